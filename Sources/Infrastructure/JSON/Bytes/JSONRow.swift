/// An array of a few plain values: whole numbers, known words and nulls. What there is by the hundred thousand is kept
/// in rows, and read and written a row at a time: calls between modules are not inlined, and cost more than the values.
package struct JSONRow: ~Copyable {
  /// Those after `count` mean nothing.
  package var cells = InlineArray<8, JSONCell>(repeating: .null)
  package var count = 0
  let words: JSONWords

  package init(_ words: JSONWords) {
    self.words = words
  }

  package static let longest = 8

  /// Precondition: there is room.
  mutating func append(_ cell: JSONCell) {
    cells[count] = cell
    count += 1
  }
}

package enum JSONCell {
  case integer(Int64)
  /// Its position among the row's words.
  case word(Int)
  case null
}
