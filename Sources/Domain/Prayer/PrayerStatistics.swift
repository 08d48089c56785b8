package import KernelDomain

/// How many prayers were recorded as what, over some days.
package struct PrayerStatistics: Hashable, Sendable {
  package private(set) var prayers = PrayerValues(Counts())

  package struct Counts: Hashable, Sendable {
    package var onTime = 0
    package var late = 0
    package var madeUp = 0
    /// The assumed ones too.
    package var missed = 0
    package var assumedMissed = 0
    package var excused = 0
    /// Ended, and nothing recorded.
    package var notRecorded = 0
    package var inCongregation = 0

    package init() {}

    fileprivate mutating func count(_ state: PrayerState, _ entry: PrayerEntry?) {
      switch state {
      case .recorded(.onTime): onTime += 1
      case .recorded(.late): late += 1
      case .recorded(.madeUp): madeUp += 1
      case .recorded(.missed): missed += 1
      case .assumedMissed:
        missed += 1
        assumedMissed += 1
      case .recorded(.excused), .excused: excused += 1
      case .notRecorded: notRecorded += 1
      case .undefined, .upcoming, .due: break
      }
      if entry?.inCongregation ?? false { inCongregation += 1 }
    }

    /// What shares are of: excused prayers and unrecorded ones are not among them.
    package var recorded: Int { onTime + late + madeUp + missed }
  }

  package init(of days: some Sequence<PrayerStates.Day>) {
    for day in days {
      prayers.fajr.count(day.states.fajr, day.entries.fajr)
      prayers.dhuhr.count(day.states.dhuhr, day.entries.dhuhr)
      prayers.asr.count(day.states.asr, day.entries.asr)
      prayers.maghrib.count(day.states.maghrib, day.entries.maghrib)
      prayers.isha.count(day.states.isha, day.entries.isha)
    }
  }

  package var recorded: Int { prayers.all.reduce(0) { $0 + $1.recorded } }

  package var notRecorded: Int { prayers.all.reduce(0) { $0 + $1.notRecorded } }

  /// How many of a thousand recorded were on time, rounded half up; nil where none is recorded.
  package var onTimeShare: Int? {
    let recorded = recorded
    return recorded == 0 ? nil : (prayers.all.reduce(0) { $0 + $1.onTime } * 2_000 + recorded) / (recorded * 2)
  }

  /// How many there are of what a goal counts.
  package func count(of kind: PrayerGoal.Kind) -> Int {
    prayers.all.reduce(0) { $0 + $1.onTime + (kind == .prayed ? $1.late + $1.madeUp : 0) }
  }
}

/// The days that statistics are of.
package enum StatisticsPeriod: String, CaseIterable, Hashable, Sendable, Codable {
  /// From Monday.
  case week
  case month, year, all

  /// The days of the period that a day lies in, from `since` to today at most. Nil where none of them counts.
  package func days(around day: CivilDay, since: CivilDay, today: CivilDay) -> ClosedRange<CivilDay>? {
    let whole = calendar(around: day) ?? since...today
    let first = max(whole.lowerBound, since)
    let last = min(whole.upperBound, today)
    return first <= last ? first...last : nil
  }

  /// Nil for all days.
  private func calendar(around day: CivilDay) -> ClosedRange<CivilDay>? {
    switch self {
    case .all: return nil
    case .week:
      // 1970-01-01 was a Thursday.
      let weekday = (day.daysSinceEpoch + 3) - (day.daysSinceEpoch + 3).flooredQuotient(by: 7) * 7
      let monday = day.daysSinceEpoch - weekday
      return CivilDay(daysSinceEpoch: monday)...CivilDay(daysSinceEpoch: monday + 6)
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

/// A day of the heat map.
package struct HeatMapDay: Hashable, Sendable {
  package let day: CivilDay
  /// 0 to 5.
  package let prayed: Int
  package let excused: Int
  package let notRecorded: Int

  package init(_ day: PrayerStates.Day) {
    self.day = day.day
    var counts = (prayed: 0, excused: 0, notRecorded: 0)
    for prayer in Prayer.allCases {
      let state = day.states[prayer]
      if state.isPrayed { counts.prayed += 1 }
      if state.isExcused { counts.excused += 1 }
      if state == .notRecorded || state == .assumedMissed { counts.notRecorded += 1 }
    }
    (prayed, excused, notRecorded) = counts
  }
}
