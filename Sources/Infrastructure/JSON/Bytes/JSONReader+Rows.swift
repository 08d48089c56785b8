import KernelApplication

extension JSONReader {
  /// If the array has another element, reads it into `row` and returns true; at the end of the array, returns false.
  /// Fails if the element is not a row, is longer than `JSONRow.longest`, or contains anything other than whole
  /// numbers, nulls and words from the row's list.
  package mutating func nextRow(_ row: inout JSONRow) throws(JSONError) -> Bool {
    guard try nextElement() else { return false }
    if let after = usualRow(&row) {
      next = after
    } else {
      try unusualRow(&row)
    }
    return true
  }

  /// The number of bytes that must be left in the JSON text for the fast path. It is the length of the longest possible
  /// row, in which each value is a word with quotation marks and a comma, plus eight bytes.
  private static let usualLength = 2 + JSONRow.longest * (JSONWords.longest + 3) + 8

  /// Reads a row without white space, escapes, negative numbers and numbers of more than seven digits. Nil for any
  /// other row, or if fewer than `usualLength` bytes are left.
  /// - Returns: the address after the row.
  @inline(__always)
  private func usualRow(_ row: inout JSONRow) -> UnsafePointer<UInt8>? {
    guard end - next >= JSONReader.usualLength, next.pointee == Byte.openBracket, depth < JSONReader.deepestNesting
    else { return nil }
    var place = next
    var form: UInt64 = 0
    for index in 0..<JSONRow.longest {
      place += 1
      let kind: JSONRow.Kind
      let word = Word.load(place)
      if UInt8(truncatingIfNeeded: word) == Byte.quote {
        guard let (position, length) = row.words.match(place, latest: row.latest) else { return nil }
        row.latest = position
        row.values[index] = Int64(position)
        kind = .word
        place += length
      } else if word & 0xFFFF_FFFF == Word.null {
        kind = .null
        place += 4
      } else {
        let count = Word.digitCount(word)
        guard count > 0, count < 8, UInt8(truncatingIfNeeded: word) != Byte.zero || count == 1 else { return nil }
        row.values[index] = Int64(Word.decimal(word, count))
        kind = .number
        place += count
      }
      form = form << 4 | kind.rawValue
      if place.pointee != Byte.comma { break }
    }
    row.form = form
    return place.pointee == Byte.closeBracket ? place + 1 : nil
  }

  @inline(never)
  private mutating func unusualRow(_ row: inout JSONRow) throws(JSONError) {
    row.form = 0
    try beginArray()
    while try nextElement() {
      guard row.count < JSONRow.longest else { throw failure(.json(.rowTooLong(most: JSONRow.longest))) }
      switch nextKind() {
      case .string: row.append(.word, Int64(try position(in: row.words.words)))
      case .number: row.append(.number, try int64())
      case .null where takeNull(): row.append(.null, 0)
      default: throw expected(.rowValue)
      }
    }
  }

  private mutating func position(in words: [String]) throws(JSONError) -> Int {
    let text = try text()
    guard let index = words.firstIndex(of: text.string) else {
      var failure = failure(.json(.noSuchValue(text: text.string)), at: text)
      failure.valid = words
      throw failure
    }
    return index
  }
}
