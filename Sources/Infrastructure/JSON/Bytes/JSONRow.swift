/// An array of a few plain values: whole numbers, words from a fixed list, and nulls. Data with hundreds of thousands
/// of items is stored in such rows. A whole row is read or written in one call: calls between modules are not inlined,
/// so one for each value would cost more than the reading.
package struct JSONRow: ~Copyable {
  /// The values: a number as it is, a word as its position in the list of words. Values of nulls, and those from
  /// `count` on, have no meaning.
  package var values = InlineArray<8, Int64>(repeating: 0)
  /// The kinds of the values as hexadecimal digits, the first value's highest; a digit is the raw value of `Kind`. A
  /// row of two numbers, a word and a null has the form 0x1123; an empty row has 0.
  package var form: UInt64 = 0
  let words: JSONWords
  /// The position of the word that was read last. It is tried first, since the next row often has the same word.
  var latest = 0

  package init(_ words: JSONWords) {
    self.words = words
  }

  package enum Kind: UInt64 {
    case number = 1
    case word
    case null
  }

  package static let longest = 8

  /// The number of values in the row.
  package var count: Int {
    (67 - form.leadingZeroBitCount) / 4
  }

  /// The kind of a value.
  /// - Parameter index: the value's position, less than `count`.
  package func kind(_ index: Int) -> Kind? {
    Kind(rawValue: form >> UInt64(4 * (count - 1 - index)) & 0xF)
  }

  /// Adds a value at the end.
  /// - Precondition: the row has fewer than `longest` values.
  mutating func append(_ kind: Kind, _ value: Int64) {
    values[count] = value
    form = form << 4 | kind.rawValue
  }
}
