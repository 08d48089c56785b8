package import KernelDomain

/// Tells the time.
package protocol WallClock: Sendable {
  func now() -> Timestamp
  /// How many seconds pass on it in a second; nil for the machine's own clock, which may be set.
  var rate: Int? { get }
}

extension WallClock {
  package var rate: Int? { nil }
}
