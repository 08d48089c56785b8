/// The numbers with which a method calculates prayer times.
struct MethodFigures {
  /// How far the sun is below the horizon when Fajr begins, in degrees.
  var fajrAngle: Double
  var isha: PrayerMethod.Isha
  /// How far the sun is below the horizon when Maghrib begins, in degrees; nil if Maghrib begins at sunset.
  var maghribAngle: Double?
  /// How far the sun's centre is below the horizon at sunrise and when Maghrib begins, in degrees. Nil for the usual
  /// 5/6°, from which the length of the night is always computed.
  var horizonAngle: Double?
  /// The number of minutes that the method adds to each calculated time. It may be fractional, and negative to
  /// subtract.
  var minutes = EventValues(0.0)

  init(
    fajr: Double, isha: PrayerMethod.Isha, maghrib: Double? = nil, horizon: Double? = nil,
    minutes: EventValues<Double> = EventValues(0)
  ) {
    fajrAngle = fajr
    self.isha = isha
    maghribAngle = maghrib
    horizonAngle = horizon
    self.minutes = minutes
  }
}

extension PrayerMethod.Name {
  func figures(isRamadan: Bool) -> MethodFigures {
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
    case .malaysia:
      MethodFigures(fajr: 18, isha: .angle(18), minutes: minutes(sunrise: -1, dhuhr: 64.0 / 60))
    case .kemenag:
      MethodFigures(
        fajr: 20, isha: .angle(18), horizon: 1,
        minutes: minutes(fajr: 2, sunrise: -3, dhuhr: 3, asr: 2, maghrib: 2, isha: 2))
    case .diyanetEurope: PrayerMethod.Name.turkey.figures(isRamadan: isRamadan)
    case .morocco:
      MethodFigures(
        fajr: 19, isha: .angle(17), minutes: minutes(fajr: -0.5, sunrise: -3, dhuhr: 5, maghrib: 5))
    case .algeria: MethodFigures(fajr: 18, isha: .angle(17), minutes: minutes(maghrib: 3))
    case .jordan: MethodFigures(fajr: 18, isha: .angle(18), minutes: minutes(maghrib: 5))
    case .qatarCalendar:
      MethodFigures(fajr: 18, isha: .minutes(90), minutes: minutes(fajr: -1, maghrib: 2, isha: 2))
    case .parisMosque:
      MethodFigures(fajr: 18, isha: .angle(16), minutes: minutes(fajr: 0.4, dhuhr: 1, maghrib: 3, isha: 0.4))
    // The times come from a table. These are the angles of a similar method, as a starting point for a custom one.
    case .londonUnified: PrayerMethod.Name.moonsighting.figures(isRamadan: isRamadan)
    }
  }
}

private func minutes(
  fajr: Double = 0, sunrise: Double = 0, dhuhr: Double = 0, asr: Double = 0, maghrib: Double = 0, isha: Double = 0
) -> EventValues<Double> {
  EventValues(fajr: fajr, sunrise: sunrise, dhuhr: dhuhr, asr: asr, maghrib: maghrib, isha: isha)
}
