/// Writes one JSON document, byte for byte the same for the same calls: no white space, members in the order written.
///
/// Commas come by themselves. That names and values alternate, and that what was begun is ended, is up to the caller.
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
  /// How many bytes were written.
  package internal(set) var count = 0
  /// Whether a comma goes before the next value or name.
  var needsComma = false
  /// Whether the buffer is the writer's own, not one lent by `bytes(capacity:)`.
  var ownsBuffer = true

  /// - Parameter capacity: bytes to begin with; more are taken as needed.
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

  /// What `write` writes. For large documents: where the capacity is enough, nothing is copied.
  package static func bytes(capacity: Int, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var outgrown: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
      var writer = JSONWriter(lent: room)
      write(&writer)
      if writer.ownsBuffer { outgrown = writer.bytes } else { count = writer.count }
    }
    return outgrown ?? bytes
  }

  /// What was written.
  package var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: buffer, count: count))
  }

  /// What was written, without copying it.
  package borrowing func withBytes<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body(UnsafeRawBufferPointer(start: buffer, count: count))
  }

  /// Forgets the bytes written so far, keeping room and place: what was begun goes on. For documents that are passed
  /// on piece by piece.
  package mutating func removeBytes() {
    count = 0
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

  /// A new line, after the comma due, for the array's next value or the object's next name.
  package mutating func lineBreakBeforeValue() {
    startValue(reserving: 1)
    put(Byte.newline)
    needsComma = false
  }

  /// A new line where an array, an object or the document ends.
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

// Room.
extension JSONWriter {
  /// Writes the comma due and makes room for so many bytes more.
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

  /// Room must have been reserved.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
  }

  /// Room must have been reserved.
  @inline(__always)
  mutating func put(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    (buffer + count).update(from: bytes, count: length)
    count += length
  }
}
