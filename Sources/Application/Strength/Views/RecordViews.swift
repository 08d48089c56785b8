package import KernelApplication
package import KernelDomain
package import StrengthDomain

package enum RecordKind: String, CaseIterable, Codable, Hashable, Sendable {
  case heaviest
  /// The greatest one-repetition maximum that was estimated from a set of the exercise.
  case oneRepMax
  case setVolume, workoutVolume, leastAssistance, mostReps, farthest, longest

  package static let schema = Schema("RecordKind", "The kind of a record.", RecordKind.allCases) { kind in
    switch kind {
    case .heaviest: "the greatest load"
    case .oneRepMax: "the greatest one-repetition maximum, estimated from a set of 1 to 10 repetitions"
    case .setVolume: "the greatest volume of a set: load times repetitions"
    case .workoutVolume: "the greatest volume of a workout"
    case .leastAssistance: "the least load, for exercises in which less load is better"
    case .mostReps, .farthest, .longest:
      "the most repetitions, the greatest distance or the longest time, for sets without load"
    }
  }
}

/// A record, with the set or workout that holds it.
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
    "LiftRecord", "A record, and the set or workout that set it.",
    [
      .init("kind", RecordKind.schema, "The kind of the record."),
      .optional(
        "tenths", .integer,
        """
        The record's value, in tenths of a kilogram, if it is a load, an estimate or a volume; left out \
        otherwise.
        """,
        unit: .of("tenths of a kilogram")),
      .optional("load", Load.schema, "The load of the set; left out if it has none."),
      .optional(
        "reps", .integer,
        "The number of repetitions of the set; left out if it has none.",
        unit: .of("repetitions")),
      .optional("seconds", .integer, "The duration of the set, in seconds; left out if it has none.", unit: .seconds),
      .optional(
        "millimetres", .integer, "The distance of the set, in millimetres; left out if it has none.",
        unit: .of("millimetres")),
      .init("workout", WorkoutID.schema, "The name of the workout."),
      .init("day", CivilDay.schema, "The day of the workout."),
      .optional("set", .ordinal, "The number of the set; left out if the whole workout set the record."),
    ])
}

/// The greatest load that the lifter lifted at least `reps` times in one set of the exercise.
package struct RepMaxView: Codable, Hashable, Sendable {
  package var reps: Int
  package var record: RecordView

  package static let schema = Schema(
    "RepMax", "The greatest load that was lifted for at least a number of repetitions.",
    [
      .init("reps", Schema(.integer(1...RepMaxRule.most)), "The number of repetitions.", unit: .of("repetitions")),
      .init("record", RecordView.schema, "The set with the greatest load."),
    ])
}

/// How a change affected one record: a workout or set beat the record, or a correction changed it.
package struct RecordMoveView: Codable, Hashable, Sendable {
  package var exercise: ExerciseName
  package var kind: RecordKind
  package var after: RecordView?
  package var before: RecordView?

  package static let schema = Schema(
    "RecordMove", "A record that changed.",
    [
      .init("exercise", ExerciseName.schema, "The exercise of the record."),
      .init("kind", RecordKind.schema, "The kind of the record."),
      .optional("after", RecordView.schema, "The new record; left out if there is none any more."),
      .optional("before", RecordView.schema, "The previous record; left out if there was none."),
    ])
}

/// A suspicious set, which the user has to confirm or correct.
package struct SuspiciousSetView: Codable, Hashable, Sendable {
  package var exercise: ExerciseName
  package var workout: WorkoutID
  package var day: CivilDay
  package var set: SetView
  /// The exercise's heaviest set that counts for records; nil if there is none, or if the use case does not determine
  /// it.
  package var heaviest: RecordView?

  package static let schema = Schema(
    "SuspiciousSet", "A set that the user has to check.",
    [
      .init("exercise", ExerciseName.schema, "The exercise of the set."),
      .init("workout", WorkoutID.schema, "The name of the workout."),
      .init("day", CivilDay.schema, "The day of the workout."), .init("set", SetView.schema, "The set."),
      .optional(
        "heaviest", RecordView.schema,
        """
        The heaviest set of the exercise among those that count; left out if there is none, or if it was not looked \
        up.
        """),
    ])
}
