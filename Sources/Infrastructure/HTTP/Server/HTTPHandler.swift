/// Answers the requests of a server.
package protocol HTTPHandler: Sendable {
  /// Checks a request before its body arrives. It is called on the server's own thread, which serves nobody else
  /// meanwhile, so it is the place for guards, not for work.
  /// - Returns: the longest body allowed, in bytes; 0 for none.
  func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int

  /// Answers a request. It is called on its own thread and may take any time.
  func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse

  /// The page that says why a request was refused, even an invalid one. It is called on any thread and must be quick.
  /// The status of the refusal replaces its own.
  func page(for refusal: HTTPRefusal) -> HTTPResponse
}
