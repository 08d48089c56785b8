package import KernelApplication
import RunningDomain

/// Ends the pause of the run under way.
package struct ResumeRun: UseCase {
  package static let method = "running.resumeRun"
  package static let summary = "Resume the run under way after a pause."
  package static let kind = UseCaseKind.live
  package static let whileLocked = UseWhileLocked.allowed

  package typealias Input = LiveMomentInput
  package typealias Output = LiveRunOutput

  let coordinator: LiveRunCoordinator

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let time = try coordinator.moment(input.at, of: .resume)
    let (head, news) = try coordinator.change { (run) throws(LiveRunError) in
      try run.resume(at: time)
      return .resume(time)
    }
    return Output(head, news)
  }
}
