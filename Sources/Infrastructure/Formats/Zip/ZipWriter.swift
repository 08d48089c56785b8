/// Writes a zip archive (PKWARE APPNOTE 6.3.10) whose files are stored without compression. It can contain up to 65,535
/// files and 4 GiB.
package struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  package init() {}

  /// Adds a file to the zip archive.
  /// - Parameter name: the path in the archive, in ASCII.
  package mutating func add(_ name: String, _ contents: [UInt8]) {
    let offset = UInt32(truncatingIfNeeded: bytes.count)
    var checksum = CRC32()
    contents.withUnsafeBytes { checksum.add($0) }
    let size = UInt32(truncatingIfNeeded: contents.count)
    // Version 2.0, UTF-8 names, stored, on 1980-01-01.
    var header: [UInt8] = []
    for number in [20, 0x0800, 0, 0, 0x0021] as [UInt16] { header += little(number) }
    for number in [checksum.value, size, size] { header += little(number) }
    header += little(UInt16(name.utf8.count))
    bytes += [0x50, 0x4B, 3, 4]
    bytes += header
    bytes += little(UInt16(0))
    bytes += Array(name.utf8)
    bytes += contents
    directory += [0x50, 0x4B, 1, 2, 20, 0]
    directory += header
    directory += [UInt8](repeating: 0, count: 12)
    directory += little(offset)
    directory += Array(name.utf8)
    count += 1
  }

  /// Ends the archive, and returns its bytes.
  package consuming func archive() -> [UInt8] {
    let (start, size) = (UInt32(truncatingIfNeeded: bytes.count), UInt32(truncatingIfNeeded: directory.count))
    let number = little(UInt16(truncatingIfNeeded: count))
    var end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
    end += number
    end += number
    end += little(size)
    end += little(start)
    end += [0, 0]
    return bytes + directory + end
  }

  private func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
