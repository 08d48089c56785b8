import KernelApplication

// Skips comments, CDATA sections, processing instructions and the document type declaration.
extension XMLScanner {
  /// Begins to skip a comment, a CDATA section or a processing instruction.
  /// - Returns: the length of the opening delimiter, in bytes.
  mutating func enter(_ kind: XMLSection.Kind) throws(FormatProblem) -> Int {
    if kind == .characterData, isFollowing { try text.decode() }
    section = XMLSection()
    state = .section(kind)
    return kind.opening.utf8CodeUnitCount
  }

  mutating func continueSection(
    _ kind: XMLSection.Kind, _ piece: UnsafeRawBufferPointer, from start: Int
  ) throws(FormatProblem) -> Int {
    let end = section.end(kind, in: piece, from: start)
    let bytes = piece.part(start..<(end ?? piece.count))
    if kind == .characterData, isFollowing {
      try text.appendLiteral(bytes, at: base + Int64(start))
      if end != nil { text.dropLast("]]>".utf8.count) }
    }
    if kind == .instruction, phase == .prolog, tokenOffset <= XMLDeclaration.lastOffset { declaration.append(bytes) }
    guard let end else { return piece.count }
    if kind == .instruction, let encoding = declaration.foreignEncoding {
      throw FormatProblem(
        .writtenIn(encoding: "\(encoding)"), offset: tokenOffset)
    }
    state = .content
    return end
  }

  /// Puts the scanner into the state in which it skips a document type declaration, without consuming anything.
  /// - Returns: the length of the opening delimiter in bytes, by which the caller must advance.
  mutating func enterDoctype() -> Int {
    doctype = XMLDoctype()
    state = .doctype
    return XMLScanner.doctypeOpening.utf8CodeUnitCount
  }

  mutating func continueDoctype(_ piece: UnsafeRawBufferPointer, from start: Int) -> Int {
    for index in start..<piece.count {
      switch doctype.step(piece[index]) {
      case .inside: continue
      case .ended:
        state = .content
        return index + 1
      case .rootBegan:
        tokenOffset = base + Int64(index) - 1
        token = [UInt8(ascii: "<")]
        state = .markup
        return index
      }
    }
    return piece.count
  }
}
