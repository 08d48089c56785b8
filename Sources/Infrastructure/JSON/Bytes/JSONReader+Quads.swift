package import KernelApplication

extension JSONReader {
  /// Reads an array of rows of four numbers each, such as points with their depth and visibility:
  /// `[[0.5,0.4,0,0.9],…]`.
  /// - Parameters:
  ///   - count: the number of rows that the array must have.
  ///   - use: called with the index and the numbers of each row. Returns nil if the row is valid; otherwise returns the
  ///     index of the first invalid number in the row, and what is wrong with it.
  /// - Throws: an error whose path leads to the invalid number within the array, such as `[12][3]`.
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

  /// Counts the remaining rows, and throws an error that states how many rows there are in total.
  /// - Parameters:
  ///   - count: the number of rows that the array must have.
  ///   - row: the number of rows that have been read.
  private mutating func refuse(_ count: Int, _ row: Int) throws(JSONError) {
    var found = row
    repeat {
      try skipValue()
      found += 1
    } while try nextElement()
    throw failure(.json(.elements(expected: count, found: found)))
  }
}
