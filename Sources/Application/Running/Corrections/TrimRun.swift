package import KernelApplication
package import RunningDomain

package struct TrimRun: UseCase {
  package static let method = "running.trimRun"
  package static let summary = "Say that a run is only what lies between two moments."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var from: RunMoment?
    package var to: RunMoment?
    package var dryRun: Bool?

    package static let schema = Schema(
      "What of a run is the run.",
      [
        .init("run", RunID.schema, "The run."),
        .optional("from", RunMoment.schema, "Left out, the run's start."),
        .optional("to", RunMoment.schema, "Left out, the run's end."), .dryRun,
      ])

    package init(run: RunID, from: RunMoment? = nil, to: RunMoment? = nil, dryRun: Bool? = nil) {
      self.run = run
      self.from = from
      self.to = to
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard input.from != nil || input.to != nil else {
      throw .invalidInput(field: "from", problem: .running(.noSpan))
    }
    return try reader.correct(input.run, isDryRun: input.dryRun) { (run) throws(Failure) in
      let from = input.from?.instant(from: run.start) ?? run.start
      let to = input.to?.instant(from: run.start) ?? run.end
      guard from < to else { throw .invalidInput(field: "to", problem: .running(.spanReversed)) }
      return .trim(from...to)
    }
  }
}
