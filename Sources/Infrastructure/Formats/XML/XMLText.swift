import KernelApplication

/// The text since the last tag.
struct XMLText {
  /// The first run of text, which is not copied while the piece that it is in exists.
  private var run = UnsafeRawBufferPointer(start: nil, count: 0)
  /// Text that was copied: decoded up to `decoded`, as written after that.
  private var kept: [UInt8] = []
  private var decoded = 0
  /// The position in the document of the first byte not decoded yet.
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

  /// Adds the contents of a CDATA section. Call `decode()` before.
  mutating func appendLiteral(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    keep()
    try add(bytes, at: offset)
    decoded = kept.count
  }

  /// Removes the delimiter of a CDATA section, which was added with its contents.
  mutating func dropLast(_ count: Int) {
    kept.removeLast(count)
    decoded = kept.count
  }

  /// Copies the text. Call it before the current piece is freed.
  mutating func keep() {
    guard !run.isEmpty else { return }
    kept.append(contentsOf: run)
    run = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Decodes the references in what was added since the last call.
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
