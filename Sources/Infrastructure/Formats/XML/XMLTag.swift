/// Takes whole tags, from `<` to `>`, apart.
enum XMLTag {
  static let mostAttributes = 256

  /// The position of the `>` that ends a tag, looking from `start` on; nil when it is not among the bytes.
  /// - Parameters:
  ///   - quote: the quote inside which the looking begins, 0 outside any; left as it is at the end.
  ///   - offset: of the first byte in the document, as everywhere here.
  static func end(
    of bytes: UnsafeRawBufferPointer, from start: Int, quote: inout UInt8, at offset: Int64
  ) throws(FormatProblem) -> Int? {
    var index = start
    while index < bytes.count {
      if quote != 0 {
        guard let close = bytes.firstIndex(of: quote, from: index) else { return nil }
        quote = 0
        index = close + 1
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: ">"): return index
      case UInt8(ascii: "<"): throw malformed("a tag is never closed", at: offset, index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = bytes[index]
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where the name stands in a start tag.
  static func name(of tag: UnsafeRawBufferPointer) -> Range<Int> {
    1..<nameEnd(in: tag, from: 1)
  }

  /// Where the name stands in an end tag.
  static func endName(of tag: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) -> Range<Int> {
    let end = nameEnd(in: tag, from: 2)
    guard skipSpaces(in: tag, from: end) == tag.count - 1 else {
      throw malformed("an end tag holds more than a name", at: offset, end)
    }
    return 2..<end
  }

  /// Appends what a start tag says of its attributes.
  static func attributes(
    of tag: UnsafeRawBufferPointer, from start: Int, at offset: Int64, into attributes: inout [XMLAttribute]
  ) throws(FormatProblem) {
    var index = skipSpaces(in: tag, from: start)
    while index < tag.count - 1, tag[index] != UInt8(ascii: "/") {
      let name = index..<nameEnd(in: tag, from: index)
      let equals = skipSpaces(in: tag, from: name.upperBound)
      guard !name.isEmpty, tag[equals] == UInt8(ascii: "=") else {
        throw malformed("an attribute has no value", at: offset, index)
      }
      let open = skipSpaces(in: tag, from: equals + 1)
      let quote = tag[open]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let close = tag.firstIndex(of: quote, from: open + 1)
      else { throw malformed("an attribute's value has no quotes", at: offset, open) }
      guard attributes.count < mostAttributes else {
        throw malformed("a tag has more than \(mostAttributes) attributes", at: offset, index)
      }
      attributes.append(XMLAttribute(name: name, value: open + 1..<close))
      index = skipSpaces(in: tag, from: close + 1)
    }
    guard index >= tag.count - 2 else { throw malformed("a tag has a stray slash", at: offset, index) }
  }

  private static func malformed(_ problem: String, at offset: Int64, _ index: Int) -> FormatProblem {
    FormatProblem("is not well-formed XML: " + problem, offset: offset + Int64(index))
  }

  private static func nameEnd(in tag: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < tag.count - 1, !tag[index].isXMLSpace, tag[index] != UInt8(ascii: "="),
      tag[index] != UInt8(ascii: "/")
    { index += 1 }
    return index
  }

  /// Stops at the latest on the tag's `>`.
  private static func skipSpaces(in tag: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < tag.count - 1, tag[index].isXMLSpace { index += 1 }
    return index
  }
}
