/// Accepts only paths that begin with this session's token, such as `/0f3c…/swimming`. A cookie would not be safe
/// enough, because browsers send it to every port of the machine.
package struct SessionGuard: Sendable {
  private let token = SecretToken()

  package init() {}

  /// The start of every path of the session: a slash and the token.
  package var prefix: String { "/" + token.text }

  /// Returns the parts of the path that follow the token. Fails if the path does not begin with the token.
  package func path(_ head: RequestHead) throws(HTTPRefusal) -> [String] {
    guard let first = head.target.path.first, token.matches(first) else { throw .wrongSession }
    return Array(head.target.path.dropFirst())
  }
}
