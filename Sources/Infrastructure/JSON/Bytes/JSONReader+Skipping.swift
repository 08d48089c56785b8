import KernelApplication

extension JSONReader {
  /// Skips a value of any kind, and checks that it is valid JSON.
  package mutating func skipValue() throws(JSONError) {
    switch peek() {
    case Byte.quote: _ = try text()
    case Byte.openBrace:
      try beginObject()
      while try nextKey() != nil { try skipValue() }
    case Byte.openBracket:
      try beginArray()
      while try nextElement() {
        // Most long arrays hold numbers, so these are tried first.
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

  /// Skips a value of any kind, checks that it is valid JSON, and returns the range of its bytes in the document.
  package mutating func rawValue() throws(JSONError) -> Range<Int> {
    _ = peek()
    let first = offset
    try skipValue()
    return first..<offset
  }

  /// Skips a value in a document that is known to be valid JSON. Finds the end of the value without checking it.
  /// - Returns: the position of the value's first byte.
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
      // An opening bracket and an opening brace differ only in this bit; so do the closing ones.
      switch byte | 0x20 {
      case Byte.openBrace: depth += 1
      case Byte.closeBrace: depth -= 1
      case Byte.quote where byte == Byte.quote: passText()
      default: break
      }
    } while depth > 0 && next < end
    return start
  }

  /// Skips the rest of a string, including its closing quote, in a document that is known to be valid JSON.
  @inline(__always)
  private mutating func passText() {
    while next < end {
      let byte = next.pointee
      next += byte == Byte.backslash ? 2 : 1
      if byte == Byte.quote { return }
    }
  }

  /// Skips a value of any kind, checks that it is valid JSON, and returns its bytes.
  package mutating func rawBytes() throws(JSONError) -> [UInt8] {
    let range = try rawValue()
    return Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// Reads an object, and returns the JSON of each member's value by name. If a name is repeated, the last value is
  /// returned.
  package mutating func rawMembers() throws(JSONError) -> [String: [UInt8]] {
    var members: [String: [UInt8]] = [:]
    try beginObject()
    while let key = try nextKey() {
      let name = key.string
      members[name] = try rawBytes()
    }
    return members
  }

  /// Whether the bytes are exactly one JSON document. A fuzzer needs to call only this function.
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
