package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ShowSwim.Input {
  package static let schema = Schema(
    "Which swim is shown.",
    [.optional("swim", SwimReference.schema, "The swim; left out, the latest that counts.")])
}

extension ShowSwim.Output {
  package static let schema = Schema(
    "SwimDetail", "A swim as a whole.",
    [
      .init("swim", ListSwims.SwimRow.schema, "As a list has it."),
      .optional("totals", ShowSwim.Totals.schema, "What it comes to; left out of a swim without lengths that count."),
      .init("sets", .list(ShowSwim.SetRow.schema), "Repetitions as they belong together, in the order swum."),
      .init("records", .list(FallenRecordRow.schema), "The records that it set, whether they stand or not."),
      .init(
        "awaitingLaps", .list(.ordinal),
        "The laps that await judgement; `swimming.reviewLaps` says why."),
      .init("lacksLaps", .flag, "Whether its file itself proves that laps are missing."),
      .optional("previousSwim", SwimID.schema, "The nearest before it that counts; left out where there is none."),
      .optional("nextSwim", SwimID.schema, "The nearest after it that counts; left out where there is none."),
    ])
}

extension ShowSwim.Totals {
  package static let schema = Schema(
    "SwimTotals", "What a swim comes to.",
    [
      .init("lengthCount", .integer, "Lengths that count as swum.", unit: .of("lengths")),
      .swum, .init("restMilliseconds", .integer, "Between repetitions.", unit: .milliseconds),
      .init(
        "elapsedMilliseconds", .integer,
        "From the first start to the last end; up to some seconds more than swum time and rest, since watches tell starts "
          + "in whole seconds.",
        unit: .milliseconds),
      .pacePer100, .optional("strokes", StrokeView.schema, "Of lengths with a count; left out where none has one."),
    ])
}

extension ShowSwim.SetRow {
  package static let schema = Schema(
    "SwimSet", "Repetitions of equal length and style, or of changing strokes, at regular rests or starts.",
    [
      .init("lengthCount", .integer, "The lengths of a repetition.", unit: .of("lengths")),
      .optional(
        "distance", .number, "Of a repetition; left out where the pool's length is not known.",
        unit: .of("as the member `unit` of the swim says")),
      .optional("style", .repetitionStyle, "Left out where the strokes change from one repetition to the next."),
      .swum, .pacePer100,
      .optional(
        "sendOffSeconds", .integer, "From one start to the next, where that is what was swum by; left out elsewhere.",
        unit: .seconds),
      .optional("rest", ShowSwim.RestRow.schema, "Between the repetitions; left out of a single one."),
      .init("repetitions", .list(ShowSwim.RepetitionRow.schema), "In the order swum."),
    ])
}

extension ShowSwim.RestRow {
  package static let schema = Schema(
    "SwimRest", "The rests of a set.",
    [
      .init("shortestMilliseconds", .integer, "The shortest.", unit: .milliseconds),
      .init("medianMilliseconds", .integer, "The middle one, the lower of two.", unit: .milliseconds),
      .init("longestMilliseconds", .integer, "The longest.", unit: .milliseconds),
    ])
}

extension ShowSwim.RepetitionRow {
  package static let schema = Schema(
    "SwimRepetition", "A segment as a part of a set.",
    [
      .init("segment", SwimSegmentID.schema, "Its name."),
      .init("laps", SwimLapRange.schema, "Its laps that count as swum."),
      .init("style", .repetitionStyle, "In what it was swum."), .swum, .pacePer100,
      .optional(
        "restMilliseconds", .integer, "Until the next repetition; left out after the last.", unit: .milliseconds),
      .optional("strokes", StrokeView.schema, "Left out unless each of its lengths has a count."),
      .optional(
        "estimated", .flag, "True where a lap of it is an equal share of what the watch told; left out elsewhere."),
    ])
}

extension Schema {
  static var repetitionStyle: Schema {
    Schema(
      "RepetitionStyle", "In what a repetition was swum.",
      .choice(
        RepetitionStyle.all.map { style in
          (style.description, style.isMedley ? "the four strokes in their order, a quarter each" : nil)
        }))
  }
}

extension Schema.Member {
  fileprivate static let swum = Schema.Member(
    "swumMilliseconds", .integer, "How long was swum, from wall to wall.", unit: .milliseconds)

  fileprivate static let pacePer100 = Schema.Member.optional(
    "pacePer100Milliseconds", .integer,
    "For 100 of the swim's unit; left out where the pool's length is not known.", unit: .milliseconds)
}
