import Foundation
import PrayerDomain

/// The equations as they are written, solved by bisection: slow, and without any table.
struct ReferenceSun {
  let latitude: Double
  let longitude: Double

  /// Seconds since 1970; nil where an event does not exist. Not a number where it hangs on less than a thousandth of a
  /// degree.
  func events(on day: Int, _ method: CustomPrayerMethod, lengths: Double) -> [PrayerEvent: Double?] {
    let noon = noon(near: Double(day) * 86_400 + 43_200)
    var isha = 0.0
    if case .angle(let angle) = method.isha { isha = angle }
    let far = 43_200.0
    return [
      .fajr: root(noon, noon - far) { height($0) + method.fajrAngle },
      .sunrise: root(noon, noon - far) { height($0) + 5 / 6 },
      .dhuhr: noon,
      .asr: abs(latitude - declination(noon)) >= 90
        ? nil : root(noon, noon + far) { height($0) - shadowed($0, lengths) },
      .maghrib: root(noon, noon + far) { height($0) + 5 / 6 },
      .isha: root(noon, noon + far) { height($0) + isha },
    ]
  }

  /// The height at which a shadow is so much longer than at noon, degrees.
  private func shadowed(_ t: Double, _ lengths: Double) -> Double {
    atan(1 / (lengths + tan(abs(latitude - declination(t)) * .pi / 180))) * 180 / .pi
  }

  private func root(_ noon: Double, _ far: Double, _ difference: (Double) -> Double) -> Double? {
    if abs(difference(noon)) < 0.001 || abs(difference(far)) < 0.001 { return .nan }
    guard difference(noon) > 0, difference(far) < 0 else { return nil }
    var above = noon
    var below = far
    for _ in 0..<60 {
      let middle = (above + below) / 2
      if difference(middle) > 0 { above = middle } else { below = middle }
    }
    return above
  }

  private func noon(near t: Double) -> Double {
    (0..<20).reduce(t) { t, _ in t - hourAngle(t) * 240 }
  }

  private func hourAngle(_ t: Double) -> Double {
    let sun = position(t)
    let angle = sun.siderealTime + longitude - sun.rightAscension
    return angle - 360 * ((angle + 180) / 360).rounded(.down)
  }

  private func height(_ t: Double) -> Double {
    let (here, there) = (latitude * .pi / 180, declination(t) * .pi / 180)
    let sine = sin(here) * sin(there) + cos(here) * cos(there) * cos(hourAngle(t) * .pi / 180)
    return asin(max(-1, min(1, sine))) * 180 / .pi
  }

  private func declination(_ t: Double) -> Double { position(t).declination }

  /// Degrees.
  private func position(_ t: Double) -> (rightAscension: Double, declination: Double, siderealTime: Double) {
    let d = t / 86_400 - 10_957.5
    let T = d / 36_525
    let unit = Double.pi / 180
    let L = 280.46646 + 36_000.76983 * T + 0.0003032 * T * T
    let M = (357.52911 + 35_999.05029 * T - 0.0001537 * T * T) * unit
    var C = (1.914602 - 0.004817 * T - 0.000014 * T * T) * sin(M)
    C += (0.019993 - 0.000101 * T) * sin(2 * M) + 0.000289 * sin(3 * M)
    let node = (125.04 - 1_934.136 * T) * unit
    let lambda = (L + C - 0.00569 - 0.00478 * sin(node)) * unit
    let epsilon = (23.439291 - 0.0130042 * T + 0.00256 * cos(node)) * unit
    let alpha = atan2(cos(epsilon) * sin(lambda), cos(lambda)) / unit
    let delta = asin(sin(epsilon) * sin(lambda)) / unit
    let nutation = 0.00478 * sin(node) * cos(epsilon)
    return (alpha, delta, 280.46061837 + 360.98564736629 * d + 0.000387933 * T * T - nutation)
  }
}
