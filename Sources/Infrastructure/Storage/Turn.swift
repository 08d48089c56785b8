import Glibc
import Synchronization

/// A lock that its thread may take again.
final class Turn: Sendable {
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let owner = Atomic<UInt>(0)

  init() {
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Whether this thread has it.
  var isMine: Bool {
    owner.load(ordering: .relaxed) == UInt(pthread_self())
  }

  func take<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    if isMine { return try body() }
    pthread_mutex_lock(mutex)
    owner.store(UInt(pthread_self()), ordering: .relaxed)
    defer {
      owner.store(0, ordering: .relaxed)
      pthread_mutex_unlock(mutex)
    }
    return try body()
  }
}
