import Synchronization
import System

/// Ends a running server, from any thread or from a signal handler.
package struct HTTPServerControl: Sendable {
  private let wishes: Wishes

  private final class Wishes: Sendable {
    /// Holding it keeps the descriptor open that wakes the server up.
    let mailbox: Mailbox<ServerContext.LoopMessage>
    let stops = Atomic(0)

    init(_ mailbox: Mailbox<ServerContext.LoopMessage>) {
      self.mailbox = mailbox
    }
  }

  init(_ mailbox: Mailbox<ServerContext.LoopMessage>) {
    wishes = Wishes(mailbox)
  }

  /// Makes the server answer the requests it has, end its event streams, and end. After a second call, it does not wait
  /// for answers.
  package func stop() {
    wishes.stops.add(1, ordering: .releasing)
    wake()
  }

  /// Makes the server look at its clock again.
  package func wake() { wishes.mailbox.wakeUp.signal() }

  /// The number of calls to `stop`.
  var stops: Int { wishes.stops.load(ordering: .acquiring) }
}
