import Libc
import Synchronization

/// A lock that offers more than `Mutex`: the thread that holds it can take it again, a thread can try to take it
/// without waiting, and a thread that holds it can wait until a condition is true.
package final class Lock: Sendable {
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// The id of the thread that holds the lock; 0 if no thread does.
  private let owner = Atomic<UInt>(0)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  package var isHeldByThisThread: Bool {
    owner.load(ordering: .relaxed) == Thread.current
  }

  package func withLock<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    if isHeldByThisThread { return try body() }
    pthread_mutex_lock(mutex)
    return try holding(body)
  }

  /// Runs `body` while holding the lock, and returns its result. If another thread holds the lock, returns nil without
  /// waiting.
  package func withLockIfFree<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value? {
    if isHeldByThisThread { return try body() }
    guard pthread_mutex_trylock(mutex) == 0 else { return nil }
    return try holding(body)
  }

  private func holding<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    owner.store(Thread.current, ordering: .relaxed)
    defer {
      owner.store(0, ordering: .relaxed)
      pthread_mutex_unlock(mutex)
    }
    return try body()
  }

  /// Releases the lock until the condition is true, and then takes it again. Call this inside `withLock`, but not
  /// inside nested calls to it.
  package func wait(until isReady: () -> Bool) {
    precondition(isHeldByThisThread, "waits without the lock")
    while !isReady() {
      owner.store(0, ordering: .relaxed)
      pthread_cond_wait(change, mutex)
      owner.store(Thread.current, ordering: .relaxed)
    }
  }

  /// Makes waiting threads check their conditions again. Preferably call this after `withLock` instead of inside it,
  /// because otherwise the threads wake up only to wait for the lock.
  package func signal() {
    pthread_cond_broadcast(change)
  }
}
