package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ShowSwim.Input {
  package static let schema = Schema(
    "The swim to show.",
    [.optional("swim", SwimReference.schema, "The swim to show; if left out, the latest swim that counts.")])
}

extension ShowSwim.Output {
  package static let schema = Schema(
    "SwimDetail", "A swim with its sets and records.",
    [
      .init("swim", ListSwims.SwimRow.schema, "The swim, as in `swimming.listSwims`."),
      .optional("totals", ShowSwim.Totals.schema, "The totals of the swim; left out if none of its lengths counts."),
      .init("sets", .list(ShowSwim.SetRow.schema), "The sets of the swim, in the order swum."),
      .optional(
        "heartRate", HeartRateView.schema,
        "The heart rate over the swim; left out if it is known for too little of the time."),
      .optional(
        "heartBeats", .list(.integer),
        """
        The heart rate in every five seconds from the start of the swim, in beats per minute, 0 where it is not known; \
        left out if the book has none.
        """, unit: .of("beats per minute")),
      .init(
        "records", .list(FallenRecordRow.schema),
        "The records that the swim set, including those that have been broken since."),
      .init(
        "awaitingLaps", .list(.ordinal),
        "The numbers of the laps that the user has to confirm or correct; `swimming.reviewLaps` gives the reasons."),
      .optional(
        "doubted", ReviewLaps.Doubted.schema,
        """
        Why the swim counts with 0 m until the user decides; left out unless its distance or the length of its pool \
        cannot be right.
        """),
      .init("lacksLaps", .flag, "Whether the swim's file shows that laps are missing."),
      .optional(
        "previousSwim", SwimID.schema, "The name of the nearest earlier swim that counts; left out if there is none."),
      .optional(
        "nextSwim", SwimID.schema, "The name of the nearest later swim that counts; left out if there is none."),
    ])
}

extension ShowSwim.Totals {
  package static let schema = Schema(
    "SwimTotals", "The totals of a swim.",
    [
      .init("lengthCount", .integer, "The number of lengths that count.", unit: .of("lengths")),
      .swum, .init("restMilliseconds", .integer, "The rest between repetitions, in milliseconds.", unit: .milliseconds),
      .init(
        "elapsedMilliseconds", .integer,
        """
        The time from the start of the first repetition to the end of the last, in milliseconds. It can be some \
        seconds longer than swimming and rest together, because watches record starts in whole seconds.
        """,
        unit: .milliseconds),
      .pacePer100,
      .optional("strokes", StrokeView.schema, "The stroke counts of all lengths that have one; left out if none has."),
    ])
}

extension ShowSwim.SetRow {
  package static let schema = Schema(
    "SwimSet", "A set: repetitions of equal distance and style, or of changing strokes, with regular rests or starts.",
    [
      .init("lengthCount", .integer, "The number of lengths in each repetition.", unit: .of("lengths")),
      .optional(
        "distance", .number, "The distance of each repetition; left out if the length of the pool is not known.",
        unit: .of("as the member `unit` of the swim says")),
      .optional(
        "style", .repetitionStyle,
        "The style of all repetitions; left out if it changes from each repetition to the next."),
      .equipment,
      .swum, .pacePer100,
      .optional(
        "sendOffSeconds", .integer,
        "The time from each start to the next, in seconds, if the set was swum by regular starts; left out otherwise.",
        unit: .seconds),
      .optional("rest", ShowSwim.RestRow.schema, "The rests between the repetitions; left out if there is only one."),
      .init("repetitions", .list(ShowSwim.RepetitionRow.schema), "The repetitions, in the order swum."),
      .optional(
        "heartRate", HeartRateView.schema,
        "The heart rate over the repetitions; left out if it is known for too little of the time."),
      .optional(
        "recovery", HeartRecoveryView.schema, "The median recovery in the rests; left out if none is known."),
    ])
}

extension ShowSwim.RestRow {
  package static let schema = Schema(
    "SwimRest", "The rests between the repetitions of a set.",
    [
      .init("shortestMilliseconds", .integer, "The shortest rest, in milliseconds.", unit: .milliseconds),
      .init(
        "medianMilliseconds", .integer,
        "The median rest, in milliseconds; for an even number of rests, the lower of the middle two.",
        unit: .milliseconds),
      .init("longestMilliseconds", .integer, "The longest rest, in milliseconds.", unit: .milliseconds),
    ])
}

extension ShowSwim.RepetitionRow {
  package static let schema = Schema(
    "SwimRepetition", "A repetition: a segment as a part of a set.",
    [
      .init("segment", SwimSegmentID.schema, "The name of the segment."),
      .init("laps", SwimLapRange.schema, "The first and the last lap that count."),
      .init("style", .repetitionStyle, "The style in which the repetition was swum."), .swum, .pacePer100,
      .optional(
        "restMilliseconds", .integer,
        "The rest before the next repetition of the swim, in milliseconds; left out for the last repetition.",
        unit: .milliseconds),
      .optional(
        "strokes", StrokeView.schema,
        "The stroke counts; left out unless the device counted the strokes of every length."),
      .optional(
        "estimated", .flag, "True if the time of one of its laps is an equal share of a longer lap; left out otherwise."
      ),
      .optional(
        "heartRate", HeartRateView.schema,
        "The heart rate over the repetition; left out if it is known for too little of the time."),
      .optional(
        "recovery", HeartRecoveryView.schema,
        "The recovery in the rest after the repetition; left out if it is not known."),
    ])
}

extension Schema {
  static var repetitionStyle: Schema {
    Schema(
      "RepetitionStyle", "The style in which a repetition was swum.",
      .choice(
        RepetitionStyle.all.map { style in
          (
            style.description,
            style.isMedley ? "individual medley: the four strokes in order, each over a quarter of the distance" : nil
          )
        }))
  }
}

extension Schema.Member {
  fileprivate static let swum = Schema.Member(
    "swumMilliseconds", .integer, "The time swum from wall to wall, without rests, in milliseconds.",
    unit: .milliseconds)

  fileprivate static let pacePer100 = Schema.Member.optional(
    "pacePer100Milliseconds", .integer,
    "The time per 100 of the swim's unit, in milliseconds; left out if the length of the pool is not known.",
    unit: .milliseconds)
}
