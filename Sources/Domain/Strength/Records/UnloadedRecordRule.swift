/// Finds the best of an exercise's sets without load or without repetitions. Such a set is compared by its repetitions
/// if it has any, else by its distance, else by its time. Among equal sets the earliest is the record.
package enum UnloadedRecordRule {
  /// What a set without load is compared by.
  package enum Measure: Hashable, CaseIterable, Sendable {
    case mostReps, farthest, longest
  }

  /// What a set is compared by, and its value; nil for a set without repetitions, distance and time.
  package static func value(_ set: SetEntry) -> (measure: Measure, value: Int64)? {
    if let reps = set.reps, reps > 0 { return (.mostReps, Int64(reps)) }
    if let millimetres = set.millimetres { return (.farthest, millimetres) }
    return set.seconds.map { (.longest, Int64($0)) }
  }
}
