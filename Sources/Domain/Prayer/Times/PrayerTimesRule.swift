package import KernelDomain

/// Calculates the prayer times of any day at one place. Dhuhr is derived from solar noon. Every other event is the time
/// at which the sun is at a certain altitude.
package struct PrayerTimesRule: Sendable {
  private let site: SolarDay.Site
  /// The latitude for which times are calculated, in degrees. It is the place's own latitude, or the user's latitude
  /// limit if the place is farther from the equator.
  private let latitude: Double
  private let zone: TimeZoneRules
  private let calculation: PrayerCalculation
  /// The place's own latitude (before the limit is applied) and longitude, in degrees.
  private let place: (latitude: Double, longitude: Double)
  private let hijri: HijriCalendar

  package static let days = CivilDay(daysSinceEpoch: -25_567)...CivilDay(daysSinceEpoch: 47_846)

  /// Creates the rule for a place.
  /// - Parameters:
  ///   - latitude: in degrees, positive in the north.
  ///   - longitude: in degrees, positive in the east.
  ///   - zone: the place's time zone.
  package init(
    latitude: Double, longitude: Double, zone: TimeZoneRules, calculation: PrayerCalculation,
    hijri: HijriCalendar = HijriCalendar()
  ) {
    let limit = calculation.latitudeLimit.map(Double.init) ?? 90
    let point = calculation.jakimZone.map { ($0.latitude, $0.longitude) } ?? (latitude, longitude)
    place = (latitude, longitude)
    self.latitude = max(-limit, min(limit, point.0))
    site = SolarDay.Site(latitude: self.latitude, longitude: point.1)
    self.zone = zone
    self.calculation = calculation
    self.hijri = hijri
  }

  /// Whether every event takes place on every day. This requires that the latitude is at most 60°, where the sun rises
  /// and sets daily. If twilight lasts all night there, the high-latitude rule must set Fajr and Isha instead.
  var isAlwaysDefined: Bool {
    switch calculation.method {
    // These methods have rules of their own, which give a time if the sun rises and sets with some reserve.
    case .named(.londonUnified): return true
    case .named(.diyanetEurope) where latitude > 45: return latitude <= 60
    case .named(.parisMosque): return abs(latitude) <= 60
    default: break
    }
    let figures = calculation.method.figures(isRamadan: false)
    var angles = [figures.fajrAngle]
    if case .angle(let angle) = figures.isha { angles.append(angle) }
    let hasBounds = calculation.rule != .noBound || calculation.method.isMoonsighting
    // At midnight in midsummer, the sun is 66.5° minus the latitude below the horizon, so twilight ends if its angle is
    // smaller than that. The test leaves half a degree in reserve.
    return abs(latitude) <= 60 && (hasBounds || angles.allSatisfy { abs(latitude) + $0 < 66 })
  }

  package func times(on day: CivilDay) throws(PrayerInputError) -> PrayerTimes {
    guard PrayerTimesRule.days.contains(day) else { throw .dayOutside(PrayerTimesRule.days) }
    var reckoning = Reckoning()
    guard let times = times(on: day, &reckoning) else { throw .dayLeftOut(day) }
    return times
  }

  /// Returns the prayer times of each day in a range. Omits days that the clocks at the place skipped, and days before
  /// 1900 or after 2100.
  package func times(on days: ClosedRange<CivilDay>) -> [PrayerTimes] {
    let first = max(days.lowerBound, PrayerTimesRule.days.lowerBound).daysSinceEpoch
    let last = min(days.upperBound, PrayerTimesRule.days.upperBound).daysSinceEpoch
    var reckoning = Reckoning()
    return first > last ? [] : (first...last).compactMap { times(on: CivilDay(daysSinceEpoch: $0), &reckoning) }
  }

  /// Returns when the sun is highest on a local day; nil if the day does not exist because the clocks skipped it.
  static func noon(on day: CivilDay, longitude: Double, zone: TimeZoneRules) -> Timestamp? {
    guard let midday = midday(of: day, in: zone) else { return nil }
    var positions = SunPositions()
    let sun = SolarDay(near: midday, at: SolarDay.Site(latitude: 0, longitude: longitude), &positions)
    return Timestamp(seconds: Int64(sun.noon.rounded(.down)))
  }

  /// Returns 12:00 local time, in seconds since 1970; nil if the day does not exist because the clocks skipped it.
  private static func midday(of day: CivilDay, in zone: TimeZoneRules) -> Double? {
    let local = Int64(day.daysSinceEpoch) * 86_400 + 43_200
    let offset = zone.offset(at: local - 86_400)
    // The fast path: on most days the offset does not change.
    if offset == zone.offset(at: local + 86_400) { return Double(local - Int64(offset)) }
    let instant = zone.instant(of: CivilDateTime(day: day, time: CivilTime(hour: 12, minute: 0, second: 0)))
    return zone.clock(at: instant).day == day ? Double(instant.seconds) : nil
  }
}

extension PrayerTimesRule {
  /// Intermediate results that several consecutive days need. They are kept so that each is calculated only once.
  struct Reckoning {
    private var positions = SunPositions()
    private var known: (SolarDay, SolarDay, SolarDay)?

