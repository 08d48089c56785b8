import KernelApplication
import System

/// A queue of jobs for one thread.
final class WorkQueue: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var jobs: [Job] = []
  private nonisolated(unsafe) var isStarted = false
  private nonisolated(unsafe) var isEnding = false

  /// Adds a job. Returns true for the very first: its thread must then be started.
  func add(_ job: Job) -> Bool {
    let isFirst = lock.withLock {
      jobs.append(job)
      defer { isStarted = true }
      return !isStarted
    }
    lock.signal()
    return isFirst
  }

  /// Waits for jobs, and removes those at the head of the queue that belong together: either jobs that become durable
  /// as a group, or jobs that each do so by themselves; at most `limit`. Nil once the queue is empty and has ended.
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
  /// The queue whose group the job becomes durable with; nil if it becomes durable by itself, because it is not of the
  /// queue's kind. An addition to a live file may be in the queue of changes, or a change among such additions, to keep
  /// one client's requests in order.
  var group: Lane? {
    switch (method.kind, lane) {
    case (.change, .changes), (.live, .live): lane
    default: nil
    }
  }
}
