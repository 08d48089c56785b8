/// What is shown of a prayer.
package enum PrayerState: Hashable, Sendable {
  case recorded(PrayerStatus)
  /// An excuse holds, and nothing was recorded.
  case excused
  /// It has no time that day.
  case undefined
  case upcoming
  case due
  /// Its time has passed, and nothing was recorded.
  case notRecorded
  /// The same, where she wants it counted as missed.
  case assumedMissed

  /// `on-time`, `not-recorded`: an assumed one is `missed`.
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

  /// Its time has passed, and nothing was recorded.
  package var isUnrecorded: Bool { self == .notRecorded || self == .assumedMissed }

  package var isExcused: Bool { self == .excused || self == .recorded(.excused) }

  package var isPrayed: Bool {
    if case .recorded(let status) = self { status.isPrayed } else { false }
  }
}
