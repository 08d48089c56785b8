package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ShowRecordHistory.Input {
  package static var schema: Schema {
    Schema(
      "Of which records the attempts are shown.",
      [
        .init("style", .recordStyle, "In what they were swum."),
        .init(
          "distance", .integer, "How far, of which records are kept.", unit: .of("as the course counts"),
          examples: ["50"], from: [Schema.Source("swimming.showRecordsBook", "/records/*/distance")]),
        .optional("course", SwimCourse.schema, "In which pools; left out, those of the latest swim."),
        .optional("since", CivilDay.schema, "From which day on; left out, from the first attempt on."),
      ])
  }
}

extension ShowRecordHistory.Output {
  package static var schema: Schema {
    Schema(
      "All attempts at one style and distance on one course.",
      [
        .style("In what they were swum."), .init("distance", .integer, "How far.", unit: .named), .unit,
        .optional("course", SwimCourse.schema, "In which pools; left out in an empty book."),
        .init("days", .list(ShowRecordHistory.Day.schema), "Those with attempts, newest first."),
        .optional(
          "otherCourses", .list(SwimCourse.schema),
          "On which other courses there is a record or a result of that distance and style; left out where there is none."
        ),
        .optional(
          "official", .list(OfficialResultView.schema),
          "Official results at that distance and style, newest first, without points; left out where there are none."),
      ])
  }
}

extension ShowRecordHistory.Day {
  package static var schema: Schema {
    Schema(
      "AttemptDay", "The attempts of a day.",
      [
        .init("day", CivilDay.schema, "The swimmer's day."),
        .optional(
          "bestHundredths", .integer, "The best of them; left out where every one is suspicious.", unit: .hundredths),
        .init("attempts", .list(ShowRecordHistory.SwimAttempt.schema), "In the order swum, one a segment."),
      ])
  }
}

extension ShowRecordHistory.SwimAttempt {
  package static var schema: Schema {
    Schema(
      "SwimAttempt", "The fastest stretch of a segment over a distance.",
      [
        .hundredths("How long it took."),
        .init("start", Timestamp.schema, "When its first lap began."),
        .init("segment", SwimSegmentID.schema, "The segment that it lies in."),
        .init("laps", SwimLapRange.schema, "Its laps."),
        .optional("suspicious", .flag, "True where a lap of it awaits judgement; left out elsewhere."),
        .optional(
          "perhapsMissedTurn", .flag, "True where the watch may have missed a turn in a lap of it; left out elsewhere."),
        .estimated,
      ])
  }
}
