/// The results of one session, in which a camera judged one exercise.
package struct FormResults: Hashable, Sendable {
  package internal(set) var exercise: FormExercise
  /// The number of frames that were judged.
  package internal(set) var frames = 0
  /// The number of frames that were ignored because their time was not after that of the previous frame.
  package internal(set) var outOfOrder = 0
  package internal(set) var reps: [FormRep] = []
  package internal(set) var partials: [FormRep] = []
  /// The time spans in which a plank was held; empty for other exercises.
  package internal(set) var holds: [FormHold] = []
  /// The number of interrupted attempts, in which the body was not visible at the end, or which took over 20 seconds.
  package internal(set) var interrupted = 0
  /// The attempts that do not count as repetitions, because the user rested during them, for example sat on a bench or
  /// drank from a bottle.
  package internal(set) var rested: [FormRep] = []
  /// The number of frames that showed a different person, and so were judged as if nobody were visible.
  package internal(set) var otherPerson = 0

  /// The faults that could not be judged in any repetition, because they are not visible from any direction from which
  /// the camera saw the body.
  package var notJudged: [FormFinding] {
    let views = Set(reps.map(\.view))
    let rules = exercise.definition?.findings ?? []
    let judged = Set(rules.filter { !views.isDisjoint(with: $0.views) }.map(\.finding))
    return FormFinding.allCases.filter { finding in
      !judged.contains(finding) && rules.contains { $0.finding == finding }
    }
  }
}
