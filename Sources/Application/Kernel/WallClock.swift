package import KernelDomain

/// Tells the time.
package protocol WallClock: Sendable {
  func now() -> Timestamp
  /// How many seconds pass on it in a second; nil for the machine's own clock, which may be set.
  var rate: Int? { get }
  /// What passes whatever the clock is set to.
  var uptime: Uptime { get }
  /// How long the machine has run, in every rehearsal too: what nobody may shorten goes by it.
  var machineUptime: Uptime { get }
}

extension WallClock {
  package var rate: Int? { nil }
  /// Of a clock that nobody sets.
  package var uptime: Uptime { Uptime(start: "", milliseconds: now().milliseconds) }
  package var machineUptime: Uptime { uptime }
}

/// How long ago the machine was started, sleep included, by a clock that nobody can set.
package struct Uptime: Codable, Hashable, Sendable {
  /// Which start of which machine it was.
  package var start: String
  package var milliseconds: Int64

  package init(start: String, milliseconds: Int64) {
    self.start = start
    self.milliseconds = milliseconds
  }

  /// Milliseconds that have passed since an earlier moment; since a moment before this start, at least so many.
  package func passed(since earlier: Uptime) -> Int64 {
    guard earlier.start == start, earlier.milliseconds <= milliseconds else { return milliseconds }
    return milliseconds - earlier.milliseconds
  }
}
