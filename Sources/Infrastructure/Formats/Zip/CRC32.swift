import func CSystem.crc32_combine
import func CSystem.crc32_z
import func CSystem.recordbook_crc32
import func CSystem.recordbook_has_crc32

/// The checksum of files in a zip archive (CRC-32, ISO 3309). It is computed by processor instructions if there are
/// any, else by zlib, which takes several times as long.
package struct CRC32: Sendable {
  package private(set) var value: UInt32 = 0

  package init() {}

  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard CRC32.byProcessor, bytes.count >= CRC32.shortest, let start = bytes.baseAddress else {
      return addByZlib(bytes)
    }
    value = recordbook_crc32(value, start.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// Adds bytes without processor instructions.
  package mutating func addByZlib(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    value = UInt32(truncatingIfNeeded: crc32_z(UInt(value), start.assumingMemoryBound(to: UInt8.self), bytes.count))
  }

  /// Appends `count` bytes, given by their own checksum.
  package mutating func append(_ next: CRC32, count: Int) {
    value = UInt32(truncatingIfNeeded: crc32_combine(UInt(value), UInt(next.value), count))
  }

  /// The fewest bytes for which the processor's instructions can be used.
  private static let shortest = 64
  private static let byProcessor = recordbook_has_crc32() != 0
}
