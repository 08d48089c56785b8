import KernelDomain

/// A step of hours while the timer ran is no time that passed: the device's clock was set. What came before moves.
enum ClockSetRule {
  /// Milliseconds; no run stands still for longer with its timer on.
  private static let longestStep: Int64 = 6 * 3_600_000
  /// Milliseconds after the beginning of a step in which a stop of the timer explains it.
  private static let stopDelay: Int64 = 60_000
  /// Milliseconds that such a step lasts afterwards.
  private static let remainingStep: Int64 = 1_000

  static func apply(to order: inout FixOrderRule, timer: inout [TimerEvent], laps: inout [RunLap]) {
    var index = 1
    while index < order.fixes.count {
      let (start, end) = (order.fixes[index - 1].time, order.fixes[index].time)
      index += 1
      let isStopped = timer.contains { !$0.isStart && $0.time >= start && $0.time - start <= stopDelay }
      guard end - start > longestStep, !isStopped else { continue }
      let latest = end + -remainingStep
      let shift = end - start - remainingStep
      func moved(_ time: Timestamp) -> Timestamp { time < latest ? time + shift : time }
      order.move(moved)
      for place in timer.indices { timer[place].time = moved(timer[place].time) }
      for place in laps.indices { laps[place].start = moved(laps[place].start) }
    }
  }
}
