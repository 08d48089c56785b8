import CMath

/// Predicts the time for a race from efforts over other distances, using P. S. Riegel's formula (American Scientist,
/// 1981). A range of times expresses the uncertainty.
package struct PredictionRule {
  /// A predicted time and the range around it, from `low` to `high`. All three are in whole seconds, rounded up.
  package struct Prediction: Hashable, Sendable {
    package let seconds: Int64
    package let low: Int64
    package let high: Int64
    /// The distance of the effort from which the time was predicted.
    package let of: EffortDistance
  }

  /// The distances for which times are predicted.
  package static let targets: [EffortDistance] = [.mile, .km5, .km10, .half, .marathon]
  /// The number of days before a prediction from which efforts are used.
  package static let days = 90

  /// Returns the shortest distance over which an effort suffices to predict the time for a race.
  package static func shortest(for target: EffortDistance) -> EffortDistance? {
    EffortDistance.allCases.first { $0.length >= EffortDistance.mile.length && isNear($0, target) }
  }

  /// Whether the longer of two distances is at most 2.5 times the shorter.
  private static func isNear(_ one: EffortDistance, _ other: EffortDistance) -> Bool {
    2 * max(one.length, other.length) <= 5 * min(one.length, other.length)
  }

  /// For each distance from which predictions are made, the time of the fastest effort, in milliseconds.
  private let efforts: [EffortDistance: Int64]

  /// Creates the rule.
  /// - Parameter efforts: the time of the fastest effort at each distance, in milliseconds.
  package init(_ efforts: [EffortDistance: Int64]) {
    // Riegel's formula holds for efforts of three and a half minutes to almost four hours.
    self.efforts = efforts.filter {
      $0.key.length >= EffortDistance.mile.length && (210_000...13_800_000).contains($0.value)
    }
  }

  /// Returns the fastest of the times predicted from all suitable efforts; nil if no effort is suitable. An effort is
  /// suitable if its distance is near the target distance. The time of an effort over the target distance itself is used
  /// unchanged.
  package func prediction(_ target: EffortDistance) -> Prediction? {
    let near = efforts.filter { PredictionRule.isNear($0.key, target) }
    let all = near.map { distance, time in
      (time: time, distance: distance, predicted: PredictionRule.scaled(time, distance, target, 1.06))
    }
    guard
      let best = all.min(by: { ($0.predicted, $0.distance.length) < ($1.predicted, $1.distance.length) })
    else { return nil }
    // Beyond the half marathon the formula is at least ten minutes too fast for half of all runners (Vickers and
    // Vertosick, 2016); downwards, a greater exponent gives a faster time.
    let exponents = target.length > EffortDistance.half.length ? [1.06, 1.15] : [1.04, 1.08]
    let band = exponents.map { PredictionRule.scaled(best.time, best.distance, target, $0) }.sorted()
    return Prediction(
      seconds: PredictionRule.whole(best.predicted), low: PredictionRule.whole(band[0]),
      high: PredictionRule.whole(band[1]), of: best.distance)
  }

  /// Converts a time over one distance to the time over another, using Riegel's formula with the given exponent. Both
  /// times are in milliseconds.
  private static func scaled(
    _ time: Int64, _ from: EffortDistance, _ to: EffortDistance, _ exponent: Double
  ) -> Int64 {
    from == to ? time : Int64((Double(time) * pow(Double(to.length) / Double(from.length), exponent)).rounded())
  }

  private static func whole(_ milliseconds: Int64) -> Int64 { (milliseconds + 999) / 1_000 }
}

/// Computes pace zones from the runner's threshold pace, following J. Friel.
package enum PaceZones {
  /// Returns the paces at which zones 2 to 5 begin, slowest first, in milliseconds per kilometre.
  /// - Parameter threshold: the threshold pace, in milliseconds per kilometre.
  package static func bounds(threshold: Int64) -> [Int64] {
    [129, 114, 106, 99].map { (threshold * $0 + 50) / 100 }
  }
}
