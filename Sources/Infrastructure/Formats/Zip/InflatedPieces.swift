import CSystem

/// The contents of a file in a zip archive: inflated on one thread, their checksum taken on another, while the caller
/// works on them.
package final class InflatedPieces: PieceSource {
  private let pieces: ThreadedPieces
  private let checksum: Checksum
  private let entry: ZipEntry

  init(_ file: InputFile, _ entry: ZipEntry) throws(PieceError) {
    let checksum = Checksum()
    self.entry = entry
    self.checksum = checksum
    pieces = try ThreadedPieces(try ZipInflater(file, entry)) { checksum.add($0) }
  }

  package var consumed: Int64 { pieces.consumed }

  package func next() throws(PieceError) -> UnsafeRawBufferPointer? {
    if let piece = try pieces.next() { return piece }
    pieces.stop()
    guard checksum.value == UInt(entry.checksum) else {
      throw .format(
        FormatProblem("is corrupt: the checksum (CRC-32) of \(entry.name) is wrong", offset: entry.headerOffset))
    }
    return nil
  }

  /// Safe to share: one thread adds, and another reads once that has ended.
  private final class Checksum: @unchecked Sendable {
    private(set) var value = crc32(0, nil, 0)

    func add(_ bytes: UnsafeRawBufferPointer) {
      value = crc32_z(value, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
    }
  }
}
