import CMath

/// Predicts the time of a race from efforts over other distances, by P. S. Riegel's formula (American Scientist, 1981),
/// with a band that says how uncertain it is.
package struct PredictionRule {
  /// A predicted time in whole seconds, rounded up, with the band around it.
  package struct Prediction: Hashable, Sendable {
    package let seconds: Int64
    package let low: Int64
    package let high: Int64
    /// The distance of the effort from which it was computed.
    package let of: EffortDistance
  }

  /// The distances that are predicted.
  package static let targets: [EffortDistance] = [.mile, .km5, .km10, .half, .marathon]
  /// The days before the day of the prediction from which efforts are taken.
  package static let days = 90

  /// The efforts that may be used, in milliseconds.
  private let efforts: [EffortDistance: Int64]

  /// - Parameter efforts: the fastest effort at each distance, in milliseconds.
  package init(_ efforts: [EffortDistance: Int64]) {
    // Riegel's formula holds for efforts of three and a half minutes to almost four hours.
    self.efforts = efforts.filter {
      $0.key.length >= EffortDistance.mile.length && (210_000...13_800_000).contains($0.value)
    }
  }

  /// Returns the prediction for a distance: the fastest of those from efforts of which neither distance is more than
  /// 2.5 times the other, the effort over the distance itself included. Nil if there is no such effort.
  package func prediction(_ target: EffortDistance) -> Prediction? {
    let near = efforts.filter { 2 * target.length <= 5 * $0.key.length && 2 * $0.key.length <= 5 * target.length }
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

  /// Returns a time over another distance, in milliseconds.
  private static func scaled(
    _ time: Int64, _ from: EffortDistance, _ to: EffortDistance, _ exponent: Double
  ) -> Int64 {
    from == to ? time : Int64((Double(time) * pow(Double(to.length) / Double(from.length), exponent)).rounded())
  }

  private static func whole(_ milliseconds: Int64) -> Int64 { (milliseconds + 999) / 1_000 }
}

/// The bounds of pace zones, by the pace at threshold (J. Friel).
package enum PaceZones {
  /// Returns the paces at which zones 2 to 5 begin, in milliseconds per kilometre, from the slowest on.
  package static func bounds(threshold: Int64) -> [Int64] {
    [129, 114, 106, 99].map { (threshold * $0 + 50) / 100 }
  }
}
