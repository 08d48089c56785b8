import KernelDomain

/// Detects whether repetitions started at a fixed interval, as in `on 1:10`, rather than after a fixed rest. On a fixed
/// interval, the rests vary as much as the swims do, and the starts hardly vary.
enum SendOffRule {
  /// The fewest repetitions that show a pattern.
  static let fewest = 4
  /// The most that fixed intervals between starts may vary, in milliseconds.
  static let widest: Int64 = 3_000
  /// The rests must vary by at least this much more than the intervals, in milliseconds.
  static let leastGain: Int64 = 2_000
  /// An interval is rounded to a multiple of `step` if all intervals are within `nearest` of it. Both are in
  /// milliseconds.
  static let step: Int64 = 5_000
  static let nearest: Int64 = 1_000

  /// The interval between starts in whole seconds; nil if no fixed interval is found.
  static func seconds(_ repetitions: ArraySlice<SwimRepetition>) -> Int? {
    guard repetitions.count >= fewest else { return nil }
    let intervals = zip(repetitions, repetitions.dropFirst()).map { $1.start - $0.start }.sorted()
    let rests = repetitions.dropLast().map { $0.restMilliseconds ?? 0 }
    guard let least = intervals.first, let most = intervals.last, let shortest = rests.min(), let longest = rests.max(),
      most - least <= widest, longest - shortest >= most - least + leastGain
    else { return nil }
    let median = intervals[(intervals.count - 1) / 2]
    let round = Int64(Rounding.nearest(median, over: step)) * step
    if intervals.allSatisfy({ abs($0 - round) <= nearest }) { return Int(round / 1_000) }
    return Rounding.nearest(median, over: 1_000)
  }
}
