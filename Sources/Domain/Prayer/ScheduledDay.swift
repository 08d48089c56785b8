package import KernelDomain

/// A day's events where she was, and when each prayer can be prayed in time.
package struct ScheduledDay: Hashable, Sendable {
  package let day: CivilDay
  /// Nil for one that the clocks left out: she left a place before it, and came to another after it.
  package let events: EventValues<ScheduledEvent?>
  private var windows: [PrayerWindow?] = [nil, nil, nil, nil, nil]

  init(day: CivilDay, events: EventValues<ScheduledEvent?>) {
    self.day = day
    self.events = events
  }

  /// Nil where the prayer has no time that day.
  package subscript(prayer: Prayer) -> PrayerWindow? { windows[prayer.index] }

  /// The end of the day's last window; nil where it has none.
  package var end: Timestamp? { windows.compactMap { $0?.end }.max() }

  /// - Parameter following: the days after it.
  mutating func endWindows(by following: [ScheduledDay]) {
    for prayer in Prayer.allCases {
      guard let begin = events[prayer.event]?.at else { continue }
      let later = PrayerEvent.allCases[(prayer.event.index + 1)...]
      // Noon comes every day: some event follows.
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
  /// A whole minute; nil where the event does not exist that day.
  package let at: Timestamp?
  /// Why it does not exist.
  package let why: UndefinedTime?
  /// The position of the period that it is of.
  package let period: Int
}

/// When a prayer can be prayed in time: from its begin, until before its end.
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
