/// Answers only below this session's token, `/0f3c…/swimming`: unlike a cookie it reaches no other port of the machine.
package struct SessionGuard: Sendable {
  private let token = SecretToken()

  package init() {}

  /// `/0f3c…`, which begins every path of the session.
  package var prefix: String { "/" + token.text }

  /// The path within the session; fails for one that is not of it.
  package func path(_ head: RequestHead) throws(HTTPRefusal) -> [String] {
    guard let first = head.target.path.first, token.matches(first) else { throw .wrongSession }
    return Array(head.target.path.dropFirst())
  }
}
