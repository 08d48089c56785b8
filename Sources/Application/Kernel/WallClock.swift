package import KernelDomain

/// A clock that tells the date and time.
package protocol WallClock: Sendable {
  func now() -> Timestamp
  /// How many seconds pass on this clock per real second, if the clock is an artificial one for rehearsals; nil for the
  /// machine's own clock, which can be set.
  var rate: Int? { get }
  /// The time passed on this clock since a fixed start. Setting the machine's clock does not affect it.
  var uptime: Uptime { get }
  /// How long the machine has run, in real time even if this clock runs faster. It measures waits that nobody may
  /// shorten.
  var machineUptime: Uptime { get }
}

extension WallClock {
  package var rate: Int? { nil }
  /// For a clock that nobody can set, the uptime is the time that it shows.
  package var uptime: Uptime { Uptime(start: "", milliseconds: now().milliseconds) }
  package var machineUptime: Uptime { uptime }
}

/// How long ago the machine was started, including the time it slept, by a clock that nobody can set.
package struct Uptime: Codable, Hashable, Sendable {
  /// Identifies one start of the machine: it differs after each start.
  package var start: String
  package var milliseconds: Int64

  package init(start: String, milliseconds: Int64) {
    self.start = start
    self.milliseconds = milliseconds
  }

  /// Returns the milliseconds that have passed since `earlier`. If the machine was restarted after that, returns the
  /// time since the restart, which is a lower bound.
  package func passed(since earlier: Uptime) -> Int64 {
    guard earlier.start == start, earlier.milliseconds <= milliseconds else { return milliseconds }
    return milliseconds - earlier.milliseconds
  }
}
