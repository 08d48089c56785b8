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
  }

  /// How the beginning of Isha is determined.
  package enum Isha: Hashable, Sendable {
    /// Isha begins when the sun is this many degrees below the horizon.
    case angle(Double)
    /// Isha begins this many minutes after sunset.
    case minutes(Int)
  }
}

/// The numbers by which a method calculates prayer times.
struct MethodFigures {
  /// How far the sun is below the horizon when Fajr begins, in degrees.
  var fajrAngle: Double
  var isha: PrayerMethod.Isha
  /// How far the sun is below the horizon when Maghrib begins, in degrees; nil if Maghrib begins at sunset.
  var maghribAngle: Double?
  /// The minutes that the method adds to each calculated time; negative to subtract.
  var minutes = EventValues(0)

  init(fajr: Double, isha: PrayerMethod.Isha, maghrib: Double? = nil, minutes: EventValues<Int> = EventValues(0)) {
    fajrAngle = fajr
    self.isha = isha
    maghribAngle = maghrib
    self.minutes = minutes
  }
}

extension PrayerMethod {
  var isMoonsighting: Bool { self == .named(.moonsighting) }

  /// Whether the method rounds times up to whole minutes; otherwise to the nearest minute.
  var roundsUp: Bool { self == .named(.singapore) }

  /// The angles of Fajr and Maghrib, and the angle or minutes of Isha, from which the user can define a similar custom
  /// method. The minutes that the method adds to times are left out.
  package var angles: (fajr: Double, isha: Isha, maghrib: Double?) {
    let figures = figures(isRamadan: false)
    return (figures.fajrAngle, figures.isha, figures.maghribAngle)
  }

  /// Returns the numbers by which the method calculates.
  /// - Parameter isRamadan: whether the day is in Ramadan, when the Umm al-Qura method has Isha half an hour later.
  func figures(isRamadan: Bool) -> MethodFigures {
    switch self {
    case .custom(let method): MethodFigures(fajr: method.fajrAngle, isha: method.isha, maghrib: method.maghribAngle)
    case .named(let name): name.figures(isRamadan: isRamadan)
    }
  }
}

extension PrayerMethod.Name {
  fileprivate func figures(isRamadan: Bool) -> MethodFigures {
    switch self {
    case .muslimWorldLeague: MethodFigures(fajr: 18, isha: .angle(17), minutes: minutes(dhuhr: 1))
    case .egyptian: MethodFigures(fajr: 19.5, isha: .angle(17.5), minutes: minutes(dhuhr: 1))
    case .karachi: MethodFigures(fajr: 18, isha: .angle(18), minutes: minutes(dhuhr: 1))
    case .ummAlQura: MethodFigures(fajr: 18.5, isha: .minutes(isRamadan ? 120 : 90))
    case .dubai:
      MethodFigures(
        fajr: 18.2, isha: .angle(18.2), minutes: minutes(sunrise: -3, dhuhr: 3, asr: 3, maghrib: 3))
    case .qatar: MethodFigures(fajr: 18, isha: .minutes(90))
    case .kuwait: MethodFigures(fajr: 18, isha: .angle(17.5))
    case .moonsighting: MethodFigures(fajr: 18, isha: .angle(18), minutes: minutes(dhuhr: 5, maghrib: 3))
    case .singapore: MethodFigures(fajr: 20, isha: .angle(18), minutes: minutes(dhuhr: 1))
    case .turkey:
      MethodFigures(fajr: 18, isha: .angle(17), minutes: minutes(sunrise: -7, dhuhr: 5, asr: 4, maghrib: 7))
    case .tehran: MethodFigures(fajr: 17.7, isha: .angle(14), maghrib: 4.5)
    case .jafari: MethodFigures(fajr: 16, isha: .angle(14), maghrib: 4)
    case .northAmerica: MethodFigures(fajr: 15, isha: .angle(15), minutes: minutes(dhuhr: 1))
    case .france: MethodFigures(fajr: 12, isha: .angle(12))
    case .russia: MethodFigures(fajr: 16, isha: .angle(15))
    case .indonesia:
      MethodFigures(
        fajr: 20, isha: .angle(18), minutes: minutes(fajr: 2, sunrise: -2, dhuhr: 2, asr: 2, maghrib: 2, isha: 2))
    case .tunisia:
      MethodFigures(
        fajr: 18, isha: .angle(18), minutes: minutes(fajr: -1, sunrise: -1, dhuhr: 7, maghrib: 3, isha: 1))
    }
  }
}

private func minutes(
  fajr: Int = 0, sunrise: Int = 0, dhuhr: Int = 0, asr: Int = 0, maghrib: Int = 0, isha: Int = 0
) -> EventValues<Int> {
  EventValues(fajr: fajr, sunrise: sunrise, dhuhr: dhuhr, asr: asr, maghrib: maghrib, isha: isha)
}
