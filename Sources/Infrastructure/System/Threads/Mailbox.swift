import Synchronization

/// Messages from other threads to a loop. The descriptor that wakes the loop stays open as long as anybody can post,
/// since its number could otherwise be another file's by then.
package final class Mailbox<Message: Sendable>: Sendable {
  /// Nil once the loop has ended.
  private let messages = Mutex<[Message]?>([])
  package let wakeUp: WakeUp

  /// - Parameter wakeUp: closed together with the mailbox.
  package init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  deinit { wakeUp.close() }

  /// Adds a message. It is discarded once the loop has ended.
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

  /// Closes the mailbox when the loop ends.
  /// - Returns: the messages not read.
  @discardableResult
  package func close() -> [Message] {
    messages.withLock { messages in
      defer { messages = nil }
      return messages ?? []
    }
  }
}
