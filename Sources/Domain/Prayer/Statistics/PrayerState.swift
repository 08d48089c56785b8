/// The state in which a prayer is shown.
package enum PrayerState: Hashable, Sendable {
  case recorded(PrayerStatus)
  /// Covered by an excuse, and without an entry.
  case excused
  /// The prayer has no time that day.
  case undefined
  case upcoming
  case due
  /// Its time has passed, and it has no entry.
  case notRecorded
  /// Like `notRecorded`, but the user wants it counted as missed.
  case assumedMissed

  /// For example `on-time` or `not-recorded`; `assumedMissed` is called `missed`.
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

  /// Whether its time has passed and it has no entry.
  package var isUnrecorded: Bool { self == .notRecorded || self == .assumedMissed }

  package var isExcused: Bool { self == .excused || self == .recorded(.excused) }

  package var isPrayed: Bool {
    if case .recorded(let status) = self { status.isPrayed } else { false }
  }
}
