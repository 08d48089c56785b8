import KernelApplication

// Scans the text between tags and other markup.
extension XMLScanner {
  mutating func scanContent(
    _ piece: UnsafeRawBufferPointer, from begin: Int, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) -> Int {
    guard isFollowing else { return try scanUnfollowed(piece, from: begin, into: &handler) }
    let start = text.isEmpty ? try scanUsual(piece, from: begin, into: &handler) : begin
    guard isFollowing, start < piece.count else { return start }
    let index = piece.firstIndex(of: UInt8(ascii: "<"), from: start) ?? piece.count
    try text.append(piece.part(start..<index), at: base + Int64(start))
    guard index < piece.count else { return index }
    let isTag = index + 1 < piece.count && (piece[index + 1].beginsXMLName || piece[index + 1] == UInt8(ascii: "/"))
    return try open(piece, at: index, isTag: isTag, into: &handler)
  }

  private mutating func scanUnfollowed(
    _ piece: UnsafeRawBufferPointer, from start: Int, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) -> Int {
    if phase == .body, let scanner = skipped ?? root {
      let (index, isTag, isWanted) = scanner.next(in: piece, from: start)
      isKnownWanted = isWanted
      return index == piece.count ? index : try open(piece, at: index, isTag: isTag, into: &handler)
    }
    let index = piece.firstIndex(of: UInt8(ascii: "<"), from: start) ?? piece.count
    try checkOutside(piece.part(start..<index), at: base + Int64(start))
    return index == piece.count ? index : try open(piece, at: index, isTag: false, into: &handler)
  }

  /// Fails if text outside the root element is not white space. A byte order mark at the very start is allowed.
  /// - Parameter offset: the byte offset, in the XML text, of the first byte of `run`.
  private func checkOutside(_ run: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) {
    for (index, byte) in run.enumerated() where !byte.isXMLSpace {
      let place = offset + Int64(index)
      if place < 3, byte == XMLScanner.byteOrderMark[Int(place)] { continue }
      if phase == .epilog { throw goesOn(at: place) }
      throw place < 2 && (byte == 0 || byte >= 0xFE) ? utf16(at: place) : FormatProblem(.noXML, offset: place)
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  func utf16(at offset: Int64) -> FormatProblem {
    FormatProblem(.writtenIn(encoding: "UTF-16"), offset: offset)
  }

  func goesOn(at offset: Int64) -> FormatProblem {
    FormatProblem(.goesOn(tag: "\(rootName)"), offset: offset)
  }
}
