/// What answers the requests of a server.
package protocol HTTPHandler: Sendable {
  /// Looks at a request before its body comes. On the server's own thread, which serves nobody else meanwhile: the place
  /// for guards, not for work.
  /// - Returns: bytes that the body may have; 0 where there is none to be.
  func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int

  /// Answers a request, on a thread of its own, however long that takes.
  func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse

  /// The page that says why a request was refused, also one that was no proper request. On any thread, at once. Its status
  /// is that of the refusal.
  func page(for refusal: HTTPRefusal) -> HTTPResponse
}
