package import KernelApplication
import KernelDomain
package import StrengthDomain

extension WorkoutID {
  package static let schema = Schema(
    "WorkoutID",
    """
    The name of a workout: the second of its start by local time, and a letter or number if several workouts started \
    in that second.
    """,
    .text(pattern: "^s[0-9]{8}T[0-9]{6}(-([b-z]|[1-9][0-9]+))?$"), examples: [#""s20250210T164613""#],
    from: [Schema.Source("strength.listWorkouts", "/workouts/*/id")])
}

extension ExerciseID {
  package static let schema = Schema(
    "ExerciseID", "The name of an exercise in the catalogue, or of one of the user's own exercises, such as `own-1`.",
    .text(pattern: nil),
    examples: [#""Barbell_Squat""#], from: [Schema.Source("strength.searchExercises", "/exercises/*/id")])

  /// The schema of an exercise in an input, given by id or name.
  package static var asked: Schema {
    Schema(
      "AskedExercise",
      "The name of an exercise in the catalogue, such as `Barbell_Squat`, or any name that people use for it.",
      .text(pattern: nil), examples: [#""Barbell_Squat""#],
      from: [Schema.Source("strength.searchExercises", "/exercises/*/id")])
  }
}

extension RoutineID {
  package static let schema = Schema(
    "RoutineID", "The name of a routine.",
    .text(pattern: "^r[1-9][0-9]*$"), examples: [#""r1""#],
    from: [Schema.Source("strength.listRoutines", "/routines/*/id")])
}

extension ScheduleID {
  package static let schema = Schema(
    "ScheduleID", "The name of a schedule.", .text(pattern: "^p[1-9][0-9]*$"), examples: [#""p1""#])
}

extension SetKind {
  package static let schema = Schema("SetKind", "The kind of a set.", SetKind.allCases) { kind in
    switch kind {
    case .warmup: "for warming up; it does not count for records and volumes"
    case .normal: nil
    case .drop: "with less load, immediately after another set"
    case .failure: "until no further repetition was possible"
    case .amrap: "as many repetitions as possible"
    }
  }
}

extension ExerciseMeasure {
  package static let schema = Schema(
    "ExerciseMeasure", "What is recorded for each set of an exercise.", ExerciseMeasure.allCases)
}

extension Schema.Member {
  /// The member `same` of an input: whether to make the change in the workout under way even if the user probably
  /// forgot that workout.
  static var same: Schema.Member {
    .optional(
      "same", .flag,
      """
      True if this belongs to the workout even though nothing was done in it for four hours; if left out, the user is \
      asked in that case.
      """)
  }

  static func tenths(_ name: String, _ summary: String) -> Schema.Member {
    .init(name, .integer, summary, unit: .of("tenths of a kilogram"))
  }

  static func count(_ name: String, _ summary: String, _ unit: String) -> Schema.Member {
    .init(name, .integer, summary, unit: .of(unit))
  }

  /// Returns the schema of a member that holds a rest in seconds, which applies instead of the rest in the settings.
  static func rest(_ name: String = "restSeconds", _ summary: String) -> Schema.Member {
    .optional(name, Schema(.integer(SetEntry.restSeconds)), summary, unit: .seconds, examples: ["120"])
  }

  /// The member `change` of an output: the number that identifies the recorded change, for use with undo.
  static var change: Schema.Member {
    .optional("change", .ordinal, "The number of the change, which `book.undo` takes; left out if nothing was changed.")
  }
}
