import Synchronization

/// A queue of messages from other threads to a loop. The descriptor that wakes up the loop stays open as long as
/// anybody can post: if it were closed, its number could soon be that of another file.
package final class Mailbox<Message: Sendable>: Sendable {
  /// The messages not read yet; nil once the loop has ended.
  private let messages = Mutex<[Message]?>([])
  package let wakeUp: WakeUp

  /// - Parameter wakeUp: wakes up the loop. It is closed when the mailbox is freed.
  package init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  deinit { wakeUp.close() }

  /// Adds a message, and wakes up the loop. Once the loop has ended, messages are discarded.
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

  /// Closes the mailbox; to be called when the loop ends.
  /// - Returns: the messages that were not read.
  @discardableResult
  package func close() -> [Message] {
    messages.withLock { messages in
      defer { messages = nil }
      return messages ?? []
    }
  }
}
