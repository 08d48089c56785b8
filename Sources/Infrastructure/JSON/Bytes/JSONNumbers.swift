import KernelApplication

/// A row: a short array of whole numbers, read in a single call. Calls between modules are not inlined, so that one
/// call per number would take longer than the reading itself. Rows may differ in length.
///
///     var row = JSONNumbers()
///     while try reader.nextRow(&row) { points.append(Point(row[0], row[1])) }
package struct JSONNumbers: ~Copyable {
  package static let longest = 24

  package internal(set) var count = 0
  /// The numbers of the row. They are not in an inline array, because a getter called from another module would copy
  /// all of it.
  let values = UnsafeMutablePointer<Int>.allocate(capacity: longest)

  package init() {
    values.initialize(repeating: 0, count: JSONNumbers.longest)
  }

  deinit {
    values.deallocate()
  }

  /// Returns a number of the row.
  /// - Parameter index: the number's position, less than `longest`. From `count` on, the numbers are those of earlier
  ///   rows.
  package subscript(index: Int) -> Int {
    precondition(index >= 0 && index < JSONNumbers.longest)
    return values[index]
  }
}

extension JSONReader {
  /// Moves to the array's next element, which must be a row of whole numbers, and reads it into `row`. Returns true;
  /// returns false at the end of the array. Fails if the row is longer than `longest`, or contains anything but whole
  /// numbers.
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

  /// Reads a row of numbers of at most seven digits without white space; nil for any other row.
  /// - Returns: the address after the row.
  @inline(__always)
  private func shortNumbers(_ row: inout JSONNumbers) -> UnsafePointer<UInt8>? {
    guard current == Byte.openBracket, depth < JSONReader.deepestNesting else { return nil }
    var place = next
    for index in 0..<JSONNumbers.longest {
      place += 1
      // Near the end of the document, `shortNumber` returns nil, but the byte of the sign has to be checked here.
      let isNegative = place < end && place.pointee == Byte.minus
      if isNegative { place += 1 }
      guard let (count, magnitude) = shortNumber(place) else { return nil }
      row.values[index] = Int(isNegative ? -magnitude : magnitude)
      place += count
      // `shortNumber` found a byte after the digits, so this byte can be read.
      if place.pointee != Byte.comma {
        row.count = index + 1
        return place.pointee == Byte.closeBracket ? place + 1 : nil
      }
    }
    return nil
  }
}
