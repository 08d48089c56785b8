/// The request methods that the server supports. Other methods of HTTP are refused with status 405, and unknown methods
/// with status 501.
package enum HTTPMethod: String, Hashable, Sendable {
  case get = "GET"
  /// Like `get`, except that the response has no body.
  case head = "HEAD"
  case post = "POST"

  /// The methods that RFC 9110 and RFC 5789 define but the server does not support.
  static let refused: Set<String> = ["CONNECT", "DELETE", "OPTIONS", "PATCH", "PUT", "TRACE"]

  /// The value of the header field `Allow`: the supported methods.
  static let allowed = "GET, HEAD, POST"

  init(token: String) throws(HTTPRefusal) {
    guard let method = HTTPMethod(rawValue: token) else {
      throw HTTPMethod.refused.contains(token) ? .methodNotAllowed : .unknownMethod
    }
    self = method
  }
}
