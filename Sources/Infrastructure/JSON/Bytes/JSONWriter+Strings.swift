extension JSONWriter {
  /// Writes the name of a member; the member's value must be written next.
  package mutating func key(_ name: StaticString) {
    string(name)
    colon()
  }

  /// Writes the name of a member; the member's value must be written next.
  package mutating func key(_ name: String) {
    string(name)
    colon()
  }

  package mutating func string(_ text: StaticString) {
    quoted(text.utf8Start, text.utf8CodeUnitCount)
  }

  package mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      guard let start = utf8.baseAddress else { return quoted(UnsafePointer(buffer), 0) }
      quoted(start, utf8.count)
    }
  }

  @inline(__always)
  mutating func colon() {
    reserve(1)
    put(Byte.colon)
    needsComma = false
  }

  /// Writes a string with its quotation marks. Escapes only quotation marks, backslashes and control characters. `text`
  /// must be valid UTF-8.
  mutating func quoted(_ text: UnsafePointer<UInt8>, _ length: Int) {
    startValue(reserving: length + 2)
    put(Byte.quote)
    var next = 0
    while length - next >= 8, case let word = Word.load(text + next), Word.stops(word) == 0 {
      Word.store(word, buffer + count)
      count += 8
      next += 8
    }
    while next < length {
      // Writes the text piece by piece. An escape takes up to six bytes, and reserving that much for the whole text at
      // once would waste memory.
      let piece = min(length - next, 256)
      reserve(piece * 6)
      for index in next..<next + piece { putEscaped(text[index]) }
      next += piece
    }
    reserve(1)
    put(Byte.quote)
  }

  @inline(__always)
  mutating func putEscaped(_ byte: UInt8) {
    if byte >= Byte.space, byte != Byte.quote, byte != Byte.backslash {
      put(byte)
    } else {
      putEscape(byte)
    }
  }

  @inline(never)
  mutating func putEscape(_ byte: UInt8) {
    put(Byte.backslash)
    switch byte {
    case Byte.quote, Byte.backslash: put(byte)
    case 0x08: put(UInt8(ascii: "b"))
    case 0x0C: put(UInt8(ascii: "f"))
    case Byte.newline: put(UInt8(ascii: "n"))
    case Byte.carriageReturn: put(UInt8(ascii: "r"))
    case Byte.tab: put(UInt8(ascii: "t"))
    default:
      let digits: StaticString = "0123456789abcdef"
      for unit in [UInt8(ascii: "u"), Byte.zero, Byte.zero] { put(unit) }
      put(digits.utf8Start[Int(byte >> 4)])
      put(digits.utf8Start[Int(byte & 0xF)])
    }
  }
}
