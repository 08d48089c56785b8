import KernelApplication
package import KernelDomain
import Synchronization

/// A clock that the test sets.
package final class SettableClock: WallClock {
  private let time: Mutex<Timestamp>

  package init(_ time: Timestamp) {
    self.time = Mutex(time)
  }

  package func now() -> Timestamp { time.withLock { $0 } }

  package func set(_ time: Timestamp) {
    self.time.withLock { $0 = time }
  }
}
