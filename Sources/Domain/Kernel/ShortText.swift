/// Builds short text in a fixed buffer, without creating intermediate strings. This matters because exports write
/// hundreds of thousands of names, days and times, and concatenating two strings takes as long as adding dozens of
/// characters here. Longer text is also possible.
package struct ShortText {
  private static let capacity = 128

  private var letters = InlineArray<128, UInt8>(repeating: 0)
  private var count = 0
  /// The beginning of a text that is longer than the buffer. When the buffer is full, its content is moved here.
  private var full: [UInt8] = []

  package init() {}

  /// Adds a character.
  /// - Parameter letter: an ASCII character.
  package mutating func put(_ letter: Unicode.Scalar) {
    put(UInt8(ascii: letter))
  }

  package mutating func put(words text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { for letter in $0 { put(letter) } }
    if isDone == nil { for letter in text.utf8 { put(letter) } }
  }

  /// Adds a number without leading zeros.
  package mutating func put(_ value: Int) {
    if (0...9).contains(value) { return put(UInt8(truncatingIfNeeded: 0x30 + value)) }
    put(value, width: value > 999 ? 4 : value > 99 ? 3 : 2)
  }

  /// Adds a number with at least `width` digits, with leading zeros if necessary, just as `ASCII.decimal` formats it.
  package mutating func put(_ value: Int, width: Int) {
    if count + width > ShortText.capacity { return put(words: ASCII.decimal(value, digits: width)) }
    var rest = value
    var place = count + width
    while place > count {
      place -= 1
      letters[place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
      rest /= 10
    }
    if value >= 0, rest == 0 {
      count += width
    } else {
      put(words: ASCII.decimal(value, digits: width))
    }
  }

  /// Adds a date and time without separators: `20150815T144508`.
  package mutating func put(compact clock: CivilDateTime) {
    put(clock.day.year, width: 4)
    put(clock.day.month, width: 2)
    put(clock.day.day, width: 2)
    put(UInt8(ascii: "T"))
    put(clock.time.hour, width: 2)
    put(clock.time.minute, width: 2)
    put(clock.time.second, width: 2)
  }

  private mutating func put(_ letter: UInt8) {
    if count == ShortText.capacity { makeRoom() }
    letters[count] = letter
    count += 1
  }

  private mutating func makeRoom() {
    for place in 0..<count { full.append(letters[place]) }
    count = 0
  }

  package var string: String {
    if !full.isEmpty { return String(decoding: full + (0..<count).map { letters[$0] }, as: UTF8.self) }
    return letters.span.withUnsafeBufferPointer { String(decoding: $0[..<count], as: UTF8.self) }
  }
}
