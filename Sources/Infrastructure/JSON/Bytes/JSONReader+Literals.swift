import KernelApplication

extension JSONReader {
  /// Returns the kind of the next value, judging by its first byte; nil if no value begins with this byte.
  package mutating func nextKind() -> JSONKind? {
    switch peek() {
    case Byte.quote: .string
    case Byte.openBrace: .object
    case Byte.openBracket: .array
    case Byte.minus, 0x30...0x39: .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: nil
    }
  }

  /// If the next value is `null`, moves past it and returns true; otherwise returns false.
  package mutating func takeNull() -> Bool {
    guard peek() == UInt8(ascii: "n"), follows("null") else { return false }
    next += 4
    return true
  }

  package mutating func bool() throws(JSONError) -> Bool {
    switch peek() {
    case UInt8(ascii: "t") where follows("true"):
      next += 4
      return true
    case UInt8(ascii: "f") where follows("false"):
      next += 5
      return false
    default: throw expected(.flag)
    }
  }

  func follows(_ word: StaticString) -> Bool {
    guard end - next >= word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where next[index] != word.utf8Start[index] { return false }
    return true
  }
}

package enum JSONKind: Sendable {
  case object
  case array
  case string
  case number
  case bool
  case null
}
