import KernelApplication
package import KernelDomain

/// A clock that always shows the same time.
package struct FixedClock: WallClock {
  private let time: Timestamp

  package init(_ time: Timestamp = Timestamp(milliseconds: 1_700_000_000_123)) {
    self.time = time
  }

  package func now() -> Timestamp { time }
}
