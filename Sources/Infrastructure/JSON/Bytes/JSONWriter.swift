/// Writes one JSON text in UTF-8. The same calls always produce the same bytes: members stay in the order in which they
/// are written, and there is no white space except line feeds that the caller requests.
///
/// The writer adds commas itself. The caller must write a value after each name, and end every array and object.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.key("laps")
///     writer.beginArray()
///     for lap in laps { writer.integer(lap) }
///     writer.endArray()
///     writer.endObject()
///     let bytes = writer.bytes
package struct JSONWriter: ~Copyable {
  var buffer: UnsafeMutablePointer<UInt8>
  var capacity: Int
  /// The number of bytes that have been written so far.
  package internal(set) var count = 0
  /// Whether a comma must be written before the next value or name.
  var needsComma = false
  /// Whether the writer allocated the buffer and must free it. False while it writes to memory that `bytes(capacity:)`
  /// allocated.
  var ownsBuffer = true

  /// Creates a writer of one JSON text.
  /// - Parameter capacity: the initial size of the buffer, in bytes. The buffer grows when it is full.
  package init(capacity: Int = 256) {
    self.capacity = max(capacity, 64)
    buffer = .allocate(capacity: self.capacity)
  }

  private init(lent room: UnsafeMutableBufferPointer<UInt8>) {
    buffer = room.baseAddress ?? .allocate(capacity: 0)
    capacity = room.count
    ownsBuffer = room.baseAddress == nil
  }

  deinit {
    if ownsBuffer { buffer.deallocate() }
  }

  /// Returns the JSON text that `write` writes. Intended for large texts: nothing is copied if `capacity` bytes are
  /// enough.
  package static func bytes(capacity: Int, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var outgrown: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
      var writer = JSONWriter(lent: room)
      write(&writer)
      if writer.ownsBuffer { outgrown = writer.bytes } else { count = writer.count }
    }
    return outgrown ?? bytes
  }

  /// A copy of the bytes written so far.
  package var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: buffer, count: count))
  }

  /// Calls `body` with the bytes written so far, without copying them.
  package borrowing func withBytes<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body(UnsafeRawBufferPointer(start: buffer, count: count))
  }
}

// Arrays and objects.
extension JSONWriter {
  package mutating func beginArray() {
    begin(Byte.openBracket)
  }

  package mutating func endArray() {
    end(Byte.closeBracket)
  }

  package mutating func beginObject() {
    begin(Byte.openBrace)
  }

  package mutating func endObject() {
    end(Byte.closeBrace)
  }

  /// Writes a line feed before the array's next element or the object's next member. If a comma is needed, writes it
  /// before the line feed.
  package mutating func lineBreakBeforeValue() {
    startValue(reserving: 1)
    put(Byte.newline)
    needsComma = false
  }

  /// Writes a line feed at the end of an array, of an object or of the JSON text, where no element or member follows.
  package mutating func lineBreak() {
    reserve(1)
    put(Byte.newline)
  }

  @inline(__always)
  mutating func begin(_ bracket: UInt8) {
    startValue(reserving: 1)
    put(bracket)
    needsComma = false
  }

  @inline(__always)
  mutating func end(_ bracket: UInt8) {
    reserve(1)
    put(bracket)
    needsComma = true
  }
}

// Memory.
extension JSONWriter {
  /// Writes a comma if one is needed, and ensures that the buffer has room for `room` more bytes.
  @inline(__always)
  mutating func startValue(reserving room: Int) {
    reserve(room + 1)
    if needsComma { put(Byte.comma) }
    needsComma = true
  }

  @inline(__always)
  mutating func reserve(_ room: Int) {
    if capacity - count < room { grow(room) }
  }

  @inline(never)
  mutating func grow(_ room: Int) {
    capacity = max(capacity * 2, count + room)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: buffer, count: count)
    if ownsBuffer { buffer.deallocate() }
    buffer = larger
    ownsBuffer = true
  }

  /// Appends a byte.
  /// - Precondition: the buffer has room for the byte.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
  }

  /// Appends bytes.
  /// - Precondition: the buffer has room for the bytes.
  @inline(__always)
  mutating func put(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    (buffer + count).update(from: bytes, count: length)
    count += length
  }
}
