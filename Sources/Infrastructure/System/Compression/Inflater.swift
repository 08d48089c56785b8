import CSystem

/// Decompresses deflate data without a zlib header (RFC 1951). Must not be used by several threads at the same time.
package final class Inflater {
  /// The state of zlib. It is allocated on the heap, since zlib keeps a pointer to it.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  package enum Step {
    /// All input has been used or the output is full, but the compressed data has not ended yet.
    case more
    case end
    /// The compressed input ended before the compressed data was complete.
    case cut
    case damaged
    case noMemory
  }

  /// Creates a decompressor of deflate data; nil if there is not enough memory.
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

  /// The number of input bytes that have not been decompressed yet.
  package var unused: Int { Int(stream.pointee.avail_in) }
  /// The number of bytes of the output that are still free.
  package var room: Int { Int(stream.pointee.avail_out) }

  /// Sets the input for the following calls to `step`.
  /// - Parameter input: compressed bytes. They must stay valid until they have been decompressed.
  package func take(_ input: UnsafeRawBufferPointer) {
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
  }

  /// Sets the output for the following calls to `step`.
  /// - Parameter output: memory for decompressed bytes. It must stay valid until it is full or replaced.
  package func fill(_ output: UnsafeMutableRawBufferPointer) {
    stream.pointee.avail_out = UInt32(output.count)
    stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
  }

  /// Decompresses until all of the input has been used or the output is full.
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
