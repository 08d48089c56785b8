/// An array of a few plain values: whole numbers, known words and nulls. Data that comes by the hundred thousand is
/// stored in rows, and read and written a whole row at a time: calls between modules are not inlined, and would cost
/// more than the values.
package struct JSONRow: ~Copyable {
  /// The numbers, and the positions of words among the row's words. Values of nulls and beyond the form have no
  /// meaning.
  package var values = InlineArray<8, Int64>(repeating: 0)
  /// The kinds of the values, `JSONRow.Kind`, as hexadecimal digits from the first to the last. A row of two numbers, a
  /// word and a null is 0x1123, one without values 0.
  package var form: UInt64 = 0
  let words: JSONWords
  /// The last word read, since the next row most likely has it again.
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

  /// The number of values.
  package var count: Int {
    (67 - form.leadingZeroBitCount) / 4
  }

  /// - Parameter index: below `count`.
  package func kind(_ index: Int) -> Kind? {
    Kind(rawValue: form >> UInt64(4 * (count - 1 - index)) & 0xF)
  }

  /// - Precondition: there is room.
  mutating func append(_ kind: Kind, _ value: Int64) {
    values[count] = value
    form = form << 4 | kind.rawValue
  }
}
