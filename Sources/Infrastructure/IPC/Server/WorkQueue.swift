import Glibc
import KernelApplication
import Synchronization

/// Jobs that wait for the one thread that does them.
final class WorkQueue: Sendable {
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private nonisolated(unsafe) var jobs: [Job] = []
  private nonisolated(unsafe) var isStarted = false
  private nonisolated(unsafe) var isEnding = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// True for the first job ever: the thread has yet to be started.
  func add(_ job: Job) -> Bool {
    locked {
      jobs.append(job)
      pthread_cond_signal(changed)
      defer { isStarted = true }
      return !isStarted
    }
  }

  /// Waits for jobs and takes those at the head that belong together: changes up to that number, or others up to the
  /// next change. Nil at the end.
  func take(upTo limit: Int) -> [Job]? {
    locked {
      while jobs.isEmpty, !isEnding { pthread_cond_wait(changed, mutex) }
      guard let first = jobs.first else { return nil }
      let isChange = first.method.kind == .change
      let taken = Array(jobs.prefix(limit).prefix { ($0.method.kind == .change) == isChange })
      jobs.removeFirst(taken.count)
      return taken
    }
  }

  var isEmpty: Bool { locked { jobs.isEmpty } }

  func end() {
    locked {
      isEnding = true
      pthread_cond_signal(changed)
    }
  }
}
