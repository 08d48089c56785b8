import Synchronization

/// One who calls use cases over a connection: the same for as long as that is open.
package final class Caller: Sendable {
  private let left = Atomic(false)

  package init() {}

  /// The connection is closed.
  package var isGone: Bool { left.load(ordering: .acquiring) }

  package func leave() {
    left.store(true, ordering: .releasing)
  }
}
