/// All of a request but its body.
package struct RequestHead: Hashable, Sendable {
  package var method: HTTPMethod
  package var target: RequestTarget
  /// 0 or 1, of HTTP/1.0 and HTTP/1.1.
  package var minorVersion: Int
  package var fields: HeaderFields
  package var body: BodyLength

  /// How a body tells its end.
  package enum BodyLength: Hashable, Sendable {
    case none
    /// Bytes.
    case length(Int)
    case chunked
  }

  /// `127.0.0.1:8080`; nil only with HTTP/1.0.
  package var host: String? { fields["Host"] }

  /// The client wants to hear whether its body is wanted before it sends it.
  var expectsContinue: Bool { minorVersion == 1 && fields.contains("Expect") && body != .none }

  /// The connection may serve another request after this one.
  var keepsAlive: Bool { minorVersion == 1 && !fields.list("Connection").contains("close") }
}
