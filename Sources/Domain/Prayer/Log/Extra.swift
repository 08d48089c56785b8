package import KernelDomain

/// A prayer other than the five daily ones. Such prayers do not count towards goals, percentages or streaks, and are
/// not owed. The exception is Witr, which the user may choose to count as owed (see `WitrRule`).
package enum Extra: String, CaseIterable, Hashable, Sendable, Codable {
  case witr
  case fajrSunnah = "fajr-sunnah"
  case dhuhrBefore = "dhuhr-before"
  case dhuhrAfter = "dhuhr-after"
  case maghribAfter = "maghrib-after"
  case ishaAfter = "isha-after"
  case duha, tahajjud, tarawih, nafl

  package static let units = 1...100
}

/// Identifies one prayer other than the five daily ones, by its kind and its day.
package struct ExtraOfDay: Hashable, Sendable, Comparable {
  package let day: CivilDay
  package let extra: Extra

  package init(_ extra: Extra, of day: CivilDay) {
    self.day = day
    self.extra = extra
  }

  package static func < (one: ExtraOfDay, other: ExtraOfDay) -> Bool {
    one.day == other.day ? one.extra.place < other.extra.place : one.day < other.day
  }
}

extension Extra {
  fileprivate var place: Int { Extra.allCases.firstIndex(of: self) ?? 0 }
}

/// The user's record of a prayer other than the five daily ones.
package struct ExtraEntry: Hashable, Sendable {
  /// When the user prayed; nil if the user did not record the time.
  package let at: Timestamp?
  /// The number of units (rak'ahs) that the user prayed; nil if the user did not record it.
  package let units: Int?
  package let status: Status

  /// Whether the user prayed, missed or made up the prayer. Only Witr can be missed or made up.
  package enum Status: String, CaseIterable, Hashable, Sendable, Codable {
    case prayed
    case madeUp = "made-up"
    case missed
  }

  package init(at: Timestamp? = nil, units: Int? = nil, _ status: Status = .prayed) throws(PrayerInputError) {
    self.at = at
    self.status = status
    self.units = try units.map { units throws(PrayerInputError) in
      try PrayerInputError.checked(units, .units, Extra.units)
    }
  }
}
