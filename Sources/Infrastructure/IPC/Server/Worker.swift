import KernelApplication
import System

/// Works on what the loop must not wait for. Changes come one after the other on one thread, additions to live files on
/// another, and those of either that wait together become durable together; what takes long gets a thread of its own.
final class Worker: Sendable {
  private let program: RPCProgram
  private let mailbox: Mailbox<LoopMessage>
  private let changes = WorkQueue()
  private let live = WorkQueue()

  /// More would make the first wait for long.
  static let largestGroup = 128

  init(_ program: RPCProgram, _ mailbox: Mailbox<LoopMessage>) {
    self.program = program
    self.mailbox = mailbox
  }

  /// Queues a job behind those before it of its lane.
  func queue(_ job: Job) {
    if job.lane == .live {
      if live.add(job) { Thread.detached { self.workLive() } }
    } else if changes.add(job) {
      Thread.detached { self.work() }
    }
  }

  /// Does a job on a thread of its own.
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
    // The loop takes for granted that something may be due, until it is told.
    var told: DeadlineTimer.Deadline?? = .none
    while let jobs = changes.take(upTo: Worker.largestGroup) {
      let isChange = jobs.first?.group != nil
      mailbox.post(.finished(isChange ? together(jobs, program.book.group) : jobs.map { $0.perform(program.english) }))
      if isChange {
        let deadline = nextDeadline()
        if !told.isSame(as: deadline) { mailbox.post(.deadline(deadline)) }
        told = deadline
      }
      if changes.isEmpty { program.book.writeDerived() }
    }
  }

  private func nextDeadline() -> DeadlineTimer.Deadline? {
    do throws(Failure) {
      return try program.book.nextDeadline()
    } catch {
      // What can't be read now perhaps can be in a minute.
      return .after(60_000)
    }
  }

  /// Nothing is told before all of it is durable.
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
  /// Whether what was told says the same still: a time does, a span begins anew.
  fileprivate func isSame(as deadline: DeadlineTimer.Deadline?) -> Bool {
    if case .after? = deadline { false } else { self == .some(deadline) }
  }
}
