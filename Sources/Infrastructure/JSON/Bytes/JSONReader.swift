import KernelApplication

/// A strict cursor over one JSON document (RFC 8259): the caller asks for what it expects next.
///
/// Refused: anything after the document, a byte order mark, invalid UTF-8, escaped surrogates without their other half,
/// unescaped control characters, numbers out of range of the type asked for, and nesting deeper than
/// `deepestNesting`. Names that an object repeats are up to the caller.
///
///     try reader.beginObject()
///     while let key = try reader.nextKey() {
///       switch key {
///       case "laps":
///         try reader.beginArray()
///         while try reader.nextElement() { laps.append(try reader.int64()) }
///       default: throw reader.failure(.json(.noSuchMember))
///       }
///     }
///     try reader.finish()
///
/// After an error the reader must not be used any more.
package struct JSONReader: ~Copyable {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var next: UnsafePointer<UInt8>
  /// Arrays and objects begun and not ended.
  var depth = 0
  /// True between the beginning of an array or object and the first step into it: no comma stands there.
  var isFirst = false

  /// Arrays and objects within each other beyond which a document is refused.
  package static let deepestNesting = 512

  /// - Parameter bytes: must outlive the reader and every `JSONText` it returned.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let nothing = UnsafeRawPointer(bitPattern: 1)!
    start = (bytes.baseAddress ?? nothing).assumingMemoryBound(to: UInt8.self)
    end = start + bytes.count
    next = start
  }

  /// A reader that stands at a value within a document.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    self.init(bytes)
    next += offset
  }

  /// Reads a whole document with `body`, and checks that nothing follows.
  package static func read<Value>(
    _ bytes: [UInt8], _ body: (inout JSONReader) throws(JSONError) -> Value
  ) throws(JSONError) -> Value {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) -> Value in
      var reader = JSONReader(UnsafeRawBufferPointer(buffer))
      let value = try body(&reader)
      try reader.finish()
      return value
    }
  }

  /// How many bytes were read so far.
  package var offset: Int { next - start }

  /// The byte at the cursor; 0, which is valid nowhere, at the end.
  @inline(__always)
  var current: UInt8 {
    next < end ? next.pointee : 0
  }

  /// Steps over white space, and returns `current`.
  @inline(__always)
  mutating func peek() -> UInt8 {
    var byte = current
    while byte <= Byte.space,
      byte == Byte.space || byte == Byte.newline || byte == Byte.carriageReturn || byte == Byte.tab
    {
      next += 1
      byte = current
    }
    return byte
  }
}

// Arrays and objects.
extension JSONReader {
  @inline(__always)
  package mutating func beginArray() throws(JSONError) {
    guard peek() == Byte.openBracket else { throw expected(.array) }
    try enter()
  }

  /// Steps to the array's next element; false when there is none, and the array is done.
  @inline(__always)
  package mutating func nextElement() throws(JSONError) -> Bool {
    let byte = peek()
    if byte == Byte.comma, !isFirst {
      next += 1
      return true
    }
    if byte == Byte.closeBracket {
      leave()
      return false
    }
    guard isFirst else { throw expected(.commaOrArrayEnd) }
    isFirst = false
    return true
  }

  /// Steps to an element that must be there.
  @inline(__always)
  package mutating func expectElement() throws(JSONError) {
    guard try nextElement() else { throw failure(.json(.endsEarly)) }
  }

  /// Steps over the array's end, which must come next.
  @inline(__always)
  package mutating func endArray() throws(JSONError) {
    guard peek() == Byte.closeBracket else { throw expected(.arrayEnd) }
    leave()
  }

  package mutating func beginObject() throws(JSONError) {
    guard peek() == Byte.openBrace else { throw expected(.object) }
    try enter()
  }

  /// Steps to the object's next member and returns its name; nil when there is none, and the object is done.
  package mutating func nextKey() throws(JSONError) -> JSONText? {
    let byte = peek()
    if byte == Byte.closeBrace {
      leave()
      return nil
    }
    if isFirst {
      isFirst = false
    } else {
      guard byte == Byte.comma else { throw expected(.commaOrObjectEnd) }
      next += 1
    }
    guard peek() == Byte.quote else { throw expected(.memberName) }
    let key = try text()
    guard peek() == Byte.colon else { throw expected(.colon) }
    next += 1
    return key
  }

  /// Checks that nothing but white space follows the document.
  package mutating func finish() throws(JSONError) {
    _ = peek()
    guard next == end else { throw failure(.json(.somethingFollows), .syntax) }
    guard depth == 0 else { throw failure(.json(.notClosed), .syntax) }
  }

  @inline(__always)
  mutating func enter() throws(JSONError) {
    guard depth < JSONReader.deepestNesting else { throw nestingFailure }
    next += 1
    depth += 1
    isFirst = true
  }

  @inline(__always)
  mutating func leave() {
    next += 1
    depth -= 1
    isFirst = false
  }
}
