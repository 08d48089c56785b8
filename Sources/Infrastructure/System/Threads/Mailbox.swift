import Synchronization

/// What other threads have to tell a loop. What wakes the loop stays open as long as anybody may post: its number could
/// be another file's by then.
package final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<[Letter]>([])
  package let wakeUp: WakeUp

  /// - Parameter wakeUp: closed with the mailbox.
  package init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  deinit { wakeUp.close() }

  package func post(_ letter: Letter) {
    let isFirst = letters.withLock { letters in
      letters.append(letter)
      return letters.count == 1
    }
    if isFirst { wakeUp.signal() }
  }

  package func empty() -> [Letter] {
    letters.withLock { letters in
      let taken = letters
      letters = []
      return taken
    }
  }
}
