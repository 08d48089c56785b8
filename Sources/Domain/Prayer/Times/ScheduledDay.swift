package import KernelDomain

/// The events of a day where the user was, and the windows of its prayers.
package struct ScheduledDay: Hashable, Sendable {
  package let day: CivilDay
  /// Nil for an event that the clocks skipped: the user left one place before it and reached another after it.
  package let events: EventValues<ScheduledEvent?>
  private var windows: [PrayerWindow?] = [nil, nil, nil, nil, nil]

  init(day: CivilDay, events: EventValues<ScheduledEvent?>) {
    self.day = day
    self.events = events
  }

  /// Nil if the prayer has no time that day.
  package subscript(prayer: Prayer) -> PrayerWindow? { windows[prayer.index] }

  /// The end of the day's last window; nil if it has none.
  package var end: Timestamp? { windows.compactMap { $0?.end }.max() }

  /// - Parameter following: the days after it.
  mutating func endWindows(by following: [ScheduledDay]) {
    for prayer in Prayer.allCases {
      guard let begin = events[prayer.event]?.at else { continue }
      let later = PrayerEvent.allCases[(prayer.event.index + 1)...]
      // Noon comes every day, so some event follows.
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
  /// A whole minute; nil if the event does not exist that day.
  package let at: Timestamp?
  /// Why it does not exist; nil if it exists.
  package let why: UndefinedTime?
  /// The position of the period that it belongs to.
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
