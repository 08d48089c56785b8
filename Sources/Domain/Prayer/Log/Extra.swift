package import KernelDomain

/// A prayer beyond the five. Such prayers are never debt, and count for no goal, share or streak.
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

/// A prayer beyond the five, of a day. There is one entry for each kind and day.
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

/// What the user recorded about a prayer beyond the five.
package struct ExtraEntry: Hashable, Sendable {
  /// When it was prayed; nil if the user did not say.
  package let at: Timestamp?
  /// The number of units (rak'ahs); nil if the user did not say.
  package let units: Int?

  package init(at: Timestamp? = nil, units: Int? = nil) throws(PrayerInputError) {
    self.at = at
    self.units = try units.map { units throws(PrayerInputError) in
      try PrayerInputError.checked(units, .units, Extra.units)
    }
  }
}
