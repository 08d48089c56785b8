import Glibc

/// Hands buffers from a thread that fills them to one that uses them up, in order; the filler waits when all are
/// full, the user when none is.
///
/// Safe to share: everything mutable is touched only under the mutex, and a buffer's bytes only by the side that
/// holds it.
final class PieceRing: @unchecked Sendable {
  /// A filled buffer.
  struct Piece {
    let bytes: UnsafeRawBufferPointer
    let consumed: Int64
  }

  private let buffers: [UnsafeMutableRawBufferPointer]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var filled: [Piece] = []
  /// Buffers handed to the filler so far, and given back by the user.
  private var taken = 0
  private var returned = 0
  private var end: Result<Void, PieceError>?
  private var isAbandoned = false

  init(count: Int, size: Int) {
    buffers = (0..<count).map { _ in .allocate(byteCount: size, alignment: 4_096) }
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
    for buffer in buffers { buffer.deallocate() }
  }

  /// A buffer to fill; nil once nobody wants any more.
  func empty() -> UnsafeMutableRawBufferPointer? {
    locked {
      while taken - returned == buffers.count, !isAbandoned { pthread_cond_wait(changed, mutex) }
      guard !isAbandoned else { return nil }
      taken += 1
      return buffers[(taken - 1) % buffers.count]
    }
  }

  func put(_ piece: Piece) {
    change { filled.append(piece) }
  }

  /// Says that nothing follows, or why.
  func finish(_ result: Result<Void, PieceError>) {
    change { end = result }
  }

  /// The next filled buffer; nil at the end. The one handed out before goes back.
  func next(givingBack isGivingBack: Bool) throws(PieceError) -> Piece? {
    let next: Result<Piece?, PieceError> = locked {
      if isGivingBack {
        returned += 1
        pthread_cond_broadcast(changed)
      }
      while filled.isEmpty, end == nil { pthread_cond_wait(changed, mutex) }
      return filled.isEmpty ? end!.map { nil } : .success(filled.removeFirst())
    }
    return try next.get()
  }

  /// Lets the filler stop.
  func abandon() {
    change { isAbandoned = true }
  }

  private func change(_ body: () -> Void) {
    locked {
      body()
      pthread_cond_broadcast(changed)
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
