import KernelApplication
import Synchronization

/// The one at the other end of a connection, for use cases that ask who calls: they may know of it longer than the loop.
final class ConnectionCaller: Caller {
  private let left = Atomic(false)

  var isGone: Bool { left.load(ordering: .acquiring) }

  /// The connection was closed.
  func leave() {
    left.store(true, ordering: .releasing)
  }
}
