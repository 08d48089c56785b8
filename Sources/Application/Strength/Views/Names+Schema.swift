package import KernelApplication
import KernelDomain
package import StrengthDomain

extension WorkoutID {
  package static let schema = Schema(
    "WorkoutID",
    "The name of a workout: the second in which it began by her clock, and a letter for a further one that began then.",
    .text(pattern: "^s[0-9]{8}T[0-9]{6}(-([b-z]|[1-9][0-9]+))?$"), examples: [#""s20250210T164613""#],
    from: [Schema.Source("strength.listWorkouts", "/workouts/*/id")])
}

extension ExerciseID {
  package static let schema = Schema(
    "ExerciseID", "The name of an exercise in the catalogue, or of an own one: `own-1`.", .text(pattern: nil),
    examples: [#""Barbell_Squat""#], from: [Schema.Source("strength.searchExercises", "/exercises/*/id")])

  /// Where an exercise is asked for.
  package static var asked: Schema {
    Schema(
      "AskedExercise", "An exercise by its name in the catalogue, `Barbell_Squat`, or by any name that people call it.",
      .text(pattern: nil), examples: [#""Barbell_Squat""#],
      from: [Schema.Source("strength.searchExercises", "/exercises/*/id")])
  }
}

extension RoutineID {
  package static let schema = Schema(
    "RoutineID", "The name of a routine.", .text(pattern: "^r[1-9][0-9]*$"), examples: [#""r1""#],
    from: [Schema.Source("strength.listRoutines", "/routines/*/id")])
}

extension ScheduleID {
  package static let schema = Schema(
    "ScheduleID", "The name of a schedule.", .text(pattern: "^p[1-9][0-9]*$"), examples: [#""p1""#])
}

extension SetKind {
  package static let schema = Schema("SetKind", "What a set is done for.", SetKind.allCases) { kind in
    switch kind {
    case .warmup: "counts for nothing"
    case .normal: nil
    case .drop: "with less load at once behind another"
    case .failure: "until no more could be done"
    case .amrap: "as many repetitions as possible"
    }
  }
}

extension ExerciseMeasure {
  package static let schema = Schema(
    "ExerciseMeasure", "What a set of an exercise is told in.", ExerciseMeasure.allCases)
}

extension Schema.Member {
  static func tenths(_ name: String, _ summary: String) -> Schema.Member {
    .init(name, .integer, summary, unit: .of("tenths of a kilogram"))
  }

  static func count(_ name: String, _ summary: String, _ unit: String) -> Schema.Member {
    .init(name, .integer, summary, unit: .of(unit))
  }

  /// A rest of its own.
  static func rest(_ name: String = "restSeconds", _ summary: String) -> Schema.Member {
    .optional(name, Schema(.integer(SetEntry.restSeconds)), summary, unit: .seconds, examples: ["120"])
  }

  /// The number of the change, which undo takes.
  static var change: Schema.Member {
    .optional("change", .ordinal, "The number of the change; left out where the book said so already.")
  }
}
