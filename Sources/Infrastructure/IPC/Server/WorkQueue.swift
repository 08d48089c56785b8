import KernelApplication
import System

/// A queue of jobs that a single thread processes one after another, in order.
final class WorkQueue: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var jobs: [Job] = []
  private nonisolated(unsafe) var isStarted = false
  private nonisolated(unsafe) var isEnding = false

  /// Adds a job to the queue. Returns true if this is the first job ever added, in which case the caller must start the
  /// queue's thread.
  func add(_ job: Job) -> Bool {
    let isFirst = lock.withLock {
      jobs.append(job)
      defer { isStarted = true }
      return !isStarted
    }
    lock.signal()
    return isFirst
  }

  /// Waits for jobs, and then removes up to `limit` jobs from the front of the queue and returns them. Nil if the queue
  /// is empty and `end` has been called. The jobs all have the same `group`: if it is nil, each job becomes durable
  /// separately; otherwise, they become durable together.
  func take(upTo limit: Int) -> [Job]? {
    lock.withLock {
      lock.wait { !jobs.isEmpty || isEnding }
      guard let first = jobs.first else { return nil }
      let group = first.group
      let taken = Array(jobs.prefix(limit).prefix { $0.group == group })
      jobs.removeFirst(taken.count)
      return taken
    }
  }

  var isEmpty: Bool { lock.withLock { jobs.isEmpty } }

  func end() {
    lock.withLock {
      isEnding = true
      lock.signal()
    }
  }
}

extension Job {
  /// The queue in whose group the job becomes durable. Nil if the job becomes durable by itself, because it is not in
  /// the queue for its own kind of job. To keep a client's requests in order, an addition to a live file may be in the
  /// queue of changes, or a change in the queue of additions.
  var group: Lane? {
    switch (method.kind, lane) {
    case (.change, .changes), (.live, .live): lane
    default: nil
    }
  }
}
