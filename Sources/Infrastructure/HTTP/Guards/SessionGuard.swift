/// Accepts only paths that begin with this session's token, such as `/0f3c…/swimming`. Unlike a cookie, the token is
/// not sent to other ports of the machine.
package struct SessionGuard: Sendable {
  private let token = SecretToken()

  package init() {}

  /// The beginning of every path of the session: `/0f3c…`.
  package var prefix: String { "/" + token.text }

  /// The path within the session. Fails for a path outside of it.
  package func path(_ head: RequestHead) throws(HTTPRefusal) -> [String] {
    guard let first = head.target.path.first, token.matches(first) else { throw .wrongSession }
    return Array(head.target.path.dropFirst())
  }
}
