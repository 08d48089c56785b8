import CSystem

/// The contents of a file in a zip archive: inflated on a thread of its own, its checksum verified on the caller's.
package final class InflatedPieces: PieceSource {
  private let pieces: ThreadedPieces
  private let entry: ZipEntry
  private var checksum = crc32(0, nil, 0)

  init(_ file: InputFile, _ entry: ZipEntry) throws(PieceError) {
    self.entry = entry
    pieces = try ThreadedPieces(try ZipInflater(file, entry))
  }

  package var consumed: Int64 { pieces.consumed }

  package func next() throws(PieceError) -> UnsafeRawBufferPointer? {
    guard let piece = try pieces.next() else {
      guard checksum == UInt(entry.checksum) else {
        throw .format(
          FormatProblem(
            "is corrupt: the checksum (CRC-32) of \(entry.name) is wrong", offset: entry.headerOffset))
      }
      return nil
    }
    checksum = crc32_z(checksum, piece.baseAddress?.assumingMemoryBound(to: UInt8.self), piece.count)
    return piece
  }
}
