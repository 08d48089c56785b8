import KernelApplication
import System

extension JSONReader {
  /// Reads a string without copying it: the result points to the string's bytes in the JSON text.
  package mutating func text() throws(JSONError) -> JSONText {
    guard peek() == Byte.quote else { throw expected(.string) }
    let first = next + 1
    var place = first
    while end - place >= 8 {
      let stops = Word.stops(Word.load(place))
      guard stops != 0 else {
        place += 8
        continue
      }
      place += Word.first(stops)
      guard place.pointee == Byte.quote else { break }
      next = place + 1
      return JSONText(start: first, count: place - first, hasEscapes: false)
    }
    return try unusualText(first, place)
  }

  package mutating func string() throws(JSONError) -> String {
    try text().string
  }

  /// Reads a string that the fast path cannot read. Near `place`, the string has an escape, a non-ASCII character or an
  /// error, or the JSON text ends.
  /// - Parameters:
  ///   - first: the address of the first byte after the opening quotation mark.
  ///   - place: the address at which to continue. All bytes before it have already been checked.
  @inline(never)
  mutating func unusualText(
    _ first: UnsafePointer<UInt8>, _ place: UnsafePointer<UInt8>
  ) throws(JSONError) -> JSONText {
    next = place
    var hasEscapes = false
    while next < end {
      switch next.pointee {
      case Byte.quote:
        next += 1
        return JSONText(start: first, count: next - 1 - first, hasEscapes: hasEscapes)
      case Byte.backslash:
        hasEscapes = true
        try skipEscape()
      case 0..<0x20: throw failure(.json(.controlCharacter), .syntax)
      case 0x80...:
        let rest = UnsafeRawBufferPointer(start: next, count: end - next)
        guard let length = UTF8Form.length(of: rest), length <= rest.count else {
          throw failure(.json(.notUTF8), .syntax)
        }
        next += length
      default: skipPlain()
      }
    }
    throw failure(.json(.expectedAtEnd(what: .closingQuote)), .syntax)
  }

  /// Skips a plain character and all plain characters directly after it. Plain characters are those that need no check.
  @inline(__always)
  private mutating func skipPlain() {
    guard end - next >= 8 else {
      next += 1
      return
    }
    repeat {
      let stops = Word.stops(Word.load(next))
      guard stops == 0 else {
        next += Word.first(stops)
        return
      }
      next += 8
    } while end - next >= 8
  }

  private mutating func skipEscape() throws(JSONError) {
    guard end - next >= 2 else { throw failure(.json(.escapeCut), .syntax) }
    switch next[1] {
    case Byte.quote, Byte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      next += 2
    case UInt8(ascii: "u"): try skipUnicodeEscape()
    default: throw failure(.json(.noSuchEscape), .syntax)
    }
  }

  private mutating func skipUnicodeEscape() throws(JSONError) {
    guard let unit = Escape.unit(next, end) else { throw failure(.json(.noHexadecimalDigits), .syntax) }
    var length = 6
    if Escape.isHighSurrogate(unit) {
      guard let low = Escape.unit(next + 6, end), Escape.isLowSurrogate(low) else {
        throw failure(.json(.halfSurrogatePair), .syntax)
      }
      length = 12
    } else if Escape.isLowSurrogate(unit) {
      throw failure(.json(.halfSurrogatePair), .syntax)
    }
    next += length
  }
}
