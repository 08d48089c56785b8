import Synchronization
import System

/// Handles Ctrl-C during long work. After the first Ctrl-C, `isRequested` is true, so that the work can stop cleanly.
/// A second Ctrl-C ends the process immediately.
package enum Interrupt {
  private static let wasAsked = Atomic(false)

  package static var isRequested: Bool {
    wasAsked.load(ordering: .relaxed)
  }

  package static func watch() {
    _ = isRequested
    Signal.interrupt.handle(once: true) { _ in Interrupt.wasAsked.store(true, ordering: .relaxed) }
  }

  // MARK: What is followed until it is ended

  /// Wakes the thread that runs `clean`. It is set once, before the signal handlers that use it are installed.
  private nonisolated(unsafe) static var wakeUp: WakeUp?
  private static let wasAskedToEnd = Atomic(false)

  /// Runs `clean` when the user presses Ctrl-C or the process is requested to terminate, and then ends the process. A
  /// second request ends it immediately.
  package static func beforeEnd(_ clean: @escaping @Sendable () -> Void) {
    guard let wakeUp = try? WakeUp() else { return }
    self.wakeUp = wakeUp
    let thread = try? Thread {
      while (try? Descriptor.waitToRead(wakeUp.descriptor, milliseconds: -1)) == false {}
      clean()
      let signal: Signal = wasAskedToEnd.load(ordering: .relaxed) ? .terminate : .interrupt
      signal.send(to: ThisProcess.number)
    }
    guard let thread else { return }
    thread.detach()
    // Initialised here, because a signal handler must not be the first to use it.
    _ = wasAskedToEnd.load(ordering: .relaxed)
    Signal.interrupt.handle(once: true) { _ in Interrupt.wakeUp?.signal() }
    Signal.terminate.handle(once: true) { _ in
      Interrupt.wasAskedToEnd.store(true, ordering: .relaxed)
      Interrupt.wakeUp?.signal()
    }
  }
}
