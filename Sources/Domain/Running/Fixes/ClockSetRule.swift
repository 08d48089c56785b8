import KernelDomain

/// Corrects the setting of the device's clock during a run. If a step between two fixes takes hours although the timer
/// ran, no time passed: the clock was set. Everything before the step is moved.
struct ClockSetRule {
  /// The longest step, in milliseconds, that may be real while the timer runs.
  private static let longestStep: Int64 = 6 * 3_600_000
  /// If the timer was stopped within this many milliseconds after the beginning of a step, that explains the step.
  private static let stopDelay: Int64 = 60_000
  /// The length that such a step is given, in milliseconds.
  private static let remainingStep: Int64 = 1_000

  /// The ends of the moved parts: everything dated before each of these moves. In order.
  private var bounds: [Timestamp] = []
  /// For each bound, the total shift of what is dated before it, in milliseconds.
  private var shifts: [Int64] = []

  static func apply(to order: inout FixOrderRule, timer: inout [TimerEvent], laps: inout [RunLap]) {
    let rule = ClockSetRule(order.fixes, stops: timer.filter { !$0.isStart }.map(\.time).sorted())
    guard !rule.bounds.isEmpty else { return }
    order.move(rule.moved)
    for place in timer.indices { timer[place].time = rule.moved(timer[place].time) }
    for place in laps.indices { laps[place].start = rule.moved(laps[place].start) }
  }

  /// - Parameter stops: the times at which the timer was stopped, in order.
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
