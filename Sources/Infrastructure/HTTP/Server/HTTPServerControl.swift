import Synchronization
import System

/// Tells a running server to end, from any thread or from a signal handler.
package struct HTTPServerControl: Sendable {
  private let wishes: Wishes

  private final class Wishes: Sendable {
    /// Keeps open what wakes the server.
    let mailbox: Mailbox<ServerContext.LoopMessage>
    let stops = Atomic(0)

    init(_ mailbox: Mailbox<ServerContext.LoopMessage>) {
      self.mailbox = mailbox
    }
  }

  init(_ mailbox: Mailbox<ServerContext.LoopMessage>) {
    wishes = Wishes(mailbox)
  }

  /// The server answers what it was asked, ends its event streams, and ends. Told so again it does not wait for answers.
  package func stop() {
    wishes.stops.add(1, ordering: .releasing)
    wake()
  }

  /// The server looks at its clock again.
  package func wake() { wishes.mailbox.wakeUp.signal() }

  /// How often it was told to stop.
  var stops: Int { wishes.stops.load(ordering: .acquiring) }
}
