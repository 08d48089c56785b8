import Synchronization
import System

/// Ctrl-C while something long runs: noted, for the work to stop where nothing is left half done. A second one ends the
/// process at once.
package enum Interrupt {
  private static let wasAsked = Atomic(false)

  package static var isRequested: Bool {
    wasAsked.load(ordering: .relaxed)
  }

  package static func watch() {
    _ = isRequested
    Signal.interrupt.handle(once: true) { _ in Interrupt.wasAsked.store(true, ordering: .relaxed) }
  }
}
