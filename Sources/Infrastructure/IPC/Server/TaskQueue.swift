/// A queue of long tasks. Only a limited number of tasks run at the same time; the others wait in order.
struct TaskQueue {
  private var waiting: [Job] = []
  private var running = 0

  static let most = 4

  /// Returns the job if it can start now. Otherwise, queues the job and returns nil.
  mutating func admit(_ job: Job) -> Job? {
    guard running < TaskQueue.most else {
      waiting.append(job)
      return nil
    }
    running += 1
    return job
  }

  /// Counts a task as finished. Returns the next waiting task, which must be started now; nil if no task is waiting.
  mutating func next() -> Job? {
    running -= 1
    guard !waiting.isEmpty else { return nil }
    running += 1
    return waiting.removeFirst()
  }
}
