/// An array of a few plain values: whole numbers, texts and nulls. What there is by the hundred thousand is kept in
/// rows, and read and written a row at a time: calls between modules are not inlined, and cost more than the values.
package struct JSONRow {
  /// Those after `count` mean nothing.
  package var cells = InlineArray<8, JSONCell>(repeating: .null)
  package var count = 0

  package init() {}

  package static let longest = 8

  /// Precondition: there is room.
  mutating func append(_ cell: JSONCell) {
    cells[count] = cell
    count += 1
  }
}

package enum JSONCell {
  case integer(Int64)
  /// Of a document that is read.
  case text(JSONText)
  /// To be written; a word that needs no escapes.
  case word(StaticString)
  case null
}

extension JSONReader {
  /// Reads an array as a row. Fails for one that is too long, and for values of other kinds.
  package mutating func row(into row: inout JSONRow) throws(JSONError) {
    if let after = usualRow(into: &row) {
      next = after
      isFirst = false
    } else {
      try unusualRow(into: &row)
    }
  }

  /// A row without white space, escapes and very large numbers, well before the document's end; nil for any other.
  /// - Returns: where it ends.
  @inline(__always)
  private func usualRow(into row: inout JSONRow) -> UnsafePointer<UInt8>? {
    // Wherever a value begins before the limit, the longest number and the next eight bytes can be looked at.
    let limit = end - min(end - start, 32)
    var place = next
    guard place < limit, place.pointee == Byte.openBracket, depth < JSONReader.deepestNesting else { return nil }
    row.count = 0
    repeat {
      place += 1
      guard place < limit, row.count < JSONRow.longest, let cell = usualCell(&place, limit) else { return nil }
      row.append(cell)
    } while place.pointee == Byte.comma
    return place.pointee == Byte.closeBracket ? place + 1 : nil
  }

  @inline(__always)
  private func usualCell(_ place: inout UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>) -> JSONCell? {
    switch place.pointee {
    case Byte.quote: return usualText(&place, limit).map(JSONCell.text)
    case UInt8(ascii: "n"):
      guard place[1] == UInt8(ascii: "u"), place[2] == UInt8(ascii: "l"), place[3] == UInt8(ascii: "l") else {
        return nil
      }
      place += 4
      return .null
    case Byte.minus:
      place += 1
      return usualInteger(&place).map { .integer(-$0) }
    default: return usualInteger(&place).map(JSONCell.integer)
    }
  }

  /// Up to seven digits, taken at once.
  @inline(__always)
  private func usualInteger(_ place: inout UnsafePointer<UInt8>) -> Int64? {
    let word = Word.load(place)
    let count = Word.digitCount(word)
    guard count > 0, count < 8, place.pointee != Byte.zero || count == 1 else { return nil }
    place += count
    return Int64(Word.decimal(word, count))
  }

  @inline(__always)
  private func usualText(_ place: inout UnsafePointer<UInt8>, _ limit: UnsafePointer<UInt8>) -> JSONText? {
    let first = place + 1
    place = first
    while place < limit {
      let stops = Word.stops(Word.load(place))
      guard stops != 0 else {
        place += 8
        continue
      }
      place += Word.first(stops)
      guard place.pointee == Byte.quote else { return nil }
      defer { place += 1 }
      return JSONText(start: first, count: place - first, hasEscapes: false)
    }
    return nil
  }

  @inline(never)
  private mutating func unusualRow(into row: inout JSONRow) throws(JSONError) {
    row.count = 0
    try beginArray()
    while try nextElement() {
      guard row.count < JSONRow.longest else { throw failure("the row has more than \(JSONRow.longest) values") }
      switch nextKind() {
      case .string: row.append(.text(try text()))
      case .number: row.append(.integer(try int64()))
      case .null where takeNull(): row.append(.null)
      default: throw expected("a number, a string or null")
      }
    }
  }
}

extension JSONWriter {
  /// Writes a row as an array. Texts are written as they were read.
  package mutating func row(_ row: borrowing JSONRow) {
    var room = 2
    for index in 0..<row.count {
      switch row.cells[index] {
      case .integer, .null: room += 21
      case .word(let word): room += word.utf8CodeUnitCount + 3
      case .text(let text): room += text.count + 3
      }
    }
    startValue(reserving: room)
    put(Byte.openBracket)
    for index in 0..<row.count {
      if index > 0 { put(Byte.comma) }
      put(row.cells[index])
    }
    put(Byte.closeBracket)
  }

  /// Room must have been reserved.
  @inline(__always)
  private mutating func put(_ cell: JSONCell) {
    switch cell {
    case .integer(let value):
      if value < 0 { put(Byte.minus) }
      digits(value.magnitude)
    case .null:
      let word: StaticString = "null"
      put(word.utf8Start, 4)
    case .word(let word): putQuoted(word.utf8Start, word.utf8CodeUnitCount)
    case .text(let text): putQuoted(text.start, text.count)
    }
  }

  @inline(__always)
  private mutating func putQuoted(_ text: UnsafePointer<UInt8>, _ length: Int) {
    put(Byte.quote)
    put(text, length)
    put(Byte.quote)
  }
}
