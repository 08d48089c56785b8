/// Finds the best sets of an exercise among those that have no load or no repetitions. Such sets are compared by their
/// repetitions; sets without repetitions by their distance; sets without either by their time. If several sets are
/// equally good, the earliest holds the record.
package enum UnloadedRecordRule {
  /// The quantity by which a set without load is compared.
  package enum Measure: Hashable, CaseIterable, Sendable {
    case mostReps, farthest, longest
  }

  /// Returns the quantity by which a set is compared, and its value; nil if the set has no repetitions, no distance and
  /// no time.
  package static func value(_ set: SetEntry) -> (measure: Measure, value: Int64)? {
    if let reps = set.reps, reps > 0 { return (.mostReps, Int64(reps)) }
    if let millimetres = set.millimetres { return (.farthest, millimetres) }
    return set.seconds.map { (.longest, Int64($0)) }
  }
}
