import KernelApplication

// Finds complete tags, parses them and reports them to the handler.
extension XMLScanner {
  /// Parses and reports the tag at the start of the bytes. If the tag is incomplete, stores its first part instead.
  /// - Returns: the number of bytes that were used.
  mutating func openTag(
    _ bytes: UnsafeRawBufferPointer, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) -> Int {
    let window = bytes.part(0..<min(bytes.count, XMLScanner.longestToken))
    if let tag = XMLTag.quick(window, into: notes) {
      try take(bytes.part(0..<tag.end + 1), nameEnd: tag.nameEnd, into: &handler)
      return tag.end + 1
    }
    quote = 0
    if let end = try XMLTag.end(of: window, from: 1, quote: &quote, at: tokenOffset) {
      try takeApart(bytes.part(0..<end + 1), into: &handler)
      return end + 1
    }
    guard window.count < XMLScanner.longestToken else { throw tooLong() }
    token.removeAll(keepingCapacity: true)
    token.append(contentsOf: bytes)
    state = .tag
    return bytes.count
  }

  /// Parses and reports a tag whose first part was stored when an earlier piece ended.
  mutating func openKeptTag(into handler: inout some XMLHandler & ~Copyable) throws(FormatProblem) {
    let kept = token
    _ = try kept.withBytes { bytes throws(FormatProblem) in try openTag(bytes, into: &handler) }
  }

  mutating func continueTag(
    _ piece: UnsafeRawBufferPointer, from start: Int, into handler: inout some XMLHandler & ~Copyable
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
    try whole.withBytes { tag throws(FormatProblem) in try takeApart(tag, into: &handler) }
    return start + end + 1
  }

  private func tooLong() -> FormatProblem {
    FormatProblem(.longTag(most: XMLScanner.longestToken), offset: tokenOffset)
  }

  /// Parses a complete tag, and reports its element.
  private mutating func takeApart(
    _ tag: UnsafeRawBufferPointer, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) {
    if tag[1] == UInt8(ascii: "/") {
      let name = try XMLTag.endName(of: tag, at: tokenOffset)
      try take(tag, nameEnd: name.upperBound, into: &handler)
    } else {
      let name = XMLTag.name(of: tag)
      try XMLTag.attributes(of: tag, from: name.upperBound, at: tokenOffset, into: notes)
      try take(tag, nameEnd: name.upperBound, into: &handler)
    }
  }

  /// Reports a tag that has been parsed. Its attributes are in `notes`.
  /// - Parameter nameEnd: the byte offset, in the tag, of the end of its name.
  private mutating func take(
    _ tag: UnsafeRawBufferPointer, nameEnd: Int, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) {
    state = .content
    if isFollowing { try text.decode() }
    if tag[1] == UInt8(ascii: "/") {
      try takeEnd(tag.part(2..<nameEnd), into: &handler)
    } else {
      let element = XMLElement(
        name: tag.part(1..<nameEnd), depth: followed.count, offset: tokenOffset, tag: tag, notes: notes)
      try takeStart(element, isEmpty: tag[tag.count - 2] == UInt8(ascii: "/"), into: &handler)
    }
    text.clear()
  }

  private mutating func takeStart(
    _ element: XMLElement, isEmpty: Bool, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) {
    let isRoot = phase == .prolog
    if isRoot {
      root = XMLSkippingScanner(element.name, interests: interests)
      phase = isEmpty ? .epilog : .body
    } else if !isFollowing, skipped != nil || !(isKnownWanted || interests.contains { $0.wants(element) }) {
      return passOver(element, isEmpty)
    }
    if try handler.start(element) {
      try follow(element, isEmpty, into: &handler)
      isRootFollowed = isRootFollowed || isRoot
    } else if element.depth > 0 {
      if !isEmpty { skipped = XMLSkippingScanner(element.name, interests: []) }
    } else if !isRoot {
      passOver(element, isEmpty)
    }
  }

  /// Counts an element that has the same name as the skipped element around it, so that the inner end tag is not
  /// mistaken for the end of the skipped element.
  private mutating func passOver(_ element: XMLElement, _ isEmpty: Bool) {
    guard !isEmpty else { return }
    if skipped?.name.elementsEqual(element.name) == true {
      skipped?.nested += 1
    } else if skipped == nil, root?.name.elementsEqual(element.name) == true {
      root?.nested += 1
    }
  }

  private mutating func follow(
    _ element: XMLElement, _ isEmpty: Bool, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) {
    if isEmpty {
      let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
      return try handler.end(XMLEnd(name: element.name, depth: element.depth, text: nothing))
    }
    guard followed.count < XMLScanner.deepest else {
      throw FormatProblem(
        .tooDeep(most: XMLScanner.deepest), offset: element.offset)
    }
    followed.push(element.name)
  }

  private mutating func takeEnd(
    _ name: UnsafeRawBufferPointer, into handler: inout some XMLHandler & ~Copyable
  ) throws(FormatProblem) {
    guard isFollowing else { return endSkimming() }
    guard followed.innermost.equals(name) else {
      throw FormatProblem(
        .otherEndTag(found: name.text, expected: followed.innermost.text), offset: tokenOffset)
    }
    followed.pop()
    let depth = followed.count
    try text.withBytes { text throws(FormatProblem) in
      try handler.end(XMLEnd(name: name, depth: depth, text: text))
    }
    if depth == 0, isRootFollowed { phase = .epilog }
  }

  private mutating func endSkimming() {
    if let nested = skipped?.nested {
      if nested > 0 { skipped?.nested = nested - 1 } else { skipped = nil }
    } else if let nested = root?.nested, nested > 0 {
      root?.nested = nested - 1
    } else {
      phase = .epilog
    }
  }
}
