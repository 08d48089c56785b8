extension RequestHead {
  /// Combines a request line and header fields. Refuses everything that other programs might interpret differently (RFC
  /// 9112, section 11). For example, a request must have exactly one length and one host.
  init(_ line: RequestLine, _ fields: HeaderFields) throws(HTTPRefusal) {
    try RequestHead.checkHost(line, fields)
    if fields.contains("Expect") {
      guard fields["Expect"]?.isEqual(ignoringCase: "100-continue") == true else { throw .unknownExpectation }
    }
    let body = try RequestHead.bodyLength(line, fields)
    switch line.method {
    case .get, .head: guard body == .none || body == .length(0) else { throw .unexpectedBody }
    case .post: guard body != .none else { throw .lengthRequired }
    }
    self.init(
      method: line.method, target: line.target, minorVersion: line.minorVersion, fields: fields,
      body: body == .length(0) ? .none : body)
  }

  private static func checkHost(_ line: RequestLine, _ fields: HeaderFields) throws(HTTPRefusal) {
    let hosts = fields.values("Host")
    guard hosts.count == 1 || hosts.isEmpty && line.minorVersion == 0 else { throw .malformedHost }
    guard hosts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isHost) }) else { throw .malformedHost }
    // If both are equal, it makes no difference which of them another program uses.
    if let authority = line.target.authority, authority != hosts.first?.lowercased() { throw .foreignTarget }
  }

  private static func isHost(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-._:[]".utf8.contains(byte)
  }

  private static func bodyLength(_ line: RequestLine, _ fields: HeaderFields) throws(HTTPRefusal) -> BodyLength {
    let (lengths, codings) = (fields.values("Content-Length"), fields.values("Transfer-Encoding"))
    if !codings.isEmpty {
      guard lengths.isEmpty else { throw .lengthAndTransferEncoding }
      guard codings.count == 1, line.minorVersion == 1 else { throw .malformedTransferEncoding }
      if !codings[0].isEqual(ignoringCase: "chunked") {
        let list = fields.list("Transfer-Encoding")
        guard list.last == "chunked", !list.dropLast().contains("chunked") else { throw .malformedTransferEncoding }
        throw .unknownTransferEncoding
      }
      return .chunked
    }
    guard let length = lengths.first else { return .none }
    guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy(ASCII.isDigit) else { throw .malformedLength }
    guard let bytes = ASCII.number(length.utf8) else { throw .bodyTooLarge }
    return .length(bytes)
  }
}
