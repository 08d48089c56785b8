import KernelApplication
import System

/// Works on what the loop must not wait for. Changes come one after the other on one thread, and those that wait
/// together become durable together; what takes long gets a thread of its own.
final class Worker: Sendable {
  private let program: RPCProgram
  private let mailbox: Mailbox<Letter>
  private let queue = WorkQueue()

  /// More would make the first wait for long.
  static let largestGroup = 128

  init(_ program: RPCProgram, _ mailbox: Mailbox<Letter>) {
    self.program = program
    self.mailbox = mailbox
  }

  /// Queues a job behind all changes before it.
  func queue(_ job: Job) {
    if queue.add(job) { Thread.detached { self.work() } }
  }

  /// Does a job on a thread of its own.
  func begin(_ job: Job) {
    Thread.detached { [mailbox, program] in mailbox.post(.finished([job.perform(program.english)])) }
  }

  /// Lets the thread of changes end once it has nothing to do.
  func end() {
    queue.end()
  }

  private func work() {
    // The loop takes for granted that something may be due, until it is told.
    var told: DeadlineTimer.Deadline?? = .none
    while let jobs = queue.take(upTo: Worker.largestGroup) {
      let isChange = jobs.first?.method.kind == .change
      mailbox.post(.finished(isChange ? change(jobs) : jobs.map { $0.perform(program.english) }))
      if isChange {
        let deadline = nextDeadline()
        if told != .some(deadline) { mailbox.post(.deadline(deadline)) }
        told = deadline
      }
      if queue.isEmpty { program.book.writeDerived() }
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
  private func change(_ jobs: [Job]) -> [Completion] {
    var done: [Completion] = []
    guard let failure = program.book.group({ done = jobs.map { $0.perform(program.english) } }) else { return done }
    for index in done.indices {
      if case .success = done[index].result { done[index].result = .failure(RPCError(failure, program.english)) }
    }
    return done
  }
}
