/// The results of one session, in which a camera watched one exercise.
package struct FormResults: Hashable, Sendable {
  package internal(set) var exercise: FormExercise
  /// The number of frames that were judged.
  package internal(set) var frames = 0
  /// The number of frames that were ignored because their time was not after that of the frame before.
  package internal(set) var outOfOrder = 0
  package internal(set) var reps: [FormRep] = []
  package internal(set) var partials: [FormRep] = []
  /// The time spans in which a plank was held; empty for other exercises.
  package internal(set) var holds: [FormHold] = []
  /// The number of attempts that were interrupted, because the body was not visible at their end or they took over 20
  /// seconds.
  package internal(set) var interrupted = 0
  /// The attempts that are not repetitions because the user rested, for example sat on a bench or drank from a bottle.
  package internal(set) var rested: [FormRep] = []
  /// The number of frames that showed somebody else and so were judged as if they showed nobody.
  package internal(set) var otherPerson = 0

  /// The faults that could not be judged in any repetition, because the camera did not look from a direction in which
  /// they are visible.
  package var notJudged: [FormFinding] {
    let views = Set(reps.map(\.view))
    let rules = exercise.definition?.findings ?? []
    let judged = Set(rules.filter { !views.isDisjoint(with: $0.views) }.map(\.finding))
    return FormFinding.allCases.filter { finding in
      !judged.contains(finding) && rules.contains { $0.finding == finding }
    }
  }
}
