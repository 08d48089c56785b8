import Synchronization
import System

/// What other threads have to tell the loop.
final class Mailbox: Sendable {
  private let letters = Mutex<[Letter]>([])
  let wakeUp: WakeUp

  enum Letter: Sendable {
    case finished([Completion])
    case progress(ConnectionToken, token: [UInt8], value: [UInt8])
  }

  init(_ wakeUp: WakeUp) {
    self.wakeUp = wakeUp
  }

  func post(_ letter: Letter) {
    let isFirst = letters.withLock { letters in
      letters.append(letter)
      return letters.count == 1
    }
    if isFirst { wakeUp.signal() }
  }

  func empty() -> [Letter] {
    letters.withLock { letters in
      let taken = letters
      letters = []
      return taken
    }
  }
}
