package import KernelDomain

/// Volume is the load times the repetitions of working sets, summed in milligrams and told in tenths of a kilogram.
package enum VolumeRule {
  /// Milligrams; wide enough for whatever a book holds.
  package typealias Sum = Int128

  package static func tenths(_ sum: Sum) -> Int64 { Mass.tenths(sum) }

  /// The volume of each week that has any, in order, in tenths of a kilogram.
  package static func weeks(_ days: some Sequence<(day: CivilDay, milligrams: Sum)>) -> [WeekVolume] {
    var sums: [ISOWeek: Sum] = [:]
    for (day, milligrams) in days where milligrams > 0 { sums[ISOWeek(day), default: 0] += milligrams }
    return sums.map { WeekVolume(week: $0.key, tenths: tenths($0.value)) }.sorted { $0.week < $1.week }
  }
}

/// A week's volume.
package struct WeekVolume: Hashable, Sendable {
  package let week: ISOWeek
  /// Tenths of a kilogram.
  package let tenths: Int64
}
