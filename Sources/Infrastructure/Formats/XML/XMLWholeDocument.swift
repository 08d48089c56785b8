extension XMLScanner {
  /// Reads a document that is in memory, whole.
  package static func read(
    _ bytes: [UInt8], _ interests: [XMLInterest], into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) {
    var scanner = XMLScanner(interests)
    var characters = XMLCharacters()
    try bytes.withBytes { bytes throws(FormatProblem) in
      try characters.check(bytes, at: 0) { whole throws(FormatProblem) in try scanner.scan(whole, into: &handler) }
    }
    try scanner.finish()
  }
}

extension UnsafeRawBufferPointer {
  /// Without white space around.
  package var trimmed: UnsafeRawBufferPointer {
    guard let first = firstIndex(where: { !$0.isXMLSpace }), let last = lastIndex(where: { !$0.isXMLSpace }) else {
      return UnsafeRawBufferPointer(start: nil, count: 0)
    }
    return part(first..<last + 1)
  }

  /// A name without its prefix: `gpxtpx:hr` is `hr`.
  package var localName: UnsafeRawBufferPointer {
    guard let colon = lastIndex(of: UInt8(ascii: ":")) else { return self }
    return part(colon + 1..<count)
  }

  /// Whether the bytes are these letters, big or small ones.
  /// - Parameter letters: small ones of ASCII.
  package func equalsIgnoringCase(_ letters: StaticString) -> Bool {
    guard count == letters.utf8CodeUnitCount else { return false }
    for index in 0..<count {
      let byte = self[index]
      let isCapital = byte &- UInt8(ascii: "A") < 26
      if (isCapital ? byte | 0x20 : byte) != letters.utf8Start[index] { return false }
    }
    return true
  }
}
