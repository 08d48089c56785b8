import KernelDomain

/// Groups repetitions as she swam them. Pace takes no part: easy and descending repetitions belong.
package enum SwimSetRule {
  /// A longer rest ends a set. Milliseconds.
  static let longestRest: Int64 = 180_000
  /// Rests of a set are at most twice the shortest and this. Milliseconds.
  static let restSlack: Int64 = 10_000
  /// Starts that differ by at most this are regular whatever the rests. Milliseconds.
  static let intervalSlack: Int64 = 6_000
  /// Fewer repetitions of changing strokes are no set.
  static let fewestChanging = 3

  /// The sets of a swim, in order; each repetition is in one.
  package static func sets(of repetitions: [SwimRepetition]) -> [SwimSet] {
    joiningChangingStrokes(cuts(repetitions), repetitions)
  }

  /// Each maximal run of equal lengths and style, cut into regular sets.
  private static func cuts(_ repetitions: [SwimRepetition]) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    var first = 0
    for next in 1...max(repetitions.count, 1) {
      if next < repetitions.count, repetitions[next].lengths == repetitions[first].lengths,
        repetitions[next].style == repetitions[first].style
      {
        continue
      }
      if next <= repetitions.count { cuts += self.cuts(of: first..<next, repetitions) }
      first = next
    }
    return cuts
  }

  /// The best cut of a run from each of its repetitions on.
  private struct Cut {
    var sets: Int
    /// Rests between sets, in milliseconds.
    var rest: Int64
    /// Where the first set ends.
    var end: Int

    func isBetter(than other: Cut) -> Bool {
      sets != other.sets ? sets < other.sets : rest != other.rest ? rest > other.rest : end < other.end
    }
  }

  /// The fewest regular sets; of those the cut whose rests between sets sum highest; then the earliest breaks. Cutting as
  /// one comes along would make a set of two of 100, rest 60, 10 × 100 rest 15.
  private static func cuts(of run: Range<Int>, _ repetitions: [SwimRepetition]) -> [Range<Int>] {
    var best = Array(repeating: Cut(sets: 0, rest: 0, end: run.upperBound), count: run.count + 1)
    for first in run.reversed() {
      var regularity = Regularity()
      var chosen: Cut?
      for end in first + 1...run.upperBound {
        if end > first + 1 {
          regularity.add(repetitions[end - 2], repetitions[end - 1])
          guard regularity.isRegular else {
            if regularity.mayBecomeRegular { continue }
            break
          }
        }
        let after = best[end - run.lowerBound]
        let rest = end < run.upperBound ? repetitions[end - 1].restMilliseconds ?? 0 : 0
        let cut = Cut(sets: after.sets + 1, rest: after.rest + rest, end: end)
        if chosen.map({ cut.isBetter(than: $0) }) ?? true { chosen = cut }
      }
      if let chosen { best[first - run.lowerBound] = chosen }
    }
    var cuts: [Range<Int>] = []
    var first = run.lowerBound
    while first < run.upperBound {
      let end = best[first - run.lowerBound].end
      cuts.append(first..<end)
      first = end
    }
    return cuts
  }

  /// Neighbouring single repetitions of equal length, each in another style than the one before, that are regular
  /// together: from the left, as long as possible.
  private static func joiningChangingStrokes(
    _ cuts: [Range<Int>], _ repetitions: [SwimRepetition]
  ) -> [SwimSet] {
    var sets: [SwimSet] = []
    var place = 0
    while place < cuts.count {
      let count = changing(cuts[place...], repetitions)
      let range = cuts[place].lowerBound..<cuts[place + count - 1].upperBound
      let style = count > 1 ? nil : repetitions[range.lowerBound].style
      sets.append(SwimSet(range, of: repetitions, style: style))
      place += count
    }
    return sets
  }

  /// How many cuts from the first on are one set.
  private static func changing(_ cuts: ArraySlice<Range<Int>>, _ repetitions: [SwimRepetition]) -> Int {
    var regularity = Regularity()
    var last = cuts[cuts.startIndex]
    guard last.count == 1 else { return 1 }
    var (count, regular) = (1, 1)
    for cut in cuts.dropFirst() where cut.count == 1 {
      let (before, next) = (repetitions[last.lowerBound], repetitions[cut.lowerBound])
      guard cut.lowerBound == last.upperBound, next.lengths == before.lengths, next.style != before.style else { break }
      regularity.add(before, next)
      guard regularity.isRegular || regularity.mayBecomeRegular else { break }
      count += 1
      if regularity.isRegular { regular = count }
      last = cut
    }
    return regular >= fewestChanging ? regular : 1
  }

  /// Whether repetitions belong together: by rests that are alike, or by starts that are.
  private struct Regularity {
    private var count = 0
    private var rests = (least: Int64.max, most: Int64.min)
    private var intervals = (least: Int64.max, most: Int64.min)

    mutating func add(_ before: SwimRepetition, _ next: SwimRepetition) {
      let rest = before.restMilliseconds ?? 0
      let interval = next.start - before.start
      count += 1
      rests = (min(rests.least, rest), max(rests.most, rest))
      intervals = (min(intervals.least, interval), max(intervals.most, interval))
    }

    var isRegular: Bool {
      rests.most <= longestRest && rests.most <= 2 * rests.least + restSlack
        || count >= 2 && intervals.most - intervals.least <= intervalSlack
    }

    /// Two repetitions tell no interval yet: with a third, starts may be alike that rests are not. What is irregular then
    /// stays so, however many more there are.
    var mayBecomeRegular: Bool { count < 2 }
  }
}
