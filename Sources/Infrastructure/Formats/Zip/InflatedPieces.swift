import CSystem
import Glibc

/// The contents of a file in a zip archive: inflated on a thread of its own, its checksum verified on the caller's.
package final class InflatedPieces: PieceSource {
  private let ring: PieceRing
  private let entry: ZipEntry
  /// Nil until it runs.
  private var thread: pthread_t?
  private var checksum = crc32(0, nil, 0)
  private var holdsPiece = false
  package private(set) var consumed: Int64 = 0

  init(_ file: InputFile, _ entry: ZipEntry) throws(PieceError) {
    self.entry = entry
    ring = PieceRing(count: 4, size: FilePieces.usualSize)
    let work = Unmanaged.passRetained(InflatingThread(try ZipInflater(file, entry), ring))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        Unmanaged<InflatingThread>.fromOpaque(context!).takeRetainedValue().run()
        return nil
      }, work.toOpaque())
    guard code == 0 else {
      work.release()
      throw .file(InputFileError(code))
    }
    self.thread = thread
  }

  deinit {
    ring.abandon()
    if let thread { pthread_join(thread, nil) }
  }

  package func next() throws(PieceError) -> UnsafeRawBufferPointer? {
    let isGivingBack = holdsPiece
    holdsPiece = false
    guard let piece = try ring.next(givingBack: isGivingBack) else {
      guard checksum == UInt(entry.checksum) else {
        throw .format(
          FormatProblem(
            "is corrupt: the checksum (CRC-32) of \(entry.name) is wrong", offset: entry.headerOffset))
      }
      return nil
    }
    holdsPiece = true
    consumed = piece.consumed
    checksum = crc32_z(checksum, piece.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), piece.bytes.count)
    return piece.bytes
  }
}

/// What the thread does.
private final class InflatingThread {
  private let inflater: ZipInflater
  private let ring: PieceRing

  init(_ inflater: ZipInflater, _ ring: PieceRing) {
    self.inflater = inflater
    self.ring = ring
  }

  func run() {
    do throws(PieceError) {
      try fill()
      ring.finish(.success(()))
    } catch {
      ring.finish(.failure(error))
    }
  }

  private func fill() throws(PieceError) {
    while let buffer = ring.empty() {
      let count = try inflater.fill(buffer)
      guard count > 0 else { return }
      ring.put(
        .init(bytes: UnsafeRawBufferPointer(rebasing: buffer[0..<count]), consumed: inflater.consumed))
    }
  }
}
