package import KernelApplication
import RunningDomain

/// Ends the run under way; it is saved or discarded then.
package struct FinishRun: UseCase {
  package static let method = "running.finishRun"
  package static let summary = "End the run under way, to be saved or discarded."
  package static let kind = UseCaseKind.live

  package typealias Input = LiveMomentInput
  package typealias Output = LiveRunOutput

  let coordinator: LiveRunCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let time = try coordinator.moment(input.at, of: .finish)
    let (head, news) = try coordinator.change(.finish) { (run) throws(LiveRunError) in
      try run.finish(at: time)
      return .finish(time)
    }
    return Output(head, news)
  }
}
