/// The character data since the last tag.
struct XMLText {
  /// Decoded up to `decoded`, as written from there on.
  private(set) var bytes: [UInt8] = []
  private var decoded = 0
  /// In the document, of the first byte that is not decoded.
  private var offset: Int64 = 0

  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    decoded = 0
  }

  /// Adds text as written; it may end inside a reference.
  mutating func append(_ run: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    if bytes.count == decoded { self.offset = offset }
    try add(run, at: offset)
  }

  /// Adds the contents of a CDATA section.
  mutating func appendLiteral(_ run: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    try add(run, at: offset)
    decoded = bytes.count
  }

  /// Takes the delimiter of a CDATA section, which was added with its contents, off again.
  mutating func dropLast(_ count: Int) {
    bytes.removeLast(count)
    decoded = bytes.count
  }

  /// Replaces the references in what was added since the last time.
  mutating func decode() throws(FormatProblem) {
    defer { decoded = bytes.count }
    guard bytes[decoded...].contains(UInt8(ascii: "&")) else { return }
    let written = Array(bytes[decoded...])
    bytes.removeSubrange(decoded...)
    var whole = bytes
    let offset = offset
    try written.withBytes { run throws(FormatProblem) in
      try XMLReferences.decode(run, at: offset, into: &whole)
    }
    bytes = whole
  }

  private mutating func add(_ run: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    guard bytes.count + run.count <= XMLScanner.longestToken else {
      throw FormatProblem("has a text of more than \(XMLScanner.longestToken) bytes", offset: offset)
    }
    bytes.append(contentsOf: run)
  }
}
