/// A second implementation of RFC 8259, kept as simple as possible. The JSON reader is compared with it.
package struct SlowJSONValidator {
  private var rest: ArraySlice<UInt8>

  package static func accepts(_ document: [UInt8]) -> Bool {
    guard String(validating: document, as: UTF8.self) != nil else { return false }
    var validator = SlowJSONValidator(rest: document[...])
    return validator.space() && validator.value(0) && validator.space() && validator.rest.isEmpty
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard rest.first == byte.asciiValue else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest.removeFirst(word.utf8.count)
    return true
  }

  private mutating func space() -> Bool {
    rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return true
  }

  private mutating func value(_ depth: Int) -> Bool {
    if take("[") { return depth < 512 && list("]") { $0.value(depth + 1) } }
    if take("{") { return depth < 512 && list("}") { $0.member(depth + 1) } }
    if take("\"") { return string() }
    return take(word: "true") || take(word: "false") || take(word: "null") || number()
  }

  private mutating func list(_ end: Character, _ item: (inout SlowJSONValidator) -> Bool) -> Bool {
    guard space(), !take(end) else { return true }
    repeat {
      guard space(), item(&self), space() else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func member(_ depth: Int) -> Bool {
    take("\"") && string() && space() && take(":") && space() && value(depth)
  }

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") {
      guard digits() > 0 else { return false }
    }
    if take("."), digits() == 0 { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits() > 0
    }
    return true
  }

  private mutating func digits() -> Int {
    let before = rest.count
    rest = rest.drop { (0x30...0x39).contains($0) }
    return before - rest.count
  }

  private mutating func string() -> Bool {
    while let byte = rest.popFirst() {
      if byte == 0x22 { return true }
      if byte < 0x20 { return false }
      if byte == 0x5C, !escape() { return false }
    }
    return false
  }

  private mutating func escape() -> Bool {
    guard let letter = rest.popFirst() else { return false }
    guard letter == Character("u").asciiValue else { return "\"\\/bfnrt".utf8.contains(letter) }
    guard let unit = unit() else { return false }
    guard (0xD800...0xDFFF).contains(unit) else { return true }
    guard unit < 0xDC00, take("\\"), take("u"), let low = self.unit() else { return false }
    return (0xDC00...0xDFFF).contains(low)
  }

  private mutating func unit() -> Int? {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    guard digits.count == 4, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
