/// A decoder that reads an array of flat objects without the overhead of a decoding container for each object: a run
/// has thousands of GPS fixes.
package protocol RowsDecoder: Decoder {
  /// Reads an array of objects, each of which has one short text and otherwise only numbers.
  /// - Parameters:
  ///   - text: the name of the text member, which each object must have.
  ///   - numbers: the names of members that may hold a number.
  ///   - whole: the names of members that may hold a whole number.
  ///   - use: called with each object's text and its numbers in the order of their names, nil for those that it lacks;
  ///     returns whether it accepts the text.
  /// - Returns: true if the whole array has this form. If false, decode the array in the usual way: it may still be
  ///   valid and, if not, that way reports what is wrong.
  func rows(
    text: StaticString, numbers: [StaticString], whole: [StaticString],
    _ use: (_ text: String, _ numbers: [Double?], _ whole: [Int?]) -> Bool
  ) -> Bool
}
