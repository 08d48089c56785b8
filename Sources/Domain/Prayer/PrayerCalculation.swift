/// How times are worked out at a place.
package struct PrayerCalculation: Hashable, Sendable {
  package var method: PrayerMethod
  package var school: AsrSchool
  package var rule: HighLatitudeRule
  /// Degrees: places farther from the equator are calculated as though they were there. Nil where none is.
  package private(set) var latitudeLimit: Int?
  package var polar: PolarDays
  /// What the moonsighting method's Isha waits for.
  package var shafaq: Shafaq
  /// Her own minutes, added to each time.
  package private(set) var adjust: EventValues<Int>

  package static let latitudeLimits = 45...65
  package static let ownMinutes = -30...30

  package init(
    method: PrayerMethod = .standard, school: AsrSchool = .standard, rule: HighLatitudeRule = .automatic,
    latitudeLimit: Int? = nil, polar: PolarDays = .undefined, shafaq: Shafaq = .general,
    adjust: EventValues<Int> = EventValues(0)
  ) throws(PrayerInputError) {
    self.method = method
    self.school = school
    self.rule = rule
    self.latitudeLimit = try latitudeLimit.map { limit throws(PrayerInputError) in
      try PrayerInputError.checked(limit, .latitudeLimit, PrayerCalculation.latitudeLimits)
    }
    self.polar = polar
    self.shafaq = shafaq
    for event in PrayerEvent.allCases {
      _ = try PrayerInputError.checked(adjust[event], .adjust, PrayerCalculation.ownMinutes)
    }
    self.adjust = adjust
  }
}

/// How long a shadow is when Asr begins.
package enum AsrSchool: String, CaseIterable, Hashable, Sendable, Codable {
  /// Longer than at noon by what throws it.
  case standard
  /// Longer by twice that.
  case hanafi

  var lengths: Double {
    switch self {
    case .standard: 1
    case .hanafi: 2
    }
  }
}

/// What becomes of a day on which the sun does not rise or does not set.
package enum PolarDays: String, CaseIterable, Hashable, Sendable, Codable {
  /// What is undefined stays so.
  case undefined = "none"
  /// All events are at Makkah's hour and minute.
  case makkah
}

/// The twilight after which the moonsighting method's Isha begins.
package enum Shafaq: String, CaseIterable, Hashable, Sendable, Codable {
  case general, red, white
}
