/// A start tag. Its bytes and the values of its attributes belong to the scanner, and are valid only during the call
/// that receives the element.
package struct XMLElement {
  /// The element's name as it is written, including a namespace prefix if there is one.
  package let name: UnsafeRawBufferPointer
  /// How many of the elements that contain this element are followed. A followed element is reported with all its
  /// contents.
  package let depth: Int
  /// The byte offset of the tag's `<` in the XML text.
  package let offset: Int64
  let tag: UnsafeRawBufferPointer
  let notes: XMLNotes

  /// Returns the value of an attribute, with its character and entity references decoded; nil if the element has no
  /// such attribute.
  package func value(_ name: StaticString) throws(FormatProblem) -> UnsafeRawBufferPointer? {
    guard let range = notes.value(of: XMLWord(name), in: tag) else { return nil }
    let raw = tag.part(range)
    guard raw.holds(UInt8(ascii: "&")) else { return raw }
    return try notes.decode(raw, at: offset + Int64(range.lowerBound))
  }

  /// Returns the value of an attribute as text; nil if the element has no such attribute.
  package func string(_ name: StaticString) throws(FormatProblem) -> String? {
    try value(name)?.text
  }

  /// Whether the element has this attribute with exactly this value.
  package func has(_ name: StaticString, _ value: StaticString) throws(FormatProblem) -> Bool {
    try self.value(name)?.equals(value) ?? false
  }

  /// Returns the value of an attribute as it is written, without decoding references; nil if the element has no such
  /// attribute.
  func written(_ name: XMLWord) -> UnsafeRawBufferPointer? {
    notes.value(of: name, in: tag).map { tag.part($0) }
  }
}
