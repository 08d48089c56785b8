import KernelDomain

/// Determines when Fajr and Isha begin on a day: either when the sun is at a certain angle below the horizon, or at a
/// limit set by the method or the high-latitude rule.
struct TwilightRule {
  let day: CivilDay
  /// The latitude for which times are calculated, in degrees. It is the place's own latitude, or the user's latitude
  /// limit if the place is farther from the equator.
  let latitude: Double
  let calculation: PrayerCalculation
  let figures: MethodFigures
  /// The sun's course around the previous day's noon. `sun` is its course on this day, and `after` is its course on the
  /// next day.
  let before: SolarDay
  let sun: SolarDay
  let after: SolarDay

  /// A time before rounding, in seconds since 1970-01-01T00:00:00Z; `seconds` is nil if there is no time.
  struct Time {
    let seconds: Double?
    /// The rule that set the time; nil if the sun's angle set it.
    let bound: TimeBound?
  }

  /// A limit: the earliest possible time of Fajr, or the latest possible time of Isha.
  private struct Limit {
    let seconds: Double
    let bound: TimeBound
    /// Whether the limit is used only if the sun's angle determines no time.
    var replacesOnly = false
  }

  func fajr() -> Time {
    let (angle, _) = angles
    guard let sunrise = sun.sunrise else { return withoutSun(.beforeNoon, angle) }
    let night = night(before, sun)
    if let season {
      let byAngle = isFarNorth ? night.map { sunrise - $0 / 7 } : sun.twilight(.beforeNoon, angle: angle)
      return time(byAngle, Limit(seconds: sunrise - season.morning * 60, bound: .moonsighting), isBefore: <)
    }
    let limit = length(night, angle).map {
      Limit(seconds: sunrise - $0.seconds, bound: $0.bound, replacesOnly: $0.only)
    }
    return time(sun.twilight(.beforeNoon, angle: angle), limit, isBefore: <)
  }

  func isha() -> Time {
    let (_, isha) = angles
    let night = night(sun, after)
    switch isha {
    case .minutes(let minutes):
      guard let sunset = sun.sunset else { return Time(seconds: nil, bound: nil) }
      let middle = night.map { Limit(seconds: sunset + $0 / 2, bound: .middleOfNight) }
      return time(sunset + Double(minutes) * 60, middle, isBefore: >)
    case .angle(let angle):
      guard let sunset = sun.sunset else { return withoutSun(.afterNoon, angle) }
      if let season {
        let byAngle = isFarNorth ? night.map { sunset + $0 / 7 } : sun.twilight(.afterNoon, angle: angle)
        let longest = season.evening(calculation.shafaq) * 60
        return time(byAngle, Limit(seconds: sunset + longest, bound: .moonsighting), isBefore: >)
      }
      // On these days, Diyanet sets Isha ten minutes earlier than its part of the night would.
      let earlier = isDiyanetInEurope ? 600.0 : 0
      let limit = length(night, angle).map {
        Limit(seconds: sunset + $0.seconds - earlier, bound: $0.bound, replacesOnly: $0.only)
      }
      return time(sun.twilight(.afterNoon, angle: angle), limit, isBefore: >)
    }
  }

  /// Returns the time of Fajr or Isha on a day on which the sun does not rise or does not set. In the moonsighting
  /// method, it is nil at high latitudes, where the method needs the length of the night, which is unknown on such a
  /// day.
  private func withoutSun(_ half: SolarDay.Half, _ angle: Double) -> Time {
    let isUnknown = calculation.method.isMoonsighting && isFarNorth
    return Time(seconds: isUnknown ? nil : sun.twilight(half, angle: angle), bound: nil)
  }

