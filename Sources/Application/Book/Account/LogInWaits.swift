package import KernelDomain

/// The wrong tries since the last right one, and how long that makes the next wait: after five, 1 s, then 2, 4 … 300 s. A
/// try counts as wrong from before it is judged, so that neither several at once nor a process that is ended gets one more.
package struct LogInWaits: Codable, Hashable, Sendable {
  package private(set) var tries = 0
  /// When the last was; nil before the first.
  package private(set) var last: Timestamp?

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
  package func remaining(at now: Timestamp) -> Int64 {
    guard let last, wait > 0 else { return 0 }
    // Of a clock that was set back nobody knows how long ago the last try was: the wait begins anew, and is no longer.
    return now < last ? wait : max(0, wait - (now - last))
  }

  /// Begins the wait anew where the clock was set back, so that it ends at all.
  mutating func anchor(at now: Timestamp) {
    if let last, now < last { self.last = now }
  }

  mutating func count(at now: Timestamp) {
    tries = min(tries, LogInWaits.mostCounted) + 1
    last = now
  }

  mutating func clear() {
    self = LogInWaits()
  }
}
