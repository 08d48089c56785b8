/// Decides which laps look wrong. A lap that is faster than any human, or far shorter than the swim's other laps of its
/// style, probably was misread, so it sets no records until the user confirms it.
///
/// All computations are in whole numbers, so that laps are judged the same on every machine.
enum SuspicionRule {
  /// The least number of laps of a style in a swim for their median to be used.
  static let lapsForMedian = 6

  /// The speed beyond which no human swims, in centimetres per second; nil if the style has no limit.
  static func fastest(_ style: StrokeStyle) -> Int64? {
    switch style {
    case .freestyle, .mix, .unknown: 260
    case .butterfly: 245
    case .backstroke: 235
    case .breaststroke: 210
    case .drill, .kickboard: nil
    }
  }

  /// The least time in which a lap can be swum, in milliseconds; 0 if the style has no limit or the pool's length is
  /// unknown.
  static func leastDuration(of style: StrokeStyle, in pool: PoolLength?) -> Int32 {
    guard let pool, let speed = fastest(style) else { return 0 }
    return Int32((Int64(pool.centimetres) * 1_000 + speed - 1) / speed)
  }

  /// For each style, the least time in which a lap can be swum, in milliseconds.
  static func leastDurations(in pool: PoolLength?) -> [Int32] {
    StrokeStyle.allCases.map { leastDuration(of: $0, in: pool) }
  }

  /// Whether any lap may be shorter than the median / 1.8: a quick test, without computing the median. It is possible
  /// only if at least half of the laps are longer than 1.8 times the shortest.
  static func mayBeShort(_ durations: UnsafeMutableBufferPointer<Int32>) -> Bool {
    var shortest = Int32.max
    for duration in durations { shortest = min(shortest, duration) }
    let limit = Int32(clamping: Int64(shortest) * 18 / 10)
    var longer: Int32 = 0
    for duration in durations { longer &+= duration > limit ? 1 : 0 }
    return 2 * Int(longer) >= durations.count
  }

  /// Whether any lap may be longer than the median × 1.8: a quick test, without computing the median. It is possible
  /// only if at least half of the laps are shorter than the longest / 1.8.
  static func mayBeLong(_ durations: UnsafeMutableBufferPointer<Int32>) -> Bool {
    var longest: Int32 = 0
    for duration in durations { longest = max(longest, duration) }
    let limit = (Int64(longest) * 10 + 17) / 18
    var shorter = 0
    for duration in durations { shorter &+= Int64(duration) < limit ? 1 : 0 }
    return 2 * shorter >= durations.count
  }
}

/// The limits, in milliseconds, within which the durations of laps of one style in one swim are plausible.
struct SuspicionLimits: Equatable {
  /// Laps with a shorter duration are faster than any human.
  var tooFast: Int32 = 0
  /// Laps with a shorter duration are much shorter than the others.
  var short: Int32 = 0
  /// Laps with a longer duration are much longer than the others.
  var long: Int32 = .max

  /// Laps with a shorter duration are left out of records.
  var bar: Int32 {
    max(tooFast, short)
  }

  /// Sets the limits `short` and `long`, which follow from the median of the laps.
  /// - Parameter twiceMedian: twice the median of at least six laps, in milliseconds.
  mutating func judge(byTwiceMedian twiceMedian: Int64) {
    // With d for the duration: d < median / 1.8 ⇔ 18 d < 5 × twice the median; d > 1.8 × median ⇔ 10 d > 9 × twice the
    // median.
    short = Int32(clamping: (5 * twiceMedian + 17) / 18)
    long = Int32(clamping: 9 * twiceMedian / 10)
  }

  func suspicion(of duration: Int32) -> SwimSuspicion? {
    if duration < tooFast { return .tooFast }
    if duration < short { return .short }
    return duration > long ? .long : nil
  }
}
