package import KernelDomain

/// Calculates the prayer times of any day at one place. Dhuhr follows from solar noon; each other event is the time at
/// which the sun reaches a certain altitude.
package struct PrayerTimesRule: Sendable {
  private let site: SolarDay.Site
  /// The latitude of the place, in degrees; if the user set a latitude limit, at most that.
  private let latitude: Double
  private let zone: TimeZoneRules
  private let calculation: PrayerCalculation
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
    self.latitude = max(-limit, min(limit, latitude))
    site = SolarDay.Site(latitude: self.latitude, longitude: longitude)
    self.zone = zone
    self.calculation = calculation
    self.hijri = hijri
  }

  /// Whether every event takes place on every day. Up to latitude 60° the sun rises and sets daily; if twilight lasts
  /// all night there, the high-latitude rule must set Fajr and Isha instead.
  var isAlwaysDefined: Bool {
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

  /// Returns the times of a range of days, without days that the clocks at the place skipped, and without days before
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
  /// Intermediate results that consecutive days share, stored so that each is calculated only once.
  struct Reckoning {
    private var positions = SunPositions()
    private var known: (SolarDay, SolarDay, SolarDay)?

    /// Returns the sun's course on three days: around the noon nearest to an instant, around the noon before and the
    /// noon after.
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
    let (before, sun, after) = reckoning.solarDays(around: midday, at: site)
    guard sun.sunrise != nil && sun.sunset != nil || calculation.polar != .makkah else { return makkahTimes(on: day) }
    let isRamadan = calculation.method == .named(.ummAlQura) && hijri.date(of: day).month == 9
    let figures = calculation.method.figures(isRamadan: isRamadan)
    let nights = Nights(before: night(before, sun), after: night(sun, after))
    let season = calculation.method.isMoonsighting ? MoonsightingRule(latitude: latitude, day: day) : nil
    let isha = isha(figures, sun, nights.after, season)
    let events = EventValues(
      fajr: fajr(figures, sun, nights.before, season), sunrise: sun.sunrise, dhuhr: sun.noon,
      asr: sun.shadow(calculation.school.lengths), maghrib: maghrib(figures, sun, isha), isha: isha)
    return rounded(events, figures, on: day, sun)
  }

  /// The lengths of the nights before and after a day, in seconds; nil if the sun does not set or not rise in that
  /// night.
  private struct Nights {
    let before: Double?
    let after: Double?
  }

  private func night(_ day: SolarDay, _ next: SolarDay) -> Double? {
    guard let sunset = day.sunset, let sunrise = next.sunrise else { return nil }
    return sunrise - sunset
  }

  private func fajr(
    _ figures: MethodFigures, _ sun: SolarDay, _ night: Double?, _ season: MoonsightingRule?
  ) -> Double? {
    let twilight = twilight(sun, .beforeNoon, figures.fajrAngle, night, longest: season?.morning)
    guard let sunrise = sun.sunrise else { return twilight.byAngle }
    let bound = twilight.longest.map { sunrise - $0 }
    guard let byAngle = twilight.byAngle, let bound else { return twilight.byAngle ?? bound }
    return max(byAngle, bound)
  }

  private func isha(
    _ figures: MethodFigures, _ sun: SolarDay, _ night: Double?, _ season: MoonsightingRule?
  ) -> Double? {
    switch figures.isha {
    case .minutes(let minutes):
      guard let sunset = sun.sunset else { return nil }
      let byInterval = sunset + Double(minutes) * 60
      return night.map { min(byInterval, sunset + $0 / 2) } ?? byInterval
    case .angle(let angle):
      let twilight = twilight(sun, .afterNoon, angle, night, longest: season?.evening(calculation.shafaq))
      guard let sunset = sun.sunset else { return twilight.byAngle }
      let bound = twilight.longest.map { sunset + $0 }
      guard let byAngle = twilight.byAngle, let bound else { return twilight.byAngle ?? bound }
      return min(byAngle, bound)
    }
  }

  /// Returns when the sun's angle begins morning twilight or ends evening twilight, and the greatest length of the
  /// twilight, in seconds. Nil if there is no such time, or no limit.
  /// - Parameter longest: the greatest length by the moonsighting method, in minutes; nil for other methods.
  private func twilight(
    _ sun: SolarDay, _ half: SolarDay.Half, _ angle: Double, _ night: Double?, longest: Double?
  ) -> (byAngle: Double?, longest: Double?) {
    guard let longest else {
      let part = calculation.rule.part(latitude: latitude, angle: angle)
      return (sun.twilight(half, angle: angle), night.flatMap { night in part.map { $0 * night } })
    }
    if abs(latitude) < MoonsightingRule.highLatitude { return (sun.twilight(half, angle: angle), longest * 60) }
    let seventh = night.map { $0 / 7 }
    let byNight =
      half == .beforeNoon
      ? sun.sunrise.flatMap { sunrise in seventh.map { sunrise - $0 } }
      : sun.sunset.flatMap { sunset in seventh.map { sunset + $0 } }
    return (byNight, longest * 60)
  }

  private func maghrib(_ figures: MethodFigures, _ sun: SolarDay, _ isha: Double?) -> Double? {
    guard let angle = figures.maghribAngle, let sunset = sun.sunset, let isha,
      let byAngle = sun.twilight(.afterNoon, angle: angle), byAngle > sunset, byAngle < isha
    else { return sun.sunset }
    return byAngle
  }

  private func rounded(
    _ events: EventValues<Double?>, _ figures: MethodFigures, on day: CivilDay, _ sun: SolarDay
  ) -> PrayerTimes {
    var instants = EventValues<Timestamp?>(nil)
    for event in PrayerEvent.allCases {
      guard let seconds = events[event] else { continue }
      let minutes = seconds / 60 + Double(figures.minutes[event] + calculation.adjust[event])
      let whole = calculation.method.roundsUp ? minutes.rounded(.up) : (minutes + 0.5).rounded(.down)
      instants[event] = Timestamp(seconds: Int64(whole) * 60)
    }
    let isComplete = PrayerEvent.allCases.allSatisfy { instants[$0] != nil }
    return PrayerTimes(day: day, events: instants, why: isComplete ? nil : why(sun))
  }

  private func why(_ sun: SolarDay) -> UndefinedTime {
    if sun.sunrise != nil && sun.sunset != nil { return .twilight }
    return sun.isSunUpAtNoon ? .polarDay : .polarNight
  }

  /// Returns times at which every event has the same local time as in Makkah on that day.
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
    return PrayerTimes(day: day, events: instants, why: nil)
  }
}
