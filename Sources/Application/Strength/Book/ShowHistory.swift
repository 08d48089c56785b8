package import KernelApplication
package import KernelDomain
package import StrengthDomain

package struct ShowHistory: UseCase {
  package static let method = "strength.showHistory"
  package static let summary =
    "List the workouts that contain an exercise, newest first, each with its sets of the exercise."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package typealias Input = ShowRecords.Input

  package struct Output: Described, Equatable {
    package var exercise: ExerciseName
    package var workouts: [Entry]

    package static let schema = Schema(
      "The workouts with an exercise.",
      [
        .init("exercise", ExerciseName.schema, "The exercise."),
        .init(
          "workouts",
          .list(
            Schema(
              "ExerciseHistory", "A workout that contains the exercise, and its sets of the exercise.",
              [
                .init("workout", WorkoutID.schema, "The name of the workout in the book."),
                .init("day", CivilDay.schema, "The day of the workout."),
                .optional("name", .text, "The title of the workout; left out if it has none."),
                .init(
                  "sets", .list(SetView.schema), "The sets of the exercise, in the order in which they were logged."),
                .tenths("volumeTenths", "The volume of the exercise in the workout, in tenths of a kilogram."),
                .optional(
                  "oneRepMaxTenths", .integer,
                  "The estimated one-repetition maximum, in tenths of a kilogram; left out if there is none.",
                  unit: .of("tenths of a kilogram")),
              ])), "The workouts, newest first."),
      ])
  }

  package struct Entry: Codable, Hashable, Sendable {
    package var workout: WorkoutID
    package var day: CivilDay
    package var name: String?
    package var sets: [SetView]
    /// The exercise's volume (load times repetitions, summed) in the workout, in tenths of a kilogram.
    package var volumeTenths: Int64
    /// The one-repetition maximum that is estimated from the workout's sets, in tenths of a kilogram; nil if no set
    /// allows an estimate.
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
