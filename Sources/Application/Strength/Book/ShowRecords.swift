package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct ShowRecords: UseCase {
  package static let method = "strength.showRecords"
  package static let summary = "The records of an exercise, its rep maxes, and its sets that await your judgement."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound]

  package struct Input: Described, Equatable {
    /// By its id, or by any name that people call it.
    package var exercise: ExerciseID

    package static let schema = Schema("Which exercise.", [.init("exercise", ExerciseID.asked, "The exercise.")])

    package init(exercise: ExerciseID) {
      self.exercise = exercise
    }
  }

  package struct Output: Described, Equatable {
    package var exercise: ExerciseView
    package var formula: OneRepMaxRule
    package var workouts: Int
    package var sets: Int
    package var workingSets: Int
    /// Tenths of a kilogram.
    package var volumeTenths: Int64
    package var records: [RecordView]
    package var repMaxes: [RepMaxView]
    package var suspicious: [SuspiciousSetView]

    package static let schema = Schema(
      "The records of an exercise.",
      [
        .init("exercise", ExerciseView.schema, "The exercise."),
        .init("formula", OneRepMaxRule.schema, "By which `oneRepMax` is estimated."),
        .count("workouts", "In how many it was done.", "workouts"), .count("sets", "All of it.", "sets"),
        .count("workingSets", "All that count.", "sets"),
        .tenths("volumeTenths", "Load times repetitions, of all that counts."),
        .init("records", .list(RecordView.schema), "One of each kind that there is."),
        .init("repMaxes", .list(RepMaxView.schema), "From one repetition on."),
        .init("suspicious", .list(SuspiciousSetView.schema), "The sets that await judgement, oldest first."),
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
  /// A set that awaits her judgement; nil where it is not there any more.
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
    "OneRepMaxRule", "How is estimated what could be lifted once.", OneRepMaxRule.allCases
  ) { rule in
    switch rule {
    case .epley: "load · (1 + repetitions / 30)"
    case .brzycki: "load · 36 / (37 − repetitions)"
    }
  }
}
