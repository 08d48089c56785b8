/// The `<?xml … ?>` at the beginning of a document, as far as it names an encoding.
struct XMLDeclaration {
  /// It can come only first, or after a byte order mark of three bytes.
  static let lastOffset: Int64 = 3

  private var bytes: [UInt8] = []

  /// Adds what comes after `<?`. A declaration has no more than a few hundred bytes.
  mutating func append(_ part: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: part.prefix(max(0, 512 - bytes.count)))
  }

  /// The encoding named; nil if there is none, or it is UTF-8 or ASCII.
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
