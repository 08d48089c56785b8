import Synchronization

/// A token that opens one session and is spent then, so that whoever reads the address later, in a history or a list of
/// processes, can't use it.
package final class OpeningToken: Sendable {
  private let token = SecretToken()
  private let isSpent = Mutex(false)

  package init() {}

  /// For the address that is printed and given to the browser.
  package var text: String { token.text }

  /// Fails unless this is the token, and the first time it is used.
  package func spend(_ text: String) throws(HTTPRefusal) {
    guard token.matches(text) else { throw .spentOpeningToken }
    let isFirst = isSpent.withLock { isSpent in
      defer { isSpent = true }
      return !isSpent
    }
    guard isFirst else { throw .spentOpeningToken }
  }
}
