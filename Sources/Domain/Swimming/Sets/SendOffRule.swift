import KernelDomain

/// Detects whether the swimmer started repetitions at a fixed interval (a send-off), such as every 1:10, instead of
/// after a fixed rest. With a send-off, the rests vary as much as the swimming times, but the intervals between starts
/// hardly vary.
enum SendOffRule {
  /// The minimum number of repetitions for detecting a send-off.
  static let fewest = 4
  /// The maximum difference between the intervals of a send-off, in milliseconds.
  static let widest: Int64 = 3_000
  /// By how much more the rests must vary than the intervals, in milliseconds.
  static let leastGain: Int64 = 2_000
  /// The detected interval is rounded to a multiple of `step` if all intervals differ from that multiple by at most
  /// `nearest`. Both are in milliseconds.
  static let step: Int64 = 5_000
  static let nearest: Int64 = 1_000

  /// Returns the fixed interval between starts, in whole seconds; nil if there is none.
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
