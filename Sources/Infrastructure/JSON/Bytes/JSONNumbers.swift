import KernelApplication

/// A row: a short array of whole numbers that a single call reads. Calls between modules are not inlined, so one call
/// per number would take longer than the reading itself. Rows may have different lengths.
///
///     var row = JSONNumbers()
///     while try reader.nextRow(&row) { points.append(Point(row[0], row[1])) }
package struct JSONNumbers: ~Copyable {
  package static let longest = 24

  package internal(set) var count = 0
  /// The numbers in the row. They are not in an `InlineArray`, because accessing one from another module would copy the
  /// whole array.
  let values = UnsafeMutablePointer<Int>.allocate(capacity: longest)

  package init() {
    values.initialize(repeating: 0, count: JSONNumbers.longest)
  }

  deinit {
    values.deallocate()
  }

  /// Returns a number in the row.
  /// - Parameter index: the index of the number, less than `longest`. Indices from `count` on contain numbers left over
  ///   from earlier rows.
  package subscript(index: Int) -> Int {
    precondition(index >= 0 && index < JSONNumbers.longest)
    return values[index]
  }
}

extension JSONReader {
  /// If the array has another element, reads it into `row` and returns true; at the end of the array, returns false.
  /// Fails if the element is not a row, is longer than `longest`, or contains anything other than whole numbers.
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

  /// Reads a row without white space whose numbers have at most seven digits each; nil for any other row.
  /// - Returns: the address after the row.
  @inline(__always)
  private func shortNumbers(_ row: inout JSONNumbers) -> UnsafePointer<UInt8>? {
    guard current == Byte.openBracket, depth < JSONReader.deepestNesting else { return nil }
    var place = next
    for index in 0..<JSONNumbers.longest {
      place += 1
      // Near the end of the JSON text `shortNumber` returns nil, but the byte of the sign must be checked before that.
      let isNegative = place < end && place.pointee == Byte.minus
      if isNegative { place += 1 }
      guard let (count, magnitude) = shortNumber(place) else { return nil }
      row.values[index] = Int(isNegative ? -magnitude : magnitude)
      place += count
      // `shortNumber` found another byte after the digits, so reading this byte is safe.
      if place.pointee != Byte.comma {
        row.count = index + 1
        return place.pointee == Byte.closeBracket ? place + 1 : nil
      }
    }
    return nil
  }
}
