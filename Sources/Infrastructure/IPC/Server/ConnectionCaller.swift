import KernelApplication
import Synchronization

/// The client of a connection, for use cases that ask for the caller. Use cases may keep it longer than the connection
/// exists.
final class ConnectionCaller: Caller {
  private let left = Atomic(false)

  var isGone: Bool { left.load(ordering: .acquiring) }

  /// Call it when the connection is closed.
  func leave() {
    left.store(true, ordering: .releasing)
  }
}
