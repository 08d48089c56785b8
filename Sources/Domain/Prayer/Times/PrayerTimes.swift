package import KernelDomain

/// The prayer times of one day at one place.
package struct PrayerTimes: Hashable, Sendable {
  package let day: CivilDay
  /// The time of each event, a whole minute; nil if the event does not take place.
  package let events: EventValues<Timestamp?>
  /// Why some events do not take place; nil if all do.
  package let why: UndefinedTime?

  /// When the prayer begins; nil if it has no time that day.
  package subscript(prayer: Prayer) -> Timestamp? { events[prayer.event] }
}

/// Why an event does not take place on a day.
package enum UndefinedTime: String, CaseIterable, Hashable, Sendable, Codable {
  /// The sun does not set that day.
  case polarDay = "polar-day"
  /// The sun does not rise that day.
  case polarNight = "polar-night"
  /// The sun does not go low enough below the horizon for twilight to end.
  case twilight
}
