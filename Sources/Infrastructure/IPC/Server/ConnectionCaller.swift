import KernelApplication
import Synchronization

/// Represents a connection's client to use cases that need to know their caller. A use case may keep it even after the
/// connection has been closed.
final class ConnectionCaller: Caller {
  private let left = Atomic(false)

  var isGone: Bool { left.load(ordering: .acquiring) }

  /// Records that the client has left. Call this when the connection is closed.
  func leave() {
    left.store(true, ordering: .releasing)
  }
}
