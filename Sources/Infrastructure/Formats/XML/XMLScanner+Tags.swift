// Tags: found whole, taken apart, reported.
extension XMLScanner {
  /// Takes the tag that the bytes begin with, or keeps what there is of it.
  /// - Returns: how many bytes were used.
  mutating func openTag(
    _ bytes: UnsafeRawBufferPointer, into handler: inout some XMLHandler
  ) throws(FormatProblem) -> Int {
    quote = 0
    let window = bytes.part(0..<min(bytes.count, XMLScanner.longestToken))
    if let end = try XMLTag.end(of: window, from: 1, quote: &quote, at: tokenOffset) {
      try take(bytes.part(0..<end + 1), into: &handler)
      return end + 1
    }
    guard window.count < XMLScanner.longestToken else { throw tooLong() }
    token.removeAll(keepingCapacity: true)
    token.append(contentsOf: bytes)
    state = .tag
    return bytes.count
  }

  /// The same for a tag whose first bytes were kept.
  mutating func openKeptTag(into handler: inout some XMLHandler) throws(FormatProblem) {
    let kept = token
    _ = try kept.withBytes { bytes throws(FormatProblem) in try openTag(bytes, into: &handler) }
  }

  mutating func continueTag(
    _ piece: UnsafeRawBufferPointer, from start: Int, into handler: inout some XMLHandler
  ) throws(FormatProblem) -> Int {
    let room = XMLScanner.longestToken - token.count
    let bytes = piece.part(start..<min(piece.count, start + room))
    guard let end = try XMLTag.end(of: bytes, from: 0, quote: &quote, at: base + Int64(start)) else {
      guard bytes.count < room else { throw tooLong() }
      token.append(contentsOf: bytes)
      return piece.count
    }
    token.append(contentsOf: bytes.part(0..<end + 1))
    let whole = token
    try whole.withBytes { tag throws(FormatProblem) in try take(tag, into: &handler) }
    return start + end + 1
  }

  private func tooLong() -> FormatProblem {
    FormatProblem("has a tag of more than \(XMLScanner.longestToken) bytes", offset: tokenOffset)
  }

  private mutating func take(
    _ tag: UnsafeRawBufferPointer, into handler: inout some XMLHandler
  ) throws(FormatProblem) {
    state = .content
    if !followed.isEmpty { try text.decode() }
    if tag[1] == UInt8(ascii: "/") {
      try takeEnd(tag.part(try XMLTag.endName(of: tag, at: tokenOffset)), into: &handler)
    } else {
      attributes.removeAll(keepingCapacity: true)
      let name = XMLTag.name(of: tag)
      try XMLTag.attributes(of: tag, from: name.upperBound, at: tokenOffset, into: &attributes)
      let element = XMLElement(
        name: tag.part(name), depth: followed.count, offset: tokenOffset, tag: tag, attributes: attributes)
      try takeStart(element, isEmpty: tag[tag.count - 2] == UInt8(ascii: "/"), into: &handler)
    }
    text.clear()
  }

  private mutating func takeStart(
    _ element: XMLElement, isEmpty: Bool, into handler: inout some XMLHandler
  ) throws(FormatProblem) {
    let isRoot = phase == .prolog
    if isRoot {
      root = Array(element.name)
      phase = isEmpty ? .epilog : .body
    } else if followed.isEmpty, !interests.contains(where: { $0.wants(element) }) {
      return
    }
    let isFollowed = try handler.start(element)
    guard isFollowed || element.depth > 0 else { return }
    if isEmpty {
      let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
      return try handler.end(XMLEnd(name: element.name, depth: element.depth, text: nothing))
    }
    guard followed.count < XMLScanner.deepest else {
      throw FormatProblem(
        "has more than \(XMLScanner.deepest) elements inside each other", offset: element.offset)
    }
    followed.push(element.name)
  }

  private mutating func takeEnd(
    _ name: UnsafeRawBufferPointer, into handler: inout some XMLHandler
  ) throws(FormatProblem) {
    guard !followed.isEmpty else {
      phase = .epilog
      return
    }
    guard followed.isInnermost(name) else {
      throw FormatProblem(
        "is not well-formed XML: </\(name.text)> stands where </\(followed.innermost)> should", offset: tokenOffset)
    }
    followed.pop()
    let depth = followed.count
    try text.bytes.withBytes { text throws(FormatProblem) in
      try handler.end(XMLEnd(name: name, depth: depth, text: text))
    }
    if followed.isEmpty, name.elementsEqual(root) { phase = .epilog }
  }
}
