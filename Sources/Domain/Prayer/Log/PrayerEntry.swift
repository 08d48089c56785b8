package import KernelDomain

/// The user's record of one prayer on one day.
package struct PrayerEntry: Hashable, Sendable {
  package let status: PrayerStatus
  /// When the user prayed; nil if the user did not record the time.
  package let at: Timestamp?
  package let inCongregation: Bool
  /// Whether the prayer was combined with the other prayer of its pair: Dhuhr with Asr, or Maghrib with Isha.
  package let isCombined: Bool

  /// Whether the prayer was shortened on a journey (qasr).
  package let isShortened: Bool
  /// Whether the prayer was Jumu'ah, the Friday prayer in congregation that replaces Dhuhr.
  package let isJumuah: Bool

  package init(
    _ status: PrayerStatus, at: Timestamp? = nil, inCongregation: Bool = false, isCombined: Bool = false,
    isShortened: Bool = false, isJumuah: Bool = false
  ) {
    self.status = status
    self.at = at
    self.isJumuah = isJumuah && status.isPrayed
    self.inCongregation = inCongregation || self.isJumuah
    self.isCombined = isCombined
    self.isShortened = isShortened && status.isPrayed && !self.isJumuah
  }

  /// A copy of this entry with the status `madeUp`.
  package var madeUp: PrayerEntry {
    PrayerEntry(
      .madeUp, at: at, inCongregation: inCongregation, isCombined: isCombined, isShortened: isShortened,
      isJumuah: isJumuah)
  }
}

package enum PrayerStatus: String, CaseIterable, Hashable, Sendable, Codable {
  /// The prayer was prayed before the end of its window, the time in which it can be prayed.
  case onTime = "on-time"
  /// The prayer was prayed after its own window ended, but before the last prayer window of its day ended.
  case late
  /// The prayer was prayed after the last prayer window of its day ended.
  case madeUp = "made-up"
  case missed
  /// The prayer was not prayed because of an excuse. The user does not owe it, and percentages in statistics leave it
  /// out.
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
