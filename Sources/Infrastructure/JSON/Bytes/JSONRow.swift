/// A row: an array of up to eight values, which are whole numbers, words from a fixed list, or null. Data with hundreds
/// of thousands of items is stored in rows, each of which a single call reads or writes. Calls between modules are not
/// inlined, so one call per value would take longer than the reading itself.
package struct JSONRow: ~Copyable {
  /// The values. A word is represented by its index in `words`. The value of a null has no meaning; neither do the
  /// elements from the index `count` on.
  package var values = InlineArray<8, Int64>(repeating: 0)
  /// The kinds of the values as hexadecimal digits. The highest digit is the kind of the first value. Each digit is a
  /// raw value of `Kind`. A row of two numbers, a word and a null has the form 0x1123; an empty row has the form 0.
  package var form: UInt64 = 0
  let words: JSONWords
  /// The index of the word that was most recently read. It is tried first, because the next row often contains the same
  /// word.
  var latest = 0

  package init(_ words: JSONWords) { self.words = words }

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

  /// Returns the kind of a value.
  /// - Parameter index: the value's index, less than `count`.
  package func kind(_ index: Int) -> Kind? {
    Kind(rawValue: form >> UInt64(4 * (count - 1 - index)) & 0xF)
  }

  /// Appends a value.
  /// - Precondition: the row has fewer than `longest` values.
  mutating func append(_ kind: Kind, _ value: Int64) {
    values[count] = value
    form = form << 4 | kind.rawValue
  }
}
