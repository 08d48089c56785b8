/// A decoder that reads an array of rows of four numbers without the overhead of a decoding container per row. It is
/// needed because a camera streams the positions of thousands of body points per second.
package protocol QuadsDecoder: Decoder {
  /// Reads an array of rows, each of which has four numbers.
  /// - Parameters:
  ///   - count: the number of rows that the array must have.
  ///   - use: called with each row's index and its four numbers. Returns nil if the numbers are valid; otherwise the
  ///     column of an invalid number, and what is wrong with it.
  func quads(
    _ count: Int, _ use: (_ row: Int, _ numbers: InlineArray<4, Double>) -> (column: Int, problem: Message)?
  ) throws
}
