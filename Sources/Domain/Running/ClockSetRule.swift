import KernelDomain

/// A step of hours while the timer ran is no time that passed: the device's clock was set. What came before moves.
struct ClockSetRule {
  /// Milliseconds; no run stands still for longer with its timer on.
  private static let longestStep: Int64 = 6 * 3_600_000
  /// Milliseconds after the beginning of a step in which a stop of the timer explains it.
  private static let stopDelay: Int64 = 60_000
  /// Milliseconds that such a step lasts afterwards.
  private static let remainingStep: Int64 = 1_000

  /// What is dated before each of these moves, in order.
  private var bounds: [Timestamp] = []
  /// The milliseconds by which what is dated before each of the bounds moves in all.
  private var shifts: [Int64] = []

  static func apply(to order: inout FixOrderRule, timer: inout [TimerEvent], laps: inout [RunLap]) {
    let rule = ClockSetRule(order.fixes, stops: timer.filter { !$0.isStart }.map(\.time).sorted())
    guard !rule.bounds.isEmpty else { return }
    order.move(rule.moved)
    for place in timer.indices { timer[place].time = rule.moved(timer[place].time) }
    for place in laps.indices { laps[place].start = rule.moved(laps[place].start) }
  }

  /// - Parameter stops: of the timer, in order.
  private init(_ fixes: [RunFix], stops: [Timestamp]) {
    var stops = stops[...]
    for (before, after) in zip(fixes, fixes.dropFirst()) where after.time - before.time > ClockSetRule.longestStep {
      stops = stops.drop { $0 < before.time }
      if let stop = stops.first, stop - before.time <= ClockSetRule.stopDelay { continue }
      bounds.append(after.time + -ClockSetRule.remainingStep)
      shifts.append(after.time - before.time - ClockSetRule.remainingStep)
    }
    for index in shifts.indices.dropLast().reversed() { shifts[index] += shifts[index + 1] }
  }

  private func moved(_ time: Timestamp) -> Timestamp {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low < bounds.count ? time + shifts[low] : time
  }
}
