import CMath

/// The sun over a place, from twelve hours before a noon to twelve hours after it.
struct SolarDay {
  private let path: SunPath
  private let site: Site
  /// In days after the path's midnight.
  private let noonOfPath: Double
  /// The sine of the sun's altitude at noon, and twelve hours before and after it.
  private let heightAtNoon: Double
  private let heightBefore: Double
  private let heightAfter: Double
  /// In seconds since 1970-01-01T00:00:00Z, like all instants here.
  let noon: Double
  /// Nil if the sun does not rise in the twelve hours before noon.
  private(set) var sunrise: Double?
  /// Nil if the sun does not set in the twelve hours after noon.
  private(set) var sunset: Double?

  /// A place on Earth, as sine and cosine of its latitude and its longitude in degrees.
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

  /// An altitude of the sun to search for.
  enum Target {
    /// An altitude, given as its sine.
    case height(Double)
    /// The altitude at which the shadow of an object is longer than at noon by this many times the object's height.
    case shadow(Double)
  }

  enum Half {
    case beforeNoon, afterNoon
  }

  /// The sine of the sun's altitude when its upper edge appears on the horizon: -5/6°, because of its radius and
  /// refraction.
  static let horizon = sin(-5 / 6 * degree)

  /// - Parameter seconds: an instant; the noon is the one nearest to it.
  init(near seconds: Double, at site: Site, _ positions: inout SunPositions) {
    let days = seconds / 86_400
    // The first guess is by the mean sun, which is never off by more than 17 minutes.
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

  /// When the sun is `angle` degrees below the horizon; nil if it never is.
  func twilight(_ half: Half, angle: Double) -> Double? {
    instant(half, .height(sin(-angle * degree)))
  }

  /// When, after noon, the shadow of an object is longer than at noon by `times` its height. Nil if there is no shadow
  /// at noon, or it never gets that long.
  func shadow(_ times: Double) -> Double? {
    let sine = path.sineOfDeclination.value(at: noonOfPath)
    guard site.cosine * (1 - sine * sine).squareRoot() + site.sine * sine > 0 else { return nil }
    return instant(.afterNoon, .shadow(times))
  }

  /// When the sun has the wanted altitude. There is such a time if its altitude is greater at noon and less at the
  /// other end of the half.
  private func instant(_ half: Half, _ target: Target) -> Double? {
    let end = half == .beforeNoon ? noonOfPath - 0.5 : noonOfPath + 0.5
    let heightAtEnd = half == .beforeNoon ? heightBefore : heightAfter
    guard heightAtNoon > wanted(target, at: noonOfPath).sine, heightAtEnd < wanted(target, at: end).sine else {
      return nil
    }
    // Newton's method, kept between an instant when the sun is too high and one when it is too low.
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
      // The next step would be of the order of this one squared: far below a millisecond.
      if abs(step) < 1e-6 { break }
    }
    return (Double(path.midnight) + x) * 86_400
  }

  /// A first guess, as if the declination of the sun were all day what it is at noon.
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

  /// How much the sine of the sun's altitude exceeds the wanted one, and how much that changes in a day at the current
  /// rate.
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

  /// The sine of the wanted altitude, and how much it changes in a day at the current rate.
  private func wanted(_ target: Target, at x: Double) -> (sine: Double, slope: Double) {
    switch target {
    case .height(let sine): return (sine, 0)
    case .shadow(let times):
      let sine = path.sineOfDeclination.value(at: x)
      let cosine = (1 - sine * sine).squareRoot()
      let sineOfDistance = site.sine * cosine - site.cosine * sine
      let cosineOfDistance = site.cosine * cosine + site.sine * sine
      // The sun culminates at the horizon, so shadows are infinite.
      guard cosineOfDistance > 0 else { return (0, 0) }
      let tangent = abs(sineOfDistance) / cosineOfDistance
      let shadow = times + tangent
      let away = path.sineOfDeclination.slope(at: x) / cosine * (sineOfDistance > 0 ? -1 : 1)
      let square = 1 + shadow * shadow
      return (1 / square.squareRoot(), -shadow / (square * square.squareRoot()) * (1 + tangent * tangent) * away)
    }
  }
}
