import KernelApplication

extension JSONReader {
  /// Skips a value of any kind. Fails if it is not valid JSON.
  package mutating func skipValue() throws(JSONError) {
    switch peek() {
    case Byte.quote: _ = try text()
    case Byte.openBrace:
      try beginObject()
      while try nextKey() != nil { try skipValue() }
    case Byte.openBracket:
      try beginArray()
      while try nextElement() {
        // Tries numbers first, because most long arrays contain numbers.
        if let decimal = Decimal(next, end) {
          next = decimal.end
        } else {
          try skipValue()
        }
      }
    case Byte.minus, 0x30...0x39: try skipNumber()
    case UInt8(ascii: "t") where follows("true"), UInt8(ascii: "n") where follows("null"): next += 4
    case UInt8(ascii: "f") where follows("false"): next += 5
    default: throw expected(.value)
    }
  }

  /// Skips a value of any kind, and returns the range of its bytes in the JSON text. Fails if it is not valid JSON.
  package mutating func rawValue() throws(JSONError) -> Range<Int> {
    _ = peek()
    let first = offset
    try skipValue()
    return first..<offset
  }

  /// Skips a value of any kind without checking it. The JSON text must already be known to be valid.
  /// - Returns: the byte offset of the value's first byte.
  mutating func passValue() -> Int {
    let first = peek()
    let start = offset
    guard first == Byte.quote || first == Byte.openBrace || first == Byte.openBracket else {
      while next < end, !Byte.endsWord(next.pointee) { next += 1 }
      return start
    }
    var depth = 0
    repeat {
      let byte = next.pointee
      next += 1
      // This bit is the only difference between `[` and `{`, and between `]` and `}`.
      switch byte | 0x20 {
      case Byte.openBrace: depth += 1
      case Byte.closeBrace: depth -= 1
      case Byte.quote where byte == Byte.quote: passText()
      default: break
      }
    } while depth > 0 && next < end
    return start
  }

  /// Skips the rest of a string and its closing quotation mark without checking it. The JSON text must already be known
  /// to be valid.
  @inline(__always)
  private mutating func passText() {
    while next < end {
      let byte = next.pointee
      next += byte == Byte.backslash ? 2 : 1
      if byte == Byte.quote { return }
    }
  }

  /// Skips a value of any kind, and returns its JSON text. Fails if it is not valid JSON.
  package mutating func rawBytes() throws(JSONError) -> [UInt8] {
    let range = try rawValue()
    return Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// Reads an object, and returns the JSON text of each member's value, by the member's name. If a name is repeated,
  /// returns only its last value.
  package mutating func rawMembers() throws(JSONError) -> [String: [UInt8]] {
    var members: [String: [UInt8]] = [:]
    try beginObject()
    while let key = try nextKey() {
      let name = key.string
      members[name] = try rawBytes()
    }
    return members
  }

  /// Whether the bytes are one valid JSON text and nothing else. A fuzzer that calls only this function tests the whole
  /// reader.
  package static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var reader = JSONReader(bytes)
    do {
      try reader.skipValue()
      try reader.finish()
      return true
    } catch {
      return false
    }
  }
}
