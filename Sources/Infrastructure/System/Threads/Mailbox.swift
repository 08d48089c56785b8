import Synchronization

/// What other threads have to tell a loop. What wakes the loop stays open as long as anybody may post: its number could
/// be another file's by then.
package final class Mailbox<LoopMessage: Sendable>: Sendable {
  /// Nil once the loop has ended.
  private let letters = Mutex<[LoopMessage]?>([])
  package let wakeUp: WakeUp

  /// - Parameter wakeUp: closed with the mailbox.
  package init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  deinit { wakeUp.close() }

  /// Once the loop has ended nobody is told.
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

  /// The loop has ended, and reads nothing more; what it has not read.
  @discardableResult
  package func close() -> [LoopMessage] {
    letters.withLock { letters in
      defer { letters = nil }
      return letters ?? []
    }
  }
}
