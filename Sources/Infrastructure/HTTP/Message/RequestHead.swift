/// A request without its body: the request line and the header.
package struct RequestHead: Hashable, Sendable {
  package var method: HTTPMethod
  package var target: RequestTarget
  /// The minor version number: 1 for HTTP/1.1, 0 for HTTP/1.0.
  package var minorVersion: Int
  package var fields: HeaderFields
  package var body: BodyLength

  /// How the length of a request's body is determined.
  package enum BodyLength: Hashable, Sendable {
    case none
    /// A body of this length in bytes.
    case length(Int)
    case chunked
  }

  /// The value of the field Host, such as `127.0.0.1:8080`; nil only in HTTP/1.0.
  package var host: String? { fields["Host"] }

  /// Whether the client waits for the response `100 Continue` before sending the body.
  var expectsContinue: Bool { minorVersion == 1 && fields.contains("Expect") && body != .none }

  /// Whether another request may follow on the same connection.
  var keepsAlive: Bool { minorVersion == 1 && !fields.list("Connection").contains("close") }
}
