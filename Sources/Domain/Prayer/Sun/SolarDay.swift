import CMath

/// The sun's course as seen from one place, from twelve hours before a solar noon to twelve hours after it.
struct SolarDay {
  private let path: SunPath
  private let site: Site
  /// The time of solar noon, in days after `path.midnight`.
  private let noonOfPath: Double
  /// The sine of the sun's altitude at noon. `heightBefore` is the sine twelve hours before noon, and `heightAfter` is
  /// the sine twelve hours after noon.
  private let heightAtNoon: Double
  private let heightBefore: Double
  private let heightAfter: Double
  /// The time of solar noon, in seconds since 1970-01-01T00:00:00Z. The other times in this type are in the same unit
  /// unless their comments state another.
  let noon: Double
  /// When the sun rises; nil if it does not rise in the twelve hours before noon.
  private(set) var sunrise: Double?
  /// When the sun sets; nil if it does not set in the twelve hours after noon.
  private(set) var sunset: Double?

  /// A place on Earth, as the sine and cosine of its latitude, and its longitude in degrees (positive in the east).
  struct Site {
    let sine: Double
    let cosine: Double
    let longitude: Double

    init(latitude: Double, longitude: Double) {
      sine = sin(latitude * degree)
      cosine = cos(latitude * degree)
      self.longitude = longitude
    }
  }

  /// A condition on the sun's altitude. The time at which it is met is the time of an event.
  enum Target {
    /// A fixed altitude, given as its sine.
    case height(Double)
    /// The altitude at which an object's shadow is longer than at noon. The number states by how much, as a multiple of
    /// the object's height.
    case shadow(Double)
  }

  enum Half {
    case beforeNoon, afterNoon
  }

  /// The sine of the sun's altitude at sunrise and sunset, when its upper edge is on the horizon. The altitude of its
  /// centre is then -5/6°, because of the sun's radius and the refraction of light.
  static let horizon = sin(-5 / 6 * degree)

  /// Computes the sun's course around the solar noon that is nearest to an instant.
  /// - Parameter seconds: the instant, in seconds since 1970-01-01T00:00:00Z.
  init(near seconds: Double, at site: Site, _ positions: inout SunPositions) {
    let days = seconds / 86_400
    // The first guess is the noon of the mean sun (which moves evenly), at most 17 minutes from the noon of the true
    // sun.
    let path = positions.path(around: days - withinHalfTurn(360 * days - 180 + site.longitude) / 360)
    self.path = path
    self.site = site
    var x = days - Double(path.midnight)
    for _ in 0..<3 {
      x -= withinHalfTurn(360 * x - 180 + path.equationOfTime.value(at: x) + site.longitude) / 360
    }
    noonOfPath = x
    noon = (Double(path.midnight) + x) * 86_400
    heightAtNoon = SolarDay.height(x, path, site)
    heightBefore = SolarDay.height(x - 0.5, path, site)
    heightAfter = SolarDay.height(x + 0.5, path, site)
    sunrise = instant(.beforeNoon, .height(SolarDay.horizon))
    sunset = instant(.afterNoon, .height(SolarDay.horizon))
  }

  var isSunUpAtNoon: Bool { heightAtNoon > SolarDay.horizon }

  /// The sun's declination at noon, in degrees, positive in the north.
  var declination: Double { asin(path.sineOfDeclination.value(at: noonOfPath)) / degree }

  /// Returns when the sun is `angle` degrees below the horizon in one half of the day; nil if it is never that low in
  /// that half.
  func twilight(_ half: Half, angle: Double) -> Double? {
    instant(half, .height(sin(-angle * degree)))
  }

  /// Returns the time after noon at which an object's shadow is longer than at noon by `times` the object's height. Nil
  /// if there is no shadow at noon because the sun is below the horizon, or if the shadow never gets that long.
  func shadow(_ times: Double) -> Double? {
    let sine = path.sineOfDeclination.value(at: noonOfPath)
    guard site.cosine * (1 - sine * sine).squareRoot() + site.sine * sine > 0 else { return nil }
    return instant(.afterNoon, .shadow(times))
  }

