/// Five heart rate zones, computed from the heart rates that the runner entered.
package struct HeartRateZones: Hashable, Sendable {
  package enum Method: String, CaseIterable, Sendable {
    /// The bounds of the zones are percentages of the highest heart rate.
    case maximum
    /// The bounds of the zones are percentages of the heart rate reserve, which is the range from the resting to the
    /// highest heart rate (Karvonen 1957).
    case reserve
    /// The bounds of the zones are percentages of the heart rate at the lactate threshold (after Friel).
    case threshold

    /// The lower bound of each zone, in percent of the heart rate or range that the method uses.
    fileprivate var percents: [Int64] {
      switch self {
      case .maximum, .reserve: [50, 60, 70, 80, 90]
      case .threshold: [0, 85, 90, 95, 100]
      }
    }
  }

  /// The active time for which the heart rate was in each zone, below all zones, or unknown, in milliseconds.
  package struct Times: Hashable, Sendable {
    package var below: Int64 = 0
    package var zones: [Int64] = [0, 0, 0, 0, 0]
    package var unknown: Int64 = 0

    package init(below: Int64 = 0, zones: [Int64] = [0, 0, 0, 0, 0], unknown: Int64 = 0) {
      (self.below, self.zones, self.unknown) = (below, zones, unknown)
    }

    package mutating func add(_ other: Times) {
      below += other.below
      for index in zones.indices { zones[index] += other.zones[index] }
      unknown += other.unknown
    }
  }

  /// The lower bound of each zone, in beats per minute.
  package let bounds: [Int64]

  /// Creates the zones; nil if a heart rate that the method needs is missing.
  /// - Parameters:
  ///   - maximum: the highest heart rate, in beats per minute; nil if the runner did not enter it.
  ///   - resting: the heart rate at rest, in beats per minute; nil if the runner did not enter it.
  ///   - threshold: the heart rate at the lactate threshold, in beats per minute; nil if the runner did not enter it.
  package init?(_ method: Method, maximum: Int64?, resting: Int64?, threshold: Int64?) {
    let (base, span): (Int64, Int64)
    switch method {
    case .maximum:
      guard let maximum else { return nil }
      (base, span) = (0, maximum)
    case .reserve:
      guard let maximum, let resting, resting < maximum else { return nil }
      (base, span) = (resting, maximum - resting)
    case .threshold:
      guard let threshold else { return nil }
      (base, span) = (0, threshold)
    }
    bounds = method.percents.map { (100 * base + $0 * span + 99) / 100 }
  }

  /// Returns the index of the zone to which a heart rate belongs; nil if the rate is below all zones.
  func zone(of rate: Int16) -> Int? {
    bounds.lastIndex { $0 <= rate }
  }

  /// Estimates the highest heart rate at an age in years, in beats per minute (Tanaka, Monahan & Seals 2001). The
  /// estimate is often off by ten beats per minute.
  package static func estimatedMaximum(age: Int64) -> Int64 { (2_080 - 7 * age + 5) / 10 }
}
