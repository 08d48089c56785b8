package import KernelApplication
import RunningDomain

/// Marks the end of a lap of the run under way; the next lap begins.
package struct MarkLap: UseCase {
  package static let method = "running.markLap"
  package static let summary = "Mark the end of a lap of the run under way."
  package static let kind = UseCaseKind.live

  package typealias Input = LiveMomentInput
  package typealias Output = LiveRunOutput

  let coordinator: LiveRunCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let time = try coordinator.moment(input.at, of: .lap)
    let (head, news) = try coordinator.change { (run) throws(LiveRunError) in
      try run.lap(at: time)
      return .lap(time)
    }
    return Output(head, news)
  }
}
