import KernelDomain

/// Corrects the times of a recording during which the device set its clock. If two consecutive fixes are more than six
/// hours apart although the timer was not stopped, the clock was set between them. All earlier times are then moved
/// later, so that the two fixes are only a second apart.
struct ClockSetRule {
  /// The longest plausible time between two fixes while the timer runs, in milliseconds.
  private static let longestStep: Int64 = 6 * 3_600_000
  /// If the timer was stopped within this time after the fix before a long step, in milliseconds, the runner really
  /// paused and the clock was not set.
  private static let stopDelay: Int64 = 60_000
  /// The time between two fixes after the correction, in milliseconds, if the clock was set between them.
  private static let remainingStep: Int64 = 1_000

  /// The times of the fixes before which the clock was set, ascending. All fixes before such a time are moved later.
  private var bounds: [Timestamp] = []
  /// For each of `bounds`, by how many milliseconds in total the times before it are moved later.
  private var shifts: [Int64] = []

  static func apply(to order: inout FixOrderRule, timer: inout [TimerEvent], laps: inout [RunLap]) {
    let rule = ClockSetRule(order.fixes, stops: timer.filter { !$0.isStart }.map(\.time).sorted())
    guard !rule.bounds.isEmpty else { return }
    order.move(rule.moved)
    for place in timer.indices { timer[place].time = rule.moved(timer[place].time) }
    for place in laps.indices { laps[place].start = rule.moved(laps[place].start) }
  }

  /// Finds the times at which the clock was set.
  /// - Parameter stops: the times at which the timer was stopped, ascending.
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
