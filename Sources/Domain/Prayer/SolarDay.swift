import CMath

/// The sun over a place from twelve hours before a noon to twelve hours after it.
struct SolarDay {
  private let path: SunPath
  private let site: Site
  /// Days after the path's midnight.
  private let noonOfPath: Double
  /// Sines of the sun's height.
  private let heightAtNoon: Double
  private let heightBefore: Double
  private let heightAfter: Double
  /// Seconds since 1970-01-01T00:00:00Z, as all instants here.
  let noon: Double
  /// Nil where the sun does not rise in the twelve hours before noon.
  private(set) var sunrise: Double?
  /// Nil where the sun does not set in the twelve hours after noon.
  private(set) var sunset: Double?

  /// Where on earth; longitude in degrees.
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

  /// What the sun's height is compared with.
  enum Target {
    /// A height, by its sine.
    case height(Double)
    /// The height at which shadows are longer than at noon by so many times what throws them.
    case shadow(Double)
  }

  enum Half {
    case beforeNoon, afterNoon
  }

  /// Sine of the sun's height when its upper limb is seen on the horizon: -5/6°, by its radius and refraction.
  static let horizon = sin(-5 / 6 * degree)

  /// - Parameter seconds: the noon is the nearest to this instant.
  init(near seconds: Double, at site: Site, _ positions: inout SunPositions) {
    let days = seconds / 86_400
    // By the mean sun, which is never off by more than 17 minutes.
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

  /// When the sun stands that many degrees below the horizon.
  func twilight(_ half: Half, angle: Double) -> Double? {
    instant(half, .height(sin(-angle * degree)))
  }

  /// When, after noon, the shadow of what stands upright is longer than at noon by so many times its height. Nil where
  /// nothing throws one at noon, or it never grows so long.
  func shadow(_ times: Double) -> Double? {
    let sine = path.sineOfDeclination.value(at: noonOfPath)
    guard site.cosine * (1 - sine * sine).squareRoot() + site.sine * sine > 0 else { return nil }
    return instant(.afterNoon, .shadow(times))
  }

  /// The instant at which the sun's height is the wanted one. It exists where the height is above that at noon, and below
  /// at the half's other end.
  private func instant(_ half: Half, _ target: Target) -> Double? {
    let end = half == .beforeNoon ? noonOfPath - 0.5 : noonOfPath + 0.5
    let heightAtEnd = half == .beforeNoon ? heightBefore : heightAfter
    guard heightAtNoon > wanted(target, at: noonOfPath).sine, heightAtEnd < wanted(target, at: end).sine else {
      return nil
    }
    // Newton's method, kept between an instant with too high a sun and one with too low a sun.
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
      // The next step would be of the order of this one's square: far below a millisecond.
      if abs(step) < 1e-6 { break }
    }
    return (Double(path.midnight) + x) * 86_400
  }

  /// As though the sun's declination were all day what it is at noon.
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

  /// By how much the sine of the sun's height is above the wanted one's, and how much more it will be a day later at the
  /// present pace.
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

  /// The sine of the wanted height, and its change in a day at the present pace.
  private func wanted(_ target: Target, at x: Double) -> (sine: Double, slope: Double) {
    switch target {
    case .height(let sine): return (sine, 0)
    case .shadow(let times):
      let sine = path.sineOfDeclination.value(at: x)
      let cosine = (1 - sine * sine).squareRoot()
      let sineOfDistance = site.sine * cosine - site.cosine * sine
      let cosineOfDistance = site.cosine * cosine + site.sine * sine
      // The sun culminates at the horizon: its shadows are endless.
      guard cosineOfDistance > 0 else { return (0, 0) }
      let tangent = abs(sineOfDistance) / cosineOfDistance
      let shadow = times + tangent
      let away = path.sineOfDeclination.slope(at: x) / cosine * (sineOfDistance > 0 ? -1 : 1)
      let square = 1 + shadow * shadow
      return (1 / square.squareRoot(), -shadow / (square * square.squareRoot()) * (1 + tangent * tangent) * away)
    }
  }
}
