extension JSONWriter {
  /// Writes a row as an array.
  package mutating func row(_ row: borrowing JSONRow) {
    // A number takes up at most 20 digits, a sign and a comma, more than any word. The brackets add two bytes.
    startValue(reserving: JSONRow.longest * 22 + 2)
    var place = buffer + count
    place.pointee = Byte.openBracket
    place += 1
    for index in 0..<row.count {
      if index > 0 {
        place.pointee = Byte.comma
        place += 1
      }
      place += JSONWriter.write(row.kind(index), row.values[index], row.words, place)
    }
    place.pointee = Byte.closeBracket
    count = place + 1 - buffer
  }

  /// Writes one value of a row.
  /// - Returns: the number of bytes written.
  @inline(__always)
  private static func write(
    _ kind: JSONRow.Kind?, _ value: Int64, _ words: JSONWords, _ place: UnsafeMutablePointer<UInt8>
  ) -> Int {
    switch kind {
    case .number where value < 0:
      place.pointee = Byte.minus
      return 1 + Word.write(value.magnitude, place + 1)
    case .number: return Word.write(value.magnitude, place)
    case .word: return words.quoted[Int(value)].write(place)
    case .null, nil:
      Word.store(Word.null, place)
      return 4
    }
  }
}
