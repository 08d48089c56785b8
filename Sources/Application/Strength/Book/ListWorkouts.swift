package import KernelApplication
package import KernelDomain
import StrengthDomain

package struct ListWorkouts: UseCase {
  package static let method = "strength.listWorkouts"
  package static let summary = "Every workout of the book or of a year, newest first, with those taken out of it."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?
    /// Nil has no first day.
    package var since: CivilDay?
    /// Nil has no last day.
    package var until: CivilDay?
    /// The most that are listed; nil is all.
    package var limit: Int?

    package static let schema = Schema(
      "Which workouts.",
      [
        .optional("year", .ordinal, "The year; left out, all.", examples: ["2025"]), .listedSince, .listedUntil,
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
        .init("workouts", .list(WorkoutListing.schema), "Newest first."),
        .init("years", .list(.ordinal), "The years that have workouts, newest first."),
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
