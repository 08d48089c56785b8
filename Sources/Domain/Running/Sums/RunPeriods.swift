package import KernelDomain

/// Divides time into weeks, months or years, and prepares two periods for comparison.
package enum RunPeriods {
  package enum Unit: String, CaseIterable, Sendable {
    case week
    case month
    case year
  }

  /// Divides a range of days into weeks, months or years, in chronological order. The first and the last may be
  /// incomplete, since they do not extend beyond the range.
  package static func parts(
    of span: ClosedRange<CivilDay>, by unit: Unit, weekStart: WeekStart
  ) -> [ClosedRange<CivilDay>] {
    var parts: [ClosedRange<CivilDay>] = []
    var day = span.lowerBound
    while day <= span.upperBound {
      let last = min(RunPeriods.last(of: unit, with: day, weekStart), span.upperBound)
      parts.append(day...last)
      day = last.after(1)
    }
    return parts
  }

  /// Returns the first day of an earlier week, month or year: the one that is `count` units before the unit that
  /// contains `day`.
  package static func first(
    of unit: Unit, _ count: Int, before day: CivilDay, weekStart: WeekStart
  ) -> CivilDay {
    switch unit {
    case .week: return weekStart.firstDay(ofWeekOf: day).after(-7 * count)
    case .month:
      let months = day.year * 12 + day.month - 1 - count
      return CivilDay(year: months / 12, month: months % 12 + 1, day: 1) ?? day
    case .year: return CivilDay(year: day.year - count, month: 1, day: 1) ?? day
    }
  }

  private static func last(of unit: Unit, with day: CivilDay, _ weekStart: WeekStart) -> CivilDay {
    switch unit {
    case .week: weekStart.firstDay(ofWeekOf: day).after(6)
    case .month: lastOfMonth(day)
    case .year: CivilDay(year: day.year, month: 12, day: 31) ?? day
    }
  }

  /// Prepares two periods for comparison. If the second one contains today, it is cut off after today, and the first
  /// one is cut off after the corresponding day.
  /// - Returns: the two periods, and whether the second one contains today.
  package static func comparable(
    _ first: ClosedRange<CivilDay>, _ second: ClosedRange<CivilDay>, today: CivilDay
  ) -> (first: ClosedRange<CivilDay>, second: ClosedRange<CivilDay>, isUnderWay: Bool) {
    guard second.contains(today) else { return (first, second, false) }
    let end = sameDay(of: first, like: today, in: second)
    return (first.lowerBound...max(first.lowerBound, min(end, first.upperBound)), second.lowerBound...today, true)
  }

  /// Returns the day in `period` that corresponds to `day` in `other`. If both periods are whole years, the result has
  /// the same date as `day`. If both are whole months, it has the same day of the month, or is the last day of a
  /// shorter month. Otherwise, it is as many days after the start of `period` as `day` is after the start of `other`.
  private static func sameDay(
    of period: ClosedRange<CivilDay>, like day: CivilDay, in other: ClosedRange<CivilDay>
  ) -> CivilDay {
    let start = period.lowerBound
    if isYear(period), isYear(other) {
      return CivilDay(year: start.year, month: day.month, day: day.day)
        ?? lastOfMonth(CivilDay(year: start.year, month: day.month, day: 1) ?? start)
    }
    if isMonth(period), isMonth(other) {
      return CivilDay(year: start.year, month: start.month, day: day.day) ?? lastOfMonth(start)
    }
    return start.after(day.daysSinceEpoch - other.lowerBound.daysSinceEpoch)
  }

  private static func isYear(_ period: ClosedRange<CivilDay>) -> Bool {
    let (first, last) = (period.lowerBound, period.upperBound)
    return (first.month, first.day, last.month, last.day) == (1, 1, 12, 31) && first.year == last.year
  }

  private static func isMonth(_ period: ClosedRange<CivilDay>) -> Bool {
    period.lowerBound.day == 1 && period.upperBound == lastOfMonth(period.lowerBound)
  }

  private static func lastOfMonth(_ day: CivilDay) -> CivilDay {
    (28...31).reversed().lazy.compactMap { CivilDay(year: day.year, month: day.month, day: $0) }.first ?? day
  }
}

extension CivilDay {
  /// Returns the day that is `days` days after this one.
  fileprivate func after(_ days: Int) -> CivilDay { CivilDay(daysSinceEpoch: daysSinceEpoch + days) }
}
