import KernelApplication

// Recognises the kind of markup by its first bytes, which may be spread over several pieces.
extension XMLScanner {
  private enum Verdict {
    case needsMore
    case unwanted
    case tag
    case section(XMLSection.Kind)
    case doctype
  }

  /// Begins to process the markup whose `<` is at `start`. Returns the byte offset at which to continue.
  /// - Parameter isTag: whether the markup is already known to be the tag of an element that may be of interest.
  mutating func open(
    _ piece: UnsafeRawBufferPointer, at start: Int, isTag: Bool, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) -> Int {
    let bytes = piece.part(start..<piece.count)
    tokenOffset = base + Int64(start)
    switch try isTag ? .tag : judge(bytes) {
    case .needsMore:
      token.removeAll(keepingCapacity: true)
      token.append(contentsOf: bytes)
      state = .markup
      return piece.count
    case .unwanted:
      return start + 1
    case .tag:
      return start + (try openTag(bytes, into: &handler))
    case .section(let kind):
      return start + (try enter(kind))
    case .doctype:
      return start + enterDoctype()
    }
  }

  /// Adds bytes to markup that began in an earlier piece, until its kind is recognised. Returns the byte offset at
  /// which to continue.
  mutating func continueMarkup(
    _ piece: UnsafeRawBufferPointer, from start: Int, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) -> Int {
    for index in start..<piece.count {
      token.append(piece[index])
      let bytes = token
      switch try bytes.withBytes({ bytes throws(FormatProblem) in try judge(bytes) }) {
      case .needsMore: continue
      case .unwanted:
        state = .content
        // The stored bytes turned out not to be markup, and other markup starts at this byte.
        if piece[index] == UInt8(ascii: "<") { return index }
      case .tag: try openKeptTag(into: &handler)
      case .section(let kind): _ = try enter(kind)
      case .doctype: _ = enterDoctype()
      }
      return index + 1
    }
    return piece.count
  }

  private func judge(_ bytes: UnsafeRawBufferPointer) throws(FormatProblem) -> Verdict {
    guard bytes.count > 1 else { return .needsMore }
    let second = bytes[1]
    if second == UInt8(ascii: "!") { return try judgeDeclaration(bytes) }
    if second == UInt8(ascii: "?") { return .section(.instruction) }
    if phase == .epilog { throw goesOn(at: tokenOffset) }
    if phase == .body, !isFollowing, let scanner = skipped ?? root {
      return switch scanner.match(bytes) {
      case .needsMore: .needsMore
      case .unwanted: .unwanted
      case .wanted: .tag
      }
    }
    if second.beginsXMLName || (second == UInt8(ascii: "/") && phase == .body) { return .tag }
    if second == 0 { throw utf16(at: tokenOffset) }
    throw FormatProblem(.noTag, offset: tokenOffset)
  }

  private func judgeDeclaration(_ bytes: UnsafeRawBufferPointer) throws(FormatProblem) -> Verdict {
    if let begun = bytes.beginning(of: XMLSection.Kind.comment.opening) {
      return begun ? .section(.comment) : .needsMore
    }
    if phase == .body, let begun = bytes.beginning(of: XMLSection.Kind.characterData.opening) {
      return begun ? .section(.characterData) : .needsMore
    }
    if phase == .prolog, let begun = bytes.beginning(of: XMLScanner.doctypeOpening) {
      return begun ? .doctype : .needsMore
    }
    throw FormatProblem(.noDeclaration, offset: tokenOffset)
  }

  static let doctypeOpening: StaticString = "<!DOCTYPE"
}

extension UnsafeRawBufferPointer {
  /// Returns true if the bytes start with the whole text. Returns false if the bytes end before the text does, so that
  /// more bytes are needed. Returns nil if the bytes differ from the text.
  fileprivate func beginning(of text: StaticString) -> Bool? {
    if begins(with: text) { return true }
    let isBegun =
      count < text.utf8CodeUnitCount
      && elementsEqual(UnsafeRawBufferPointer(start: text.utf8Start, count: count))
    return isBegun ? false : nil
  }
}

extension UInt8 {
  /// Whether an XML name can start with this byte: a letter, `_`, `:` or any non-ASCII byte.
  @inline(__always)
  var beginsXMLName: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x5F || self == 0x3A || self >= 0x80
  }
}
