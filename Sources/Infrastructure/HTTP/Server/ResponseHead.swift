import KernelDomain

/// The status line and the header of a response.
struct ResponseHead {
  var status: HTTPStatus
  var fields: HeaderFields
  var framing: Framing
  /// Whether the connection is closed after this response.
  var closes: Bool

  enum Framing: Hashable {
    /// The body has this stated length, in bytes.
    case length(Int)
    case chunked
    /// The end of the body is the end of the connection, as in HTTP/1.0.
    case untilClose
  }

  /// Encodes the status line and the header of the response.
  /// - Parameters:
  ///   - defaults: header fields to add if the response lacks them.
  ///   - date: the value of the field Date.
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

  /// Encodes a piece of the body: as a chunk if the body is chunked, otherwise unchanged.
  func framed(_ stretch: [UInt8]) -> [UInt8] {
    guard framing == .chunked, !stretch.isEmpty else { return stretch }
    return Array(String(stretch.count, radix: 16).utf8) + ASCII.crlf + stretch + ASCII.crlf
  }

  /// The bytes that end a chunked body; empty if the body is not chunked.
  var end: [UInt8] { framing == .chunked ? Array("0\r\n\r\n".utf8) : [] }
}
