/// What a request wants done. Others that HTTP knows are refused with 405, the rest with 501.
package enum HTTPMethod: String, Hashable, Sendable {
  case get = "GET"
  /// As `get`, without the body of the answer.
  case head = "HEAD"
  case post = "POST"

  /// The methods of RFC 9110 and RFC 5789 that nothing here answers to.
  static let refused: Set<String> = ["CONNECT", "DELETE", "OPTIONS", "PATCH", "PUT", "TRACE"]

  /// For the field `Allow`.
  static let allowed = "GET, HEAD, POST"

  init(token: String) throws(HTTPRefusal) {
    guard let method = HTTPMethod(rawValue: token) else {
      throw HTTPMethod.refused.contains(token) ? .methodNotAllowed : .unknownMethod
    }
    self = method
  }
}
