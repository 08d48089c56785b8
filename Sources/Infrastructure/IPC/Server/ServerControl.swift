import Synchronization
import System

/// Tells a running server to stop or to reload, from any thread or from a signal handler.
package struct ServerControl: Sendable {
  private let flags: Flags

  private final class Flags: Sendable {
    let wakeUp: Int32
    let isStopWanted = Atomic(false)
    let isReloadWanted = Atomic(false)

    init(wakeUp: Int32) {
      self.wakeUp = wakeUp
    }
  }

  init(_ wakeUp: WakeUp) {
    flags = Flags(wakeUp: wakeUp.descriptor)
  }

  /// The server answers what it was asked, and ends.
  package func stop() {
    flags.isStopWanted.store(true, ordering: .releasing)
    WakeUp.signal(flags.wakeUp)
  }

  /// The server reads its files again.
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
