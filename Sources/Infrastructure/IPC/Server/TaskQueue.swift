/// A queue of long tasks: a few run at a time, and the others wait in order.
struct TaskQueue {
  private var waiting: [Job] = []
  private var running = 0

  static let most = 4

  /// Returns the job if it can begin now; otherwise queues it and returns nil.
  mutating func admit(_ job: Job) -> Job? {
    guard running < TaskQueue.most else {
      waiting.append(job)
      return nil
    }
    running += 1
    return job
  }

  /// Returns the next task, which can begin now; nil if none waits. Call this when a task is done.
  mutating func next() -> Job? {
    running -= 1
    guard !waiting.isEmpty else { return nil }
    running += 1
    return waiting.removeFirst()
  }
}
