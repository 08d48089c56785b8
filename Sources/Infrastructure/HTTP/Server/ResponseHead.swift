import KernelDomain

/// An answer as it is sent, without its body.
struct ResponseHead {
  var status: HTTPStatus
  var fields: HeaderFields
  var framing: Framing
  /// Whether the connection ends after the answer.
  var closes: Bool

  enum Framing: Hashable {
    /// The length of the body, in bytes.
    case length(Int)
    case chunked
    /// The body ends with the connection, as in HTTP/1.0.
    case untilClose
  }

  /// The bytes to send.
  /// - Parameters:
  ///   - defaults: fields added if the answer lacks them.
  ///   - date: the date of the answer.
  func bytes(defaults: HeaderFields, at date: Timestamp) -> [UInt8] {
    var bytes = Array("HTTP/1.1 \(status.rawValue) \(status.reason)\r\n".utf8)
    var all = fields
    all.appendMissing(defaults)
    all.append("Date", HTTPDate.text(date))
    switch framing {
    case .length(let count): if status != .noContent { all.append("Content-Length", "\(count)") }
    case .chunked: all.append("Transfer-Encoding", "chunked")
    case .untilClose: break
    }
    if closes { all.append("Connection", "close") }
    all.write(to: &bytes)
    bytes += ASCII.crlf
    return bytes
  }

  /// A piece of the body, as it is sent.
  func framed(_ stretch: [UInt8]) -> [UInt8] {
    guard framing == .chunked, !stretch.isEmpty else { return stretch }
    return Array(String(stretch.count, radix: 16).utf8) + ASCII.crlf + stretch + ASCII.crlf
  }

  /// The bytes that end the body.
  var end: [UInt8] { framing == .chunked ? Array("0\r\n\r\n".utf8) : [] }
}
