import KernelApplication

/// An array of a few whole numbers, read all at once: calls between modules are not inlined, and cost more than the
/// numbers. Rows may be of different lengths.
///
///     var row = JSONNumbers()
///     while try reader.nextRow(&row) { points.append(Point(row[0], row[1])) }
package struct JSONNumbers: ~Copyable {
  package static let longest = 24

  package internal(set) var count = 0
  /// A getter of another module would copy a whole inline array for a number of it.
  let values = UnsafeMutablePointer<Int>.allocate(capacity: longest)

  package init() {
    values.initialize(repeating: 0, count: JSONNumbers.longest)
  }

  deinit {
    values.deallocate()
  }

  /// - Parameter index: below `longest`; beyond `count` the number means nothing.
  package subscript(index: Int) -> Int {
    precondition(index >= 0 && index < JSONNumbers.longest)
    return values[index]
  }
}

extension JSONReader {
  /// Steps to the array's next element, which must be a row of whole numbers, and reads it; false when there is none, and
  /// the array is done. Fails for a row that is too long, and for values of other kinds.
  package mutating func nextRow(_ row: inout JSONNumbers) throws(JSONError) -> Bool {
    guard try nextElement() else { return false }
    if let after = shortNumbers(&row) {
      next = after
      return true
    }
    row.count = 0
    try beginArray()
    while try nextElement() {
      guard row.count < JSONNumbers.longest else { throw failure(.json(.rowTooLong(most: JSONNumbers.longest))) }
      row.values[row.count] = try integer(Int.self)
      row.count += 1
    }
    return true
  }

  /// A row without white space, of short numbers; nil for any other.
  /// - Returns: where it ends.
  @inline(__always)
  private func shortNumbers(_ row: inout JSONNumbers) -> UnsafePointer<UInt8>? {
    guard current == Byte.openBracket, depth < JSONReader.deepestNesting else { return nil }
    var place = next
    for index in 0..<JSONNumbers.longest {
      place += 1
      // Where fewer bytes are left than `shortNumber` looks at, it says so; before them one is there.
      let isNegative = place < end && place.pointee == Byte.minus
      if isNegative { place += 1 }
      guard let (count, magnitude) = shortNumber(place) else { return nil }
      row.values[index] = Int(isNegative ? -magnitude : magnitude)
      place += count
      // The digits' word holds what follows them too.
      if place.pointee != Byte.comma {
        row.count = index + 1
        return place.pointee == Byte.closeBracket ? place + 1 : nil
      }
    }
    return nil
  }
}
