import KernelApplication

/// Parses tags.
enum XMLTag {
  /// Parses a tag in its most common form. Stores the ranges of its attributes in `notes`, and returns the byte offsets
  /// of the end of its name and of its `>`. Nil if the tag has another form, is malformed or is incomplete; the general
  /// functions then determine which of these applies.
  static func quick(
    _ bytes: UnsafeRawBufferPointer, into notes: XMLNotes
  ) -> (nameEnd: Int, end: Int)? {
    guard bytes.count > 1, bytes[1] == UInt8(ascii: "/") else { return quickStart(bytes, into: notes) }
    notes.clear()
    let nameEnd = usualName(bytes, from: 2)
    var index = nameEnd
    while index < bytes.count, bytes[index].isXMLSpace { index &+= 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ">") ? (nameEnd, index) : nil
  }

  /// Parses a tag in the same way as `quick`, but supports only tags that are not end tags.
  @inline(__always)
  static func quickStart(
    _ bytes: UnsafeRawBufferPointer, into notes: XMLNotes
  ) -> (nameEnd: Int, end: Int)? {
    notes.clear()
    let nameEnd = usualName(bytes, from: 1)
    if nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: ">") { return (nameEnd, nameEnd) }
    return quickAttributes(bytes, from: nameEnd, into: notes).map { (nameEnd, $0) }
  }

  /// Stores the ranges of a start tag's attributes in `notes`.
  /// - Returns: the byte offset of the tag's `>`; nil if the tag is not in its most common form.
  private static func quickAttributes(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into notes: XMLNotes
  ) -> Int? {
    var index = usualAttributes(bytes, from: start, into: notes)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") || byte.isXMLSpace {
        index &+= 1
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "/") {
        return index &+ 1 < bytes.count && bytes[index &+ 1] == UInt8(ascii: ">") ? index &+ 1 : nil
      } else {
        let equals = usualName(bytes, from: index)
        guard equals > index, equals &+ 1 < bytes.count, bytes[equals] == UInt8(ascii: "=") else { return nil }
        let quote = bytes[equals &+ 1]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
          let close = bytes.firstNearIndex(of: quote, from: equals &+ 2),
          notes.append(XMLAttribute(name: index..<equals, value: equals &+ 2..<close))
        else { return nil }
        index = close &+ 1
      }
    }
    return nil
  }

  /// Stores the ranges of the attributes from `start` on that have the most common form: each follows a single space,
  /// and its value is in double quotation marks.
  /// - Returns: the byte offset after the last of the stored attributes.
  @inline(__always)
  private static func usualAttributes(
    _ bytes: UnsafeRawBufferPointer, from start: Int, into notes: XMLNotes
  ) -> Int {
    var index = start
    var quotes = ByteOccurrences(of: UInt8(ascii: "\""), in: bytes, from: start)
    while index < bytes.count, bytes[index] == UInt8(ascii: " "), let open = quotes.next(), let close = quotes.next() {
      let equals = usualName(bytes, from: index &+ 1)
      guard equals &+ 1 == open, equals > index &+ 1, bytes[equals] == UInt8(ascii: "="),
        notes.append(XMLAttribute(name: index &+ 1..<equals, value: open &+ 1..<close))
      else { break }
      index = close &+ 1
    }
    return index
  }

  /// Returns the byte offset after the name that starts at `start`. Skips eight letters at a time by checking the bit
  /// 0x40, which is set in all letters.
  @inline(__always)
  private static func usualName(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard let address = bytes.baseAddress else { return start }
    var index = start
    while index &+ 8 <= bytes.count {
      let others = ~address.word(index) & 0x4040_4040_4040_4040
      index &+= others.trailingZeroBitCount / 8
      guard others != 0 else { continue }
      // The name contains another character, such as a digit or the colon of a prefix.
      guard bytes[index].isUsualInXMLName else { return index }
      index &+= 1
    }
    while index < bytes.count, bytes[index].isUsualInXMLName { index &+= 1 }
    return index
  }

  /// Searches from `start` on for the `>` that ends a tag. Returns the byte offset of the `>`; nil if the bytes do not
  /// contain it.
  /// - Parameters:
  ///   - quote: the quotation mark within which the search starts; 0 if it starts outside quotation marks. It is
  ///     updated for the next search.
  ///   - offset: the byte offset, in the XML text, of the first of `bytes`. It has this meaning in all functions here.
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
      case UInt8(ascii: "<"): throw malformed(.tagNeverClosed, at: offset, index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = bytes[index]
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the range of the name in an end tag. Fails if the tag contains anything besides the name.
  static func endName(of tag: UnsafeRawBufferPointer, at offset: Int64) throws(FormatProblem) -> Range<Int> {
    let end = nameEnd(in: tag, from: 2)
    guard skipSpaces(in: tag, from: end) == tag.count - 1 else {
      throw malformed(.endTagNotJustName, at: offset, end)
    }
    return 2..<end
  }

  /// Returns the range of the name in a start tag.
  static func name(of tag: UnsafeRawBufferPointer) -> Range<Int> {
    1..<nameEnd(in: tag, from: 1)
  }

  /// Stores the ranges of a start tag's attributes in `notes`.
  /// - Parameters:
  ///   - tag: the tag from its `<` to its `>`, including both.
  ///   - start: the byte offset, in the tag, of the end of its name.
  static func attributes(
    of tag: UnsafeRawBufferPointer, from start: Int, at offset: Int64, into notes: XMLNotes
  ) throws(FormatProblem) {
    notes.clear()
    let last = tag.count - 1
    var index = skipSpaces(in: tag, from: start)
    while index < last, tag[index] != UInt8(ascii: "/") {
      let nameStart = index
      index = nameEnd(in: tag, from: index)
      let name = nameStart..<index
      if index < last, tag[index] != UInt8(ascii: "=") { index = skipSpaces(in: tag, from: index) }
      guard !name.isEmpty, tag[index] == UInt8(ascii: "=") else {
        throw malformed(.attributeWithoutValue, at: offset, nameStart)
      }
      index = skipSpaces(in: tag, from: index + 1)
      let quote = tag[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let close = tag.firstIndex(of: quote, from: index + 1)
      else { throw malformed(.attributeWithoutQuotes, at: offset, index) }
      guard notes.append(XMLAttribute(name: name, value: index + 1..<close)) else {
        throw malformed(.tooManyAttributes(most: XMLNotes.mostAttributes), at: offset, nameStart)
      }
      index = skipSpaces(in: tag, from: close + 1)
    }
    guard index >= last - 1 else { throw malformed(.straySlash, at: offset, index) }
  }

  private static func malformed(_ problem: FormatMessage, at offset: Int64, _ index: Int) -> FormatProblem {
    FormatProblem(problem, offset: offset + Int64(index))
  }

  /// Returns the byte offset after the name that starts at `start`, but at most the byte offset of the tag's `>`.
  @inline(__always)
  private static func nameEnd(in tag: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < tag.count - 1, !tag[index].endsXMLName, tag[index] != UInt8(ascii: "=") { index += 1 }
    return index
  }

  @inline(__always)
  private static func skipSpaces(in tag: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < tag.count - 1, tag[index].isXMLSpace { index += 1 }
    return index
  }
}

extension UInt8 {
  /// Whether the byte is common in names: a letter, a digit, or one of a few others. These are all bytes from 0x3F on,
  /// and the lower bytes whose bits are set in the constant.
  @inline(__always)
  fileprivate var isUsualInXMLName: Bool {
    self > 0x3E || 0x0FFF_6000_0000_0000 >> UInt64(self) & 1 != 0
  }
}
