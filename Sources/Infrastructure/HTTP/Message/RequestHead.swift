/// A request without its body.
package struct RequestHead: Hashable, Sendable {
  package var method: HTTPMethod
  package var target: RequestTarget
  /// 1 for HTTP/1.1, 0 for HTTP/1.0.
  package var minorVersion: Int
  package var fields: HeaderFields
  package var body: BodyLength

  /// How the end of a body is determined.
  package enum BodyLength: Hashable, Sendable {
    case none
    /// In bytes.
    case length(Int)
    case chunked
  }

  /// For example `127.0.0.1:8080`; nil only with HTTP/1.0.
  package var host: String? { fields["Host"] }

  /// Whether the client waits for permission before it sends the body.
  var expectsContinue: Bool { minorVersion == 1 && fields.contains("Expect") && body != .none }

  /// Whether the connection can serve another request after this one.
  var keepsAlive: Bool { minorVersion == 1 && !fields.list("Connection").contains("close") }
}
