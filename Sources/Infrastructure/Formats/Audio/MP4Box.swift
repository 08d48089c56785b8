/// A box, which is the building block of MP4 files (ISO/IEC 14496-12). A box consists of its size, its kind (four
/// letters) and its contents.
struct MP4Box {
  private let kind: UnsafeRawBufferPointer
  let contents: UnsafeRawBufferPointer

  func isKind(_ name: StaticString) -> Bool {
    kind.equals(name)
  }

  /// Calls `use` with each box in `bytes`. Fails if the bytes do not consist of complete boxes.
  static func each(
    in bytes: UnsafeRawBufferPointer, _ use: (MP4Box) throws(AudioProblem) -> Void
  ) throws(AudioProblem) {
    var offset = 0
    while offset < bytes.count {
      guard offset + 8 <= bytes.count else { throw .cut }
      var (header, size) = (8, UInt64(bytes.bigUInt32(offset)))
      if size == 1 {
        guard offset + 16 <= bytes.count else { throw .cut }
        (header, size) = (16, bytes.bigUInt64(offset + 8))
      } else if size == 0 {
        // The last box may state no size; it then extends to the end.
        size = UInt64(bytes.count - offset)
      }
      guard size >= UInt64(header) else { throw .damaged }
      guard size <= UInt64(bytes.count - offset) else { throw .cut }
      let kind = bytes.part(offset + 4..<offset + 8)
      try use(MP4Box(kind: kind, contents: bytes.part(offset + header..<offset + Int(size))))
      offset += Int(size)
    }
  }
}

extension UInt64 {
  func addingClamped(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

extension UnsafeRawBufferPointer {
  /// Reads the four-byte big-endian number that starts at a byte index, which need not be aligned. The caller must
  /// ensure that all four bytes exist.
  func bigUInt32(_ index: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: index, as: UInt32.self))
  }

  func bigUInt64(_ index: Int) -> UInt64 {
    UInt64(bigEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
