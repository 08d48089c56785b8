/// Accepts only requests from the server's own pages. Browsers state in header fields which page made a request, and
/// pages cannot change these fields.
package struct OriginGuard: Sendable {
  private let origin: String

  package init(port: UInt16) {
    origin = "http://127.0.0.1:\(port)"
  }

  /// Fails for a request from another page. A POST must have the server's own address in the field Origin; for other
  /// methods, which change nothing, that field may also be missing. The field Sec-Fetch-Site, which browsers before
  /// 2023 do not send, must be missing or `same-origin`. For methods other than POST it may also be `none`, which means
  /// that the user typed the address or a program passed it to the browser.
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
