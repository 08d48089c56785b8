package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// The kinds of records.
package enum RecordKind: String, CaseIterable, Codable, Hashable, Sendable {
  case heaviest
  /// Estimated.
  case oneRepMax
  case setVolume, workoutVolume, leastAssistance, mostReps, farthest, longest

  package static let schema = Schema("RecordKind", "The kinds of records.", RecordKind.allCases) { kind in
    switch kind {
    case .heaviest: "the greatest load"
    case .oneRepMax: "what could be lifted once, estimated from a set of 1 to 10 repetitions"
    case .setVolume: "load times repetitions of a set"
    case .workoutVolume: "the same of a workout"
    case .leastAssistance: "of an exercise in which less load is better"
    case .mostReps, .farthest, .longest: "of sets without load or repetitions"
    }
  }
}

/// A record, and the set or workout that holds it.
package struct RecordView: Codable, Hashable, Sendable {
  package var kind: RecordKind
  package var tenths: Int64?
  package var load: Load?
  package var reps: Int?
  package var seconds: Int?
  package var millimetres: Int64?
  package var workout: WorkoutID
  package var day: CivilDay
  package var set: Int?

  package static let schema = Schema(
    "LiftRecord", "A record, and what holds it.",
    [
      .init("kind", RecordKind.schema, "What it is the best in."),
      .optional(
        "tenths", .integer, "Of a load, an estimate or a volume; left out elsewhere.",
        unit: .of("tenths of a kilogram")),
      .optional("load", Load.schema, "Of the set; left out where it has none."),
      .optional("reps", .integer, "Of the set.", unit: .of("repetitions")),
      .optional("seconds", .integer, "Of the set.", unit: .seconds),
      .optional("millimetres", .integer, "Of the set.", unit: .of("millimetres")),
      .init("workout", WorkoutID.schema, "The workout."), .init("day", CivilDay.schema, "Her day."),
      .optional("set", .ordinal, "The set's number; left out of a whole workout's."),
    ])
}

/// The greatest load for at least so many repetitions.
package struct RepMaxView: Codable, Hashable, Sendable {
  package var reps: Int
  package var record: RecordView

  package static let schema = Schema(
    "RepMax", "The greatest load for at least so many repetitions.",
    [
      .init("reps", Schema(.integer(1...RepMaxRule.most)), "How many.", unit: .of("repetitions")),
      .init("record", RecordView.schema, "The set."),
    ])
}

/// A record that a workout or a set set, or that a correction moved.
package struct RecordMoveView: Codable, Hashable, Sendable {
  package var exercise: ExerciseName
  package var kind: RecordKind
  package var after: RecordView?
  package var before: RecordView?

  package static let schema = Schema(
    "RecordMove", "A record that moved.",
    [
      .init("exercise", ExerciseName.schema, "The exercise."),
      .init("kind", RecordKind.schema, "What it is best in."),
      .optional("after", RecordView.schema, "Left out where there is none any more."),
      .optional("before", RecordView.schema, "Left out where it is the first."),
    ])
}

/// A set that awaits her judgement.
package struct SuspiciousSetView: Codable, Hashable, Sendable {
  package var exercise: ExerciseName
  package var workout: WorkoutID
  package var day: CivilDay
  package var set: SetView

  package static let schema = Schema(
    "SuspiciousSet", "A set that awaits judgement.",
    [
      .init("exercise", ExerciseName.schema, "The exercise."), .init("workout", WorkoutID.schema, "The workout."),
      .init("day", CivilDay.schema, "Her day."), .init("set", SetView.schema, "The set."),
    ])
}
