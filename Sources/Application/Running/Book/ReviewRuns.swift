package import BookApplication
package import KernelApplication
package import KernelDomain
package import RunningDomain

package struct ReviewRuns: UseCase {
  package static let method = "running.reviewRuns"
  package static let summary =
    """
    List what the user has to decide: efforts faster than anybody runs, guessed kinds, duplicates, corrections set \
    aside.
    """
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var suspicious: [RunEffortView]
    /// The recordings that do not count for records and totals, because another recording of the same run counts
    /// instead; most recent first.
    package var duplicates: [Duplicate]
    package var setAside: [ShowRun.Correction]
    /// The imports that contain tracks whose files do not state the sport and whose speed does not look like running,
    /// most recent first; nil if there are none.
    package var guessed: [Guessed]?

    package static let schema = Schema(
      "RunReview", "What the user has to decide about runs.",
      [
        .init(
          "suspicious", .list(RunEffortView.schema),
          """
          The efforts that are faster than anybody runs, newest run first; they do not count until the user confirms \
          them.
          """),
        .init(
          "duplicates",
          .list(
            Schema(
              "RunDuplicate", "A run of which another recording counts.",
              [
                .init("run", RunID.schema, "The name of the run that does not count."),
                .init("source", .text, "The device or app that recorded the run."),
                .init("day", CivilDay.schema, "The day on which the run began, by the runner's clock."),
                .init("counts", RunID.schema, "The name of the recording that counts."),
                .init("countsSource", .text, "The device or app that made the recording that counts."),
              ])), "The runs of which another recording counts, newest first."),
        .init(
          "setAside", .list(ShowRun.Correction.schema),
          "The corrections that no longer fit the run after a newer import, and so have no effect."),
        .optional(
          "guessed", .list(Guessed.schema),
          """
          The imports that contain tracks which name no sport and do not look like runs, newest first; left out if \
          there are none.
          """),
      ])

    /// The number of decisions that the runner has to make.
    package var count: Int { suspicious.count + duplicates.count + setAside.count + (guessed?.count ?? 0) }
  }

  /// The tracks of one import whose kind of activity was guessed from their speed.
  package struct Guessed: Codable, Hashable, Sendable {
    /// The number that identifies the import; nil if it is not known.
    package var `import`: Int?
    package var runs: [RunListing]
    /// The number of all tracks of the import whose files do not state the sport, including tracks that look like runs;
    /// nil if the number is not known.
    package var untold: Int?

    package static let schema = Schema(
      "RunGuesses", "The tracks in one import that name no sport and do not look like runs.",
      [
        .optional(
          "import", .integer, "The number of the import; left out if it is not known.", unit: .ordinal,
          examples: ["12"], from: [Schema.Source("book.listImports", "/imports/*/number")]),
        .init("runs", .list(RunListing.schema), "The tracks, oldest first, with their guessed kinds."),
        .optional(
          "untold", .integer,
          """
          The number of all tracks in the import that name no sport, including those that look like runs; left out if \
          it is not known.
          """,
          unit: .of("activities")),
      ])
  }

  package struct Duplicate: Codable, Hashable, Sendable {
    package var run: RunID
    package var source: String
    package var day: CivilDay
    /// The recording of the same run that counts for records and totals instead of this duplicate.
    package var counts: RunID
    package var countsSource: String
  }

  let reader: RunReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let book = try reader.repository.book()
    let suspicious = book.runs.reversed().filter { book.counts($0) }.flatMap { row in
      row.measured.suspicious.map {
        RunEffortView(
          RunAttempt(run: row.id, day: row.run.day(), start: row.run.start, effort: $0, isSuspicious: true))
      }
    }
    let duplicates = book.runs.reversed().compactMap { row -> Duplicate? in
      guard let id = book.duplicates[row.id], let counts = book[id] else { return nil }
      return Duplicate(
        run: row.id, source: row.run.source, day: row.run.day(), counts: id, countsSource: counts.run.source)
    }
    let setAside = book.setAside.map {
      ShowRun.Correction(number: $0.number, said: RunChangePart($0.correction), setAside: true)
    }
    let guessed = book.guessed.reversed().map { group in
      Guessed(
        import: group.imported == 0 ? nil : group.imported, runs: group.runs.map { RunListing($0, in: book) },
        untold: group.imported == 0 || group.untold < group.runs.count ? nil : group.untold)
    }
    return Output(
      suspicious: suspicious, duplicates: duplicates, setAside: setAside, guessed: guessed.isEmpty ? nil : guessed)
  }
}

extension ReviewRuns: FeatureReviewer {
  package func review() throws(Failure) -> (count: Int, part: any Codable & Sendable) {
    let found = try self(NoInput())
    return (found.count, found)
  }

  package func guesses(ofImport number: Int) throws(Failure) -> Int {
    try reader.repository.book().guessed.first { $0.imported == number }?.runs.count ?? 0
  }
}

extension RunReader {
  /// Lists the decisions that the runner has to make.
  package var reviewer: any FeatureReviewer { ReviewRuns(reader: self) }
}
