package import KernelApplication
package import RunningDomain

/// Says that a run was not hers: it counts nowhere from now on, also after the next import.
package struct RemoveRun: UseCase {
  package static let method = "running.removeRun"
  package static let summary = "Leave a run out of the book: it was not yours."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var dryRun: Bool?

    package static let schema = Schema("Which run is left out.", [.init("run", RunID.schema, "The run."), .dryRun])

    package init(run: RunID, dryRun: Bool? = nil) {
      self.run = run
      self.dryRun = dryRun
    }
  }

  package typealias Output = RunCorrectionOutput

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    try reader.correct(input.run, isDryRun: input.dryRun) { _ throws(Failure) in .remove }
  }
}
