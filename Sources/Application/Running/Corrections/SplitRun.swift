package import KernelApplication
package import RunningDomain

package struct SplitRun: UseCase {
  package static let method = "running.splitRun"
  package static let summary = "Split a run in two."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var at: RunMoment
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run to split, and where.",
      [.init("run", RunID.schema, "The run."), .init("at", RunMoment.schema, "The start of the second run."), .dryRun])

    package init(run: RunID, at: RunMoment, dryRun: Bool? = nil) {
      self.run = run
      self.at = at
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.run, isDryRun: input.dryRun) { run throws(Failure) in
      .split(at: input.at.instant(from: run.start))
    }
  }
}
