/// The results of a session of one exercise in front of the camera.
package struct FormResults: Hashable, Sendable {
  package internal(set) var exercise: FormExercise
  /// The number of frames judged, without those out of order.
  package internal(set) var frames = 0
  /// The number of frames that were ignored because they were not later than the frame before.
  package internal(set) var outOfOrder = 0
  package internal(set) var reps: [FormRep] = []
  package internal(set) var partials: [FormRep] = []
  /// The holds of a plank; empty for other exercises.
  package internal(set) var holds: [FormHold] = []
  /// The number of attempts that were interrupted: their end was not visible, or they took over 20 seconds.
  package internal(set) var interrupted = 0

  /// The faults that could not be judged in any repetition, because the camera looked from the wrong direction.
  package var notJudged: [FormFinding] {
    let views = Set(reps.map(\.view))
    let rules = exercise.definition?.findings ?? []
    let judged = Set(rules.filter { !views.isDisjoint(with: $0.views) }.map(\.finding))
    return FormFinding.allCases.filter { finding in
      !judged.contains(finding) && rules.contains { $0.finding == finding }
    }
  }
}
