import KernelDomain
import SwimmingDomain
import TestSupport

/// Makes books in which edges, ties, overlaps and corrections are common.
struct RandomBook {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Some swims, corrected, some of them imported anew with other laps afterwards, some corrected again.
  mutating func book() -> SwimBook {
    var merge = SwimImportMerge(into: SwimBook())
    let swims = (0..<random(1...6)).map { _ in swim() }
    _ = merge.add(swims)
    var book = merge.book
    for _ in 0..<random(0...12) { correct(&book) }
    if chance(50) {
      var again = SwimImportMerge(into: book)
      _ = again.add(swims.filter { _ in chance(50) }.map { changed($0) })
      book = again.book
      for _ in 0..<random(0...3) { correct(&book) }
    }
    return book
  }

  private mutating func correct(_ book: inout SwimBook) {
    let swim = book.swims[random(0...book.swims.count - 1)]
    if let correction = try? book.correction(change(of: swim), of: swim.id) {
      book.corrections.append(correction)
    }
  }

  /// Corrects the book, or takes a correction back; nil when the correction drawn can't be made.
  /// - Returns: the swim in question.
  mutating func change(_ book: inout SwimBook) -> SwimID? {
    if chance(30) { return book.removeLastCorrection()?.swim }
    let swim = book.swims[random(0...book.swims.count - 1)]
    guard let correction = try? book.correction(change(of: swim), of: swim.id) else { return nil }
    book.append(correction)
    return swim.id
  }

  private mutating func change(of swim: Swim) -> SwimCorrection.Change {
    let laps = swim.laps.count
    let first = random(1...max(1, laps))
    let range = SwimLapRange(first, min(first + random(0...4), max(first, laps)))!
    switch random(0...31) {
    case 0...6: return .style(style(), range)
    case 7...8: return .confirm(SwimLapRange(1, max(1, laps))!)
    case 9...12: return .merge(range)
    case 13...15: return .split(lap: first, into: random(2...4))
    case 16...17: return .exclude(range)
    case 23...25: return .join(besideGap(of: swim) ?? SwimLapRange(first, first + 1)!)
    case 26...28:
      let gap = besideGap(of: swim) ?? SwimLapRange(first, first + 1)!
      return .reclaim(gap, lengths: random(1...3), style: chance(70) ? style() : nil)
    case 19...21: return .equip(pick([.fins, .paddles, [.paddles, .pull], .pull, []]), range)
    case 18: return chance(50) ? .prefer : .poolLength(pool())
    default: return chance(30) ? .remove : .prefer
    }
  }

  /// The laps beside a gap between two segments; nil where there is none.
  private mutating func besideGap(of swim: Swim) -> SwimLapRange? {
    let ends = SwimSegmentRule.segments(of: swim.laps).dropLast().map(\.last)
    guard !ends.isEmpty else { return nil }
    let lap = pick(ends)
    return SwimLapRange(lap, lap + 1)
  }

  /// Starts within three days, so that some overlap and some fall on the same second.
  private mutating func swim() -> Swim {
    let start =
      morning + Int64(random(0...2)) * 86_400_000 + Int64(random(0...6)) * 100_000 + Int64(random(0...1)) * 500
    let laps = laps(from: start)
    return Swim(
      source: pick(["Watch", "Pod", "Phone"]), start: start, end: laps.last?.end ?? start + 60_000,
      utcOffset: pick([0, 7_200, 50_400, -36_000]), duration: 0, place: .pool, pool: chance(95) ? pool() : nil,
      reportedDistance: nil, laps: laps)
  }

  private mutating func pool() -> PoolLength {
    PoolLength(centimetres: pick([2_500, 2_500, 2_500, 2_501, 5_000, 5_000, 2_286, 2_000, 3_333]))!
  }

  private mutating func laps(from start: Timestamp) -> [SwimLap] {
    var laps: [SwimLap] = []
    var clock = start
    let letters = chance(30) ? medley() : strokes()
    let pace = pick([20_000, 30_000, 40_000])
    let drift = chance(30) ? pick([-400, 70, 749, 750, 751, 1_400]) : 0
    for letter in letters {
      let gaps = [-500, 1, 1_500, 1_501, 3_000, 3_001, 10_000, 10_001, 40_000, 5_000 - (1 << 32)]
      let gap = laps.isEmpty ? 0 : chance(70) ? drift : pick(gaps)
      clock = clock + Int64(gap)
      let duration = chance(5) ? pick([9_000, pace / 2, 2 * pace, 0]) : pace + pick([0, 0, 1, 5, 9, 10, 400, -400])
      laps.append(
        SwimLap(start: clock, duration: Int32(duration), style: letter, strokes: nil, isAfterRestMarker: chance(10)))
      if !chance(3) { clock = clock + Int64(duration) }
    }
    return laps
  }

  private mutating func strokes() -> [StrokeStyle] {
    var styles: [StrokeStyle] = []
    for _ in 0..<random(0...6) { styles += Array(repeating: style(), count: random(1...14)) }
    return styles
  }

  private mutating func medley() -> [StrokeStyle] {
    let order: [StrokeStyle] = [.butterfly, .backstroke, .breaststroke, .freestyle]
    return (0..<random(1...3)).flatMap { _ in
      let quarter = random(1...3)
      return order.flatMap { style in Array(repeating: style, count: chance(95) ? quarter : quarter + 1) }
    }
  }

  private mutating func style() -> StrokeStyle {
    pick([.freestyle, .freestyle, .freestyle] + StrokeStyle.allCases)
  }

  /// As another export might give the swim: a lap more, less or other.
  private mutating func changed(_ swim: Swim) -> Swim {
    var changed = swim
    guard !changed.laps.isEmpty else { return changed }
    let index = random(0...changed.laps.count - 1)
    switch random(0...2) {
    case 0: changed.laps.remove(at: index)
    case 1: changed.laps.insert(changed.laps[index], at: index)
    default:
      let lap = changed.laps[index]
      changed.laps[index] = SwimLap(
        start: lap.start, duration: lap.duration + 10, style: lap.style, strokes: nil, isAfterRestMarker: chance(20))
    }
    return changed
  }

  private mutating func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    random(1...100) <= percent
  }

  private mutating func pick<T>(_ choices: [T]) -> T {
    choices[random(0...choices.count - 1)]
  }
}
