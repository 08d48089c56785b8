import KernelApplication
import System

/// Does the work that the loop must not wait for. One thread makes changes, and another adds to live files; jobs that
/// wait in the same queue become durable together. Each long task gets a thread of its own.
final class Worker: Sendable {
  private let program: RPCProgram
  private let mailbox: Mailbox<LoopMessage>
  private let changes = WorkQueue()
  private let live = WorkQueue()

  /// The most jobs in a group. A larger group would make its first job wait for long.
  static let largestGroup = 128

  init(_ program: RPCProgram, _ mailbox: Mailbox<LoopMessage>) {
    self.program = program
    self.mailbox = mailbox
  }

  /// Queues a job behind those before it in its lane.
  func queue(_ job: Job) {
    if job.lane == .live {
      if live.add(job) { Thread.detached { self.workLive() } }
    } else if changes.add(job) {
      Thread.detached { self.work() }
    }
  }

  /// Does a job on its own thread.
  func begin(_ job: Job) {
    Thread.detached { [mailbox, program] in mailbox.post(.finished([job.perform(program.english)])) }
  }

  /// Lets the threads end once they have nothing to do.
  func end() {
    changes.end()
    live.end()
  }

  private func workLive() {
    while let jobs = live.take(upTo: Worker.largestGroup) {
      let isLive = jobs.first?.group != nil
      mailbox.post(
        .finished(isLive ? together(jobs, program.book.liveGroup) : jobs.map { $0.perform(program.english) }))
    }
  }

  private func work() {
    // The last deadline reported to the loop. Until it gets one, the loop assumes that something may be due.
    var reported: DeadlineTimer.Deadline?? = .none
    while let jobs = changes.take(upTo: Worker.largestGroup) {
      let isChange = jobs.first?.group != nil
      mailbox.post(.finished(isChange ? together(jobs, program.book.group) : jobs.map { $0.perform(program.english) }))
      if isChange {
        let deadline = nextDeadline()
        if !reported.isSame(as: deadline) { mailbox.post(.deadline(deadline)) }
        reported = deadline
      }
      if changes.isEmpty { program.book.writeDerived() }
    }
  }

  private func nextDeadline() -> DeadlineTimer.Deadline? {
    do throws(Failure) {
      return try program.book.nextDeadline()
    } catch {
      // If the deadlines cannot be read now, tries again in a minute.
      return .after(60_000)
    }
  }

  /// Does jobs as one group, and returns their results once all changes are durable. If that fails, no job has
  /// succeeded.
  private func together(_ jobs: [Job], _ group: (() -> Void) -> Failure?) -> [Completion] {
    var done: [Completion] = []
    guard let failure = group({ done = jobs.map { $0.perform(program.english) } }) else { return done }
    for index in done.indices {
      if case .success = done[index].result { done[index].result = .failure(RPCError(failure, program.english)) }
    }
    return done
  }
}

extension DeadlineTimer.Deadline?? {
  /// Whether the deadline last reported to the loop still holds: a point in time does if it is the same, but a time
  /// span always starts again.
  fileprivate func isSame(as deadline: DeadlineTimer.Deadline?) -> Bool {
    if case .after? = deadline { false } else { self == .some(deadline) }
  }
}
