package import KernelApplication
import KernelDomain
import StrengthDomain

package struct ListWorkouts: UseCase {
  package static let method = "strength.listWorkouts"
  package static let summary = "Every workout of the book or of a year, newest first, with those taken out of it."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?

    package static let schema = Schema(
      "Which workouts.", [.optional("year", .ordinal, "Her year; left out, all.", examples: ["2025"])])

    package init(year: Int? = nil) {
      self.year = year
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
    return Output(
      workouts: wanted.sorted { ($0.id, $0.start) > ($1.id, $1.start) },
      years: Set(all.map(\.day.year)).sorted(by: >))
  }
}
