import CMath

/// The position of the sun at an instant, seen from the centre of the Earth (Meeus, Astronomical Algorithms, chapters
/// 12 and 25). It is accurate to 12 arc seconds from 1900 to 2100. Leap seconds and the difference between dynamical
/// and universal time are ignored; together they change the time of any event by less than a second.
struct SunPosition {
  let sineOfDeclination: Double
  /// The equation of time, which is sundial time minus clock time, in degrees (15° correspond to an hour). It is
  /// positive if the sun is ahead: its hour angle at Greenwich is then more than 15° for each hour since noon UTC. It
  /// is always within ±5°.
  let equationOfTime: Double

  /// Computes the position at an instant.
  /// - Parameter days: the instant, in days since 1970-01-01T00:00:00Z.
  init(days: Double) {
    let days = days - 10_957.5
    let centuries = days / 36_525
    let square = centuries * centuries
    let meanLongitude = 280.46646 + 36_000.76983 * centuries + 0.0003032 * square
    let meanAnomaly = (357.52911 + 35_999.05029 * centuries - 0.0001537 * square) * degree
    let (sine, cosine) = (sin(meanAnomaly), cos(meanAnomaly))
    let centre =
      (1.914602 - 0.004817 * centuries - 0.000014 * square) * sine
      + (0.019993 - 0.000101 * centuries) * 2 * sine * cosine + 0.000289 * sine * (3 - 4 * sine * sine)
    let node = (125.04 - 1_934.136 * centuries) * degree
    let nutation = 0.00478 * sin(node)
    let longitude = (meanLongitude + centre - 0.00569 - nutation) * degree
    let obliquity = (23.439291 - 0.0130042 * centuries + 0.00256 * cos(node)) * degree
    let sineOfLongitude = sin(longitude)
    let cosineOfObliquity = cos(obliquity)
    let rightAscension = atan2(cosineOfObliquity * sineOfLongitude, cos(longitude)) / degree
    sineOfDeclination = sin(obliquity) * sineOfLongitude
    // The Earth turns by 360.98564736629° in a day. The whole turn of 360° is left out here, since only the angle
    // modulo 360° matters.
    let siderealTime = 280.46061837 + 0.98564736629 * days + 0.000387933 * square - nutation * cosineOfObliquity
    equationOfTime = withinHalfTurn(siderealTime - rightAscension)
  }
}

/// One degree in radians.
let degree = Double.pi / 180

/// Returns the angle equivalent to `angle` that is at least -180 and less than 180. Both angles are in degrees.
func withinHalfTurn(_ angle: Double) -> Double {
  angle - 360 * ((angle + 180) / 360).rounded(.down)
}
