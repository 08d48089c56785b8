import KernelApplication

/// Collects the text of an element since the previous tag.
struct XMLText {
  /// The first part of the text. It stays in the memory of the current piece, and is copied only when necessary.
  private var run = UnsafeRawBufferPointer(start: nil, count: 0)
  /// The text that has been copied. The references before the index `decoded` have been decoded.
  private var kept: [UInt8] = []
  private var decoded = 0
  /// The byte offset, in the XML text, of the first byte that has not been decoded yet.
  private var offset: Int64 = 0

  var isEmpty: Bool { run.isEmpty && kept.isEmpty }

  mutating func clear() {
    run = UnsafeRawBufferPointer(start: nil, count: 0)
    decoded = 0
    if !kept.isEmpty { kept.removeAll(keepingCapacity: true) }
  }

  /// Adds text whose references have not been decoded. It may end within a reference.
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

  /// Adds the contents of a CDATA section, which cannot contain references. Call `decode` before this.
  mutating func appendLiteral(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    keep()
    try add(bytes, at: offset)
    decoded = kept.count
  }

  /// Removes the last `count` bytes of the text. They belong to the closing delimiter of a CDATA section, and were
  /// added together with its contents.
  mutating func dropLast(_ count: Int) {
    kept.removeLast(count)
    decoded = kept.count
  }

  /// Copies the text that is still in the memory of the current piece. Call this before that piece becomes invalid.
  mutating func keep() {
    guard !run.isEmpty else { return }
    kept.append(contentsOf: run)
    run = UnsafeRawBufferPointer(start: nil, count: 0)
  }

  /// Decodes the references in the text that has been added since the last call to this function.
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
