import KernelApplication

/// A strict reader of JSON text in UTF-8 (RFC 8259). It moves a cursor through the text. At each position, the caller
/// calls the method for the kind of value that it expects there.
///
/// The reader rejects a byte order mark, anything after the one value of the JSON text, and nesting deeper than
/// `deepestNesting`. It also rejects invalid UTF-8, an escaped surrogate without its counterpart, unescaped control
/// characters, and numbers that the requested type cannot represent. It does not notice when an object repeats a name;
/// the caller must check that.
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
/// The reader must not be used again after it has thrown an error.
package struct JSONReader: ~Copyable {
  let start: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>
  var next: UnsafePointer<UInt8>
  /// The number of arrays and objects that are open at the cursor.
  var depth = 0
  /// Whether the cursor is right after an opening bracket or brace, so that no comma must come before the next element
  /// or member.
  var isFirst = false

  /// The maximum depth of nested arrays and objects.
  package static let deepestNesting = 512

  /// Creates a reader of a JSON text.
  /// - Parameter bytes: the JSON text. It must stay in memory for as long as the reader, or any `JSONText` from the
  ///   reader, is in use.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let nothing = UnsafeRawPointer(bitPattern: 1)!
    start = (bytes.baseAddress ?? nothing).assumingMemoryBound(to: UInt8.self)
    end = start + bytes.count
    next = start
  }

  /// Creates a reader whose cursor is at a value within a JSON text.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    self.init(bytes)
    next += offset
  }

  /// Reads a whole JSON text with `body`. Fails if anything except white space is left after `body` returns.
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

  /// The byte offset of the cursor in the JSON text.
  package var offset: Int { next - start }

  /// The byte at the cursor. At the end of the text it is 0, which cannot occur in valid JSON.
  @inline(__always)
  var current: UInt8 {
    next < end ? next.pointee : 0
  }

  /// Skips white space, and returns the byte at the cursor; 0 at the end of the text.
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

  /// Moves to the next element of the array and returns true. If there is none, moves past the closing bracket and
  /// returns false.
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

  /// Moves to the next element of the array. Fails if there is none.
  @inline(__always)
  package mutating func expectElement() throws(JSONError) {
    guard try nextElement() else { throw failure(.json(.endsEarly)) }
  }

  /// Moves past the closing bracket of the array. Fails if there is another element.
  @inline(__always)
  package mutating func endArray() throws(JSONError) {
    guard peek() == Byte.closeBracket else { throw expected(.arrayEnd) }
    leave()
  }

  package mutating func beginObject() throws(JSONError) {
    guard peek() == Byte.openBrace else { throw expected(.object) }
    try enter()
  }

  /// Moves to the value of the object's next member, and returns the name of that member. If there is none, moves past
  /// the closing brace and returns nil.
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

  /// Fails unless the whole text has been read: all arrays and objects have been closed, and only white space follows.
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
