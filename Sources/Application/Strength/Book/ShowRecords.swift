package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct ShowRecords: UseCase {
  package static let method = "strength.showRecords"
  package static let summary =
    "Show the records of an exercise, its repetition maxima, and its sets that the user has to check."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// The exercise's id, or one of its names.
    package var exercise: ExerciseID

    package static let schema = Schema(
      "The exercise to show.", [.init("exercise", ExerciseID.asked, "The exercise to show.")])

    package init(exercise: ExerciseID) { self.exercise = exercise }
  }

  package struct Output: Described, Equatable {
    package var exercise: ExerciseView
    package var formula: OneRepMaxRule
    package var workouts: Int
    package var sets: Int
    package var workingSets: Int
    /// The exercise's volume over all workouts (load times repetitions, summed) in tenths of a kilogram.
    package var volumeTenths: Int64
    package var records: [RecordView]
    package var repMaxes: [RepMaxView]
    package var suspicious: [SuspiciousSetView]

    package static let schema = Schema(
      "The records of the exercise.",
      [
        .init("exercise", ExerciseView.schema, "The exercise."),
        .init("formula", OneRepMaxRule.schema, "The formula by which the one-repetition maximum is estimated."),
        .count("workouts", "The number of workouts with the exercise.", "workouts"),
        .count("sets", "The number of sets of the exercise.", "sets"),
        .count("workingSets", "The number of sets, not counting warm-up sets and suspicious ones.", "sets"),
        .tenths("volumeTenths", "The volume in tenths of a kilogram: loads times repetitions of the sets that count."),
        .init("records", .list(RecordView.schema), "The records of the exercise, one of each kind that it has."),
        .init(
          "repMaxes", .list(RepMaxView.schema),
          "The greatest loads for at least 1, 2, 3 and more repetitions, in this order."),
        .init("suspicious", .list(SuspiciousSetView.schema), "The sets that the user has to check, oldest first."),
      ])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let snapshot = try reader.repository.snapshot()
    let exercise = try snapshot.exercise(input.exercise)
    let formula = try reader.formula()
    let records = snapshot.records(of: snapshot.workouts(of: exercise.id), formula).exercises[exercise.id]
    return Output(
      exercise: ExerciseView(exercise, in: snapshot), formula: formula, workouts: records?.workouts ?? 0,
      sets: records?.sets ?? 0, workingSets: records?.workingSets ?? 0, volumeTenths: records?.volumeTenths ?? 0,
      records: records?.all ?? [],
      repMaxes: (records?.repMaxes ?? []).enumerated().map { index, record in
        RepMaxView(reps: index + 1, record: RecordView(.heaviest, record))
      }, suspicious: (records?.suspicious ?? []).compactMap { snapshot.suspiciousSet($0) })
  }
}

extension StrengthSnapshot {
  /// Returns a suspicious set, which the user has to confirm or correct; nil if the set no longer exists.
  func suspiciousSet(_ place: SetPlace) -> SuspiciousSetView? {
    guard let workout = corrected[place.workout]?.workout else { return nil }
    for block in workout.blocks {
      guard let set = block.sets.first(where: { Int($0.number) == place.set }) else { continue }
      return SuspiciousSetView(
        exercise: ExerciseName(block.exercise, in: catalogue), workout: place.workout, day: workout.day,
        set: SetView(set, isSuspicious: true))
    }
    return nil
  }
}

extension OneRepMaxRule {
  package static let schema = Schema(
    "OneRepMaxRule", "The formula by which the one-repetition maximum, the load that can be lifted once, is estimated.",
    OneRepMaxRule.allCases
  ) { rule in
    switch rule {
    case .epley: "load · (1 + repetitions / 30)"
    case .brzycki: "load · 36 / (37 − repetitions)"
    }
  }
}
