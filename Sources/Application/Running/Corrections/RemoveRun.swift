package import KernelApplication
package import RunningDomain

/// Marks a run as somebody else's. It no longer counts anywhere, even if it is imported again.
package struct RemoveRun: UseCase {
  package static let method = "running.removeRun"
  package static let summary = "Remove a run from the book, because somebody else ran it."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var run: RunID
    package var dryRun: Bool?

    package static let schema = Schema(
      "The run to remove.", [.init("run", RunID.schema, "The name of the run to remove."), .dryRun])

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
