import Glibc

/// Mutual exclusion, and waiting for what another thread does.
///
/// Safe to share: it holds nothing but what the system's threads share.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// No other thread is inside meanwhile.
  func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// To be called inside: lets others in until it holds.
  func wait(until isReady: () -> Bool) {
    while !isReady() { pthread_cond_wait(change, mutex) }
  }

  /// To be called inside, after a change that another may wait for.
  func signal() {
    pthread_cond_broadcast(change)
  }
}
