/// The declaration `<?xml … ?>` at the start of an XML text. Only its encoding is read.
struct XMLDeclaration {
  /// The maximum byte offset of a declaration. It must be at the start of the text, or after a byte order mark of three
  /// bytes.
  static let lastOffset: Int64 = 3

  private var bytes: [UInt8] = []

  /// Adds bytes that follow the `<?`. Stores only the first 512 bytes, which are more than any real declaration has.
  mutating func append(_ part: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: part.prefix(max(0, 512 - bytes.count)))
  }

  /// The encoding that the declaration states; nil if it states none, or if that is UTF-8 or ASCII.
  var foreignEncoding: String? {
    let words = String(decoding: bytes, as: UTF8.self)
    guard words.hasPrefix("xml"), let encoding = value(of: "encoding", in: words) else { return nil }
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) ? nil : encoding
  }

  private func value(of name: String, in words: String) -> String? {
    let parts = words.split(whereSeparator: { $0 == "\"" || $0 == "'" })
    for (label, value) in zip(parts, parts.dropFirst()) {
      let letters = label.filter { !$0.isWhitespace && $0 != "=" }
      if letters.hasSuffix(name) { return String(value) }
    }
    return nil
  }
}
