/// A lap that nobody swims as fast, or far shorter than the others, is a misreading until the swimmer confirms it.
///
/// Whole numbers throughout, so that the same laps are judged the same everywhere.
enum SuspicionRule {
  /// Laps of a style that a swim needs before their median says anything.
  static let lapsForMedian = 6

  /// The speed beyond which a lap is no swimming, in centimetres a second; nil where there is no limit.
  static func fastest(_ style: StrokeStyle) -> Int64? {
    switch style {
    case .freestyle, .mix, .unknown: 260
    case .butterfly: 245
    case .backstroke: 235
    case .breaststroke: 210
    case .drill, .kickboard: nil
    }
  }

  /// The least whole milliseconds in which a lap can be swum; 0 where there is no limit or the pool is not known.
  static func leastDuration(of style: StrokeStyle, in pool: PoolLength?) -> Int32 {
    guard let pool, let speed = fastest(style) else { return 0 }
    return Int32((Int64(pool.centimetres) * 1_000 + speed - 1) / speed)
  }

  /// The least durations by style.
  static func leastDurations(in pool: PoolLength?) -> [Int32] {
    StrokeStyle.allCases.map { leastDuration(of: $0, in: pool) }
  }

  /// Whether any lap may be shorter than the median / 1.8: only when at least half of them are longer than the
  /// shortest × 1.8. Far cheaper to tell than the median.
  static func mayBeShort(_ durations: UnsafeMutableBufferPointer<Int32>) -> Bool {
    var shortest = Int32.max
    for duration in durations { shortest = min(shortest, duration) }
    let limit = Int32(clamping: Int64(shortest) * 18 / 10)
    var longer: Int32 = 0
    for duration in durations { longer &+= duration > limit ? 1 : 0 }
    return 2 * Int(longer) >= durations.count
  }

  /// Whether any lap may be longer than the median × 1.8: only when at least half of them are shorter than the
  /// longest / 1.8.
  static func mayBeLong(_ durations: UnsafeMutableBufferPointer<Int32>) -> Bool {
    var longest: Int32 = 0
    for duration in durations { longest = max(longest, duration) }
    let limit = (Int64(longest) * 10 + 17) / 18
    var shorter = 0
    for duration in durations { shorter &+= Int64(duration) < limit ? 1 : 0 }
    return 2 * shorter >= durations.count
  }
}

/// The durations, in milliseconds, between which laps of one style in one swim are above suspicion.
struct SuspicionLimits: Equatable {
  /// Laps that took less are too fast.
  var tooFast: Int32 = 0
  /// Laps that took less are short.
  var short: Int32 = 0
  /// Laps that took more are long.
  var long: Int32 = .max

  /// Laps that took less stay out of records.
  var bar: Int32 {
    max(tooFast, short)
  }

  /// - Parameter twiceMedian: twice the median of at least six laps.
  mutating func judge(byTwiceMedian twiceMedian: Int64) {
    // d < median / 1.8 ⇔ 18 d < 5 × twice the median; d > 1.8 × median ⇔ 10 d > 9 × twice the median.
    short = Int32(clamping: (5 * twiceMedian + 17) / 18)
    long = Int32(clamping: 9 * twiceMedian / 10)
  }

  func suspicion(of duration: Int32) -> SwimSuspicion? {
    if duration < tooFast { return .tooFast }
    if duration < short { return .short }
    return duration > long ? .long : nil
  }
}
