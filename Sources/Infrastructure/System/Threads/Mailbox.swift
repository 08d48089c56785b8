import Synchronization

/// A queue of messages from other threads to an event loop. The descriptor that wakes up the loop stays open until the
/// mailbox is freed. If it were closed earlier, another file could be given its number and be written to.
package final class Mailbox<Message: Sendable>: Sendable {
  /// The messages that the loop has not read yet; nil once the loop has ended.
  private let messages = Mutex<[Message]?>([])
  package let wakeUp: WakeUp

  /// Creates an empty mailbox.
  /// - Parameter wakeUp: wakes up the loop. It is closed when the mailbox is freed.
  package init(_ wakeUp: WakeUp) { self.wakeUp = wakeUp }

  deinit { wakeUp.close() }

  /// Adds a message for the loop and wakes up the loop. Discards the message if the loop has ended.
  package func post(_ message: Message) {
    let isFirst = messages.withLock { messages in
      messages?.append(message)
      return messages?.count == 1
    }
    if isFirst { wakeUp.signal() }
  }

  package func empty() -> [Message] {
    messages.withLock { messages in
      let taken = messages ?? []
      if messages != nil { messages = [] }
      return taken
    }
  }

  /// Closes the mailbox. Call this when the loop ends.
  /// - Returns: the messages that have not been read.
  @discardableResult
  package func close() -> [Message] {
    messages.withLock { messages in
      defer { messages = nil }
      return messages ?? []
    }
  }
}
