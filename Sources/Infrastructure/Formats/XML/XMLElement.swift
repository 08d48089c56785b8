/// A start tag. Its bytes, and those of values it hands out, belong to the scanner: nothing of it may be kept beyond
/// the call that hands it over.
package struct XMLElement {
  /// The name as written, a prefix included.
  package let name: UnsafeRawBufferPointer
  /// Followed elements around it; 0 for one that was not yet inside a followed one.
  package let depth: Int
  /// The position of its `<` in the document, in bytes.
  package let offset: Int64
  let tag: UnsafeRawBufferPointer
  let notes: XMLNotes

  /// An attribute's value with its references decoded; nil when the element has no such attribute.
  package func value(_ name: StaticString) throws(FormatProblem) -> UnsafeRawBufferPointer? {
    guard let range = notes.value(of: XMLWord(name), in: tag) else { return nil }
    let raw = tag.part(range)
    guard raw.holds(UInt8(ascii: "&")) else { return raw }
    return try notes.decode(raw, at: offset + Int64(range.lowerBound))
  }

  /// An attribute's value as text; nil when the element has no such attribute.
  package func string(_ name: StaticString) throws(FormatProblem) -> String? {
    try value(name)?.text
  }

  /// Whether the attribute has exactly this value.
  package func has(_ name: StaticString, _ value: StaticString) throws(FormatProblem) -> Bool {
    try self.value(name)?.equals(value) ?? false
  }

  /// An attribute's value as it stands in the tag, references left as they are; nil when the element has no such
  /// attribute.
  func written(_ name: XMLWord) -> UnsafeRawBufferPointer? {
    notes.value(of: name, in: tag).map { tag.part($0) }
  }
}