  /// Returns when the sun is at the target's altitude in one half of the day. Nil unless the sun is above that altitude
  /// at noon and below it at the other end of that half, twelve hours before or after noon.
  private func instant(_ half: Half, _ target: Target) -> Double? {
    let end = half == .beforeNoon ? noonOfPath - 0.5 : noonOfPath + 0.5
    let heightAtEnd = half == .beforeNoon ? heightBefore : heightAfter
    guard heightAtNoon > wanted(target, at: noonOfPath).sine, heightAtEnd < wanted(target, at: end).sine else {
      return nil
    }
    // Newton's method, confined between a time at which the sun is too high and a time at which it is too low.
    var high = noonOfPath
    var low = end
    var x = estimate(half, target)
    for _ in 0..<80 {
      let (excess, slope) = excess(over: target, at: x)
      if excess > 0 { high = x } else { low = x }
      var next = x - excess / slope
      if !(next > min(low, high) && next < max(low, high)) { next = (low + high) / 2 }
      let step = next - x
      x = next
      // Newton's method converges quadratically, so after such a small step (in days) the error is far below a
      // millisecond.
      if abs(step) < 1e-6 { break }
    }
    return (Double(path.midnight) + x) * 86_400
  }

  /// Returns a first estimate of the time at which the sun is at the target's altitude, in days after the path's
  /// midnight. It assumes that the sun's declination does not change during the day.
  private func estimate(_ half: Half, _ target: Target) -> Double {
    let sine = path.sineOfDeclination.value(at: noonOfPath)
    let cosine = (1 - sine * sine).squareRoot() * site.cosine
    let ratio = (wanted(target, at: noonOfPath).sine - sine * site.sine) / cosine
    let turn = acos(max(-0.9999, min(0.9999, ratio))) / (2 * Double.pi)
    return half == .beforeNoon ? noonOfPath - turn : noonOfPath + turn
  }

  private static func height(_ x: Double, _ path: SunPath, _ site: Site) -> Double {
    let sine = path.sineOfDeclination.value(at: x)
    let angle = (360 * x - 180 + path.equationOfTime.value(at: x) + site.longitude) * degree
    return site.sine * sine + site.cosine * (1 - sine * sine).squareRoot() * cos(angle)
  }

  /// Returns by how much the sine of the sun's altitude exceeds the sine of the target's altitude, and how fast this
  /// difference changes per day.
  /// - Parameter x: the time, in days after the path's midnight.
  private func excess(over target: Target, at x: Double) -> (excess: Double, slope: Double) {
    let sine = path.sineOfDeclination.value(at: x)
    let cosine = (1 - sine * sine).squareRoot()
    let pace = path.sineOfDeclination.slope(at: x)
    let angle = (360 * x - 180 + path.equationOfTime.value(at: x) + site.longitude) * degree
    let turn = (360 + path.equationOfTime.slope(at: x)) * degree
    let across = cos(angle)
    let wanted = wanted(target, at: x)
    return (
      site.sine * sine + site.cosine * cosine * across - wanted.sine,
      site.sine * pace - site.cosine * (sine / cosine * pace * across + cosine * sin(angle) * turn) - wanted.slope
    )
  }

  /// Returns the sine of the target's altitude, and how fast it changes per day.
  /// - Parameter x: the time, in days after the path's midnight.
  private func wanted(_ target: Target, at x: Double) -> (sine: Double, slope: Double) {
    switch target {
    case .height(let sine): return (sine, 0)
    case .shadow(let times):
      let sine = path.sineOfDeclination.value(at: x)
      let cosine = (1 - sine * sine).squareRoot()
      let sineOfDistance = site.sine * cosine - site.cosine * sine
      let cosineOfDistance = site.cosine * cosine + site.sine * sine
      // The sun at noon is at or below the horizon, so shadows are infinitely long.
      guard cosineOfDistance > 0 else { return (0, 0) }
      let tangent = abs(sineOfDistance) / cosineOfDistance
      let shadow = times + tangent
      let away = path.sineOfDeclination.slope(at: x) / cosine * (sineOfDistance > 0 ? -1 : 1)
      let square = 1 + shadow * shadow
      return (1 / square.squareRoot(), -shadow / (square * square.squareRoot()) * (1 + tangent * tangent) * away)
    }
  }
}
