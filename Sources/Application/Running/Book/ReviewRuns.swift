package import BookApplication
package import KernelApplication
package import KernelDomain
package import RunningDomain

package struct ReviewRuns: UseCase {
  package static let method = "running.reviewRuns"
  package static let summary = "What awaits your judgement: efforts nobody runs, duplicates, corrections set aside."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var suspicious: [RunEffortView]
    /// Second recordings of a run, newest first.
    package var duplicates: [Duplicate]
    package var setAside: [ShowRun.Correction]

    package static let schema = Schema(
      "RunReview", "What of runs awaits judgement.",
      [
        .init("suspicious", .list(RunEffortView.schema), "Efforts faster than anybody runs, newest first."),
        .init(
          "duplicates",
          .list(
            Schema(
              "RunDuplicate", "A second recording of a run.",
              [
                .init("run", RunID.schema, "The run."), .init("source", .text, "What recorded it."),
                .init("day", CivilDay.schema, "The runner's day."),
                .init("counts", RunID.schema, "The one that counts."),
                .init("countsSource", .text, "What recorded that."),
              ])), "Newest first."),
        .init("setAside", .list(ShowRun.Correction.schema), "Corrections that no longer fit a newer import."),
      ])

    /// How many things there are to decide.
    package var count: Int { suspicious.count + duplicates.count + setAside.count }
  }

  package struct Duplicate: Codable, Hashable, Sendable {
    package var run: RunID
    package var source: String
    package var day: CivilDay
    /// The one that counts.
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
    return Output(suspicious: suspicious, duplicates: duplicates, setAside: setAside)
  }
}

extension ReviewRuns: FeatureReviewer {
  package func review() throws(Failure) -> (count: Int, part: any Codable & Sendable) {
    let found = try self(NoInput())
    return (found.count, found)
  }
}

extension RunReader {
  /// What awaits the runner's judgement.
  package var reviewer: any FeatureReviewer { ReviewRuns(reader: self) }
}
