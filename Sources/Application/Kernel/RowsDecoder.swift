/// A decoder that reads an array of flat objects without the overhead of a decoding container per object. It is needed
/// because a run has thousands of GPS fixes.
package protocol RowsDecoder: Decoder {
  /// Reads an array of objects, each of which has one short text and otherwise only numbers.
  /// - Parameters:
  ///   - text: the name of the text member, which each object must have.
  ///   - numbers: the names of the members that may contain any number.
  ///   - whole: the names of the members that may contain only a whole number.
  ///   - use: called with each object's text and its numbers. The numbers are in the order of the names; nil stands
  ///     for a number that the object lacks. Returns false if the text is invalid.
  /// - Returns: true if the whole array has this form. If false, the caller must decode the array through `Codable`:
  ///   the array may still be valid and, if it is not, `Codable` reports the error.
  func rows(
    text: StaticString, numbers: [StaticString], whole: [StaticString],
    _ use: (_ text: String, _ numbers: [Double?], _ whole: [Int?]) -> Bool
  ) -> Bool
}
