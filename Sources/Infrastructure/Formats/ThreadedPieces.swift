/// Produces contents in order. Used by one thread at a time.
protocol PieceFiller: AnyObject {
  /// Fills the buffer as far as the contents go.
  /// - Returns: how many bytes; 0 at the end.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PieceError) -> Int

  /// The file's bytes needed so far.
  var consumed: Int64 { get }
}

/// Contents that are produced on a thread of their own, ahead of the caller by a few pieces.
final class ThreadedPieces: PieceSource {
  /// Stays in the processor's second cache.
  static let pieceSize = 256 * 1_024

  private let ring: PieceRing
  private var workers: [Worker] = []
  private(set) var consumed: Int64 = 0

  /// - Parameter watcher: sees all pieces too, on yet another thread.
  init(_ filler: any PieceFiller, watcher: (@Sendable (UnsafeRawBufferPointer) -> Void)? = nil) throws(PieceError) {
    let ring = PieceRing(count: 8, size: ThreadedPieces.pieceSize, readers: watcher == nil ? 1 : 2)
    self.ring = ring
    // Only the worker touches it from here on.
    nonisolated(unsafe) let filler = filler
    workers.append(try Worker { ring.finish(ThreadedPieces.fill(ring, from: filler)) })
    guard let watcher else { return }
    workers.append(
      try Worker {
        while let piece = try? ring.next(1) { watcher(piece.bytes) }
      })
  }

  deinit {
    stop()
  }

  func next() throws(PieceError) -> UnsafeRawBufferPointer? {
    guard let piece = try ring.next(0) else { return nil }
    consumed = piece.consumed
    return piece.bytes
  }

  /// Ends the threads; at the end of the contents, when the watcher has seen all.
  func stop() {
    ring.abandon()
    for worker in workers { worker.join() }
    workers = []
  }

  private static func fill(_ ring: PieceRing, from filler: any PieceFiller) -> Result<Void, PieceError> {
    do throws(PieceError) {
      while let buffer = ring.empty() {
        let count = try filler.fill(buffer)
        guard count > 0 else { break }
        ring.put(.init(bytes: UnsafeRawBufferPointer(rebasing: buffer[0..<count]), consumed: filler.consumed))
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}
