import Glibc
import Synchronization

/// Ctrl-C while something long runs: noted, for the work to stop where nothing is left half done. A second one ends the
/// process at once.
enum Interrupt {
  private static let wasAsked = Atomic(false)

  static var isRequested: Bool {
    wasAsked.load(ordering: .relaxed)
  }

  static func watch() {
    _ = isRequested
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interrupt.wasAsked.store(true, ordering: .relaxed) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(SIGINT, &action, nil)
  }
}
