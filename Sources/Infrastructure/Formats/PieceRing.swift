import Glibc

/// Hands buffers from a thread that fills them to threads that use them, each in order. The filler waits when the
/// slowest reader holds all of them, a reader when none is filled; both until half of the ring is there for them, so
/// that threads seldom have to be woken.
///
/// Safe to share: everything mutable is touched only under the mutex, and a buffer's bytes only by the filler until it
/// is put, and by nobody else until all readers have given it back.
final class PieceRing: @unchecked Sendable {
  /// A filled buffer.
  struct Piece {
    let bytes: UnsafeRawBufferPointer
    /// The file's bytes needed up to its end.
    let consumed: Int64
  }

  private let buffers: [UnsafeMutableRawBufferPointer]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// What the filler waits for, and after it what each reader does.
  private let signals: UnsafeMutableBufferPointer<pthread_cond_t>
  private var pieces: [Piece] = []
  /// Buffers filled so far, and by reader those handed out and given back.
  private var filled = 0
  private var handed: [Int]
  private var returned: [Int]
  private var isWaiting: [Bool]
  private var end: Result<Void, PieceError>?
  private var isAbandoned = false

  init(count: Int, size: Int, readers: Int) {
    buffers = (0..<count).map { _ in .allocate(byteCount: size, alignment: 4_096) }
    handed = Array(repeating: 0, count: readers)
    returned = handed
    isWaiting = Array(repeating: false, count: readers + 1)
    signals = .allocate(capacity: readers + 1)
    pthread_mutex_init(mutex, nil)
    for index in signals.indices { pthread_cond_init(signals.baseAddress! + index, nil) }
  }

  deinit {
    for index in signals.indices { pthread_cond_destroy(signals.baseAddress! + index) }
    pthread_mutex_destroy(mutex)
    signals.deallocate()
    mutex.deallocate()
    for buffer in buffers { buffer.deallocate() }
  }

  /// A buffer to fill; nil once nobody wants any more.
  func empty() -> UnsafeMutableRawBufferPointer? {
    locked {
      if free == 0 { wait(0) { isAbandoned || free >= buffers.count / 2 } }
      return isAbandoned ? nil : buffers[filled % buffers.count]
    }
  }

  /// Hands on the buffer that was got last.
  func put(_ piece: Piece) {
    locked {
      if pieces.count < buffers.count { pieces.append(piece) } else { pieces[filled % buffers.count] = piece }
      filled += 1
      for reader in handed.indices where filled - handed[reader] >= buffers.count / 2 { wake(1 + reader) }
    }
  }

  /// Says that nothing follows, or why.
  func finish(_ result: Result<Void, PieceError>) {
    locked {
      end = result
      wakeAll()
    }
  }

  /// The reader's next piece; nil at the end. The one it got before goes back.
  func next(_ reader: Int) throws(PieceError) -> Piece? {
    let next: Result<Piece?, PieceError> = locked {
      returned[reader] = handed[reader]
      if free >= buffers.count / 2 { wake(0) }
      if filled == handed[reader] {
        wait(1 + reader) { end != nil || isAbandoned || filled - handed[reader] >= buffers.count / 2 }
      }
      guard filled > handed[reader] else { return end.map { $0.map { nil } } ?? .success(nil) }
      handed[reader] += 1
      return .success(pieces[(handed[reader] - 1) % buffers.count])
    }
    return try next.get()
  }

  /// Lets everybody stop.
  func abandon() {
    locked {
      isAbandoned = true
      wakeAll()
    }
  }

  private var free: Int {
    buffers.count - filled + (returned.min() ?? filled)
  }

  private func wait(_ who: Int, until isReady: () -> Bool) {
    isWaiting[who] = true
    while !isReady() { pthread_cond_wait(signals.baseAddress! + who, mutex) }
    isWaiting[who] = false
  }

  /// To be called when what it waits for may have come, so that nobody is woken in vain.
  private func wake(_ who: Int) {
    if isWaiting[who] { pthread_cond_signal(signals.baseAddress! + who) }
  }

  private func wakeAll() {
    for who in isWaiting.indices { wake(who) }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
