import func CSystem.crc32_combine
import func CSystem.crc32_z
import func CSystem.recordbook_crc32
import func CSystem.recordbook_has_crc32

/// The checksum of what a zip archive holds (CRC-32, ISO 3309). By the processor where it can, else by zlib, which
/// takes several times as long.
package struct CRC32: Sendable {
  package private(set) var value: UInt32 = 0

  package init() {}

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard CRC32.byProcessor, bytes.count >= CRC32.shortest, let start = bytes.baseAddress else {
      return addByZlib(bytes)
    }
    value = recordbook_crc32(value, start.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// The same without the processor's help.
  package mutating func addByZlib(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    value = UInt32(truncatingIfNeeded: crc32_z(UInt(value), start.assumingMemoryBound(to: UInt8.self), bytes.count))
  }

  /// Adds bytes whose own checksum is known.
  package mutating func append(_ next: CRC32, count: Int) {
    value = UInt32(truncatingIfNeeded: crc32_combine(UInt(value), UInt(next.value), count))
  }

  /// The fewest bytes for which the processor's way can be taken.
  private static let shortest = 64
  private static let byProcessor = recordbook_has_crc32() != 0
}
