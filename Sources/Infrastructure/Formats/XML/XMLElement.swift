/// A start tag. Its bytes and those of its values belong to the scanner and are only valid during the call that
/// receives the element.
package struct XMLElement {
  /// The name as written, including a prefix.
  package let name: UnsafeRawBufferPointer
  /// The number of followed elements around it; 0 for an element outside of them.
  package let depth: Int
  /// The position of its `<` in the document, in bytes.
  package let offset: Int64
  let tag: UnsafeRawBufferPointer
  let notes: XMLNotes

  /// The value of an attribute with its references decoded; nil if the element lacks the attribute.
  package func value(_ name: StaticString) throws(FormatProblem) -> UnsafeRawBufferPointer? {
    guard let range = notes.value(of: XMLWord(name), in: tag) else { return nil }
    let raw = tag.part(range)
    guard raw.holds(UInt8(ascii: "&")) else { return raw }
    return try notes.decode(raw, at: offset + Int64(range.lowerBound))
  }

  /// The value of an attribute as text; nil if the element lacks the attribute.
  package func string(_ name: StaticString) throws(FormatProblem) -> String? {
    try value(name)?.text
  }

  /// Whether the attribute has exactly this value.
  package func has(_ name: StaticString, _ value: StaticString) throws(FormatProblem) -> Bool {
    try self.value(name)?.equals(value) ?? false
  }

  /// The value of an attribute as written, with references not decoded; nil if the element lacks the attribute.
  func written(_ name: XMLWord) -> UnsafeRawBufferPointer? {
    notes.value(of: name, in: tag).map { tag.part($0) }
  }
}
