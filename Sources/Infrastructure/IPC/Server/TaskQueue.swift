/// What takes long: a few at a time, the rest in order.
struct TaskQueue {
  private var waiting: [Job] = []
  private var running = 0

  static let most = 4

  /// The job when it may begin now; otherwise it waits.
  mutating func admit(_ job: Job) -> Job? {
    guard running < TaskQueue.most else {
      waiting.append(job)
      return nil
    }
    running += 1
    return job
  }

  /// One is done: the next that may begin.
  mutating func next() -> Job? {
    running -= 1
    guard !waiting.isEmpty else { return nil }
    running += 1
    return waiting.removeFirst()
  }
}
