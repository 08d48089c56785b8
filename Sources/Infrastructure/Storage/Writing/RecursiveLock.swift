import Glibc
import Synchronization

/// A lock that the thread which holds it may take again.
final class RecursiveLock: Sendable {
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let owner = Atomic<UInt>(0)

  init() {
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  var isHeldByThisThread: Bool {
    owner.load(ordering: .relaxed) == UInt(pthread_self())
  }

  func withLock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    if isHeldByThisThread { return try body() }
    pthread_mutex_lock(mutex)
    return try holding(body)
  }

  /// Nil, at once, where another thread holds it.
  func withLockIfFree<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value? {
    if isHeldByThisThread { return try body() }
    guard pthread_mutex_trylock(mutex) == 0 else { return nil }
    return try holding(body)
  }

  private func holding<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    owner.store(UInt(pthread_self()), ordering: .relaxed)
    defer {
      owner.store(0, ordering: .relaxed)
      pthread_mutex_unlock(mutex)
    }
    return try body()
  }
}
