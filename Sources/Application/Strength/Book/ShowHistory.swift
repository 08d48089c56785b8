package import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct ShowHistory: UseCase {
  package static let method = "strength.showHistory"
  package static let summary = "Every workout with an exercise, newest first, with its sets."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package typealias Input = ShowRecords.Input

  package struct Output: Described, Equatable {
    package var exercise: ExerciseName
    package var workouts: [Entry]

    package static let schema = Schema(
      "What was done of an exercise.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."),
        .init(
          "workouts",
          .list(
            Schema(
              "ExerciseHistory", "What a workout has of an exercise.",
              [
                .init("workout", WorkoutID.schema, "The workout."), .init("day", CivilDay.schema, "Her day."),
                .optional("name", .text, "What the workout is called; left out where it has no name."),
                .init("sets", .list(SetView.schema), "In the order logged."),
                .tenths("volumeTenths", "Of this exercise."),
                .optional(
                  "oneRepMaxTenths", .integer, "Estimated; left out where none of its sets tells.",
                  unit: .of("tenths of a kilogram")),
              ])), "Newest first."),
      ])
  }

  package struct Entry: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    package var day: CivilDay
    package var name: String?
    package var sets: [SetView]
    /// Of this exercise, in tenths of a kilogram.
    package var volumeTenths: Int64
    /// Estimated from the workout's sets, in tenths of a kilogram; left out where none tells.
    package var oneRepMaxTenths: Int64?
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let exercise = try snapshot.exercise(input.exercise)
    let formula = try reader.formula()
    let suspicious = snapshot.suspicious
    var listings = WorkoutListings(snapshot)
    let workouts = snapshot.workouts(of: exercise.id).reversed().map { workout in
      let confirmed = snapshot.corrected[workout.id]?.confirmed ?? []
      let sets = workout.blocks.flatMap(\.sets)
      let counting = sets.filter {
        $0.isWorking && !suspicious.contains(SetPlace(workout: workout.id, set: Int($0.number)))
      }
      let best = counting.compactMap { set -> Int64? in
        guard let load = set.load, let reps = set.reps else { return nil }
        return formula.estimate(load.mass, reps: Int(reps))?.tenths
      }.max()
      return Entry(
        workout: workout.id, day: workout.day, name: workout.name.isEmpty ? nil : workout.name,
        sets: sets.map {
          SetView(
            $0, isSuspicious: suspicious.contains(SetPlace(workout: workout.id, set: Int($0.number))),
            isConfirmed: confirmed.contains($0.number))
        }, volumeTenths: listings.volume(of: workout), oneRepMaxTenths: exercise.isAssisted ? nil : best)
    }
    return Output(exercise: ExerciseName(exercise), workouts: Array(workouts))
  }
}
