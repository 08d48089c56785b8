import Libc

/// A value that only one thread can use at a time. The thread sanitizer can observe this lock, because it is one of the
/// system's; it can't observe `Synchronization.Mutex`, which is built without the sanitizer.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    precondition(pthread_mutex_init(lock, nil) == 0, "no lock")
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  package func withLock<Result, Problem: Error>(
    _ body: (inout Value) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
