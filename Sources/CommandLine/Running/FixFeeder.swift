import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import System

/// Sends fixes (positions) to the live run, even if the service restarts meanwhile. Each batch of fixes is sent again
/// until it is acknowledged. Batches are numbered, so that the run recognizes a batch that it has already received.
struct FixFeeder {
  private let session: Session
  private let run: RunID
  private var takesOver: Bool
  private var sequence: Int
  private let language: Language
  private(set) var summary: Summary

  /// The result of sending fixes: how many the run accepted, how many it dropped, and so on.
  struct Summary: Encodable {
    let run: RunID
    var accepted = 0
    var dropped = 0
    var rejected = 0
    /// The number of fixes whose time is more than a minute in the future.
    var ahead = 0
    /// The number of fixes that arrived after the end of the run.
    var late = 0
    var badLines = 0
  }

  /// Prepares to send fixes to the live run. Fails with `conflict` if there is no live run.
  /// - Parameter takesOver: whether to replace another program that is sending fixes to the run.
  init(_ session: Session, takesOver: Bool) throws(CommandError) {
    self.session = session
    self.takesOver = takesOver
    let live = try session.call(ShowLive.self, NoInput())
    guard let run = live.run else { throw .failed(.conflict(.running(.noLiveRun))) }
    self.run = run
    sequence = live.lastSequence ?? 0
    language = session.language
    summary = Summary(run: run)
  }

  /// Sends fixes until there are no more, or until the run has ended.
  mutating func feed(_ queue: FixQueue) throws(CommandError) {
    while let batch = try next(queue) {
      guard try send(batch) else {
        summary.late += batch.count + queue.count
        return
      }
    }
  }

  private func next(_ queue: FixQueue) throws(CommandError) -> [LiveFixInput]? {
    do throws(Failure) {
      return try queue.take(upTo: AddFixes.Input.mostFixes)
    } catch {
      throw .failed(error)
    }
  }

  /// Sends a batch. If fixes are refused because of their time, removes them from the batch and sends the rest.
  /// - Returns: true if the batch was sent; false if the run has ended.
  private mutating func send(_ batch: [LiveFixInput]) throws(CommandError) -> Bool {
    var batch = batch
    var hasReported = false
    while !batch.isEmpty {
      do throws(CommandError) {
        let input = AddFixes.Input(
          run: run, sequence: min(sequence, AddFixes.Input.mostSequence) + 1, fixes: batch,
          takeOver: takesOver ? true : nil)
        let output = try session.call(AddFixes.self, input)
        // A batch that is sent for the first time cannot be a repetition, so another program must be sending batches,
        // too.
        if output.repeated == true, !hasReported { throw CommandError.failed(.conflict(.running(.fedByAnother))) }
        takesOver = false
        sequence += 1
        summary.accepted += output.accepted
        summary.dropped += output.dropped
        summary.rejected += output.rejected
        return true
      } catch {
        guard case .failed(let failure) = error else { throw error }
        if failure.isOfServiceThatWent {
          if !hasReported {
            session.complain(
              language.say(
                cs: "služba skončila; posílám dál, jakmile to půjde",
                en: "the service has stopped; sending continues as soon as possible"), hint: nil)
          }
          hasReported = true
          session.disconnect()
          Thread.sleep(milliseconds: 200)
        } else if let index = failure.indexOfUntimelyFix, batch.indices.contains(index) {
          batch.remove(at: index)
          summary.ahead += 1
        } else if failure.saysThatRunEnded, summary.accepted > 0 {
          return false
        } else {
          throw error
        }
      }
    }
    return true
  }
}

extension Failure {
  /// The index, within its batch, of a fix that is refused because its time is too far in the future or the past. The
  /// index is taken from the name of the failure's field, such as `fixes[3].time`. Nil for other failures.
  fileprivate var indexOfUntimelyFix: Int? {
    guard case .invalidInput(let field, let problem, _) = self,
      let problem = problem.content(as: RunningMessage.self)
    else { return nil }
    switch problem {
    case .fixAhead, .fixBehind, .fixLeaps: break
    default: return nil
    }
    return Int(field.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" })
  }

  fileprivate var saysThatRunEnded: Bool {
    switch self {
    case .conflict(let message), .notFound(let message):
      switch message.content(as: RunningMessage.self) {
      case .noLiveRun, .notNow, .otherLiveRun: true
      default: false
      }
    default: false
    }
  }
}
