/// The method of a request. Other methods that HTTP has are refused with 405, unknown ones with 501.
package enum HTTPMethod: String, Hashable, Sendable {
  case get = "GET"
  /// Like `get`, but the answer has no body.
  case head = "HEAD"
  case post = "POST"

  /// The methods of RFC 9110 and RFC 5789 that are not supported.
  static let refused: Set<String> = ["CONNECT", "DELETE", "OPTIONS", "PATCH", "PUT", "TRACE"]

  /// The value of the field `Allow`.
  static let allowed = "GET, HEAD, POST"

  init(token: String) throws(HTTPRefusal) {
    guard let method = HTTPMethod(rawValue: token) else {
      throw HTTPMethod.refused.contains(token) ? .methodNotAllowed : .unknownMethod
    }
    self = method
  }
}
