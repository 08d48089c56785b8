/// The state of a prayer as screens show it.
package enum PrayerState: Hashable, Sendable {
  case recorded(PrayerStatus)
  /// The user did not record the prayer, and an excuse covers it.
  case excused
  /// The prayer does not exist on that day, for example because the sun does not set.
  case undefined
  case upcoming
  case due
  /// The prayer's window has ended, the user did not record the prayer, and the settings do not count such prayers as
  /// missed.
  case notRecorded
  /// The prayer's window has ended, the user did not record the prayer, and the settings count such prayers as missed.
  case assumedMissed

  /// The name of the state in output, such as `on-time` or `not-recorded`. The name of `assumedMissed` is `missed`, as
  /// for a prayer that is recorded as missed.
  package var name: String {
    switch self {
    case .recorded(let status): status.rawValue
    case .excused: PrayerStatus.excused.rawValue
    case .undefined: "undefined"
    case .upcoming: "upcoming"
    case .due: "due"
    case .notRecorded: "not-recorded"
    case .assumedMissed: PrayerStatus.missed.rawValue
    }
  }

  /// Whether the prayer's window has ended and the user did not record the prayer.
  package var isUnrecorded: Bool { self == .notRecorded || self == .assumedMissed }

  package var isExcused: Bool { self == .excused || self == .recorded(.excused) }

  package var isPrayed: Bool {
    if case .recorded(let status) = self { status.isPrayed } else { false }
  }
}
