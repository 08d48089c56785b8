/// Computes the 16-bit checksum of FIT headers and files: CRC-16/ARC, with the reflected polynomial 0x8005 and the
/// initial value 0 (FIT protocol, "CRC").
enum FITChecksum {
  /// Returns the checksum of the bytes. Processes eight bytes at a time, because their table look-ups do not depend on
  /// one another.
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt16 {
    tables.withUnsafeBufferPointer { tables in
      bytes.withUnsafeBytes { bytes in
        var crc: UInt16 = 0
        var index = 0
        if let start = bytes.baseAddress {
          while index + 8 <= bytes.count {
            let word = start.word(index) ^ UInt64(crc)
            crc = 0
            for place in 0..<8 { crc ^= tables[(7 &- place) &* 256 &+ Int(word >> UInt64(8 &* place) & 0xFF)] }
            index += 8
          }
        }
        for byte in bytes[index...] { crc = crc >> 8 ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
        return crc
      }
    }
  }

  /// Eight tables of 256 entries. The first table contains the effect of each byte value on the checksum if it is the
  /// last byte; the second, its effect if one more byte follows; and so on.
  private static let tables: [UInt16] = {
    var tables: [UInt16] = (0..<256).map { index in
      (0..<8).reduce(UInt16(index)) { crc, _ in
        crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xA001
      }
    }
    for index in 256..<2_048 {
      let before = tables[index - 256]
      tables.append(before >> 8 ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()
}
