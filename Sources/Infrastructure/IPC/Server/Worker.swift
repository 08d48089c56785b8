import KernelApplication
import System

/// Processes jobs on other threads, so that the event loop need not wait for them. One thread processes changes, and
/// another one processes additions to live files (records of something in progress). Jobs that wait in the same queue
/// at the same time become durable together. Each long task has its own thread.
final class Worker: Sendable {
  private let program: RPCProgram
  private let mailbox: Mailbox<LoopMessage>
  private let changes = WorkQueue()
  private let live = WorkQueue()

  /// The maximum number of jobs in a group. In a larger group, the first job would have to wait too long for its reply.
  static let largestGroup = 128

  init(_ program: RPCProgram, _ mailbox: Mailbox<LoopMessage>) {
    self.program = program
    self.mailbox = mailbox
  }

  /// Adds a job to the end of its queue.
  func queue(_ job: Job) {
    if job.lane == .live {
      if live.add(job) { Thread.detached { self.workLive() } }
    } else if changes.add(job) {
      Thread.detached { self.work() }
    }
  }

  /// Starts a job on its own thread.
  func begin(_ job: Job) {
    Thread.detached { [mailbox, program] in mailbox.post(.finished([job.perform(program.english)])) }
  }

  /// Makes the threads of the queues end once the queues are empty.
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
    // The last deadline that was reported to the event loop. Until the first report, the loop assumes that something
    // may be due.
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
      // The deadlines cannot be read now, so they are read again in a minute.
      return .after(60_000)
    }
  }

  /// Runs jobs as one group, and returns their results once all their changes are durable. If the changes cannot be
  /// made durable, every result is a failure.
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
  /// Whether a new deadline equals the last one that was reported, so that it is not reported again. Always false for a
  /// deadline that is stated relative to the current time, because it means a different moment each time.
  fileprivate func isSame(as deadline: DeadlineTimer.Deadline?) -> Bool {
    if case .after? = deadline { false } else { self == .some(deadline) }
  }
}
