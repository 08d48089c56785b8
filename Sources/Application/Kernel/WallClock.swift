package import KernelDomain

/// A clock that shows the date and the time of day.
package protocol WallClock: Sendable {
  func now() -> Timestamp
  /// How many seconds pass on this clock per real second, if it is an artificial clock for rehearsals. Nil for the
  /// machine's own clock, which the user can set.
  var rate: Int? { get }
  /// The time that has passed on this clock since a fixed start. Setting the machine's clock does not affect it.
  var uptime: Uptime { get }
  /// How long the machine has been running, in real time even if this clock runs faster. It is used for waiting periods
  /// that nobody may shorten.
  var machineUptime: Uptime { get }
}

extension WallClock {
  package var rate: Int? { nil }
  /// The time that this clock shows, as the uptime of a clock that nobody can set.
  package var uptime: Uptime { Uptime(start: "", milliseconds: now().milliseconds) }
  package var machineUptime: Uptime { uptime }
}

/// How long the machine has been running, including the time it slept, according to a clock that nobody can set.
package struct Uptime: Codable, Hashable, Sendable {
  /// An id that changes each time the machine is started.
  package var start: String
  package var milliseconds: Int64

  package init(start: String, milliseconds: Int64) {
    self.start = start
    self.milliseconds = milliseconds
  }

  /// Returns how many milliseconds have passed since `earlier`. If the machine was restarted after `earlier`, returns
  /// only the time since the restart.
  package func passed(since earlier: Uptime) -> Int64 {
    guard earlier.start == start, earlier.milliseconds <= milliseconds else { return milliseconds }
    return milliseconds - earlier.milliseconds
  }
}
