/// Accepts only requests from the server's own pages. Browsers say where a request comes from, and a page cannot change
/// that.
package struct OriginGuard: Sendable {
  private let origin: String

  package init(port: UInt16) {
    origin = "http://127.0.0.1:\(port)"
  }

  /// Fails for a request from elsewhere. A POST must have the server's own origin, and `same-origin` in Sec-Fetch-Site
  /// if it has that field, which browsers before 2023 do not send. Other requests change nothing, so an address that
  /// was typed, or passed to the browser by a program (`none`), is accepted, too.
  package func check(_ head: RequestHead) throws(HTTPRefusal) {
    let site = head.fields["Sec-Fetch-Site"]
    // If the field is there twice, the subscript below returns nil, as if it were missing.
    guard head.fields.values("Sec-Fetch-Site").count < 2 else { throw .foreignOrigin }
    switch head.method {
    case .post:
      guard head.fields["Origin"] == origin, site == nil || site == "same-origin" else { throw .foreignOrigin }
    case .get, .head:
      guard site == nil || site == "same-origin" || site == "none" else { throw .foreignOrigin }
      guard head.fields.values("Origin").allSatisfy({ $0 == origin }) else { throw .foreignOrigin }
    }
  }
}
