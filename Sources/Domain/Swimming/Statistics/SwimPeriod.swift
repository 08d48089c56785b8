package import KernelDomain

/// The kinds of periods for which statistics and records are listed.
package enum SwimPeriod: String, CaseIterable, Codable, Sendable {
  case week
  case month
  case year
  /// Twelve months, beginning with the month in which the swimmer's seasons start.
  case season
}

/// The settings that determine when the swimmer's weeks and seasons begin.
package struct SwimCalendar: Hashable, Sendable {
  /// The weekday on which weeks begin, from 0 (Monday) to 6 (Sunday).
  package let firstWeekday: Int
  /// The month in which seasons start, 1 to 12.
  package let seasonStart: Int

  package init(firstWeekday: Int = 0, seasonStart: Int = 9) {
    self.firstWeekday = firstWeekday
    self.seasonStart = seasonStart
  }

  /// Returns the first day of the period that contains `day`.
  package func start(of period: SwimPeriod, containing day: CivilDay) -> CivilDay {
    switch period {
    case .week: day.startOfWeek(on: firstWeekday)
    case .month: first(of: day.inMonth)
    case .year: first(ofMonth: 1, year: day.year)
    case .season: first(ofMonth: seasonStart, year: day.month < seasonStart ? day.year - 1 : day.year)
    }
  }

  /// Returns the first day of the period after the one that begins on `start`.
  package func next(_ period: SwimPeriod, after start: CivilDay) -> CivilDay {
    let longest =
      switch period {
      case .week: 7
      case .month: 31
      case .year, .season: 366
      }
    return self.start(of: period, containing: CivilDay(daysSinceEpoch: start.daysSinceEpoch + longest))
  }

  /// Returns the last day of the period that begins on `start`.
  package func last(of period: SwimPeriod, from start: CivilDay) -> CivilDay {
    CivilDay(daysSinceEpoch: next(period, after: start).daysSinceEpoch - 1)
  }

  private func first(of month: CivilMonth) -> CivilDay {
    CivilDay(daysSinceEpoch: month.days.lowerBound)
  }

  private func first(ofMonth month: Int, year: Int) -> CivilDay {
    // Recordings are at least a year away from the calendar's limits, so the result outside the calendar does not
    // matter.
    CivilDay(year: max(year, 1), month: month, day: 1) ?? CivilDay(daysSinceEpoch: 0)
  }
}
