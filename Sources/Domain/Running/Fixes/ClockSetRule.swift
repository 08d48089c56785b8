import KernelDomain

/// Undoes a change of the device's clock during a run. If a step between two fixes takes over six hours although the
/// timer ran, the clock was set within the step: everything before it is moved later, so that almost no time passes.
struct ClockSetRule {
  /// The longest step, in milliseconds, that may be real while the timer runs.
  private static let longestStep: Int64 = 6 * 3_600_000
  /// A step is a real pause if the timer was stopped at most this many milliseconds after its beginning.
  private static let stopDelay: Int64 = 60_000
  /// The duration that remains of a step in which the clock was set, in milliseconds.
  private static let remainingStep: Int64 = 1_000

  /// The times before which everything is moved, in order: one for each step in which the clock was set.
  private var bounds: [Timestamp] = []
  /// For each bound, how far what is dated before it is moved later in total, in milliseconds.
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
