package import KernelDomain

extension ChartSeries {
  /// The volume of each week, those without any too, from the first that has some to the last, in tenths of a kilogram;
  /// the latest `most` of them.
  /// - Parameter weeks: in order.
  package static func weeklyVolume(_ weeks: [WeekVolume], most: Int = most) -> ChartSeries {
    guard let first = weeks.first, let last = weeks.last else { return ChartSeries([]) }
    let volumes = Dictionary(weeks.map { ($0.week.monday, $0.tenths) }) { one, _ in one }
    let end = last.week.monday.daysSinceEpoch
    let start = max(first.week.monday.daysSinceEpoch, end - 7 * (min(most, 1_000_000) - 1))
    return ChartSeries(
      stride(from: start, through: end, by: 7).map { day in
        let monday = CivilDay(daysSinceEpoch: day)
        return Point(day: monday, value: volumes[monday] ?? 0)
      })
  }
}

extension ISOWeek {
  package var monday: CivilDay {
    // The 4th of January is always in the first week.
    let fourth = CivilDay(year: year, month: 1, day: 4)!
    return CivilDay(daysSinceEpoch: fourth.daysSinceEpoch - fourth.weekday + 7 * (week - 1))
  }
}
