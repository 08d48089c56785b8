import KernelApplication
import System

/// Jobs that wait for the one thread that does them.
final class WorkQueue: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var jobs: [Job] = []
  private nonisolated(unsafe) var isStarted = false
  private nonisolated(unsafe) var isEnding = false

  /// Adds a job. True for the very first: the thread must be started.
  func add(_ job: Job) -> Bool {
    let isFirst = lock.withLock {
      jobs.append(job)
      defer { isStarted = true }
      return !isStarted
    }
    lock.signal()
    return isFirst
  }

  /// Waits for jobs, and takes those at the head that can be done together: up to `limit` that become durable together,
  /// or others up to the next of those. Nil at the end.
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
  /// The group with which it becomes durable; nil if it does so by itself. That is the case for an addition to a live
  /// file that is queued among a client's changes to keep their order, and the other way round.
  var group: Lane? {
    switch (method.kind, lane) {
    case (.change, .changes), (.live, .live): lane
    default: nil
    }
  }
}
