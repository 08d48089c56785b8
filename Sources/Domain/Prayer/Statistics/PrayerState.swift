/// The state of a prayer as it is shown.
package enum PrayerState: Hashable, Sendable {
  case recorded(PrayerStatus)
  /// The prayer is covered by an excuse, and has no entry.
  case excused
  /// The prayer has no time that day.
  case undefined
  case upcoming
  case due
  /// The prayer's time has passed, and it has no entry.
  case notRecorded
  /// The prayer's time has passed without an entry, and the user wants such prayers counted as missed.
  case assumedMissed

  /// The name in output, for example `on-time` or `not-recorded`; `assumedMissed` is called `missed`.
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

  /// Whether the prayer's time has passed and it has no entry.
  package var isUnrecorded: Bool { self == .notRecorded || self == .assumedMissed }

  package var isExcused: Bool { self == .excused || self == .recorded(.excused) }

  package var isPrayed: Bool {
    if case .recorded(let status) = self { status.isPrayed } else { false }
  }
}
