import KernelApplication
import System

/// A queue of jobs that one thread processes in order.
final class WorkQueue: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var jobs: [Job] = []
  private nonisolated(unsafe) var isStarted = false
  private nonisolated(unsafe) var isEnding = false

  /// Adds a job. Returns true if it is the first one ever added: the queue's thread must then be started. Otherwise
  /// returns false.
  func add(_ job: Job) -> Bool {
    let isFirst = lock.withLock {
      jobs.append(job)
      defer { isStarted = true }
      return !isStarted
    }
    lock.signal()
    return isFirst
  }

  /// Waits for jobs, then removes and returns up to `limit` jobs from the head of the queue. They are either all jobs
  /// that become durable as a group, or all jobs that each become durable separately. Nil if the queue is empty and
  /// `end` was called.
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
  /// The queue as part of whose group the job becomes durable. Nil if the job becomes durable separately, because its
  /// kind is not that of the queue: to keep one client's requests in order, an addition to a live file may be in the
  /// queue of changes, or a change in the queue of such additions.
  var group: Lane? {
    switch (method.kind, lane) {
    case (.change, .changes), (.live, .live): lane
    default: nil
    }
  }
}
