/// Decides which laps have times that look wrong. A lap was probably recorded wrongly if it is faster than any human
/// can swim, or far shorter than the swim's other laps of the same style. Such a lap sets no records until the user
/// confirms it.
///
/// All computations use whole numbers, so that the result is the same on every machine.
enum SuspicionRule {
  /// The minimum number of laps of a style in a swim for their median to be used.
  static let lapsForMedian = 6

  /// Returns the highest speed at which humans swim this style, in centimetres per second; nil if there is no limit.
  static func fastest(_ style: StrokeStyle) -> Int64? {
    switch style {
    case .freestyle, .mix, .unknown: 260
    case .butterfly: 245
    case .backstroke: 235
    case .breaststroke: 210
    case .drill, .kickboard: nil
    }
  }

  /// Returns the shortest time in which a human can swim a lap of this style, in milliseconds; 0 if the style has no
  /// limit or the pool length is unknown.
  static func leastDuration(of style: StrokeStyle, in pool: PoolLength?) -> Int32 {
    guard let pool, let speed = fastest(style) else { return 0 }
    return Int32((Int64(pool.centimetres) * 1_000 + speed - 1) / speed)
  }

  /// Returns, for each style, the shortest time in which a human can swim a lap of this pool, in milliseconds.
  static func leastDurations(in pool: PoolLength?) -> [Int32] {
    StrokeStyle.allCases.map { leastDuration(of: $0, in: pool) }
  }

  /// Quickly tests, without computing the median, whether a lap may be shorter than the median / 1.8. This is possible
  /// only if at least half of the laps are longer than 1.8 times the shortest.
  static func mayBeShort(_ durations: UnsafeMutableBufferPointer<Int32>) -> Bool {
    var shortest = Int32.max
    for duration in durations { shortest = min(shortest, duration) }
    let limit = Int32(clamping: Int64(shortest) * 18 / 10)
    var longer: Int32 = 0
    for duration in durations { longer &+= duration > limit ? 1 : 0 }
    return 2 * Int(longer) >= durations.count
  }

  /// Quickly tests, without computing the median, whether a lap may be longer than 1.8 times the median. This is
  /// possible only if at least half of the laps are shorter than the longest / 1.8.
  static func mayBeLong(_ durations: UnsafeMutableBufferPointer<Int32>) -> Bool {
    var longest: Int32 = 0
    for duration in durations { longest = max(longest, duration) }
    let limit = (Int64(longest) * 10 + 17) / 18
    var shorter = 0
    for duration in durations { shorter &+= Int64(duration) < limit ? 1 : 0 }
    return 2 * shorter >= durations.count
  }
}

/// The limits, in milliseconds, between which the durations of laps of one style in one swim are plausible.
struct SuspicionLimits: Equatable {
  /// The duration, in milliseconds, below which a lap is faster than any human can swim.
  var tooFast: Int32 = 0
  /// The duration, in milliseconds, below which a lap is much shorter than the swim's other laps of the same style.
  var short: Int32 = 0
  /// The duration, in milliseconds, above which a lap is much longer than the swim's other laps of the same style.
  var long: Int32 = .max

  /// The duration, in milliseconds, below which a lap is excluded from records.
  var bar: Int32 {
    max(tooFast, short)
  }

  /// Computes the limits `short` and `long` from the median of laps.
  /// - Parameter twiceMedian: twice the median of at least six laps, in milliseconds.
  mutating func judge(byTwiceMedian twiceMedian: Int64) {
    // With d for the duration: d < median / 1.8 ⇔ 18 d < 5 × twiceMedian; d > 1.8 × median ⇔ 10 d > 9 × twiceMedian.
    short = Int32(clamping: (5 * twiceMedian + 17) / 18)
    long = Int32(clamping: 9 * twiceMedian / 10)
  }

  /// Returns the reason why a lap's time looks wrong; nil if it looks right.
  /// - Parameter isShare: whether the lap's time is a share of a longer time. A share is checked only against human
  ///   speed.
  func suspicion(of duration: Int32, isShare: Bool) -> SwimSuspicion? {
    if duration < tooFast { return .tooFast }
    if isShare { return nil }
    if duration < short { return .short }
    return duration > long ? .long : nil
  }
}
