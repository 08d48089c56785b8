import KernelDomain

/// Groups the repetitions of a swim into sets. Pace is ignored: a repetition that is slower or faster than the others
/// still belongs to the set.
package enum SwimSetRule {
  /// The longest rest in a set whose rests are regular, in milliseconds.
  static let longestRest: Int64 = 180_000
  /// The tolerance for regular rests, in milliseconds: the longest rest in a set is at most twice the shortest rest
  /// plus this time.
  static let restSlack: Int64 = 10_000
  /// The tolerance for regular starts, in milliseconds: if the intervals between starts differ by at most this time,
  /// the set is regular, however much the rests vary.
  static let intervalSlack: Int64 = 6_000
  /// The minimum number of repetitions in a set whose stroke changes with every repetition.
  static let fewestChanging = 3

  /// Returns the sets of a swim, in chronological order. Each repetition belongs to exactly one set.
  package static func sets(of repetitions: [SwimRepetition]) -> [SwimSet] {
    joiningChangingStrokes(cuts(repetitions), repetitions)
  }

  /// Divides the repetitions into series, as long as possible, of equal length, style and equipment. Then divides each
  /// series into regular sets.
  private static func cuts(_ repetitions: [SwimRepetition]) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    var first = 0
    for next in 1...max(repetitions.count, 1) {
      if next < repetitions.count, repetitions[next].lengths == repetitions[first].lengths,
        repetitions[next].style == repetitions[first].style,
        repetitions[next].equipment == repetitions[first].equipment
      {
        continue
      }
      if next <= repetitions.count { cuts += self.cuts(of: first..<next, repetitions) }
      first = next
    }
    return cuts
  }

  /// The best division found so far for the end of a series, from one of its repetitions on.
  private struct Cut {
    var sets: Int
    /// The sum of the rests between the sets, in milliseconds.
    var rest: Int64
    /// The end of the first set: the index after its last repetition.
    var end: Int

    func isBetter(than other: Cut) -> Bool {
      sets != other.sets ? sets < other.sets : rest != other.rest ? rest > other.rest : end < other.end
    }
  }

  /// Divides a series into as few regular sets as possible. If there are several such divisions, it chooses the one
  /// with the longest rests between sets, then the one whose sets end earliest. A greedy division would be wrong. For
  /// example, if a single 100 with 60 s rest is followed by 10 × 100 with 15 s rest, it would put the first two
  /// repetitions into one set.
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

  /// Joins neighbouring single repetitions into sets if they are equally long, each has a different style from the
  /// previous one, and together they are regular. It proceeds from first to last, and makes each set as long as
  /// possible.
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

  /// Returns how many of the ranges, from the first on, form one set with changing strokes; 1 if the first range does
  /// not form a set with those after it.
  private static func changing(_ cuts: ArraySlice<Range<Int>>, _ repetitions: [SwimRepetition]) -> Int {
    var regularity = Regularity()
    var last = cuts[cuts.startIndex]
    guard last.count == 1 else { return 1 }
    var (count, regular) = (1, 1)
    for cut in cuts.dropFirst() where cut.count == 1 {
      let (before, next) = (repetitions[last.lowerBound], repetitions[cut.lowerBound])
      guard cut.lowerBound == last.upperBound, next.lengths == before.lengths, next.style != before.style,
        next.equipment == before.equipment
      else { break }
      regularity.add(before, next)
      guard regularity.isRegular || regularity.mayBecomeRegular else { break }
      count += 1
      if regularity.isRegular { regular = count }
      last = cut
    }
    return regular >= fewestChanging ? regular : 1
  }

  /// Checks whether repetitions are regular and therefore belong together. They are if the rests between them, or the
  /// intervals between their starts, hardly vary.
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

    /// Whether the repetitions may become regular when another one is added. Two repetitions have only one interval
    /// between starts, so a third may reveal that the starts are regular although the rests are not. Three or more
    /// irregular repetitions remain irregular.
    var mayBecomeRegular: Bool { count < 2 }
  }
}
