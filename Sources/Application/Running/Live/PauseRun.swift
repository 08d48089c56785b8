package import KernelApplication
import RunningDomain

/// Pauses the run under way. A pause does not count as active time.
package struct PauseRun: UseCase {
  package static let method = "running.pauseRun"
  package static let summary = "Pause the run under way."
  package static let kind = UseCaseKind.live
  package static let whileLocked = UseWhileLocked.allowed

  package typealias Input = LiveMomentInput
  package typealias Output = LiveRunOutput

  let coordinator: LiveRunCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let time = try coordinator.moment(input.at, of: .pause)
    let (head, news) = try coordinator.change { (run) throws(LiveRunError) in
      try run.pause(at: time)
      return .pause(time)
    }
    return Output(head, news)
  }
}
