import CSystem

/// Inflates data in the deflate format without zlib's header (RFC 1951). Not safe for several threads at once.
package final class Inflater {
  /// On the heap, since zlib keeps a pointer to it.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  package enum Step {
    /// It used all input, or filled all output.
    case more
    case end
    /// The input ends too early.
    case cut
    case damaged
    case noMemory
  }

  /// Nil if there is not enough memory.
  package init?() {
    stream.initialize(to: z_stream())
    guard inflateInit2_(stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// The bytes of the input not used yet.
  package var unused: Int { Int(stream.pointee.avail_in) }
  /// The bytes of the output not filled yet.
  package var room: Int { Int(stream.pointee.avail_out) }

  /// - Parameter input: must stay valid until it is used.
  package func take(_ input: UnsafeRawBufferPointer) {
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  /// - Parameter output: must stay valid until it is filled.
  package func fill(_ output: UnsafeMutableRawBufferPointer) {
    stream.pointee.avail_out = UInt32(output.count)
    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
  }

  /// Uses input and fills output.
  package func step() -> Step {
    switch inflate(stream, Z_NO_FLUSH) {
    case Z_OK: .more
    case Z_STREAM_END: .end
    case Z_BUF_ERROR: .cut
    case Z_MEM_ERROR: .noMemory
    default: .damaged
    }
  }
}
