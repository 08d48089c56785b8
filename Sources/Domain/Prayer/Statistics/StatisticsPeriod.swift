package import KernelDomain

/// The kind of period that statistics cover.
package enum StatisticsPeriod: String, CaseIterable, Hashable, Sendable, Codable {
  /// A week from Monday to Sunday.
  case week
  case month, year, all

  /// Returns the days of the period that contains `day`. Omits days before `since` and after `today`. Nil if no days
  /// remain.
  package func days(around day: CivilDay, since: CivilDay, today: CivilDay) -> ClosedRange<CivilDay>? {
    let whole = calendar(around: day) ?? since...today
    let first = max(whole.lowerBound, since)
    let last = min(whole.upperBound, today)
    return first <= last ? first...last : nil
  }

  /// Returns the whole week, month or year that contains `day`; nil for the period `all`.
  package func calendar(around day: CivilDay) -> ClosedRange<CivilDay>? {
    switch self {
    case .all: return nil
    case .week:
      let monday = day.startOfWeek()
      return monday...CivilDay(daysSinceEpoch: monday.daysSinceEpoch + 6)
    case .month:
      let days = day.inMonth.days
      return CivilDay(daysSinceEpoch: days.lowerBound)...CivilDay(daysSinceEpoch: days.upperBound)
    case .year:
      guard let first = CivilDay(year: day.year, month: 1, day: 1),
        let last = CivilDay(year: day.year, month: 12, day: 31)
      else { return nil }
      return first...last
    }
  }
}
