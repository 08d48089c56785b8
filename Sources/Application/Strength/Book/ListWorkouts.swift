package import KernelApplication
package import KernelDomain
import StrengthDomain

package struct ListWorkouts: UseCase {
  package static let method = "strength.listWorkouts"
  package static let summary = "List the workouts of the book or of a year, newest first, including removed ones."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?
    /// The first day of the workouts to list; nil for no first day.
    package var since: CivilDay?
    /// The last day of the workouts to list; nil for no last day.
    package var until: CivilDay?
    /// The maximum number of workouts to list; nil for all.
    package var limit: Int?

    package static let schema = Schema(
      "The workouts to list.",
      [
        .optional("year", .ordinal, "The year whose workouts to list; if left out, all years.", examples: ["2025"]),
        .listedSince, .listedUntil,
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
    package var workouts: [WorkoutListing]
    package var years: [Int]

    package static let schema = Schema(
      "The workouts of the book.",
      [
        .init("workouts", .list(WorkoutListing.schema), "The workouts, newest first."),
        .init("years", .list(.ordinal), "The years with workouts, newest first."),
      ])
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let all = try reader.repository.list()
    let wanted = input.year.map { year in all.filter { $0.day.year == year } } ?? all
    let newest = wanted.sorted { ($0.id, $0.start) > ($1.id, $1.start) }
    return Output(
      workouts: try newest.listed(since: input.since, until: input.until, limit: input.limit, day: \.day),
      years: Set(all.map(\.day.year)).sorted(by: >))
  }
}
