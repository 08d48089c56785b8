package import KernelApplication
import KernelDomain
import StrengthDomain

extension SetView {
  package static var schema: Schema {
    Schema(
      "WorkoutSet", "A set as it was logged.",
      [
        .init("number", .ordinal, "Which one of its workout it is, from 1."),
        .init("kind", SetKind.schema, "What it was done for."), .init("done", .flag, "Whether it was done."),
      ] + [Schema.Member].measures + [
        .rest("plannedRestSeconds", "That was to follow; left out where nothing was planned."),
        .optional("restSeconds", .integer, "That did follow; left out where nobody knows.", unit: .seconds),
        .optional("note", .text, "What was noted of it."),
        .optional("suspicious", .flag, "True where it awaits judgement; left out elsewhere."),
        .optional("confirmed", .flag, "True where it was said to be right; left out elsewhere."),
      ])
  }
}

extension SetTargetView {
  package static var schema: Schema {
    Schema(
      "SetTarget", "What a set is to be.",
      [.optional("kind", SetKind.schema, "Left out for a normal one.")]
        + [Schema.Member].measures.filter { $0.name != "rpe" } + [
          .rest("restSeconds", "Behind it, of its own.")
        ])
  }
}

extension [Schema.Member] {
  /// What a set is told in; each is left out where it is not told.
  static var measures: [Schema.Member] {
    [
      .optional("load", Load.schema, "How much was lifted.", examples: [#"{"thousandths":100000,"unit":"kg"}"#]),
      .optional(
        "reps", Schema(.integer(0...SetEntry.mostReps)), "How often.", unit: .of("repetitions"), examples: ["5"]),
      .optional("seconds", Schema(.integer(1...999_999_999)), "How long.", unit: .seconds, examples: ["60"]),
      .optional(
        "millimetres", Schema(.integer(1...Int(Int64.max))), "How far.", unit: .of("millimetres"),
        examples: ["400000"]),
      .optional(
        "rpe", Schema(.number(1...10)), "How hard it was (rate of perceived exertion), in halves.", unit: .ordinal,
        examples: ["8.5"]),
    ]
  }
}
