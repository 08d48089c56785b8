/// A start tag. Its bytes belong to the scanner: nothing of it may be kept beyond the call that hands it over.
package struct XMLElement {
  /// As written, a prefix included.
  package let name: UnsafeRawBufferPointer
  /// Followed elements around it; 0 for one that was not yet inside a followed one.
  package let depth: Int
  /// Bytes from the beginning of the document to its `<`.
  package let offset: Int64
  let tag: UnsafeRawBufferPointer
  let attributes: [XMLAttribute]

  /// Hands over an attribute's value with its references decoded; nil when the element has no such attribute.
  package func value<Result>(
    _ name: StaticString, _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(FormatProblem) -> Result? {
    guard let attribute = attributes.first(where: { tag.part($0.name).equals(name) }) else { return nil }
    let raw = tag.part(attribute.value)
    guard raw.firstIndex(of: UInt8(ascii: "&"), from: 0) != nil else { return body(raw) }
    var decoded: [UInt8] = []
    try XMLReferences.decode(raw, at: offset + Int64(attribute.value.lowerBound), into: &decoded)
    return decoded.withUnsafeBytes(body)
  }

  /// An attribute's value as text; nil when the element has no such attribute.
  package func string(_ name: StaticString) throws(FormatProblem) -> String? {
    try value(name) { $0.text }
  }

  /// Whether the attribute stands in the tag with this value, references left as they are.
  func hasWritten(_ name: StaticString, _ value: StaticString) -> Bool {
    attributes.contains { tag.part($0.name).equals(name) && tag.part($0.value).equals(value) }
  }

  /// Whether the attribute has exactly this value.
  package func has(_ name: StaticString, _ value: StaticString) throws(FormatProblem) -> Bool {
    try self.value(name) { $0.equals(value) } ?? false
  }
}

/// Where in a tag an attribute's name and value stand.
struct XMLAttribute {
  private let nameStart: UInt32
  private let nameEnd: UInt32
  private let valueStart: UInt32
  private let valueEnd: UInt32

  init(name: Range<Int>, value: Range<Int>) {
    nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
    nameEnd = UInt32(truncatingIfNeeded: name.upperBound)
    valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
    valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
  }

  var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
  var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}
