package import KernelApplication

/// Counts the failed attempts to log in since the last successful one, in all processes that use the book, and derives
/// the wait before the next attempt: 1 s after the fifth, then 2, 4 … up to 300 s. Each attempt is counted as failed
/// before it is checked, so that nobody gains an extra attempt by making several in parallel or by killing the process.
/// Waits are measured by the machine's uptime, so that setting the clock does not shorten them. After a restart of the
/// machine, the wait begins anew.
package struct LogInWaits: Codable, Hashable, Sendable {
  package private(set) var tries = 0
  /// The machine's uptime at the latest attempt to log in; nil before the first attempt.
  package private(set) var last: Uptime?

  private enum CodingKeys: String, CodingKey {
    case tries
    case last = "lastUptime"
  }

  /// How many failed attempts are allowed before the first wait.
  static let free = 5
  /// The maximum value of `tries`. Counting further would not make the wait longer.
  private static let mostCounted = 1_000
  /// The maximum wait, in milliseconds.
  static let longest: Int64 = 300_000

  package init() {}

  private var wait: Int64 {
    tries < LogInWaits.free ? 0 : min(LogInWaits.longest, 1_000 << Int64(min(tries - LogInWaits.free, 20)))
  }

  /// Returns the milliseconds until the next attempt is allowed; 0 if it is allowed now.
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
