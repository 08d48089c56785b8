package import KernelApplication
import RunningDomain

/// Ends the run under way. The run is not saved yet: it is kept until the user saves or discards it.
package struct FinishRun: UseCase {
  package static let method = "running.finishRun"
  package static let summary = "End the run under way, so that it can be saved or discarded."
  package static let kind = UseCaseKind.live

  package typealias Input = LiveMomentInput
  package typealias Output = LiveRunOutput

  let coordinator: LiveRunCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let time = try coordinator.moment(input.at, of: .finish)
    let (head, news) = try coordinator.change { (run) throws(LiveRunError) in
      try run.finish(at: time)
      return .finish(time)
    }
    return Output(head, news)
  }
}
