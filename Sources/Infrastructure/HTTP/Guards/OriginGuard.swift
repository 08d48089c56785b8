/// Answers only to the server's own pages. A browser says where a request comes from, and no page can have it say
/// otherwise.
package struct OriginGuard: Sendable {
  private let origin: String

  package init(port: UInt16) {
    origin = "http://127.0.0.1:\(port)"
  }

  /// A POST has to name the server's own origin. Sec-Fetch-Site, which browsers of before 2023 do not send, has to be
  /// `same-origin` where it is sent. Other requests change nothing: an address that a person typed or that a program gave to
  /// the browser (`none`) is answered, too.
  package func check(_ head: RequestHead) throws(HTTPRefusal) {
    let site = head.fields["Sec-Fetch-Site"]
    // Sent twice it reads as nil, as if it were not there.
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
