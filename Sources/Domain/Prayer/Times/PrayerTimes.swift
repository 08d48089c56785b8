package import KernelDomain

/// The prayer times of one day at one place.
package struct PrayerTimes: Hashable, Sendable {
  package let day: CivilDay
  /// The time of each event, a whole minute; nil if the event does not take place.
  package let events: EventValues<Timestamp?>
  /// `polarDay` if the sun does not set, `polarNight` if it does not rise; nil if it does both.
  let polar: UndefinedTime?
  private let fajrBound: TimeBound?
  private let ishaBound: TimeBound?
  private let isOfMakkah: Bool

  init(
    day: CivilDay, events: EventValues<Timestamp?>, polar: UndefinedTime? = nil, fajr: TimeBound? = nil,
    isha: TimeBound? = nil, isOfMakkah: Bool = false
  ) {
    self.day = day
    self.events = events
    self.polar = polar
    fajrBound = fajr
    ishaBound = isha
    self.isOfMakkah = isOfMakkah
  }

  /// When the prayer begins; nil if it has no time that day.
  package subscript(prayer: Prayer) -> Timestamp? { events[prayer.event] }

  /// Returns the reason why an event has no time; nil if it has a time.
  package func why(_ event: PrayerEvent) -> UndefinedTime? {
    events[event] == nil ? polar ?? (event == .asr ? .lowSun : .twilight) : nil
  }

  /// Returns the rule that set the time of an event; nil if the sun's altitude set it, or if the event has no time.
  package func bound(_ event: PrayerEvent) -> TimeBound? {
    if isOfMakkah { return events[event] == nil ? nil : .makkah }
    return event == .fajr ? fajrBound : event == .isha ? ishaBound : nil
  }
}

/// The reason why an event does not take place on a day.
package enum UndefinedTime: String, CaseIterable, Hashable, Sendable, Codable {
  /// The sun does not set that day.
  case polarDay = "polar-day"
  /// The sun does not rise that day.
  case polarNight = "polar-night"
  /// The sun stays so low that shadows never have the length at which Asr begins.
  case lowSun = "low-sun"
  /// The sun does not go low enough below the horizon for twilight to end.
  case twilight
}
