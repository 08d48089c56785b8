package import KernelApplication
package import RunningDomain

/// Removes the heart rate of a run, or of all runs, permanently from every file of the book.
package struct ForgetRunHeartRates: UseCase {
  package static let method = "running.forgetHeartRate"
  package static let summary = "Remove the heart rate of a run, or of all runs, from the book for good."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    /// The run whose heart rate is removed; nil for all runs.
    package var run: RunID?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The runs whose heart rate to remove.",
      [.optional("run", RunID.schema, "The name of the run; if left out, all runs."), .dryRun])

    package init(run: RunID? = nil, dryRun: Bool? = nil) { (self.run, self.dryRun) = (run, dryRun) }
  }

  package struct Output: Described, Equatable {
    package var runCount: Int
    package var dryRun: Bool?

    package static let schema = Schema(
      "How many runs had a heart rate.",
      [
        .init("runCount", .integer, "The number of runs whose heart rate was removed.", unit: .of("runs")), .isDryRun,
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let run = try input.run.map { (run) throws(Failure) in try reader.row(run).row.originals }
    return Output(
      runCount: try reader.repository.forgetHeartRates(of: run.map { Set($0) }, isDryRun: isDryRun),
      dryRun: isDryRun ? true : nil)
  }
}

extension ForgetRunHeartRates.Output: Announcing {
  package static var announced: [EventDescription] { RunningEvents.bookDescriptions }

  package func events(changed: Bool) -> [BookEvent] {
    dryRun == true || runCount == 0 ? [] : RunningEvents.book(RunningEvents.BookChanged(), [])
  }
}
