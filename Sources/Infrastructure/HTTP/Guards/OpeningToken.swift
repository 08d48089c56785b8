import Synchronization

/// A token with which a session can be opened only once. So anyone who later finds the address in a browser's history
/// or a list of processes cannot use it.
package final class OpeningToken: Sendable {
  private let token = SecretToken()
  private let isSpent = Mutex(false)

  package init() {}

  /// The token as it is written in the address that is printed and passed to the browser.
  package var text: String { token.text }

  /// Uses up the token. Fails if the text is not the token, or if the token was used before.
  package func spend(_ text: String) throws(HTTPRefusal) {
    guard token.matches(text) else { throw .spentOpeningToken }
    let isFirst = isSpent.withLock { isSpent in
      defer { isSpent = true }
      return !isSpent
    }
    guard isFirst else { throw .spentOpeningToken }
  }
}
