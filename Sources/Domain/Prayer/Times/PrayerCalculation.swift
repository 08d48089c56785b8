/// How prayer times are calculated at a place.
package struct PrayerCalculation: Hashable, Sendable {
  package var method: PrayerMethod
  package var school: AsrSchool
  package var rule: HighLatitudeRule
  /// The greatest latitude to calculate with, in degrees: places farther from the equator are calculated as if they
  /// were at this latitude. Nil for no limit.
  package private(set) var latitudeLimit: Int?
  package var polar: PolarDays
  /// The twilight after whose end Isha begins in the moonsighting method.
  package var shafaq: Shafaq
  /// The minutes chosen by the user that are added to each time.
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

/// The length of shadows at which Asr begins.
package enum AsrSchool: String, CaseIterable, Hashable, Sendable, Codable {
  /// Asr begins when the shadow of an object is longer than at noon by the object's height.
  case standard
  /// Asr begins when the shadow of an object is longer than at noon by twice the object's height.
  case hanafi

  var lengths: Double {
    switch self {
    case .standard: 1
    case .hanafi: 2
    }
  }
}

/// How times are calculated on days on which the sun does not rise or does not set.
package enum PolarDays: String, CaseIterable, Hashable, Sendable, Codable {
  /// Times that do not exist stay undefined.
  case undefined = "none"
  /// All events take place at the same local time as in Makkah.
  case makkah
}

/// A kind of twilight, after whose end Isha begins in the moonsighting method: the red glow in the sky, the white glow,
/// or a compromise of both.
package enum Shafaq: String, CaseIterable, Hashable, Sendable, Codable {
  case general, red, white
}
