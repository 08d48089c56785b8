package import KernelApplication
import KernelDomain
import StrengthDomain

/// Every workout of the book, newest first, with the one that is on and those that were taken out.
package struct ListWorkouts: UseCase {
  package static let method = "strength.listWorkouts"
  package static let summary = "Every workout of the book or of a year, newest first, with those taken out of it."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// Nil is all years.
    package var year: Int?

    package init(year: Int? = nil) {
      self.year = year
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    package var workouts: [WorkoutListing]
    /// The years that have workouts, newest first.
    package var years: [Int]
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let all = try reader.store.list()
    let wanted = input.year.map { year in all.filter { $0.day.year == year } } ?? all
    return Output(
      workouts: wanted.sorted { ($0.id, $0.start) > ($1.id, $1.start) },
      years: Set(all.map(\.day.year)).sorted(by: >))
  }
}

extension ListWorkouts.Input {
  package static var schema: Schema {
    Schema("Which workouts.", [.optional("year", .ordinal, "Her year; left out, all.", examples: ["2025"])])
  }
}

extension ListWorkouts.Output {
  package static var schema: Schema {
    Schema(
      "The workouts of the book.",
      [
        .init("workouts", .list(WorkoutListing.schema), "Newest first."),
        .init("years", .list(.ordinal), "The years that have workouts, newest first."),
      ])
  }
}
