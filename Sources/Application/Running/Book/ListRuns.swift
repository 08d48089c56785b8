package import KernelApplication
package import KernelDomain
import RunningDomain

package struct ListRuns: UseCase {
  package static let method = "running.listRuns"
  package static let summary =
    "List the runs of the book or of a year, newest first, including those that do not count."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?
    /// The first day of the runs to list; nil for no first day.
    package var since: CivilDay?
    /// The last day of the runs to list; nil for no last day.
    package var until: CivilDay?
    /// The maximum number of runs to list; nil for all.
    package var limit: Int?

    package static let schema = Schema(
      "The runs to list.",
      [
        .optional(
          "year", .ordinal, "The year in which the runs began, by the runner's clock; if left out, all years.",
          examples: ["2015"]), .listedSince,
        .listedUntil,
        .listedLimit,
      ])

    package init(year: Int? = nil, since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil) {
      self.year = year
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var runs: [RunListing]
    package var years: [Int]

    package static let schema = Schema(
      "The runs of the book.",
      [
        .init("runs", .list(RunListing.schema), "The runs, newest first."),
        .init("years", .list(.ordinal), "All years with runs, newest first."),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let all = try reader.repository.list()
    let years = Set(all.map(\.day.year)).sorted(by: >)
    let wanted = input.year.map { year in all.filter { $0.day.year == year } } ?? all
    let newest = wanted.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
    return Output(
      runs: try newest.listed(since: input.since, until: input.until, limit: input.limit, day: \.day), years: years)
  }
}
