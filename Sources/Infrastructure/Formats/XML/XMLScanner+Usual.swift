import KernelApplication

import func CSystem.recordbook_matches

// A fast path for followed elements, which mostly contain only tags, and text that is in one piece and without
// references. Such text is reported without copying it. Everything unusual, malformed or incomplete is left to the
// general functions, which report ordinary content in the same way.
extension XMLScanner {
  /// Scans for as long as all elements are followed and are written in the most common form.
  /// - Returns: the byte offset up to which everything was reported.
  mutating func scanUsual(
    _ piece: UnsafeRawBufferPointer, from start: Int, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) -> Int {
    var start = start
    while let open = piece.beginOfMarkup(from: start), open &+ 1 < piece.count {
      if piece[open &+ 1] == UInt8(ascii: "/") {
        guard let nameEnd = piece.endOfEndTag(followed.innermost, at: open) else { break }
        followed.pop()
        let text = piece.part(start..<open)
        try handler.end(XMLEnd(name: piece.part(open &+ 2..<nameEnd), depth: followed.count, text: text))
        start = nameEnd &+ 1
        guard followed.isEmpty else { continue }
        if isRootFollowed { phase = .epilog }
        break
      }
      let rest = piece.part(open..<min(piece.count, open &+ XMLScanner.longestToken))
      guard rest[1].beginsXMLName, followed.count < XMLScanner.deepest, let tag = XMLTag.quickStart(rest, into: notes)
      else { break }
      let element = XMLElement(
        name: rest.part(1..<tag.nameEnd), depth: followed.count, offset: base &+ Int64(open),
        tag: rest.part(0..<tag.end &+ 1), notes: notes)
      start = open &+ tag.end &+ 1
      let isEmpty = rest[tag.end &- 1] == UInt8(ascii: "/")
      guard try handler.start(element) else {
        if isEmpty { continue }
        skipped = XMLSkippingScanner(element.name, interests: [])
        break
      }
      // Most elements contain only text. For these, the end tag comes next, and the name need not be pushed onto the
      // stack.
      if !isEmpty, let close = piece.beginOfMarkup(from: start),
        let nameEnd = piece.endOfEndTag(element.name, at: close)
      {
        let text = piece.part(start..<close)
        try handler.end(XMLEnd(name: piece.part(close &+ 2..<nameEnd), depth: element.depth, text: text))
        start = nameEnd &+ 1
      } else if isEmpty {
        try handler.end(XMLEnd(name: element.name, depth: element.depth, text: piece.part(start..<start)))
      } else {
        followed.push(element.name)
      }
    }
    return start
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the byte offset of the first `<` at or after `start`. Nil if a reference precedes it, or if it is not
  /// within 256 bytes.
  @inline(__always)
  fileprivate func beginOfMarkup(from start: Int) -> Int? {
    guard let address = baseAddress, start < count else { return nil }
    if self[start] == UInt8(ascii: "<") { return start }
    var index = start
    let end = Swift.min(count, start &+ 256)
    while index &+ 16 <= end {
      let found =
        recordbook_matches(address + index, UInt8(ascii: "<")) | recordbook_matches(address + index, UInt8(ascii: "&"))
      if found != 0 {
        index &+= found.trailingZeroBitCount
        return self[index] == UInt8(ascii: "<") ? index : nil
      }
      index &+= 16
    }
    while index < end {
      if self[index] == UInt8(ascii: "<") { return index }
      if self[index] == UInt8(ascii: "&") { return nil }
      index &+= 1
    }
    return nil
  }

  /// Returns the byte offset of the `>` of the end tag at `start`. Nil unless the tag is exactly `</name>`.
  @inline(__always)
  fileprivate func endOfEndTag(_ name: UnsafeRawBufferPointer, at start: Int) -> Int? {
    let end = start &+ 2 &+ name.count
    guard end < count, self[start &+ 1] == UInt8(ascii: "/"), self[end] == UInt8(ascii: ">"),
      part(start &+ 2..<end).equals(name)
    else { return nil }
    return end
  }
}
