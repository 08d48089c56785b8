package import KernelDomain

package struct HeatMapDay: Hashable, Sendable {
  package let day: CivilDay
  /// The number of prayers that were prayed on this day, 0 to 5.
  package private(set) var prayed = 0
  package private(set) var excused = 0
  package private(set) var notRecorded = 0
  /// The number of those among `notRecorded` that do not count as missed.
  package private(set) var notAssumedMissed = 0
  /// The number of prayers that have no time on this day.
  package private(set) var undefined = 0

  init(_ day: CivilDay, _ states: some Sequence<PrayerState>) {
    self.day = day
    for state in states {
      if state.isPrayed { prayed += 1 }
      if state.isExcused { excused += 1 }
      if state.isUnrecorded { notRecorded += 1 }
      if state == .notRecorded { notAssumedMissed += 1 }
      if state == .undefined { undefined += 1 }
    }
  }

  package init(_ day: PrayerStates.Day) {
    self.init(day.day, day.states.all)
  }
}

extension HeatMapDay {
  /// Returns the counts for each day in a range. Omits days that do not exist because the clocks at the user's places
  /// skipped them.
  package static func days(of states: PrayerStates, over days: ClosedRange<CivilDay>) -> [HeatMapDay] {
    let (settled, open) = states.settled(days)
    var reader = PrayerLog.MarkReader(states.log)
    let shown = settled.map { day in
      HeatMapDay(
        CivilDay(daysSinceEpoch: day),
        Prayer.allCases.map { prayer in
          reader.mark(prayer.index, of: day).status.map { .recorded($0) } ?? states.settledState(prayer, of: day)
        })
    }
    return shown + (open.map(states.days) ?? []).map(HeatMapDay.init)
  }
}
