import KernelApplication

extension XMLScanner {
  /// The size, in bytes, of the pieces that are scanned. It is small, so that a piece is still in the processor's
  /// second-level cache once its characters have been checked.
  private static var pieceSize: Int { 128 << 10 }

  /// Reads a whole XML text that is in memory.
  /// - Parameter allowsEntities: whether the text may declare entities. They are never expanded.
  package static func read(
    _ bytes: [UInt8], _ interests: [XMLInterest], allowsEntities: Bool = true,
    into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) {
    var scanner = XMLScanner(interests)
    var characters = XMLCharacters()
    try bytes.withBytes { bytes throws(FormatProblem) in
      for start in stride(from: 0, to: bytes.count, by: pieceSize) {
        let piece = bytes.part(start..<min(bytes.count, start + pieceSize))
        try characters.check(piece, at: Int64(start)) { whole throws(FormatProblem) in
          try scanner.scan(whole, into: &handler)
        }
      }
    }
    try scanner.finish()
    if !allowsEntities, scanner.doctype.declaresEntity { throw FormatProblem(.declaresEntities) }
  }
}

extension UnsafeRawBufferPointer {
  /// The bytes without white space at their start and end.
  package var trimmed: UnsafeRawBufferPointer {
    guard count > 0, self[0].isXMLSpace || self[count - 1].isXMLSpace else { return self }
    guard let first = firstIndex(where: { !$0.isXMLSpace }), let last = lastIndex(where: { !$0.isXMLSpace }) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return part(first..<last + 1)
  }

  /// Whether the bytes are this name, optionally with a namespace prefix: `gpxtpx:hr` has the name `hr`.
  /// - Parameter name: a name without a prefix.
  @inlinable @inline(__always)
  package func isNamed(_ name: StaticString) -> Bool {
    guard let own = afterPrefix(name.utf8CodeUnitCount) else { return false }
    return own.holds(name.utf8Start, name.utf8CodeUnitCount)
  }

  /// Whether the bytes are this name regardless of case, optionally with a namespace prefix.
  /// - Parameter letters: the name in lower-case ASCII letters.
  @inlinable @inline(__always)
  package func isNamedIgnoringCase(_ letters: StaticString) -> Bool {
    guard let own = afterPrefix(letters.utf8CodeUnitCount) else { return false }
    return own.holdsLetters(letters.utf8Start, letters.utf8CodeUnitCount)
  }

  /// Returns the address of the last `length` bytes, provided that they are all the bytes or follow a colon; otherwise
  /// nil.
  @inlinable @inline(__always)
  func afterPrefix(_ length: Int) -> UnsafeRawPointer? {
    let start = count &- length
    guard start == 0 || (start > 0 && self[start &- 1] == UInt8(ascii: ":")), let address = baseAddress else {
      return nil
    }
    return address + start
  }
}

extension UnsafeRawPointer {
  /// Whether the bytes at this address are the same letters as `letters`, regardless of case.
  /// - Parameters:
  ///   - letters: lower-case ASCII letters.
  ///   - count: the number of letters to compare.
  @usableFromInline
  func holdsLetters(_ letters: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for index in 0..<count {
      let byte = load(fromByteOffset: index, as: UInt8.self)
      let isCapital = byte &- UInt8(ascii: "A") < 26
      if (isCapital ? byte | 0x20 : byte) != letters[index] { return false }
    }
    return true
  }
}
