import Synchronization

/// A token that opens a single session. Whoever later reads the address in a history or a list of processes cannot use
/// it again.
package final class OpeningToken: Sendable {
  private let token = SecretToken()
  private let isSpent = Mutex(false)

  package init() {}

  /// For the address that is printed and passed to the browser.
  package var text: String { token.text }

  /// Fails unless this is the token and it was not used before.
  package func spend(_ text: String) throws(HTTPRefusal) {
    guard token.matches(text) else { throw .spentOpeningToken }
    let isFirst = isSpent.withLock { isSpent in
      defer { isSpent = true }
      return !isSpent
    }
    guard isFirst else { throw .spentOpeningToken }
  }
}
