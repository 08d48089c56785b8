import func CSystem.recordbook_crc32c
import func CSystem.recordbook_has_crc32c

/// The checksum used in all the store's files and journal lines: CRC-32C (Castagnoli), reflected polynomial 0x82F63B78,
/// as in iSCSI (RFC 3720, 12.1). Computed with the processor's CRC-32C instruction if it has one, otherwise with a
/// table.
package struct CRC32C: Sendable {
  private var state: UInt32 = 0xFFFF_FFFF

  package init() {}

  package init(_ bytes: UnsafeRawBufferPointer) {
    add(bytes)
  }

  package init(_ bytes: some Sequence<UInt8>) {
    Array(bytes).withUnsafeBytes { add($0) }
  }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    if CRC32C.byProcessor {
      state = recordbook_crc32c(state, start.assumingMemoryBound(to: UInt8.self), bytes.count)
    } else {
      addByTable(bytes)
    }
  }

  /// Adds bytes to the checksum using the table, even on a processor that has a CRC-32C instruction.
  package mutating func addByTable(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes {
      state = state >> 8 ^ CRC32C.table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
    }
  }

  package var value: UInt32 {
    ~state
  }

  private static let byProcessor = recordbook_has_crc32c() != 0

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 0 ? 0 : 0x82F6_3B78) }
  }
}

/// The value of a CRC-32C checksum. Its text form is eight lowercase hexadecimal digits.
package struct Checksum: Hashable, Sendable, LosslessStringConvertible {
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value }

  package init(of bytes: UnsafeRawBufferPointer) { self.value = CRC32C(bytes).value }

  package init(of bytes: [UInt8]) {
    self.value = bytes.withUnsafeBytes { CRC32C($0).value }
  }

  /// Parses exactly eight lowercase hexadecimal digits; nil for anything else.
  package init?(_ text: String) {
    var text = text
    guard let checksum = text.withUTF8({ Checksum(digits: UnsafeRawBufferPointer($0)) }) else { return nil }
    self = checksum
  }

  init?(digits: UnsafeRawBufferPointer) {
    guard digits.count == Checksum.digits else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    self.value = value
  }

  package var description: String {
    String(unsafeUninitializedCapacity: Checksum.digits) { digits in
      for place in 0..<Checksum.digits {
        let digit = UInt8(truncatingIfNeeded: value >> (28 - 4 * UInt32(place))) & 0xF
        digits[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return Checksum.digits
    }
  }

  static let digits = 8
}
