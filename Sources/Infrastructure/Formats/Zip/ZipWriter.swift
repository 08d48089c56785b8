/// Writes a zip archive (PKWARE APPNOTE 6.3.10) whose files are stored without compression. Each file must be smaller than
/// 4 GiB. An archive that is larger, or contains more than 65,534 files, gets 64-bit records (sections 4.3.14, 4.3.15 and
/// 4.5.3).
package struct ZipWriter {
  private var bytes: [UInt8] = []
  /// How many bytes of the archive `take` has returned.
  private var taken = 0
  private var directory: [UInt8] = []
  private var count = 0

  package init() {}

  /// Adds a file to the zip archive.
  /// - Parameter name: the path in the archive, in ASCII.
  package mutating func add(_ name: String, _ contents: [UInt8]) {
    let offset = taken + bytes.count
    let wide = offset < ZipWriter.noNumber ? [] : little(UInt16(1)) + little(UInt16(8)) + little(UInt64(offset))
    var checksum = CRC32()
    contents.withUnsafeBytes { checksum.add($0) }
    let size = UInt32(truncatingIfNeeded: contents.count)
    // Version 2.0, or 4.5 of what has 64-bit records; UTF-8 names, stored, on 1980-01-01.
    var header: [UInt8] = []
    for number in [wide.isEmpty ? 20 : 45, 0x0800, 0, 0, 0x0021] as [UInt16] { header += little(number) }
    for number in [checksum.value, size, size] { header += little(number) }
    header += little(UInt16(name.utf8.count))
    bytes += [0x50, 0x4B, 3, 4]
    bytes += header
    bytes += little(UInt16(0))
    bytes += Array(name.utf8)
    bytes += contents
    directory += [0x50, 0x4B, 1, 2, wide.isEmpty ? 20 : 45, 0]
    directory += header
    directory += little(UInt16(wide.count))
    directory += [UInt8](repeating: 0, count: 10)
    directory += little(UInt32(min(offset, ZipWriter.noNumber)))
    directory += Array(name.utf8)
    directory += wide
    count += 1
  }

  /// Returns the bytes that were added since the last call, so that a large archive need not be in memory as a whole.
  package mutating func take() -> [UInt8] {
    defer { bytes = [] }
    taken += bytes.count
    return bytes
  }

  /// Ends the archive, and returns those of its bytes that `take` has not returned.
  package consuming func archive() -> [UInt8] {
    let (start, size) = (taken + bytes.count, directory.count)
    let isWide = count >= 0xFFFF || start >= ZipWriter.noNumber || size >= ZipWriter.noNumber
    var end: [UInt8] = []
    if isWide {
      end += [0x50, 0x4B, 6, 6] + little(UInt64(44)) + little(UInt16(45)) + little(UInt16(45)) + little(UInt64(0))
      for number in [count, count, size, start] { end += little(UInt64(number)) }
      end += [0x50, 0x4B, 6, 7] + little(UInt32(0)) + little(UInt64(start + size)) + little(UInt32(1))
    }
    end += [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    for _ in 0..<2 { end += little(UInt16(isWide ? 0xFFFF : count)) }
    for number in [size, start] { end += little(UInt32(isWide ? ZipWriter.noNumber : number)) }
    end += [0, 0]
    return bytes + directory + end
  }

  /// What stands where a number is in a 64-bit record instead.
  private static let noNumber = 0xFFFF_FFFF

  private func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
