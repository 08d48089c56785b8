extension JSONReader {
  /// Steps to the array's next element, which must be a row, and reads it; false when there is none, and the array is
  /// done. Fails for a row that is too long, for words it does not know, and for values of other kinds.
  package mutating func nextRow(_ row: inout JSONRow) throws(JSONError) -> Bool {
    guard try nextElement() else { return false }
    if let after = usualRow(&row) {
      next = after
    } else {
      try unusualRow(&row)
    }
    return true
  }

  /// A row without white space, escapes and very large numbers, well before the document's end; nil for any other.
  /// - Returns: where it ends.
  @inline(__always)
  private func usualRow(_ row: inout JSONRow) -> UnsafePointer<UInt8>? {
    // Wherever a value begins before the limit, the next sixteen bytes can be looked at.
    let limit = end - min(end - start, 32)
    var place = next
    guard place < limit, place.pointee == Byte.openBracket, depth < JSONReader.deepestNesting else { return nil }
    row.count = 0
    repeat {
      place += 1
      guard place < limit, row.count < JSONRow.longest, let cell = usualCell(&place, row.words) else { return nil }
      row.append(cell)
    } while place.pointee == Byte.comma
    return place.pointee == Byte.closeBracket ? place + 1 : nil
  }

  @inline(__always)
  private func usualCell(_ place: inout UnsafePointer<UInt8>, _ words: JSONWords) -> JSONCell? {
    switch place.pointee {
    case Byte.quote:
      guard let (index, length) = words.match(place) else { return nil }
      place += length
      return .word(index)
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

  @inline(never)
  private mutating func unusualRow(_ row: inout JSONRow) throws(JSONError) {
    row.count = 0
    try beginArray()
    while try nextElement() {
      guard row.count < JSONRow.longest else { throw failure("the row has more than \(JSONRow.longest) values") }
      switch nextKind() {
      case .string: row.append(.word(try position(in: row.words.words)))
      case .number: row.append(.integer(try int64()))
      case .null where takeNull(): row.append(.null)
      default: throw expected("a number, a string or null")
      }
    }
  }

  private mutating func position(in words: [String]) throws(JSONError) -> Int {
    let text = try text()
    guard let index = words.firstIndex(of: text.string) else {
      var failure = failure("there is no \"\(text.string)\" here", at: text)
      failure.valid = words
      throw failure
    }
    return index
  }
}
