package import KernelDomain

/// Computes volumes. A volume is load times repetitions, summed over working sets in milligrams and shown in tenths of
/// a kilogram.
package enum VolumeRule {
  /// A sum in milligrams, of a type wide enough for any book.
  package typealias Sum = Int128

  package static func tenths(_ sum: Sum) -> Int64 { Mass.tenths(sum) }

  /// The volume of each week that has any, in order of weeks.
  package static func weeks(_ days: some Sequence<(day: CivilDay, milligrams: Sum)>) -> [WeekVolume] {
    var sums: [ISOWeek: Sum] = [:]
    for (day, milligrams) in days where milligrams > 0 { sums[ISOWeek(day), default: 0] += milligrams }
    return sums.map { WeekVolume(week: $0.key, tenths: tenths($0.value)) }.sorted { $0.week < $1.week }
  }
}

package struct WeekVolume: Hashable, Sendable {
  package let week: ISOWeek
  /// The volume, in tenths of a kilogram.
  package let tenths: Int64
}
