package import KernelApplication
package import KernelDomain
import StrengthDomain

/// Lists every exercise that the user has done, with its records, and the most recent records over all exercises.
package struct ListLifts: UseCase {
  package static let method = "strength.listLifts"
  package static let summary =
    "List the exercises that the user has done, most used first, with their records, and the latest records."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var lifts: [Lift]
    package var latest: [RecordMoveView]

    package static let schema = Schema(
      "The exercises done, and the latest records.",
      [
        .init("lifts", .list(ListLifts.Lift.schema), "The exercises, most used first."),
        .init("latest", .list(RecordMoveView.schema), "The records that were set last, newest first, at most 10."),
      ])
  }

  package struct Lift: Codable, Hashable, Sendable {
    package var exercise: ExerciseName
    package var workouts: Int
    package var sets: Int
    package var lastDay: CivilDay
    package var records: [RecordView]

    package static let schema = Schema(
      "Lift", "An exercise that was done, with its records.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."),
        .count("workouts", "The number of workouts with the exercise.", "workouts"),
        .count("sets", "The number of sets of the exercise.", "sets"),
        .init("lastDay", CivilDay.schema, "The day on which the exercise was last done."),
        .init("records", .list(RecordView.schema), "The records of the exercise, one of each kind that it has."),
      ])
  }

  let reader: StrengthReader

  /// The maximum number of recent records to list.
  private static let latest = 10

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let all = snapshot.records(try reader.formula()).exercises
    let lifts = all.compactMap { id, records -> Lift? in
      guard let last = snapshot.workouts(of: id).last else { return nil }
      return Lift(
        exercise: ExerciseName(.known(id), in: snapshot.catalogue), workouts: records.workouts, sets: records.sets,
        lastDay: last.day, records: records.all)
    }
    let latest = lifts.flatMap { lift in
      lift.records.map { RecordMoveView(exercise: lift.exercise, kind: $0.kind, after: $0, before: nil) }
    }.sorted { a, b in
      guard let one = a.after, let other = b.after else { return false }
      return (other.workout, a.exercise.name, one.kind.rawValue) < (one.workout, b.exercise.name, other.kind.rawValue)
    }
    return Output(
      lifts: lifts.sorted {
        (-$0.sets, $0.exercise.name, $0.exercise.id) < (-$1.sets, $1.exercise.name, $1.exercise.id)
      },
      latest: Array(latest.prefix(ListLifts.latest)))
  }
}
