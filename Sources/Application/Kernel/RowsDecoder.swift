/// A decoder that reads flat objects without a container for each: fixes of a run come by the thousand.
package protocol RowsDecoder: Decoder {
  /// Reads an array of objects that have a short text each and beside it nothing but numbers.
  /// - Parameters:
  ///   - text: the name of the member that each object has.
  ///   - numbers: names of numbers that an object may have.
  ///   - whole: names of whole numbers that an object may have.
  ///   - use: is handed each object's text, and its numbers in the order of their names, nil where it lacks one; says whether
  ///     it can take that text.
  /// - Returns: whether the array was all of this form. Where it was not it may be right nevertheless: decoded as any other
  ///   value it is taken, or what is wrong with it is told.
  func rows(
    text: StaticString, numbers: [StaticString], whole: [StaticString],
    _ use: (_ text: String, _ numbers: [Double?], _ whole: [Int?]) -> Bool
  ) -> Bool
}
