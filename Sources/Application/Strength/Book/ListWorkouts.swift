package import KernelApplication
package import KernelDomain
import StrengthDomain

package struct ListWorkouts: UseCase {
  package static let method = "strength.listWorkouts"
  package static let summary = "List the workouts of the book or of a year, newest first, including removed ones."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var year: Int?
    /// The first day of the range whose workouts are listed; nil if the range has no beginning.
    package var since: CivilDay?
    /// The last day of the range whose workouts are listed; nil if the range has no end.
    package var until: CivilDay?
    /// The maximum number of workouts to list; nil for all.
    package var limit: Int?
    /// Words to search for in the names, notes and exercises of workouts; nil for all workouts.
    package var query: String?

    package static let schema = Schema(
      "The workouts to list.",
      [
        .optional("year", .ordinal, "The year whose workouts to list; if left out, all years.", examples: ["2025"]),
        .listedSince, .listedUntil,
        .listedLimit,
        .optional(
          "query", .text, "Words that a workout's title, note or exercises begin with; if left out, all workouts.",
          examples: [#""bench""#]),
      ])

    package init(
      year: Int? = nil, since: CivilDay? = nil, until: CivilDay? = nil, limit: Int? = nil, query: String? = nil
    ) {
      self.query = query
      self.year = year
      self.since = since
      self.until = until
      self.limit = limit
    }
  }

  package struct Output: Described, Equatable {
    package var workouts: [WorkoutListing]
    package var years: [Int]
    /// The number of questions that the user has to answer about exercise names, workouts and corrections; nil if there
    /// are none. Questions about sets are not included.
    package var questions: Int?

    package static let schema = Schema(
      "The workouts of the book.",
      [
        .init("workouts", .list(WorkoutListing.schema), "The workouts, newest first."),
        .init("years", .list(.ordinal), "The years with workouts, newest first."),
        .optional(
          "questions", .integer,
          "The number of questions in `strength.reviewSets` that are not about a set; left out if there are none.",
          unit: .of("questions")),
      ])
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) { self.reader = reader }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let list = try reader.list()
    let all = list.workouts
    let wanted = input.year.map { year in all.filter { $0.day.year == year } } ?? all
    let found = try input.query.map { (query) throws(Failure) in try WorkoutSearch(query, reader).found(in: wanted) }
    let newest = (found ?? wanted).sorted { WorkoutListing.isBefore($1, $0) }
    return Output(
      workouts: try newest.listed(since: input.since, until: input.until, limit: input.limit, day: \.day),
      years: Set(all.map(\.day.year)).sorted(by: >), questions: list.questions == 0 ? nil : list.questions)
  }
}

/// Finds workouts by words in their names, notes and exercises.
private struct WorkoutSearch {
  private let words: [[UInt32]]
  private let snapshot: any StrengthSnapshot

  init(_ query: String, _ reader: StrengthReader) throws(Failure) {
    words = SearchText(query).words
    snapshot = try reader.repository.snapshot()
  }

  func found(in listings: [WorkoutListing]) -> [WorkoutListing] {
    guard !words.isEmpty else { return listings }
    let catalogue = snapshot.catalogue
    var names: [BlockExercise: [[UInt32]]] = [:]
    var ids: Set<WorkoutID> = []
    for workout in snapshot.corrected.workouts.map(\.workout)
      + (snapshot.book.state.active.map { [$0.asFinished] } ?? [])
    {
      var own = SearchText(workout.name).words + SearchText(workout.note ?? "").words
      for block in workout.blocks {
        let words = names[block.exercise] ?? WorkoutSearch.words(ExerciseName(block.exercise, in: catalogue))
        names[block.exercise] = words
        own += words + SearchText(block.note ?? "").words
      }
      if words.allSatisfy({ word in own.contains { $0.starts(with: word) } }) { ids.insert(workout.id) }
    }
    return listings.filter { ids.contains($0.id) }
  }

  private static func words(_ name: ExerciseName) -> [[UInt32]] {
    SearchText(name.name).words + SearchText(name.czech ?? "").words
  }
}