    /// Returns the sun's course around three noons: the noon nearest to an instant, the noon before it, and the noon
    /// after it.
    mutating func solarDays(
      around seconds: Double, at site: SolarDay.Site
    ) -> (before: SolarDay, day: SolarDay, after: SolarDay) {
      if let (_, before, day) = known, abs(day.noon - seconds) < 40_000 {
        known = (before, day, SolarDay(near: day.noon + 86_400, at: site, &positions))
      } else if known.map({ abs($0.1.noon - seconds) < 40_000 }) != true {
        let day = SolarDay(near: seconds, at: site, &positions)
        known = (
          SolarDay(near: day.noon - 86_400, at: site, &positions), day,
          SolarDay(near: day.noon + 86_400, at: site, &positions)
        )
      }
      guard let known else { preconditionFailure("the days around \(seconds) were just worked out") }
      return known
    }
  }

  /// Returns the times of a day; nil if the day does not exist because the clocks at the place skipped it.
  func times(on day: CivilDay, _ reckoning: inout Reckoning) -> PrayerTimes? {
    guard let midday = PrayerTimesRule.midday(of: day, in: zone) else { return nil }
    if calculation.method == .named(.londonUnified) { return londonTimes(on: day) }
    let (before, sun, after) = reckoning.solarDays(around: midday, at: site)
    let polar = polar(sun)
    guard polar == nil || calculation.polar != .makkah else { return makkahTimes(on: day) }
    let isRamadan = calculation.method == .named(.ummAlQura) && hijri.date(of: day).month == 9
    let figures = calculation.figures(isRamadan: isRamadan)
    let twilight = TwilightRule(
      day: day, latitude: latitude, calculation: calculation, figures: figures, before: before, sun: sun, after: after)
    let (fajr, isha) = (twilight.fajr(), twilight.isha())
    let events = EventValues(
      fajr: fajr.seconds,
      sunrise: figures.horizonAngle.map { sun.twilight(.beforeNoon, angle: $0) } ?? sun.sunrise, dhuhr: sun.noon,
      asr: sun.shadow(calculation.school.lengths), maghrib: maghrib(figures, sun, isha.seconds), isha: isha.seconds)
    return PrayerTimes(
      day: day, events: rounded(events, figures.minutes), polar: polar,
      fajr: fajr.bound, isha: isha.bound)
  }

  private func maghrib(_ figures: MethodFigures, _ sun: SolarDay, _ isha: Double?) -> Double? {
    if let horizon = figures.horizonAngle { return sun.twilight(.afterNoon, angle: horizon) }
    guard let angle = figures.maghribAngle, let sunset = sun.sunset, let isha,
      let byAngle = sun.twilight(.afterNoon, angle: angle), byAngle > sunset, byAngle < isha
    else { return sun.sunset }
    return byAngle
  }

  /// Adds the minutes of the method and those of the user to the times, and rounds the results to whole minutes.
  /// - Parameters:
  ///   - events: the times, in seconds since 1970; nil for an event that does not take place.
  ///   - added: the minutes of the method.
  private func rounded(_ events: EventValues<Double?>, _ added: EventValues<Double>) -> EventValues<Timestamp?> {
    var instants = EventValues<Timestamp?>(nil)
    for event in PrayerEvent.allCases {
      guard let seconds = events[event] else { continue }
      let minutes = seconds / 60 + (added[event] + Double(calculation.adjust[event]))
      let whole = calculation.method.roundsUp ? minutes.rounded(.up) : (minutes + 0.5).rounded(.down)
      instants[event] = Timestamp(seconds: Int64(whole) * 60)
    }
    return instants
  }

  /// Returns `polarDay` if the sun does not set, `polarNight` if it does not rise; nil if it does both.
  private func polar(_ sun: SolarDay) -> UndefinedTime? {
    if sun.sunrise != nil && sun.sunset != nil { return nil }
    return sun.isSunUpAtNoon ? .polarDay : .polarNight
  }

  /// Returns the times of London's unified timetable, with the minutes that the user adds.
  private func londonTimes(on day: CivilDay) -> PrayerTimes {
    let times = LondonTimetable.times(on: day, calculation.school)
    var seconds = EventValues<Double?>(nil)
    for event in PrayerEvent.allCases { seconds[event] = times[event] }
    return PrayerTimes(day: day, events: rounded(seconds, EventValues(0)))
  }

  /// Returns the prayer times of a day on which every event has the same local time as in Makkah.
  private func makkahTimes(on day: CivilDay) -> PrayerTimes? {
    guard let arabia = TimeZoneRules(transitions: [], types: [], offsets: [10_800], future: nil) else { return nil }
    let makkah = PrayerTimesRule(
      latitude: Makkah.latitude, longitude: Makkah.longitude, zone: arabia, calculation: calculation, hijri: hijri)
    var reckoning = Reckoning()
    guard let times = makkah.times(on: day, &reckoning) else { return nil }
    var instants = EventValues<Timestamp?>(nil)
    for event in PrayerEvent.allCases {
      instants[event] = times.events[event].map { zone.instant(of: arabia.clock(at: $0)) }
    }
    return PrayerTimes(day: day, events: instants, isOfMakkah: true)
  }

  // MARK: Help

  /// Returns the changes of the user's settings that would give a time to at least one of these events on a day.
  package func helps(_ undefined: [PrayerEvent], on day: CivilDay) -> [UndefinedHelp] {
    UndefinedHelp.allCases.filter { help in
      let rule = PrayerTimesRule(
        latitude: place.latitude, longitude: place.longitude, zone: zone, calculation: calculation.with(help),
        hijri: hijri)
      var reckoning = Reckoning()
      guard let times = rule.times(on: day, &reckoning) else { return false }
      return undefined.contains { times.events[$0] != nil }
    }
  }
}
