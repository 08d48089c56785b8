import Synchronization
import System

/// What other threads have to tell the loop. It lives as long as any of them, and what wakes the loop with it: a
/// descriptor that was closed before would soon be another's, who would be written to.
final class Mailbox: Sendable {
  /// Nil once the loop has ended.
  private let letters = Mutex<[Letter]?>([])
  let wakeUp: WakeUp

  enum Letter: Sendable {
    case finished([Completion])
    case progress(ConnectionToken, token: [UInt8], value: [UInt8])
  }

  init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  deinit {
    wakeUp.close()
  }

  /// Once the loop has ended nobody is told.
  func post(_ letter: Letter) {
    let isFirst = letters.withLock { letters in
      letters?.append(letter)
      return letters?.count == 1
    }
    if isFirst { wakeUp.signal() }
  }

  func empty() -> [Letter] {
    letters.withLock { letters in
      let taken = letters ?? []
      letters = []
      return taken
    }
  }

  /// The loop has ended, and reads nothing more.
  func close() {
    letters.withLock { $0 = nil }
  }
}
