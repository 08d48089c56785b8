/// The best of an exercise's sets without load or without repetitions: each counts for repetitions if it has any, else
/// for distance, else for time. Of equal ones the earliest.
package enum UnloadedRecordRule {
  /// What such a set counts for.
  package enum Measure: Hashable, CaseIterable, Sendable {
    case mostReps, farthest, longest
  }

  /// Nil for a set that has none of them.
  package static func value(_ set: SetEntry) -> (measure: Measure, value: Int64)? {
    if let reps = set.reps, reps > 0 { return (.mostReps, Int64(reps)) }
    if let millimetres = set.millimetres { return (.farthest, millimetres) }
    return set.seconds.map { (.longest, Int64($0)) }
  }
}
