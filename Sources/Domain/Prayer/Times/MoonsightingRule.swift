import KernelDomain

/// The maximum lengths of morning and evening twilight in the Moonsighting Committee's method. They depend on latitude
/// and season, whereas other methods use a part of the night.
struct MoonsightingRule {
  /// The absolute latitude divided by 55°. The seasonal terms are multiplied by it.
  private let share: Double
  /// The number of days since the latest winter solstice of the place's hemisphere.
  private let season: Int

  /// The absolute latitude, in degrees, from which on Fajr begins a seventh of the night before sunrise and Isha a
  /// seventh of the night after sunset, regardless of the sun's angle.
  static let highLatitude = 55.0

  /// Creates the rule for a day at a place.
  /// - Parameter latitude: the latitude of the place, in degrees; negative in the south.
  init(latitude: Double, day: CivilDay) {
    share = abs(latitude) / MoonsightingRule.highLatitude
    let first = CivilDay(year: day.year, month: 1, day: 1)?.daysSinceEpoch ?? 0
    let next = CivilDay(year: day.year + 1, month: 1, day: 1)?.daysSinceEpoch ?? 0
    let length = next - first
    let number = day.daysSinceEpoch - first + 1
    let start = latitude < 0 ? (length == 366 ? -173 : -172) : 10
    season = (number + start + length) % length
  }

  /// The maximum time from the beginning of Fajr to sunrise, in minutes.
  var morning: Double {
    value(base: 75, 28.65, 19.44, 32.74, 48.1)
  }

  /// Returns the maximum time from sunset to the beginning of Isha, in minutes.
  func evening(_ shafaq: Shafaq) -> Double {
    switch shafaq {
    case .general: value(base: 75, 25.6, 2.05, -9.21, 6.14)
    case .red: value(base: 62, 17.4, -7.16, 5.12, 19.44)
    case .white: value(base: 75, 25.6, 7.16, 36.84, 81.84)
    }
  }

  /// Interpolates linearly between values for days of the year: `first` for the winter solstice, `second` for early
  /// spring, `third` for late spring, `fourth` for the summer solstice, and then the same values in reverse order until
  /// the next winter solstice. The interpolated value is multiplied by `share`, which depends on the latitude, and
  /// added to `base`.
  private func value(base: Double, _ first: Double, _ second: Double, _ third: Double, _ fourth: Double) -> Double {
    let knots = [(0, first), (91, second), (137, third), (183, fourth), (229, third), (275, second), (366, first)]
    let next = knots.firstIndex { $0.0 > season } ?? knots.count - 1
    let (start, left) = knots[next - 1]
    let (end, right) = knots[next]
    return base + share * (left + (right - left) * Double(season - start) / Double(end - start))
  }
}
