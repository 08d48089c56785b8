import Synchronization
import System

/// Stops a running server, from any thread or from a signal handler.
package struct HTTPServerControl: Sendable {
  private let wishes: Wishes

  private final class Wishes: Sendable {
    /// The mailbox through which a signal handler wakes up the server. It is retained here so that its descriptor stays
    /// open.
    let mailbox: Mailbox<ServerContext.LoopMessage>
    let stops = Atomic(0)

    init(_ mailbox: Mailbox<ServerContext.LoopMessage>) { self.mailbox = mailbox }
  }

  init(_ mailbox: Mailbox<ServerContext.LoopMessage>) { wishes = Wishes(mailbox) }

  /// Makes the server finish the requests in progress, end its event streams, and then end. A second call makes the
  /// server end without waiting for requests.
  package func stop() {
    wishes.stops.add(1, ordering: .releasing)
    wake()
  }

  /// Wakes up the event loop, so that it checks its deadlines again.
  package func wake() { wishes.mailbox.wakeUp.signal() }

  /// The number of times that `stop` has been called.
  var stops: Int { wishes.stops.load(ordering: .acquiring) }
}
