import Synchronization

/// A token in the address that the browser opens first. It opens a session only once, so nobody who later finds the
/// address in the browser's history or in a list of processes can use it.
package final class OpeningToken: Sendable {
  private let token = SecretToken()
  private let isSpent = Mutex(false)

  package init() {}

  /// The token as it appears in the address that is printed and passed to the browser.
  package var text: String { token.text }

  /// Uses up the opening token. Fails if the text differs from the token, or if the token has already been used.
  package func spend(_ text: String) throws(HTTPRefusal) {
    guard token.matches(text) else { throw .spentOpeningToken }
    let isFirst = isSpent.withLock { isSpent in
      defer { isSpent = true }
      return !isSpent
    }
    guard isFirst else { throw .spentOpeningToken }
  }
}
