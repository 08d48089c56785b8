/// The contents of a file in a zip archive: inflated on a thread of its own, ahead of the caller by a few pieces, and
/// their checksum taken on the caller's, which has less to do.
package final class InflatedPieces: PieceSource {
  /// Stays in the processor's second cache.
  private static let pieceSize = 256 * 1_024

  private let entry: ZipEntry
  private let ring = PieceRing(count: 8, size: pieceSize)
  private let worker: Worker
  private var checksum = CRC32()
  package private(set) var consumed: Int64 = 0

  init(_ file: InputFile, _ entry: ZipEntry) throws(PieceError) {
    self.entry = entry
    // Only the worker touches it from here on.
    nonisolated(unsafe) let inflater = try ZipInflater(file, entry)
    worker = try Worker { [ring] in ring.finish(InflatedPieces.fill(ring, from: inflater)) }
  }

  deinit {
    ring.abandon()
    worker.join()
  }

  package func next() throws(PieceError) -> UnsafeRawBufferPointer? {
    guard let piece = try ring.next() else {
      try check()
      return nil
    }
    consumed = piece.consumed
    checksum.add(piece.bytes)
    return piece.bytes
  }

  private func check() throws(PieceError) {
    guard checksum.value == entry.checksum else {
      throw .format(
        FormatProblem("is corrupt: the checksum (CRC-32) of \(entry.name) is wrong", offset: entry.headerOffset))
    }
  }

  private static func fill(_ ring: PieceRing, from inflater: ZipInflater) -> Result<Void, PieceError> {
    do throws(PieceError) {
      while let buffer = ring.empty() {
        let count = try inflater.fill(buffer)
        guard count > 0 else { break }
        ring.put(.init(bytes: UnsafeRawBufferPointer(rebasing: buffer[0..<count]), consumed: inflater.consumed))
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}
