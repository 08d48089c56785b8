package import KernelApplication

extension JSONReader {
  /// Reads an array of rows of four numbers each, such as points with their depth and visibility:
  /// `[[0.5,0.4,0,0.9],…]`.
  /// - Parameters:
  ///   - count: the required number of rows.
  ///   - use: is called with each row and its position; returns the first wrong number and why it is wrong, or nil.
  /// - Throws: an error with the place in the array as its path: `[12][3]`.
  package mutating func quads(
    _ count: Int, _ use: (_ row: Int, _ numbers: InlineArray<4, Double>) -> (column: Int, problem: Message)?
  ) throws(JSONError) {
    var (row, column, isInRow) = (0, -1, false)
    do throws(JSONError) {
      try beginArray()
      while try nextElement() {
        guard row < count else { return try refuse(count, row) }
        isInRow = true
        var numbers = InlineArray<4, Double>(repeating: 0)
        try beginArray()
        for index in numbers.indices {
          column = index
          try expectElement()
          numbers[index] = try double()
        }
        try endArray()
        if let wrong = use(row, numbers) {
          column = wrong.column
          throw failure(wrong.problem)
        }
        (row, column, isInRow) = (row + 1, -1, false)
      }
    } catch {
      var error = error
      if isInRow { error.path = "[\(row)]" + (column < 0 ? "" : "[\(column)]") }
      throw error
    }
    guard row == count else { throw failure(.json(.elements(expected: count, found: row))) }
  }

  /// Fails with the number of rows found.
  private mutating func refuse(_ count: Int, _ row: Int) throws(JSONError) {
    var found = row
    repeat {
      try skipValue()
      found += 1
    } while try nextElement()
    throw failure(.json(.elements(expected: count, found: found)))
  }
}
