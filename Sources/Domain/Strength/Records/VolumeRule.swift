package import KernelDomain

/// Computes volumes: the sum of load times repetitions over all sets that count. Sums are in milligrams, results in
/// tenths of a kilogram.
package enum VolumeRule {
  /// A sum in milligrams. Its type can hold the sum of any number of sets.
  package typealias Sum = Int128

  package static func tenths(_ sum: Sum) -> Int64 { Mass.tenths(sum) }

  /// Returns the weeks that have volume, in chronological order.
  package static func weeks(_ days: some Sequence<(day: CivilDay, milligrams: Sum)>) -> [WeekVolume] {
    var sums: [ISOWeek: Sum] = [:]
    for (day, milligrams) in days where milligrams > 0 { sums[ISOWeek(day), default: 0] += milligrams }
    return sums.map { WeekVolume(week: $0.key, tenths: tenths($0.value)) }.sorted { $0.week < $1.week }
  }
}

package struct WeekVolume: Hashable, Sendable {
  package let week: ISOWeek
  /// The week's volume, in tenths of a kilogram.
  package let tenths: Int64
}
