import KernelDomain
import SwimmingDomain

/// The rules written down once more, from their text, plainly and slowly: every window of every segment is tried.
struct ReferenceSwim {
  struct SwimLap {
    var numbers: [Int]
    var start: Int64
    var end: Int64
    var duration: Int64
    var style: StrokeStyle
    var detected: StrokeStyle
    var segment: Int
    /// Whether the device began another segment here.
    var isJoined = false
    /// Whether a split put a wall before or after it, inside an original lap.
    var isSplitBefore = false
    var isSplitAfter = false
    var isExcluded = false
    /// Whether it was swum with fins or paddles.
    var isAided = false
    var isConfirmed = false
    /// Whether it was put into a gap, or holds one that was joined over.
    var isReclaimed = false
    var holdsJoin = false
    var suspicion: SwimSuspicion?

    var isEstimated: Bool { isSplitBefore || isSplitAfter || isReclaimed }
    /// Whether its time is an equal part of a longer one, which the median neither judges nor counts.
    var isShare: Bool { isSplitBefore || isSplitAfter }
    var isBarred: Bool { !isConfirmed && (suspicion == .tooFast || suspicion == .short) }
  }

  struct Window {
    var segment: Int
    var start: Int64
    var numbers: [Int]
    var style: StrokeStyle
    var hundredths: Int
    var isSuspicious: Bool
    var isEstimated: Bool
  }

  let swim: Swim
  var pool: PoolLength?
  var isRemoved = false
  var laps: [SwimLap] = []
  var setAside: [SwimCorrection] = []

  init(_ swim: Swim, _ corrections: [SwimCorrection]) {
    self.swim = swim
    pool = swim.pool
    var segment = 0
    for (index, lap) in swim.laps.enumerated() {
      let before = index > 0 ? swim.laps[index - 1] : nil
      if let before {
        let gap = Double(lap.start - before.end) / 1_000
        if gap > 10.0 || gap > 3.0 && lap.isAfterRestMarker { segment += 1 }
      } else {
        segment = 1
      }
      laps.append(
        SwimLap(
          numbers: [index + 1], start: lap.start.milliseconds, end: lap.end.milliseconds,
          duration: Int64(lap.duration), style: lap.style, detected: lap.style, segment: segment))
    }
    for correction in corrections where !apply(correction) { setAside.append(correction) }
    judge()
  }

  private mutating func judge() {
    let limits: [StrokeStyle: Int64] = [
      .freestyle: 260, .mix: 260, .unknown: 260, .butterfly: 245, .backstroke: 235, .breaststroke: 210,
    ]
    for index in laps.indices where !laps[index].isExcluded && !laps[index].isAided {
      let lap = laps[index]
      let others = laps.filter { !$0.isExcluded && !$0.isAided && !$0.isShare && $0.style == lap.style }
        .map(\.duration).sorted()
      if others.count >= 6, !lap.isShare {
        let middle = others.count / 2
        // Twice the median, twice the mean of the middle two.
        let median = others.count % 2 == 1 ? 2 * others[middle] : others[middle - 1] + others[middle]
        if lap.duration * 36 < median * 10 { laps[index].suspicion = .short }
        if lap.duration * 20 > median * 18 { laps[index].suspicion = .long }
      }
      if let pool, let limit = limits[lap.style], Int64(pool.centimetres) * 1_000 > limit * lap.duration {
        laps[index].suspicion = .tooFast
      }
    }
  }

  /// The windows of so many laps in one segment that count as an attempt.
  func windows(_ count: Int) -> [Window] {
    guard count >= 1, laps.count >= count else { return [] }
    return (0...laps.count - count).compactMap { window(laps[$0..<$0 + count]) }
  }

  private func window(_ window: ArraySlice<SwimLap>) -> Window? {
    guard let first = window.first, let last = window.last, first.segment == last.segment,
      !window.contains(where: { $0.isExcluded || $0.isAided }), !first.isSplitBefore, !last.isSplitAfter,
      let style = ReferenceSwim.style(window.map(\.style))
    else { return nil }
    return Window(
      segment: first.segment, start: first.start, numbers: window.flatMap(\.numbers), style: style,
      hundredths: Int(ReferenceSwim.time(window) / 10), isSuspicious: window.contains(where: \.isBarred),
      isEstimated: window.contains { $0.isEstimated || $0.holdsJoin } || window.dropFirst().contains(where: \.isJoined))
  }

  static func style(_ styles: [StrokeStyle]) -> StrokeStyle? {
    if Set(styles).count == 1 { return styles[0] == .drill || styles[0] == .kickboard ? nil : styles[0] }
    guard styles.count % 4 == 0 else { return nil }
    let order: [StrokeStyle] = [.butterfly, .backstroke, .breaststroke, .freestyle]
    let medley = order.flatMap { Array(repeating: $0, count: styles.count / 4) }
    return styles == medley ? .mix : nil
  }

