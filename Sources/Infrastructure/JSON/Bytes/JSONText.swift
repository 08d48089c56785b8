/// A string within the JSON text being read. It can be compared with literals without being copied. It is valid only as
/// long as the JSON text's memory.
package struct JSONText {
  let start: UnsafePointer<UInt8>
  /// The number of bytes between the quotes, with escapes counted as written.
  package let count: Int
  let hasEscapes: Bool

  init(start: UnsafePointer<UInt8>, count: Int, hasEscapes: Bool) {
    self.start = start
    self.count = count
    self.hasEscapes = hasEscapes
  }

  /// The string in UTF-8; nil if it has escapes, since its bytes in the JSON text are then not those of the string.
  package var plainBytes: UnsafeRawBufferPointer? {
    hasEscapes ? nil : UnsafeRawBufferPointer(start: start, count: count)
  }

  package var string: String {
    let text = UnsafeBufferPointer(start: start, count: count)
    return hasEscapes ? Escape.string(text) : String(decoding: text, as: UTF8.self)
  }

  /// Calls `body` with the string in UTF-8, its escapes decoded, and returns the result of `body`.
  package func read<Value>(_ body: (Span<UInt8>) -> Value) -> Value {
    let text = UnsafeBufferPointer(start: start, count: count)
    return hasEscapes ? body(Escape.resolved(text).span) : body(text.span)
  }

  /// Whether the string equals a literal, byte for byte in UTF-8. This operator lets `switch` match a string with
  /// literals.
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
      // If the word is shorter than 16 bytes, the last eight bytes overlap the first eight.
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
    // An escape is at most six times as long as its character in UTF-8.
    guard count <= 6 * word.utf8CodeUnitCount else { return false }
    return Escape.resolved(UnsafeBufferPointer(start: start, count: count))
      .elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
