/// A decoder that reads an array of rows, each of four numbers, without the overhead of a decoding container for each
/// row: a camera streams the positions of thousands of body points per second.
package protocol QuadsDecoder: Decoder {
  /// Reads an array of rows.
  /// - Parameters:
  ///   - count: the number of rows that the array must have.
  ///   - use: called with each row's position and its four numbers. Returns nil if they are right; otherwise the column
  ///     of the wrong number, and the problem.
  func quads(
    _ count: Int, _ use: (_ row: Int, _ numbers: InlineArray<4, Double>) -> (column: Int, problem: Message)?
  ) throws
}
