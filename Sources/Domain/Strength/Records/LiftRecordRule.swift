import KernelDomain

/// Finds the sets that hold an exercise's records, such as the greatest load. If several sets are equally good, the
/// earliest holds the record.
package enum LiftRecordRule {
  /// Whether a set has a greater load than `other`, compared in tenths of a kilogram; if the loads are equal, whether
  /// it is earlier.
  static func isHeavier(_ set: LoadedSet, than other: LoadedSet) -> Bool {
    set.tenths != other.tenths ? set.tenths > other.tenths : set.isEarlier(than: other)
  }

  /// The best sets so far by load, by estimated one-repetition maximum and by volume, kept up to date while sets are
  /// added.
  package struct Best {
    package private(set) var heaviest: LoadedSet?
    package private(set) var oneRepMax: LoadedSet?
    package private(set) var setVolume: LoadedSet?
    private let formula: OneRepMaxRule
    // The values of the best sets above, in tenths of a kilogram; -1 if there is no such set.
    package private(set) var heaviestTenths: Int64 = -1
    package private(set) var oneRepMaxTenths: Int64 = -1
    package private(set) var setVolumeTenths: Int64 = -1

    init(_ formula: OneRepMaxRule) { self.formula = formula }

    mutating func add(_ set: LoadedSet) {
      Best.take(set, set.tenths, &heaviest, &heaviestTenths)
      if let estimate = formula.estimate(set.mass, reps: Int(set.reps)) {
        Best.take(set, estimate.tenths, &oneRepMax, &oneRepMaxTenths)
      }
      Best.take(set, (set.volume + 50_000) / 100_000, &setVolume, &setVolumeTenths)
    }

    @inline(__always)
    private static func take(_ set: LoadedSet, _ value: Int64, _ best: inout LoadedSet?, _ bestValue: inout Int64) {
      if value < bestValue { return }
      if value == bestValue, let best, !set.isEarlier(than: best) { return }
      best = set
      bestValue = value
    }
  }

  /// Returns the set with the smallest load, which in an assisted exercise means the least assistance. If several sets
  /// have that load, returns the earliest. Nil if there are no sets.
  package static func leastAssistance(_ sets: some Sequence<LoadedSet>) -> LoadedSet? {
    sets.min { a, b in
      let (one, other) = (a.tenths, b.tenths)
      return one != other ? one < other : a.isEarlier(than: b)
    }
  }
}
