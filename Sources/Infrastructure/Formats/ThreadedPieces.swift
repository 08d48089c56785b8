import Glibc

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

  private let ring = PieceRing(count: 4, size: pieceSize)
  /// Nil until it runs.
  private var thread: pthread_t?
  private var holdsPiece = false
  private(set) var consumed: Int64 = 0

  init(_ filler: any PieceFiller) throws(PieceError) {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(FillingThread(filler, ring))
    let code = pthread_create(
      &thread, nil,
      { context in
        Unmanaged<FillingThread>.fromOpaque(context!).takeRetainedValue().run()
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

  func next() throws(PieceError) -> UnsafeRawBufferPointer? {
    let isGivingBack = holdsPiece
    holdsPiece = false
    guard let piece = try ring.next(givingBack: isGivingBack) else { return nil }
    holdsPiece = true
    consumed = piece.consumed
    return piece.bytes
  }
}

/// What the thread does.
private final class FillingThread {
  private let filler: any PieceFiller
  private let ring: PieceRing

  init(_ filler: any PieceFiller, _ ring: PieceRing) {
    self.filler = filler
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
      let count = try filler.fill(buffer)
      guard count > 0 else { return }
      ring.put(.init(bytes: UnsafeRawBufferPointer(rebasing: buffer[0..<count]), consumed: filler.consumed))
    }
  }
}
