import KernelApplication

/// The character data since the last tag.
struct XMLText {
  /// A first run, not copied as long as the piece it lies in is there.
  private var run = UnsafeRawBufferPointer(start: nil, count: 0)
  /// Decoded up to `decoded`, as written from there on.
  private var kept: [UInt8] = []
  private var decoded = 0
  /// The position in the document of the first byte that is not decoded.
  private var offset: Int64 = 0

  var isEmpty: Bool { run.isEmpty && kept.isEmpty }

  mutating func clear() {
    run = UnsafeRawBufferPointer(start: nil, count: 0)
    decoded = 0
    if !kept.isEmpty { kept.removeAll(keepingCapacity: true) }
  }

  /// Adds text as written; it may end inside a reference.
  mutating func append(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    if kept.isEmpty, run.isEmpty, bytes.count <= XMLScanner.longestToken {
      run = bytes
      self.offset = offset
      return
    }
    keep()
    if kept.count == decoded { self.offset = offset }
    try add(bytes, at: offset)
  }

  /// Adds the contents of a CDATA section; what came before is decoded.
  mutating func appendLiteral(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    keep()
    try add(bytes, at: offset)
    decoded = kept.count
  }

  /// Takes the delimiter of a CDATA section, which was added with its contents, off again.
  mutating func dropLast(_ count: Int) {
    kept.removeLast(count)
    decoded = kept.count
  }

  /// To be called before the current piece goes.
  mutating func keep() {
    guard !run.isEmpty else { return }
    kept.append(contentsOf: run)
    run = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Replaces the references in what was added since the last time.
  mutating func decode() throws(FormatProblem) {
    if run.holds(UInt8(ascii: "&")) { keep() }
    guard decoded < kept.count else { return }
    defer { decoded = kept.count }
    guard kept[decoded...].contains(UInt8(ascii: "&")) else { return }
    let written = Array(kept[decoded...])
    var whole = kept
    whole.removeSubrange(decoded...)
    let offset = offset
    try written.withBytes { run throws(FormatProblem) in
      try XMLReferences.decode(run, at: offset, into: &whole)
    }
    kept = whole
  }

  func withBytes(_ body: (UnsafeRawBufferPointer) throws(FormatProblem) -> Void) throws(FormatProblem) {
    if kept.isEmpty { try body(run) } else { try kept.withBytes(body) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    guard kept.count + bytes.count <= XMLScanner.longestToken else {
      throw FormatProblem(.longText(most: XMLScanner.longestToken), offset: offset)
    }
    kept.append(contentsOf: bytes)
  }
}
