/// What a session came to.
package struct FormResults: Hashable, Sendable {
  package internal(set) var exercise: FormExercise
  /// Those that were judged, without those out of order.
  package internal(set) var frames = 0
  /// Frames that were not after the one before.
  package internal(set) var outOfOrder = 0
  package internal(set) var reps: [FormRep] = []
  package internal(set) var partials: [FormRep] = []
  /// Of a plank.
  package internal(set) var holds: [FormHold] = []
  /// Attempts that nobody saw the end of.
  package internal(set) var interrupted = 0

  /// What was never judged, for the camera did not look from where it can be seen.
  package var notJudged: [FormFinding] {
    let views = Set(reps.map(\.view))
    let rules = exercise.definition?.findings ?? []
    let judged = Set(rules.filter { !views.isDisjoint(with: $0.views) }.map(\.finding))
    return FormFinding.allCases.filter { finding in
      !judged.contains(finding) && rules.contains { $0.finding == finding }
    }
  }
}
