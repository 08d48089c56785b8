package import KernelDomain

/// The times of a day's events and prayers, at the place or places where the user is on that day.
package struct ScheduledDay: Hashable, Sendable {
  package let day: CivilDay
  /// The events of the day. An event is nil if travelling made the user miss it: the user left one place before the
  /// event, and at the next place the clocks skipped that day.
  package let events: EventValues<ScheduledEvent?>
  private var windows: [PrayerWindow?] = [nil, nil, nil, nil, nil]

  init(day: CivilDay, events: EventValues<ScheduledEvent?>) {
    self.day = day
    self.events = events
  }

  /// The time in which a prayer can be prayed; nil if the prayer has no time that day.
  package subscript(prayer: Prayer) -> PrayerWindow? { windows[prayer.index] }

  /// When the day's last prayer window ends; nil if the day has no window.
  package var end: Timestamp? { windows.compactMap { $0?.end }.max() }

  /// Sets the window of each prayer, the time in which it can be prayed. A window ends at the first event after the
  /// prayer begins.
  /// - Parameter following: the days after this day, in chronological order.
  mutating func endWindows(by following: [ScheduledDay]) {
    for prayer in Prayer.allCases {
      guard let begin = events[prayer.event]?.at else { continue }
      let later = PrayerEvent.allCases[(prayer.event.index + 1)...]
      // Solar noon takes place every day, so an event always follows.
      guard
        let end = first(of: later, after: begin)
          ?? following.lazy.compactMap({ $0.first(of: PrayerEvent.allCases[...], after: begin) }).first
      else { continue }
      windows[prayer.index] = PrayerWindow(begin: begin, end: end)
    }
  }

  private func first(of candidates: ArraySlice<PrayerEvent>, after begin: Timestamp) -> Timestamp? {
    for event in candidates {
      if let at = events[event]?.at, at > begin { return at }
    }
    return nil
  }
}

package struct ScheduledEvent: Hashable, Sendable {
  /// When the event takes place. It is a whole minute, except for an event that is moved to the beginning of the user's
  /// stay at the place. Nil if the event does not take place that day.
  package let at: Timestamp?
  /// The reason why the event does not take place; nil if it does.
  package let why: UndefinedTime?
  /// The rule that set the time of the event; nil if the sun's altitude set it, or if the event has no time.
  package let bound: TimeBound?
  /// The index of the period (the user's stay at a place) to which the event belongs.
  package let period: Int
}

/// The time in which a prayer can be prayed: `begin` is included, `end` is not.
package struct PrayerWindow: Hashable, Sendable {
  package let begin: Timestamp
  package let end: Timestamp

  /// The greatest number of days after a prayer's day on which its window can still be open, by the clock at the place
  /// where the user is then.
  ///
  /// At one place a window ends at solar noon of the next day at the latest, which always takes place. That is two days
  /// later if clocks skip a day, or if the user crosses the date line and so misses a day. These events may wait for the
  /// user's arrival at another place, less than two days more (see `PrayerSchedule.longestMove`).
  package static let mostDays = 4

  /// Returns the days whose prayers may be open today or begin tomorrow.
  package static func days(around today: CivilDay) -> ClosedRange<CivilDay> {
    CivilDay(daysSinceEpoch: today.daysSinceEpoch - mostDays)...CivilDay(daysSinceEpoch: today.daysSinceEpoch + 2)
  }

  package func contains(_ instant: Timestamp) -> Bool {
    begin <= instant && instant < end
  }
}
