/// Handles the requests that a server receives.
package protocol HTTPHandler: Sendable {
  /// Checks a request before its body arrives. Called on the event loop's thread, which serves no other client in the
  /// meantime, so it must be quick.
  /// - Returns: the maximum length of the body, in bytes; 0 to allow no body.
  func bodyLimit(for head: RequestHead) throws(HTTPRefusal) -> Int

  /// Returns the response to a request. Called on a separate thread for each request, so it may take any length of
  /// time.
  func respond(to request: HTTPRequest) throws(HTTPRefusal) -> HTTPResponse

  /// Returns a page that explains why a request was refused, even a request that could not be parsed. May be called on
  /// the event loop's thread, so it must be quick. The response is sent with the refusal's status instead of the page's
  /// own.
  func page(for refusal: HTTPRefusal) -> HTTPResponse
}
