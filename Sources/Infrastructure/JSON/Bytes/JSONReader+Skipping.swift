import KernelApplication

extension JSONReader {
  /// Steps over a value of any kind, checking it in full.
  package mutating func skipValue() throws(JSONError) {
    switch peek() {
    case Byte.quote: _ = try text()
    case Byte.openBrace:
      try beginObject()
      while try nextKey() != nil { try skipValue() }
    case Byte.openBracket:
      try beginArray()
      while try nextElement() {
        // Long arrays are mostly of numbers.
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

  /// Steps over a value of any kind, checking it in full; returns where its bytes are in the document.
  package mutating func rawValue() throws(JSONError) -> Range<Int> {
    _ = peek()
    let first = offset
    try skipValue()
    return first..<offset
  }

  /// Steps over a value of a document that is known to be JSON, looking for its end alone.
  /// - Returns: where it begins.
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
      // A bracket and the brace of its side differ in this bit alone.
      switch byte | 0x20 {
      case Byte.openBrace: depth += 1
      case Byte.closeBrace: depth -= 1
      case Byte.quote where byte == Byte.quote: passText()
      default: break
      }
    } while depth > 0 && next < end
    return start
  }

  /// Steps to behind the quotation mark that ends a text of such a document.
  @inline(__always)
  private mutating func passText() {
    while next < end {
      let byte = next.pointee
      next += byte == Byte.backslash ? 2 : 1
      if byte == Byte.quote { return }
    }
  }

  /// Steps over a value of any kind, checking it in full; returns it as the JSON it is.
  package mutating func rawBytes() throws(JSONError) -> [UInt8] {
    let range = try rawValue()
    return Array(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// The members of an object, each value as the JSON it is; of a name that is repeated, the last.
  package mutating func rawMembers() throws(JSONError) -> [String: [UInt8]] {
    var members: [String: [UInt8]] = [:]
    try beginObject()
    while let key = try nextKey() {
      let name = key.string
      members[name] = try rawBytes()
    }
    return members
  }

  /// Whether the bytes are one JSON document. This is all that a fuzzer needs to call.
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
