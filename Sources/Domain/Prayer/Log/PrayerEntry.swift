package import KernelDomain

/// An entry that the user recorded for one prayer of one day.
package struct PrayerEntry: Hashable, Sendable {
  package let status: PrayerStatus
  /// When the prayer was prayed; nil if the user did not record it.
  package let at: Timestamp?
  package let inCongregation: Bool
  /// Whether the prayer was prayed together with the other prayer of its pair, such as Dhuhr with Asr.
  package let isCombined: Bool

  package init(_ status: PrayerStatus, at: Timestamp? = nil, inCongregation: Bool = false, isCombined: Bool = false) {
    self.status = status
    self.at = at
    self.inCongregation = inCongregation
    self.isCombined = isCombined
  }

  /// A copy of this entry with the status `madeUp`.
  package var madeUp: PrayerEntry {
    PrayerEntry(.madeUp, at: at, inCongregation: inCongregation, isCombined: isCombined)
  }
}

package enum PrayerStatus: String, CaseIterable, Hashable, Sendable, Codable {
  /// Prayed within its window.
  case onTime = "on-time"
  /// Prayed after its window, but before the end of the day's last window.
  case late
  /// Prayed after the day's last window.
  case madeUp = "made-up"
  case missed
  /// Not prayed because of an excuse; such a prayer is neither owed nor counted.
  case excused

  package var isPrayed: Bool {
    switch self {
    case .onTime, .late, .madeUp: true
    case .missed, .excused: false
    }
  }
}

package struct PrayerOfDay: Hashable, Sendable {
  package let day: CivilDay
  package let prayer: Prayer

  package init(_ prayer: Prayer, of day: CivilDay) {
    self.day = day
    self.prayer = prayer
  }
}

extension PrayerOfDay: Comparable {
  package static func < (one: PrayerOfDay, other: PrayerOfDay) -> Bool {
    (one.day, one.prayer) < (other.day, other.prayer)
  }
}
