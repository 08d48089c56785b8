package import KernelDomain

/// Tells the time.
package protocol WallClock: Sendable {
  func now() -> Timestamp
}
