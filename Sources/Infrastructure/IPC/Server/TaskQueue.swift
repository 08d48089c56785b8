/// Queues long tasks: a few run at a time, the others wait in order.
struct TaskQueue {
  private var waiting: [Job] = []
  private var running = 0

  static let most = 4

  /// The job, if it can begin now; otherwise nil, and it waits.
  mutating func admit(_ job: Job) -> Job? {
    guard running < TaskQueue.most else {
      waiting.append(job)
      return nil
    }
    running += 1
    return job
  }

  /// Call it when a task is done: the next task that can begin, or nil.
  mutating func next() -> Job? {
    running -= 1
    guard !waiting.isEmpty else { return nil }
    running += 1
    return waiting.removeFirst()
  }
}
