/// A method of calculating prayer times: one published by an authority, or one defined by the user.
package enum PrayerMethod: Hashable, Sendable {
  case named(Name)
  case custom(CustomPrayerMethod)

  package static let standard = PrayerMethod.named(.muslimWorldLeague)

  package enum Name: String, CaseIterable, Hashable, Sendable, Codable {
    case muslimWorldLeague = "muslim-world-league"
    case egyptian
    case karachi
    case ummAlQura = "umm-al-qura"
    case dubai
    case qatar
    case kuwait
    case moonsighting
    case singapore
    case turkey
    case tehran
    case jafari
    case northAmerica = "north-america"
    case france
    case russia
    case indonesia
    case tunisia
    case malaysia
    case kemenag
    case diyanetEurope = "diyanet-europe"
    case morocco
    case algeria
    case jordan
    case qatarCalendar = "qatar-calendar"
    case parisMosque = "paris-mosque"
    case londonUnified = "london-unified"
  }

  /// How the beginning of Isha is determined.
  package enum Isha: Hashable, Sendable {
    /// Isha begins when the sun is this far below the horizon, in degrees.
    case angle(Double)
    /// Isha begins this many minutes after sunset.
    case minutes(Int)
  }
}

extension PrayerMethod {
  var isMoonsighting: Bool { self == .named(.moonsighting) }

  /// Whether the method rounds times up to whole minutes. False if it rounds them to the nearest minute.
  var roundsUp: Bool {
    switch self {
    case .named(.singapore), .named(.malaysia), .named(.kemenag), .named(.algeria): true
    default: false
    }
  }

  /// The method's angles for Fajr and Maghrib, and its angle or minutes for Isha. They are a starting point for a
  /// custom method. The minutes that the method adds to calculated times are not included.
  package var angles: (fajr: Double, isha: Isha, maghrib: Double?) {
    let figures = figures(isRamadan: false)
    return (figures.fajrAngle, figures.isha, figures.maghribAngle)
  }

  /// Returns the numbers with which the method calculates times.
  /// - Parameter isRamadan: whether the day is in Ramadan, when Isha of the Umm al-Qura method is half an hour later.
  func figures(isRamadan: Bool) -> MethodFigures {
    switch self {
    case .custom(let method): MethodFigures(fajr: method.fajrAngle, isha: method.isha, maghrib: method.maghribAngle)
    case .named(let name): name.figures(isRamadan: isRamadan)
    }
  }
}
