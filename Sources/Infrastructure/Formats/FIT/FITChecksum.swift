/// The 16-bit cyclic redundancy check of FIT headers and files: CRC-16/ARC, polynomial 0x8005 reflected, initially 0
/// (FIT protocol, "CRC").
enum FITChecksum {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt16 {
    var crc: UInt16 = 0
    for byte in bytes {
      crc = crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)]
    }
    return crc
  }

  private static let table: [UInt16] = (0..<256).map { index in
    (0..<8).reduce(UInt16(index)) { crc, _ in
      crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xA001
    }
  }
}
