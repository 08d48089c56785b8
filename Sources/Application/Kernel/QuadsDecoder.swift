/// A decoder that reads rows of four numbers without a container for each: points of a body come by the thousand a second.
package protocol QuadsDecoder: Decoder {
  /// Reads an array of rows.
  /// - Parameters:
  ///   - count: how many there have to be.
  ///   - use: is handed each row with its position; returns which of its numbers is wrong, and why.
  func quads(
    _ count: Int, _ use: (_ row: Int, _ numbers: InlineArray<4, Double>) -> (column: Int, problem: Message)?
  ) throws
}
