package import KernelDomain

/// The events of a day at the user's places, and the windows of its prayers.
package struct ScheduledDay: Hashable, Sendable {
  package let day: CivilDay
  /// The events; nil for an event that the user's clocks skipped: the user left one place before it, and the day does
  /// not exist at the next place.
  package let events: EventValues<ScheduledEvent?>
  private var windows: [PrayerWindow?] = [nil, nil, nil, nil, nil]

  init(day: CivilDay, events: EventValues<ScheduledEvent?>) {
    self.day = day
    self.events = events
  }

  /// The window of a prayer; nil if the prayer has no time that day.
  package subscript(prayer: Prayer) -> PrayerWindow? { windows[prayer.index] }

  /// The end of the day's last window; nil if the day has no window.
  package var end: Timestamp? { windows.compactMap { $0?.end }.max() }

  /// - Parameter following: the days after this day, in order.
  mutating func endWindows(by following: [ScheduledDay]) {
    for prayer in Prayer.allCases {
      guard let begin = events[prayer.event]?.at else { continue }
      let later = PrayerEvent.allCases[(prayer.event.index + 1)...]
      // Noon exists every day, so some event follows.
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
  /// The time of the event, a whole minute, but not before its period begins; nil if the event does not exist that day.
  package let at: Timestamp?
  /// Why the event does not exist; nil if it exists.
  package let why: UndefinedTime?
  /// The position of the period to which the event belongs.
  package let period: Int
}

/// The time in which a prayer can be prayed: from `begin` until before `end`.
package struct PrayerWindow: Hashable, Sendable {
  package let begin: Timestamp
  package let end: Timestamp

  package init(begin: Timestamp, end: Timestamp) {
    self.begin = begin
    self.end = end
  }

  package func contains(_ instant: Timestamp) -> Bool {
    begin <= instant && instant < end
  }
}
