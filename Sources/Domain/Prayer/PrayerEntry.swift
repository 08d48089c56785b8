package import KernelDomain

/// What she recorded for one prayer of one day.
package struct PrayerEntry: Hashable, Sendable {
  package let status: PrayerStatus
  /// When she prayed; nil where she did not say.
  package let at: Timestamp?
  package let inCongregation: Bool
  /// Prayed together with the other one of its pair.
  package let isCombined: Bool

  package init(_ status: PrayerStatus, at: Timestamp? = nil, inCongregation: Bool = false, isCombined: Bool = false) {
    self.status = status
    self.at = at
    self.inCongregation = inCongregation
    self.isCombined = isCombined
  }

  /// The same, made up.
  package var madeUp: PrayerEntry {
    PrayerEntry(.madeUp, at: at, inCongregation: inCongregation, isCombined: isCombined)
  }
}

package enum PrayerStatus: String, CaseIterable, Hashable, Sendable, Codable {
  /// Within its window.
  case onTime = "on-time"
  /// After its window, but before the last one of the day ended.
  case late
  /// After that.
  case madeUp = "made-up"
  case missed
  /// Neither owed nor counted.
  case excused

  package var isPrayed: Bool {
    switch self {
    case .onTime, .late, .madeUp: true
    case .missed, .excused: false
    }
  }
}

/// One prayer of one day.
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
