import CSystem

/// Inflates data in deflate's own format, without zlib's header (RFC 1951). One thread at a time.
package final class Inflater {
  /// zlib keeps a pointer to it.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  package enum Step {
    /// It came as far as there was input, or room.
    case more
    case end
    /// The input ends too early.
    case cut
    case damaged
    case noMemory
  }

  /// Nil where there is no memory for it.
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

  /// How many bytes of the input are not yet used.
  package var unused: Int { Int(stream.pointee.avail_in) }
  /// How many bytes of the output's room are not yet filled.
  package var room: Int { Int(stream.pointee.avail_out) }

  /// - Parameter input: stays valid until it is used.
  package func take(_ input: UnsafeRawBufferPointer) {
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  /// - Parameter output: stays valid until it is filled.
  package func fill(_ output: UnsafeMutableRawBufferPointer) {
    stream.pointee.avail_out = UInt32(output.count)
    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
  }

  /// Uses input and fills room.
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
