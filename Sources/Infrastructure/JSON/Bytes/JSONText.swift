/// A string in a JSON text that is being read. It can be compared with literals without being copied. It is valid only
/// while the JSON text is in memory.
package struct JSONText {
  let start: UnsafePointer<UInt8>
  /// The number of bytes between the quotation marks in the JSON text, with escapes not decoded.
  package let count: Int
  let hasEscapes: Bool

  init(start: UnsafePointer<UInt8>, count: Int, hasEscapes: Bool) {
    self.start = start
    self.count = count
    self.hasEscapes = hasEscapes
  }

  /// The string's bytes in UTF-8; nil if the string contains escapes, because its bytes in the JSON text then differ
  /// from the string itself.
  package var plainBytes: UnsafeRawBufferPointer? {
    hasEscapes ? nil : UnsafeRawBufferPointer(start: start, count: count)
  }

  package var string: String {
    let text = UnsafeBufferPointer(start: start, count: count)
    return hasEscapes ? Escape.string(text) : String(decoding: text, as: UTF8.self)
  }

  /// Decodes the escapes, calls `body` with the string in UTF-8, and returns what `body` returns.
  package func read<Value>(_ body: (Span<UInt8>) -> Value) -> Value {
    let text = UnsafeBufferPointer(start: start, count: count)
    return hasEscapes ? body(Escape.resolved(text).span) : body(text.span)
  }

  /// Whether the string equals a literal, byte for byte in UTF-8. With this operator, `switch` can match a string
  /// against literals.
  package static func ~= (word: StaticString, text: JSONText) -> Bool {
    text == word
  }

  @inline(__always)
  package static func == (text: JSONText, word: StaticString) -> Bool {
    guard !text.hasEscapes else { return text.matchesResolved(word) }
    let count = word.utf8CodeUnitCount
    guard text.count == count else { return false }
    let letters = word.utf8Start
    if (8...16).contains(count) {
      // If the word is shorter than 16 bytes, its last eight bytes overlap its first eight.
      return Word.load(text.start) == Word.load(letters)
        && Word.load(text.start + (count - 8)) == Word.load(letters + (count - 8))
    }
    var index = 0
    while index < count {
      guard text.start[index] == letters[index] else { return false }
      index += 1
    }
    return true
  }

  @inline(never)
  func matchesResolved(_ word: StaticString) -> Bool {
    // An escape is at most six times as long as the UTF-8 of its character.
    guard count <= 6 * word.utf8CodeUnitCount else { return false }
    return Escape.resolved(UnsafeBufferPointer(start: start, count: count))
      .elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
