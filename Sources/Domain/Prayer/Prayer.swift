/// The five daily prayers, in chronological order within a day.
package enum Prayer: String, CaseIterable, Hashable, Sendable, Codable {
  case fajr, dhuhr, asr, maghrib, isha

  /// The prayer's index in the day's chronological order, from 0 for Fajr to 4 for Isha.
  package var index: Int {
    switch self {
    case .fajr: 0
    case .dhuhr: 1
    case .asr: 2
    case .maghrib: 3
    case .isha: 4
    }
  }

  /// The event in a table of prayer times at which this prayer begins.
  package var event: PrayerEvent {
    switch self {
    case .fajr: .fajr
    case .dhuhr: .dhuhr
    case .asr: .asr
    case .maghrib: .maghrib
    case .isha: .isha
    }
  }
}

extension Prayer: Comparable {
  package static func < (one: Prayer, other: Prayer) -> Bool {
    one.index < other.index
  }
}

/// An event in a table of prayer times: the beginning of a prayer, or sunrise, at which Fajr ends. The cases are in
/// chronological order within a day.
package enum PrayerEvent: String, CaseIterable, Hashable, Sendable, Codable {
  case fajr, sunrise, dhuhr, asr, maghrib, isha

  /// The event's index in the day's chronological order, from 0 for Fajr to 5 for Isha.
  package var index: Int {
    switch self {
    case .fajr: 0
    case .sunrise: 1
    case .dhuhr: 2
    case .asr: 3
    case .maghrib: 4
    case .isha: 5
    }
  }
}
