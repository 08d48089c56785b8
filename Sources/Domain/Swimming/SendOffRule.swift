import KernelDomain

/// Whether she swam on a send-off, `on 1:10`, or rested by count. On a send-off the rest takes up what the swims vary.
enum SendOffRule {
  /// Fewer repetitions tell nothing.
  static let fewest = 4
  /// Starts that lie further apart are by no clock. Milliseconds.
  static let widest: Int64 = 3_000
  /// By so much more the rests vary than the starts. Milliseconds.
  static let leastGain: Int64 = 2_000
  /// A send-off is told in such steps where all starts are so near. Milliseconds.
  static let step: Int64 = 5_000
  static let nearest: Int64 = 1_000

  /// Whole seconds; nil where none is to be claimed.
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
