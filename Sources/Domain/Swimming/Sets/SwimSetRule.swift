import KernelDomain

/// Groups repetitions into sets. The pace does not matter: easy and descending repetitions belong to the set.
package enum SwimSetRule {
  /// The longest rest within a set, in milliseconds.
  static let longestRest: Int64 = 180_000
  /// The rests of a set are at most twice the shortest one plus this, in milliseconds.
  static let restSlack: Int64 = 10_000
  /// Starts at intervals that differ by at most this are regular, whatever the rests. In milliseconds.
  static let intervalSlack: Int64 = 6_000
  /// The fewest repetitions with changing strokes that form a set.
  static let fewestChanging = 3

  /// The sets of a swim, in order. Each repetition belongs to exactly one.
  package static func sets(of repetitions: [SwimRepetition]) -> [SwimSet] {
    joiningChangingStrokes(cuts(repetitions), repetitions)
  }

  /// Divides each longest series of equal length and style into regular sets.
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

  /// The best division of a series from one of its repetitions on.
  private struct Cut {
    var sets: Int
    /// The sum of rests between sets, in milliseconds.
    var rest: Int64
    /// The end of the first set.
    var end: Int

    func isBetter(than other: Cut) -> Bool {
      sets != other.sets ? sets < other.sets : rest != other.rest ? rest > other.rest : end < other.end
    }
  }

  /// The division into the fewest regular sets; among those, the one with the most rest between sets; among those, the
  /// one with the earliest breaks. Dividing greedily instead would put the first two of 100, rest 60, 10 × 100 rest 15
  /// into one set.
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

  /// Joins neighbouring single repetitions of equal length into sets if each has another style than the one before and
  /// together they are regular. It works from the left, and sets are as long as possible.
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

  /// The number of ranges, from the first one on, that form one set.
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

  /// Checks whether repetitions belong together: their rests or their starts are regular.
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

    /// Two repetitions do not show an interval yet: a third one may make the starts regular though the rests are not.
    /// Beyond that, what is irregular stays irregular.
    var mayBecomeRegular: Bool { count < 2 }
  }
}
