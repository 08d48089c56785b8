import KernelDomain

/// Determines when Fajr and Isha begin on a day: from the sun's angle below the horizon, or from a limit where the
/// method or the high-latitude rule has one.
struct TwilightRule {
  let day: CivilDay
  /// The latitude of the place in degrees; if the user set a latitude limit, at most that.
  let latitude: Double
  let calculation: PrayerCalculation
  let figures: MethodFigures
  /// The sun's course around the noon of the day, the noon before and the noon after.
  let before: SolarDay
  let sun: SolarDay
  let after: SolarDay

  /// A time before it is rounded, in seconds since 1970-01-01T00:00:00Z; nil if there is none.
  struct Time {
    let seconds: Double?
    /// The rule that gave the time; nil if the sun's angle gave it.
    let bound: TimeBound?
  }

  /// The earliest time of Fajr, or the latest of Isha.
  private struct Limit {
    let seconds: Double
    let bound: TimeBound
    /// Whether the limit counts only if the sun's angle gives no time.
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
      // Diyanet's Isha is ten minutes before its part of the night.
      let earlier = isDiyanetInEurope ? 600.0 : 0
      let limit = length(night, angle).map {
        Limit(seconds: sunset + $0.seconds - earlier, bound: $0.bound, replacesOnly: $0.only)
      }
      return time(sun.twilight(.afterNoon, angle: angle), limit, isBefore: >)
    }
  }

  /// Returns the time on a day on which the sun does not rise or does not set. In the far north, the moonsighting method
  /// needs the length of the night, which is unknown then.
  private func withoutSun(_ half: SolarDay.Half, _ angle: Double) -> Time {
    let isUnknown = calculation.method.isMoonsighting && isFarNorth
    return Time(seconds: isUnknown ? nil : sun.twilight(half, angle: angle), bound: nil)
  }

  /// Returns the time by the angle, or the limit if there is no such time or if it is beyond the limit.
  /// - Parameter isBefore: whether the first time is beyond the second.
  private func time(_ byAngle: Double?, _ limit: Limit?, isBefore isBeyond: (Double, Double) -> Bool) -> Time {
    guard let limit else { return Time(seconds: byAngle, bound: nil) }
    guard let byAngle else { return Time(seconds: limit.seconds, bound: limit.bound) }
    let counts = !limit.replacesOnly && isBeyond(byAngle, limit.seconds)
    return counts ? Time(seconds: limit.seconds, bound: limit.bound) : Time(seconds: byAngle, bound: nil)
  }

  // MARK: Lengths

  /// The length of a night in seconds; nil if the sun does not set before it or not rise after it.
  private func night(_ day: SolarDay, _ next: SolarDay) -> Double? {
    guard let sunset = day.sunset, let sunrise = next.sunrise else { return nil }
    return sunrise - sunset
  }

  /// Returns the greatest length of twilight in seconds; nil for no limit.
  private func length(_ night: Double?, _ angle: Double) -> (seconds: Double, bound: TimeBound, only: Bool)? {
    guard let night else { return nil }
    if hasOwnTwilight { return diyanetLength(night).map { ($0, .diyanet, false) } }
    return calculation.rule.limit(latitude: latitude, angle: angle).map {
      ($0.part * night, $0.bound, calculation.rule == .onlyWhenUndefined)
    }
  }

  /// Whether the method has its own rule for long twilight here, so that the user's high-latitude rule does not count.
  private var hasOwnTwilight: Bool { isDiyanetInEurope || calculation.method == .named(.parisMosque) }

  // MARK: Moonsighting

  private var season: MoonsightingRule? {
    calculation.method.isMoonsighting ? MoonsightingRule(latitude: latitude, day: day) : nil
  }

  private var isFarNorth: Bool { abs(latitude) >= MoonsightingRule.highLatitude }

  // MARK: Diyanet in Europe

  private var isDiyanetInEurope: Bool { calculation.method == .named(.diyanetEurope) && latitude > 45 }

  /// Returns the greatest length of twilight in summer by the decision of Diyanet's board, from real sunrise or sunset on;
  /// nil in the rest of the year, when the angles alone count.
  private func diyanetLength(_ night: Double) -> Double? {
    guard isDiyanetInEurope, let solstice = CivilDay(year: day.year, month: 6, day: 21) else { return nil }
    let days = abs(day.daysSinceEpoch - solstice.daysSinceEpoch)
    guard days <= 80 else { return nil }
    let part = 0.2047 + 0.00045 * Double(max(0, days - 28))
    // The board reckons with sunrise seven minutes earlier and sunset seven minutes later.
    return 420 + part * (night - 840)
  }

  // MARK: The Great Mosque of Paris

  /// The angles of Fajr and Isha. The Great Mosque of Paris has smaller ones in the north in summer.
  private var angles: (fajr: Double, isha: PrayerMethod.Isha) {
    guard calculation.method == .named(.parisMosque), case .angle(let isha) = figures.isha else {
      return (figures.fajrAngle, figures.isha)
    }
    let declination = latitude < 0 ? -sun.declination : sun.declination
    let cut = 0.025 * max(0, abs(latitude) - 45) * max(0, declination + 12.4)
    return (figures.fajrAngle - cut, .angle(isha - cut))
  }
}
