import KernelApplication
import KernelCommandLine
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain
import System

/// Streams fixes to the run under way. A batch is sent until it is acknowledged, through services that come and go; by
/// its number the run knows whether it already has it.
struct FixFeeder {
  private let session: Session
  private let run: RunID
  private var takesOver: Bool
  private var sequence: Int
  private let language: Language
  private(set) var summary: Summary

  /// Counts of streamed fixes by result.
  struct Summary: Encodable {
    let run: RunID
    var accepted = 0
    var dropped = 0
    var rejected = 0
    /// Fixes with a time over a minute ahead.
    var ahead = 0
    /// Fixes that came after the run had ended.
    var late = 0
    var badLines = 0
  }

  /// Fails with `conflict` if no run is under way.
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

  /// Streams until there are no more fixes, or the run has ended.
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

  /// Sends nothing if every fix of the batch is refused for its time.
  /// - Returns: false if the run has ended since.
  private mutating func send(_ batch: [LiveFixInput]) throws(CommandError) -> Bool {
    var batch = batch
    var wasTold = false
    while !batch.isEmpty {
      do throws(CommandError) {
        let input = AddFixes.Input(
          run: run, sequence: min(sequence, AddFixes.Input.mostSequence) + 1, fixes: batch,
          takeOver: takesOver ? true : nil)
        let output = try session.call(AddFixes.self, input)
        // A batch sent for the first time can't be a repeated one, so another program numbers batches too.
        if output.repeated == true, !wasTold { throw CommandError.failed(.conflict(.running(.fedByAnother))) }
        takesOver = false
        sequence += 1
        summary.accepted += output.accepted
        summary.dropped += output.dropped
        summary.rejected += output.rejected
        return true
      } catch {
        guard case .failed(let failure) = error else { throw error }
        if failure.isOfServiceThatWent {
          if !wasTold {
            session.complain(
              language.say(
                cs: "služba skončila; posílám dál, jakmile to půjde",
                en: "the service has stopped; sending continues as soon as possible"), hint: nil)
          }
          wasTold = true
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
  /// The index in its batch of a fix that is too far ahead or behind, from the field `fixes[3].time`.
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
