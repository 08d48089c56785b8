package import KernelDomain

extension ChartSeries {
  /// Returns the volume of each week in tenths of a kilogram, from the first to the last week with volume. Weeks in
  /// between that have no volume are included with the value 0.
  /// - Parameter weeks: the weeks that have volume, in chronological order.
  package static func weeklyVolume(_ weeks: [WeekVolume]) -> ChartSeries {
    guard let first = weeks.first, let last = weeks.last else { return ChartSeries([]) }
    let volumes = Dictionary(weeks.map { ($0.week.monday, $0.tenths) }) { one, _ in one }
    let (start, end) = (first.week.monday.daysSinceEpoch, last.week.monday.daysSinceEpoch)
    return ChartSeries(
      stride(from: start, through: end, by: 7).map { day in
        let monday = CivilDay(daysSinceEpoch: day)
        return Point(day: monday, value: volumes[monday] ?? 0)
      })
  }
}

extension ISOWeek {
  package var monday: CivilDay {
    // The 4th of January is always in the first week of its year.
    let fourth = CivilDay(year: year, month: 1, day: 4)!
    return CivilDay(daysSinceEpoch: fourth.startOfWeek().daysSinceEpoch + 7 * (week - 1))
  }
}
