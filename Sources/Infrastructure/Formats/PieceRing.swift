/// Hands buffers from a thread that fills them to one that uses them, in order. The filler waits when all are filled,
/// the user when none is; both until half of the ring is there for them, so that threads seldom have to be woken.
///
/// Safe to share: everything mutable is touched only inside the monitor, and a buffer's bytes only by the filler until
/// it is put, and by nobody else until the user has given it back.
final class PieceRing: @unchecked Sendable {
  /// A filled buffer.
  struct Piece {
    let bytes: UnsafeRawBufferPointer
    /// The file's bytes needed up to its end.
    let consumed: Int64
  }

  private let buffers: [UnsafeMutableRawBufferPointer]
  private let monitor = Monitor()
  private var pieces: [Piece] = []
  /// Buffers filled so far, those of them handed out, and those given back.
  private var filled = 0
  private var handed = 0
  private var returned = 0
  private var end: Result<Void, PieceError>?
  private var isAbandoned = false

  init(count: Int, size: Int) {
    buffers = (0..<count).map { _ in .allocate(byteCount: size, alignment: 4_096) }
  }

  deinit {
    for buffer in buffers { buffer.deallocate() }
  }

  /// A buffer to fill; nil once nobody wants any more.
  func empty() -> UnsafeMutableRawBufferPointer? {
    monitor.locked {
      if free == 0 { monitor.wait { isAbandoned || free >= half } }
      return isAbandoned ? nil : buffers[filled % buffers.count]
    }
  }

  /// Hands on the buffer that was got last.
  func put(_ piece: Piece) {
    monitor.locked {
      if pieces.count < buffers.count { pieces.append(piece) } else { pieces[filled % buffers.count] = piece }
      filled += 1
      if filled - handed >= half { monitor.signal() }
    }
  }

  /// Says that nothing follows, or why.
  func finish(_ result: Result<Void, PieceError>) {
    monitor.locked {
      end = result
      monitor.signal()
    }
  }

  /// The next piece; nil at the end. The one got before goes back.
  func next() throws(PieceError) -> Piece? {
    let next: Result<Piece?, PieceError> = monitor.locked {
      returned = handed
      if free >= half { monitor.signal() }
      if filled == handed { monitor.wait { end != nil || filled - handed >= half } }
      guard filled > handed else { return end.map { $0.map { nil } } ?? .success(nil) }
      handed += 1
      return .success(pieces[(handed - 1) % buffers.count])
    }
    return try next.get()
  }

  /// Lets the filler stop.
  func abandon() {
    monitor.locked {
      isAbandoned = true
      monitor.signal()
    }
  }

  private var half: Int { buffers.count / 2 }
  private var free: Int { buffers.count - filled + returned }
}
