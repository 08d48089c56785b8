package import KernelDomain

/// The prayer times of one day at one place.
package struct PrayerTimes: Hashable, Sendable {
  package let day: CivilDay
  /// The times of the events, in whole minutes; nil if an event does not exist.
  package let events: EventValues<Timestamp?>
  /// Why some events do not exist; nil if all exist.
  package let why: UndefinedTime?

  /// When the prayer begins.
  package subscript(prayer: Prayer) -> Timestamp? { events[prayer.event] }
}

/// Why an event does not exist on a day.
package enum UndefinedTime: String, CaseIterable, Hashable, Sendable, Codable {
  /// The sun does not set.
  case polarDay = "polar-day"
  /// The sun does not rise.
  case polarNight = "polar-night"
  /// The night does not get dark enough.
  case twilight
}