  static func time(_ laps: some Sequence<SwimLap>) -> Int64 {
    let laps = Array(laps)
    let gaps = zip(laps, laps.dropFirst()).map { $1.start - $0.end }
    let rests = gaps.filter { $0 > 1_500 }.reduce(0, +)
    let small = gaps.filter { $0 <= 1_500 }.reduce(0, +)
    return laps.map(\.duration).reduce(0, +) + rests + (small > 1_500 ? small : 0)
  }

  /// Number, first and last lap, style and elapsed milliseconds of each segment.
  var segments: [(laps: [Int], style: StrokeStyle, elapsed: Int64)] {
    Set(laps.map(\.segment)).sorted().map { number in
      let own = laps.filter { $0.segment == number }
      let numbers = own.flatMap(\.numbers)
      var style = StrokeStyle.mix
      let styles = Set(own.filter { !$0.isExcluded }.map(\.style))
      if styles.isEmpty || styles.contains(where: { [.unknown, .drill, .kickboard].contains($0) }) { style = .unknown }
      if styles.count == 1, let only = styles.first { style = only }
      let pieces = own.split(whereSeparator: \.isExcluded)
      return ([numbers.min()!, numbers.max()!], style, pieces.reduce(0) { $0 + ReferenceSwim.time($1) })
    }
  }
}

extension ReferenceSwim {
  /// False when the correction does not fit.
  private mutating func apply(_ correction: SwimCorrection) -> Bool {
    switch correction.change {
    case .remove: isRemoved = true
    case .poolLength(let length): pool = length
    case .prefer, .distance, .confirmDistance, .utcOffset: break
    case .styleOfUnknown(let style, _): return change(correction) { if $0.style == .unknown { $0.style = style } }
    case .style(let style, _): return change(correction) { $0.style = style }
    case .confirm: return change(correction) { $0.isConfirmed = true }
    case .equip(let equipment, _):
      return change(correction) { $0.isAided = equipment.contains(.fins) || equipment.contains(.paddles) }
    case .exclude: return change(correction) { $0.isExcluded = true }
    case .merge: return merge(correction)
    case .split(_, let parts): return split(correction, parts)
    case .join: return join(correction)
    case .reclaim(_, let count, let style): return reclaim(correction, count, style)
    }
    return true
  }

  /// The laps that cover the touched original ones; nil when these are gone, ambiguous, or only a part of a lap.
  private func touched(_ correction: SwimCorrection) -> [Int]? {
    guard let asked = correction.change.laps, !correction.touched.isEmpty else { return nil }
    let stamps = swim.laps.map(SwimCorrection.Stamp.init)
    let places = stamps.indices.filter { Array(stamps[$0...].prefix(correction.touched.count)) == correction.touched }
    let place = places.contains(asked.first - 1) ? asked.first - 1 : places.count == 1 ? places[0] : nil
    guard let place else { return nil }
    let numbers = Set(place + 1...place + correction.touched.count)
    let covering = laps.indices.filter { !numbers.isDisjoint(with: laps[$0].numbers) }
    return covering.allSatisfy { numbers.isSuperset(of: laps[$0].numbers) } ? covering : nil
  }

  private mutating func change(_ correction: SwimCorrection, _ body: (inout SwimLap) -> Void) -> Bool {
    guard let touched = touched(correction) else { return false }
    for index in touched { body(&laps[index]) }
    return true
  }

  private mutating func merge(_ correction: SwimCorrection) -> Bool {
    guard let touched = touched(correction), touched.count >= 2 else { return false }
    let parts = touched.map { laps[$0] }
    guard Set(parts.map(\.segment)).count == 1, !parts.contains(where: { $0.isExcluded || $0.isEstimated }) else {
      return false
    }
    var whole = parts[0]
    whole.numbers = parts.flatMap(\.numbers)
    whole.end = parts[parts.count - 1].end
    whole.duration = parts.reduce(0) { $0 + $1.duration }
    for (before, lap) in zip(parts, parts.dropFirst()) { whole.duration += max(0, lap.start - before.end) }
    let longest = parts.first { part in parts.allSatisfy { $0.duration <= part.duration } }!
    whole.style = longest.style
    whole.detected = longest.detected
    whole.isConfirmed = false
    whole.isAided = parts.contains(where: \.isAided)
    whole.holdsJoin = parts.contains(where: \.holdsJoin) || parts.dropFirst().contains(where: \.isJoined)
    laps.removeAll { whole.numbers.contains($0.numbers[0]) }
    laps.insert(whole, at: touched[0])
    return true
  }

