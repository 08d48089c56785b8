extension UnsafeRawBufferPointer {
  /// Reads a little-endian number at any index. The caller must check that the number lies within the bytes.
  func uint16(_ index: Int) -> UInt16 {
    UInt16(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt16.self))
  }

  func uint32(_ index: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt32.self))
  }

  func uint64(_ index: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
