// Out of line: what fails is never fast, and what is fast stays small.
extension JSONReader {
  /// An error at the cursor, for content that the caller refuses.
  @inline(never)
  package func failure(_ problem: String, _ kind: JSONError.Kind = .content) -> JSONError {
    JSONError(offset: offset, problem: problem, kind: kind)
  }

  /// An error at a text that was read: an unknown name, a value that does not exist.
  @inline(never)
  package func failure(_ problem: String, at text: JSONText) -> JSONError {
    JSONError(offset: text.start - start, problem: problem)
  }

  /// What was expected at the cursor, and what is there instead.
  @inline(never)
  func expected(_ what: String) -> JSONError {
    guard next < end else { return failure("expected \(what), but the document ends", .syntax) }
    let found: String
    var kind = JSONError.Kind.content
    switch next.pointee {
    case Byte.quote: found = "a string"
    case Byte.openBrace: found = "an object"
    case Byte.openBracket: found = "an array"
    case Byte.minus, 0x30...0x39: found = "a number"
    case UInt8(ascii: "t") where follows("true"): found = "true"
    case UInt8(ascii: "f") where follows("false"): found = "false"
    case UInt8(ascii: "n") where follows("null"): found = "null"
    case let byte:
      found = JSONReader.name(byte)
      kind = .syntax
    }
    return failure("expected \(what), found \(found)", kind)
  }

  @inline(never)
  var nestingFailure: JSONError {
    failure("arrays and objects are nested deeper than \(JSONReader.deepestNesting)", .syntax)
  }

  private static func name(_ byte: UInt8) -> String {
    if (0x21...0x7E).contains(byte) { return "\"\(UnicodeScalar(byte))\"" }
    let digits = String(byte, radix: 16)
    return "byte 0x" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}
