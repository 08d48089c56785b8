package import KernelApplication
package import KernelDomain
import StrengthDomain

/// Every exercise that was done, with its best, and the latest records of all.
package struct ListLifts: UseCase {
  package static let method = "strength.listLifts"
  package static let summary =
    "Every exercise that you did, the most used first, with its records; and the latest records."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var lifts: [Lift]
    package var latest: [RecordMoveView]

    package static let schema = Schema(
      "What was lifted.",
      [
        .init("lifts", .list(ListLifts.Lift.schema), "The most used first."),
        .init("latest", .list(RecordMoveView.schema), "The records that were set last, newest first, at most ten."),
      ])
  }

  package struct Lift: Codable, Hashable, Sendable {
    package var exercise: ExerciseName
    package var workouts: Int
    package var sets: Int
    package var lastDay: CivilDay
    package var records: [RecordView]

    package static let schema = Schema(
      "Lift", "An exercise that was done.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."),
        .count("workouts", "In how many it was done.", "workouts"), .count("sets", "All of it.", "sets"),
        .init("lastDay", CivilDay.schema, "When it was done last."),
        .init("records", .list(RecordView.schema), "One of each kind that there is."),
      ])
  }

  let reader: StrengthReader

  /// How many of the latest records are told.
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
