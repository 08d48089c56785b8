package import KernelApplication

// Errors of the reader. These functions are not inlined: errors need not be fast, and the code for valid input stays
// small.
extension JSONReader {
  /// Creates an error about the value at the cursor, which the caller does not accept.
  @inline(never)
  package func failure(_ problem: Message, _ kind: JSONError.Kind = .content) -> JSONError {
    JSONError(offset: offset, problem: problem, kind: kind)
  }

  /// Creates an error about a string that has already been read, such as an unknown name.
  @inline(never)
  package func failure(_ problem: Message, at text: JSONText) -> JSONError {
    JSONError(offset: text.start - start, problem: problem)
  }

  /// Creates an error that states what was expected at the cursor and what is there instead.
  @inline(never)
  func expected(_ what: JSONMessage.Piece) -> JSONError {
    guard next < end else { return failure(.json(.expectedAtEnd(what: what)), .syntax) }
    let found: JSONMessage.Piece
    switch next.pointee {
    case Byte.quote: found = .string
    case Byte.openBrace: found = .object
    case Byte.openBracket: found = .array
    case Byte.minus, 0x30...0x39: found = .number
    case UInt8(ascii: "t") where follows("true"): found = .isTrue
    case UInt8(ascii: "f") where follows("false"): found = .isFalse
    case UInt8(ascii: "n") where follows("null"): found = .null
    case let byte: return failure(.json(.expectedAt(what: what, byte: JSONReader.name(byte))), .syntax)
    }
    return failure(.json(.expected(what: what, found: found)))
  }

  @inline(never)
  var nestingFailure: JSONError {
    failure(.json(.tooDeep(most: JSONReader.deepestNesting)), .syntax)
  }

  private static func name(_ byte: UInt8) -> String {
    if (0x21...0x7E).contains(byte) { return "\"\(UnicodeScalar(byte))\"" }
    let digits = String(byte, radix: 16)
    return "byte 0x" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}
