import func Libc.memcpy
import func Libc.memmove

/// A queue of bytes. Bytes are appended at the end and removed from the front. Memory is freed only by `release()`.
struct ByteBuffer: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  private var first = 0
  private var end = 0

  init() {}

  deinit {
    memory?.deallocate()
  }

  var count: Int { end - first }
  var isEmpty: Bool { end == first }
  /// The size of the buffer's memory, in bytes.
  var room: Int { capacity }

  /// The bytes in the buffer. The pointer is valid until the buffer changes.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: memory.map { UnsafeRawPointer($0 + first) }, count: count)
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count)
    memcpy(memory! + end, source, bytes.count)
    end += bytes.count
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  @inline(__always)
  mutating func append(byte: UInt8) {
    reserve(1)
    memory![end] = byte
    end += 1
  }

  mutating func removeFirst(_ count: Int) {
    first += count
    if first == end { removeAll() }
  }

  /// Removes all bytes of the buffer after the first `count` bytes.
  mutating func removeAll(after count: Int) {
    end = first + count
  }

  mutating func removeAll() {
    first = 0
    end = 0
  }

  /// Frees all memory of the buffer.
  mutating func release() {
    memory?.deallocate()
    memory = nil
    capacity = 0
    removeAll()
  }

  /// Ensures that the buffer has room for `more` bytes at its end.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity - end < more { makeRoom(more) }
  }

  @inline(never)
  private mutating func makeRoom(_ more: Int) {
    let count = count
    if first > 0, capacity - count >= more, first >= count {
      memmove(memory!, memory! + first, count)
    } else {
      // Large buffers grow by smaller steps, since the memory held for a client is limited.
      capacity = max(capacity < 1 << 20 ? capacity * 2 : capacity + capacity / 4, count + more, 512)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      if let memory {
        memcpy(larger, memory + first, count)
        memory.deallocate()
      }
      memory = larger
    }
    first = 0
    end = count
  }
}