  /// The position of the lap after the gap; nil where no segment ends there, or a lap beside it was no swimming.
  private func lapAfterGap(_ correction: SwimCorrection) -> Int? {
    guard let asked = correction.change.laps, correction.touched.count == 2 else { return nil }
    let stamps = swim.laps.map(SwimCorrection.Stamp.init)
    let places = stamps.indices.dropLast().filter { [stamps[$0], stamps[$0 + 1]] == correction.touched }
    let place = places.contains(asked.first - 1) ? asked.first - 1 : places.count == 1 ? places[0] : nil
    guard let place, let later = laps.firstIndex(where: { $0.numbers.contains(place + 2) }), later > 0,
      laps[later - 1].numbers.contains(place + 1), laps[later - 1].segment != laps[later].segment,
      !laps[later].isExcluded, !laps[later - 1].isExcluded
    else { return nil }
    return later
  }

  private mutating func join(_ correction: SwimCorrection) -> Bool {
    guard let later = lapAfterGap(correction) else { return false }
    let both = [laps[later - 1].segment, laps[later].segment]
    let durations = laps.filter { both.contains($0.segment) && !$0.isExcluded }.map { Double($0.duration) }.sorted()
    let middle = durations.count / 2
    let median = durations.count % 2 == 1 ? durations[middle] : (durations[middle - 1] + durations[middle]) / 2
    let gap = Double(laps[later].start - end(before: later))
    guard gap <= 60_000, gap * 10 <= median * 8 else { return false }
    unite(both, at: later)
    return true
  }

  /// When the segment before that lap was over by the clock.
  private func end(before later: Int) -> Int64 {
    let own = laps[..<later].filter { $0.segment == laps[later - 1].segment }
    let time = own.split(whereSeparator: \.isExcluded).reduce(0) { $0 + ReferenceSwim.time($1) }
    let clock = max(laps[later - 1].end, own.first { !$0.isExcluded }!.start + time)
    return min(clock, max(laps[later - 1].end, laps[later].start))
  }

  private mutating func unite(_ segments: [Int], at later: Int) {
    laps[later - 1].end = end(before: later)
    laps[later].isJoined = true
    for index in laps.indices where laps[index].segment == segments[1] { laps[index].segment = segments[0] }
  }

  private mutating func reclaim(_ correction: SwimCorrection, _ count: Int, _ style: StrokeStyle?) -> Bool {
    guard let later = lapAfterGap(correction), (1...50).contains(count) else { return false }
    let (before, after) = (laps[later - 1], laps[later])
    let end = end(before: later)
    let gap = after.start - end
    let limits: [StrokeStyle: Double] = [
      .freestyle: 2.6, .mix: 2.6, .unknown: 2.6, .butterfly: 2.45, .backstroke: 2.35, .breaststroke: 2.1,
    ]
    guard let style = style ?? (before.style == after.style ? after.style : nil) else { return false }
    if let pool, let limit = limits[style] {
      // What a length takes at least, in whole milliseconds.
      let least = (Double(pool.centimetres) * 10 / limit).rounded(.up)
      guard Double(gap) >= Double(count) * least else { return false }
    } else if gap < 0 {
      return false
    }
    let filling = (0..<count).map { part in
      let (from, to) = (gap * Int64(part) / Int64(count), gap * Int64(part + 1) / Int64(count))
      var lap = SwimLap(
        numbers: [before.numbers.last!], start: end + from, end: end + to, duration: to - from,
        style: style, detected: style, segment: before.segment)
      (lap.isSplitBefore, lap.isSplitAfter, lap.isReclaimed) = (part > 0, part < count - 1, true)
      lap.isAided = before.isAided
      return lap
    }
    unite([before.segment, after.segment], at: later)
    laps.insert(contentsOf: filling, at: later)
    return true
  }

  private mutating func split(_ correction: SwimCorrection, _ count: Int) -> Bool {
    guard let touched = touched(correction), touched.count == 1, (2...10).contains(count) else { return false }
    let lap = laps[touched[0]]
    guard lap.numbers.count == 1, !lap.isEstimated, !lap.isExcluded else { return false }
    let parts = (0..<count).map { part in
      var share = lap
      let (from, to) = (lap.duration * Int64(part) / Int64(count), lap.duration * Int64(part + 1) / Int64(count))
      let end = part == count - 1 ? lap.end : lap.start + to
      (share.start, share.end, share.duration) = (lap.start + from, end, to - from)
      (share.isSplitBefore, share.isSplitAfter) = (part > 0, part < count - 1)
      share.isConfirmed = false
      share.isJoined = lap.isJoined && part == 0
      return share
    }
    laps.replaceSubrange(touched[0]...touched[0], with: parts)
    return true
  }
}
