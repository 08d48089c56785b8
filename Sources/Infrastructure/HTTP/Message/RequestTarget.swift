/// The target of a request, which consists of a path and a query.
///
/// The target `/swimming/swims?year=2024&from=%C5%A0` has a path with the parts `swimming` and `swims`, and the query
/// `year=2024&from=%C5%A0`.
package struct RequestTarget: Hashable, Sendable {
  /// The unescaped parts of the path, which slashes separate. A slash at the end does not add a part: `/a/` and `/a`
  /// have the same parts.
  package let path: [String]
  /// The part of the target after the question mark, as sent; nil if there is no question mark.
  package let query: String?
  /// The host and port, in lower case, if the target is a complete address such as `http://127.0.0.1:8080/`; nil if the
  /// target is a path, as is usual.
  let authority: String?

  init(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) {
    var rest = bytes
    if rest.first == UInt8(ascii: "/") {
      authority = nil
    } else {
      let scheme = "http://"
      guard String(decoding: rest.prefix(scheme.utf8.count), as: UTF8.self).isEqual(ignoringCase: scheme) else {
        throw .malformedTarget
      }
      rest = rest.dropFirst(scheme.utf8.count)
      let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
      authority = String(decoding: host, as: UTF8.self).lowercased()
      rest = rest[host.endIndex...]
    }
    let path = rest.prefix { $0 != UInt8(ascii: "?") }
    self.path = try RequestTarget.parts(path)
    if path.endIndex < rest.endIndex {
      let query = rest[(path.endIndex + 1)...]
      guard query.allSatisfy(RequestTarget.isQuery) else { throw .malformedTarget }
      self.query = String(decoding: query, as: UTF8.self)
    } else {
      query = nil
    }
  }

  private static func parts(_ path: ArraySlice<UInt8>) throws(HTTPRefusal) -> [String] {
    var parts = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    var decoded: [String] = []
    for part in parts { decoded.append(try RequestTarget.part(part)) }
    return decoded
  }

  private static func part(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal) -> String {
    guard bytes.allSatisfy(isPath), let decoded = ASCII.percentDecoded(bytes),
      let part = String(validating: decoded, as: UTF8.self)
    else { throw .malformedTarget }
    let isAmbiguous =
      part.isEmpty || part == "." || part == ".."
      || decoded.contains { ASCII.isControl($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    if isAmbiguous { throw .ambiguousPath }
    return part
  }

  /// Whether a path may contain this byte unescaped (pchar). Also true for `%`, which begins an escape.
  private static func isPath(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-._~!$&'()*+,;=:@%".utf8.contains(byte)
  }

  /// Whether a query may contain this byte unescaped. Browsers leave more bytes unescaped than RFC 3986 allows.
  private static func isQuery(_ byte: UInt8) -> Bool {
    byte > ASCII.space && byte < 0x7F && !"\"#<>".utf8.contains(byte)
  }
}
