package import KernelApplication
import RunningDomain

package struct ConfirmKinds: UseCase {
  package static let method = "running.confirmKinds"
  package static let summary =
    "Confirm what an import guessed from the speed: that its tracks without a sport are not runs."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var `import`: Int
    package var dryRun: Bool?

    package static let schema = Schema(
      "The import whose guesses to confirm.",
      [
        .init(
          "import", .integer, "The number of the import.", unit: .ordinal, examples: ["12"],
          from: [Schema.Source("book.listImports", "/imports/*/number")]),
        .dryRun,
      ])

    package init(import number: Int, dryRun: Bool? = nil) {
      `import` = number
      self.dryRun = dryRun
    }
  }

  package struct Output: Described, Equatable {
    /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
    package var number: Int?
    /// The activities whose kind is confirmed now.
    package var runs: [RunListing]
    /// True if this was a dry run, which wrote nothing; nil otherwise.
    package var dryRun: Bool?

    package static let schema = Schema(
      "The activities whose kind was confirmed.",
      [
        .optional(
          "number", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed."),
        .init("runs", .list(RunListing.schema), "The activities, oldest first."),
        .isDryRun,
      ])
    package static let announced = RunningEvents.bookDescriptions
  }

  let reader: RunReader

  /// Fails with `notFound` if the import has no guessed kinds that await a decision.
  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let isDryRun = input.dryRun ?? false
    let (changed, made) = try reader.repository.correct(isDryRun: isDryRun) { (book) throws(Failure) in
      let guessed = book.guessed.first { $0.imported == input.import }?.runs ?? []
      guard !guessed.isEmpty else { throw .notFound(.running(.noGuesses(import: input.import))) }
      return guessed.map { RunCorrection(run: $0.id, change: .kind($0.run.kind), touched: nil) }
    }
    let listings = made.compactMap { changed.book[$0.run] }.map { RunListing($0, in: changed.book) }
    return Output(number: isDryRun ? nil : changed.number, runs: listings, dryRun: isDryRun ? true : nil)
  }
}

extension ConfirmKinds.Output: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard changed, dryRun != true else { return [] }
    return RunningEvents.book(RunningEvents.BookChanged(), [])
  }
}
