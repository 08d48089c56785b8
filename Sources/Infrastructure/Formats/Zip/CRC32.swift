import func CSystem.crc32_combine
import func CSystem.crc32_z
import func CSystem.recordbook_crc32
import func CSystem.recordbook_has_crc32

/// Computes the checksum of a file in a zip archive (CRC-32, ISO 3309). Uses special processor instructions if the
/// processor has them; otherwise uses zlib, which takes several times as long.
package struct CRC32: Sendable {
  package private(set) var value: UInt32 = 0

  package init() {}

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard CRC32.byProcessor, bytes.count >= CRC32.shortest, let start = bytes.baseAddress else {
      return addByZlib(bytes)
    }
    value = recordbook_crc32(value, start.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// Adds bytes to the checksum using zlib, without the special processor instructions.
  package mutating func addByZlib(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    value = UInt32(truncatingIfNeeded: crc32_z(UInt(value), start.assumingMemoryBound(to: UInt8.self), bytes.count))
  }

  /// Appends `count` bytes, whose checksum is `next`, without reading them. Two threads can therefore each compute the
  /// checksum of one part.
  package mutating func append(_ next: CRC32, count: Int) {
    value = UInt32(truncatingIfNeeded: crc32_combine(UInt(value), UInt(next.value), count))
  }

  /// The minimum number of bytes for which the special processor instructions can be used.
  private static let shortest = 64
  private static let byProcessor = recordbook_has_crc32() != 0
}