  /// Returns the time set by the sun's angle. If there is no such time, or if it is beyond the limit, returns the
  /// limit. A limit with `replacesOnly` is returned only if there is no such time.
  /// - Parameter isBefore: returns whether a time set by the angle (its first argument) is beyond the limit (its
  ///   second).
  private func time(_ byAngle: Double?, _ limit: Limit?, isBefore isBeyond: (Double, Double) -> Bool) -> Time {
    guard let limit else { return Time(seconds: byAngle, bound: nil) }
    guard let byAngle else { return Time(seconds: limit.seconds, bound: limit.bound) }
    let counts = !limit.replacesOnly && isBeyond(byAngle, limit.seconds)
    return counts ? Time(seconds: limit.seconds, bound: limit.bound) : Time(seconds: byAngle, bound: nil)
  }

  // MARK: Lengths

  /// Returns the length of the night that follows `day` and precedes `next`, in seconds. Nil if the sun does not set on
  /// the first day or does not rise on the second.
  private func night(_ day: SolarDay, _ next: SolarDay) -> Double? {
    guard let sunset = day.sunset, let sunrise = next.sunrise else { return nil }
    return sunrise - sunset
  }

  /// Returns the maximum length of twilight in seconds; nil if there is no limit. `only` is true if the limit is used
  /// only when the sun's angle determines no time.
  /// - Parameters:
  ///   - night: the length of the night in seconds; nil if the sun does not set or does not rise.
  ///   - angle: the prayer's twilight angle, in degrees.
  private func length(_ night: Double?, _ angle: Double) -> (seconds: Double, bound: TimeBound, only: Bool)? {
    guard let night else { return nil }
    if hasOwnTwilight { return diyanetLength(night).map { ($0, .diyanet, false) } }
    return calculation.rule.limit(latitude: latitude, angle: angle).map {
      ($0.part * night, $0.bound, calculation.rule == .onlyWhenUndefined)
    }
  }

  /// Whether the method has its own rule for long twilight at this place. If so, the user's high-latitude rule is not
  /// used.
  private var hasOwnTwilight: Bool { isDiyanetInEurope || calculation.method == .named(.parisMosque) }

  // MARK: Moonsighting

  private var season: MoonsightingRule? {
    calculation.method.isMoonsighting ? MoonsightingRule(latitude: latitude, day: day) : nil
  }

  private var isFarNorth: Bool { abs(latitude) >= MoonsightingRule.highLatitude }

  // MARK: Diyanet in Europe

  private var isDiyanetInEurope: Bool { calculation.method == .named(.diyanetEurope) && latitude > 45 }

  /// Returns the maximum length of twilight, in seconds, as decided by Diyanet's board for the 80 days before and after
  /// 21 June. It is measured from the astronomical sunrise or sunset. Nil in the rest of the year, when only the angles
  /// are used.
  /// - Parameter night: the length of the night, in seconds.
  private func diyanetLength(_ night: Double) -> Double? {
    guard isDiyanetInEurope, let solstice = CivilDay(year: day.year, month: 6, day: 21) else { return nil }
    let days = abs(day.daysSinceEpoch - solstice.daysSinceEpoch)
    guard days <= 80 else { return nil }
    let part = 0.2047 + 0.00045 * Double(max(0, days - 28))
    // The board's calculation uses a sunrise seven minutes earlier and a sunset seven minutes later.
    return 420 + part * (night - 840)
  }

  // MARK: The Great Mosque of Paris

  /// The angles of Fajr and Isha. The Great Mosque of Paris uses smaller angles at latitudes beyond 45°, except in
  /// winter (when the sun's declination is below -12.4° in the north).
  private var angles: (fajr: Double, isha: PrayerMethod.Isha) {
    guard calculation.method == .named(.parisMosque), case .angle(let isha) = figures.isha else {
      return (figures.fajrAngle, figures.isha)
    }
    let declination = latitude < 0 ? -sun.declination : sun.declination
    let cut = 0.025 * max(0, abs(latitude) - 45) * max(0, declination + 12.4)
    return (figures.fajrAngle - cut, .angle(isha - cut))
  }
}
