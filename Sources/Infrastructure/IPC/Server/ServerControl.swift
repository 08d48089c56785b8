import Synchronization
import System

/// Stops a running server, or makes it reload, from any thread or from a signal handler.
package struct ServerControl: Sendable {
  private let flags: Flags

  private final class Flags: Sendable {
    /// The file descriptor that wakes up the server's event loop when something is written to it.
    let wakeUp: Int32
    let isStopWanted = Atomic(false)
    let isReloadWanted = Atomic(false)

    init(wakeUp: Int32) { self.wakeUp = wakeUp }
  }

  init(_ wakeUp: WakeUp) { flags = Flags(wakeUp: wakeUp.signalled) }

  /// Makes the server stop: it accepts no new requests, finishes those in progress, and then ends.
  package func stop() {
    flags.isStopWanted.store(true, ordering: .releasing)
    WakeUp.signal(flags.wakeUp)
  }

  /// Makes the server empty its caches, so that the files of the book are read again.
  package func reload() {
    flags.isReloadWanted.store(true, ordering: .releasing)
    WakeUp.signal(flags.wakeUp)
  }

  func takeStop() -> Bool {
    flags.isStopWanted.exchange(false, ordering: .acquiring)
  }

  func takeReload() -> Bool {
    flags.isReloadWanted.exchange(false, ordering: .acquiring)
  }
}
