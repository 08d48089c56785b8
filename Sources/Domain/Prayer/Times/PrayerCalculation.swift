/// The user's choices about how prayer times are calculated at a place.
package struct PrayerCalculation: Hashable, Sendable {
  package var method: PrayerMethod
  package var school: AsrSchool
  package var rule: HighLatitudeRule
  /// The latitude limit, in degrees; nil if there is none. Times for a place farther from the equator are calculated as
  /// if the place were at this latitude.
  package private(set) var latitudeLimit: Int?
  package var polar: PolarDays
  /// The kind of twilight whose end is the beginning of Isha. Only the moonsighting method uses it.
  package var shafaq: Shafaq
  /// The number of minutes that the user adds to each calculated time; negative to subtract.
  package private(set) var adjust: EventValues<Int>
  /// The Malaysian zone for which times are calculated instead of the user's place; nil to calculate them for the
  /// place. Only the method `malaysia` has zones.
  package private(set) var jakimZone: JakimZone?

  package static let latitudeLimits = 45...65
  package static let ownMinutes = -30...30

  package init(
    method: PrayerMethod = .standard, school: AsrSchool = .standard, rule: HighLatitudeRule = .automatic,
    latitudeLimit: Int? = nil, polar: PolarDays = .undefined, shafaq: Shafaq = .general,
    adjust: EventValues<Int> = EventValues(0), jakimZone: JakimZone? = nil
  ) throws(PrayerInputError) {
    self.method = method
    self.jakimZone = method == .named(.malaysia) ? jakimZone : nil
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

extension PrayerCalculation {
  /// Returns the numbers with which times are calculated. They are those of the method, except that a zone's minutes
  /// replace the method's minutes.
  func figures(isRamadan: Bool) -> MethodFigures {
    var figures = method.figures(isRamadan: isRamadan)
    if let jakimZone {
      figures.minutes.sunrise = jakimZone.sunrise
      figures.minutes.maghrib = jakimZone.maghrib
      figures.minutes.isha = jakimZone.isha
    }
    return figures
  }

  /// A copy of this calculation without `jakimZone`, for use at another place.
  package var withoutZone: PrayerCalculation {
    var calculation = self
    calculation.jakimZone = nil
    return calculation
  }

  /// Returns a copy of this calculation with a change that gives a time to events which would otherwise have none.
  func with(_ help: UndefinedHelp) -> PrayerCalculation {
    var calculation = self
    switch help {
    case .latitudeLimit: calculation.latitudeLimit = min(latitudeLimit ?? UndefinedHelp.limit, UndefinedHelp.limit)
    case .makkah: calculation.polar = .makkah
    }
    return calculation
  }
}

/// The school of law, which determines how long shadows are when Asr begins.
package enum AsrSchool: String, CaseIterable, Hashable, Sendable, Codable {
  /// Asr begins when an object's shadow is longer than at noon by the object's height.
  case standard
  /// Asr begins when an object's shadow is longer than at noon by twice the object's height.
  case hanafi

  var lengths: Double {
    switch self {
    case .standard: 1
    case .hanafi: 2
    }
  }
}

/// How prayer times are determined on days when the sun does not rise or does not set.
package enum PolarDays: String, CaseIterable, Hashable, Sendable, Codable {
  /// On days when the sun does not rise or does not set, events that do not take place have no time.
  case undefined = "none"
  /// On days when the sun does not rise or does not set, every event has the same local time as in Makkah.
  case makkah
}

/// The twilight whose end is the beginning of Isha in the moonsighting method: the red glow in the sky, the white glow,
/// or a compromise between the two (`general`).
package enum Shafaq: String, CaseIterable, Hashable, Sendable, Codable {
  case general, red, white
}
