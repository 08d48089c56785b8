import Synchronization

/// Messages from other threads to a loop. The descriptor that wakes the loop stays open as long as anybody can post,
/// since its number could otherwise be another file's by then.
package final class Mailbox<LoopMessage: Sendable>: Sendable {
  /// Nil once the loop has ended.
  private let letters = Mutex<[LoopMessage]?>([])
  package let wakeUp: WakeUp

  /// - Parameter wakeUp: closed together with the mailbox.
  package init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  deinit { wakeUp.close() }

  /// Adds a message. It is discarded once the loop has ended.
  package func post(_ letter: LoopMessage) {
    let isFirst = letters.withLock { letters in
      letters?.append(letter)
      return letters?.count == 1
    }
    if isFirst { wakeUp.signal() }
  }

  package func empty() -> [LoopMessage] {
    letters.withLock { letters in
      let taken = letters ?? []
      if letters != nil { letters = [] }
      return taken
    }
  }

  /// Closes the mailbox when the loop ends.
  /// - Returns: the messages not read.
  @discardableResult
  package func close() -> [LoopMessage] {
    letters.withLock { letters in
      defer { letters = nil }
      return letters ?? []
    }
  }
}
