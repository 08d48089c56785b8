package import KernelApplication

/// The wrong tries since the last right one, over all processes that use the book, and how long that makes the next wait:
/// after five, 1 s, then 2, 4 … 300 s. A try counts as wrong from before it is judged, so that neither several at once nor a
/// process that is ended gets one more. Waits are counted by how long the machine has run, not by a clock: neither setting
/// nor rehearsing one makes any shorter or longer. A machine that was started since waits from its start on.
package struct LogInWaits: Codable, Hashable, Sendable {
  package private(set) var tries = 0
  /// How long the machine had run at the last; nil before the first.
  package private(set) var last: Uptime?

  private enum CodingKeys: String, CodingKey {
    case tries
    case last = "lastUptime"
  }

  /// So many tries wait for nothing.
  static let free = 5
  /// More make the wait no longer.
  private static let mostCounted = 1_000
  /// Milliseconds.
  static let longest: Int64 = 300_000

  package init() {}

  private var wait: Int64 {
    tries < LogInWaits.free ? 0 : min(LogInWaits.longest, 1_000 << Int64(min(tries - LogInWaits.free, 20)))
  }

  /// Milliseconds until the next try; 0 where it need not wait.
  package func remaining(at now: Uptime) -> Int64 {
    guard let last, wait > 0 else { return 0 }
    return max(0, wait - now.passed(since: last))
  }

  mutating func count(at now: Uptime) {
    tries = min(tries, LogInWaits.mostCounted) + 1
    last = now
  }

  mutating func clear() {
    self = LogInWaits()
  }
}
