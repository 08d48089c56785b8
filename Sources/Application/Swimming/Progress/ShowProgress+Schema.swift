package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ShowProgress.Input {
  package static let schema = Schema(
    "What is shown.",
    [
      .optional("course", SwimCourse.schema, "In which pools; left out, those of the latest swim."),
      .optional("style", .recordStyle, "Of the pace over distances; left out, freestyle."),
      .optional(
        "since", CivilDay.schema, "What counts as recent; left out, the 365 days up to the latest swim."),
    ])
}

extension ShowProgress.Output {
  package static let schema = Schema(
    "Whether she gets faster.",
    [
      .optional("course", SwimCourse.schema, "In which pools; left out in an empty book."),
      .init("courses", .list(SwimCourse.schema), "Every course swum."), .unit,
      .init("style", StrokeStyle.schema, "Of the pace over distances."),
      .optional("since", CivilDay.schema, "From when on it counts as recent; left out in an empty book."),
      .init(
        "quarters", .list(ShowProgress.Quarter.schema), "The last four up to that of the latest swim, in order."),
      .optional(
        "criticalSpeed", ShowProgress.CriticalSpeedView.schema,
        "Left out where there is neither a 200 nor a 400 of freestyle on the course."),
      .optional(
        "otherCriticalCourses", .list(SwimCourse.schema),
        "Other courses with a 200 and a 400 of freestyle, where this one lacks one of them."),
      .init("paceCurve", .list(ShowProgress.PacePoint.schema), "By distance."),
      .init(
        "strokeTrends", .list(ShowProgress.Trend.schema),
        "Of all courses; one for each device, pool length and style, which are never compared."),
    ])
}

extension ShowProgress.Quarter {
  package static let schema = Schema(
    "SwimQuarter", "Three months of a year.",
    [
      .init("year", .integer, "The year.", unit: .ordinal),
      .init("quarter", .integer, "From 1.", unit: .ordinal),
      .init("bests", .list(BestRow.schema), "Of the course, by style and distance."),
      .optional(
        "criticalPaceMilliseconds", .integer, "For 100 at critical speed; left out where that can't be told.",
        unit: .milliseconds),
    ])
}

extension ShowProgress.CriticalSpeedView {
  package static let schema = Schema(
    "CriticalSpeed",
    "Critical swim speed of freestyle, 200 / (T400 − T200) (Wakayoshi 1992), from best times of 90 days in different "
      + "segments; about 5 % more than what can be held for 30 minutes.",
    [
      .init("until", CivilDay.schema, "The last of the 90 days."),
      .optional("best200", BestRow.schema, "Left out where there is none."),
      .optional("best400", BestRow.schema, "Left out where there is none."),
      .optional(
        "pacePer100Milliseconds", .integer, "For 100 of the course's unit; left out where it can't be told.",
        unit: .milliseconds),
      .optional(
        "speedThousandths", .integer, "Left out likewise.", unit: .of("thousandths of the unit a second")),
      .optional(
        "shareOf400Thousandths", .integer, "Of the speed over the 400; left out likewise.",
        unit: .of("thousandths")),
      .optional(
        "isDoubtful", .flag, "True where that share is outside 0.88 to 0.99: the 200 was hardly all out."),
      .optional("refusal", CriticalSpeed.Refusal.schema, "Why it can't be told."),
    ])
}

extension CriticalSpeed.Refusal {
  package static let schema = Schema(
    "CriticalSpeedRefusal", "Why critical speed can't be told.", CriticalSpeed.Refusal.allCases
  ) { refusal in
    switch refusal {
    case .no200: "there is no 200"
    case .no400: "there is no 400"
    case .sameSegment: "the 200 lies inside that 400"
    case .notSlower: "the 400 is not slower than twice the 200"
    case .tooFarApart: "they are more than 90 days apart"
    }
  }
}

extension ShowProgress.PacePoint {
  package static let schema = Schema(
    "PacePoint", "How fast a distance was swum.",
    [
      .init("distance", .integer, "How far.", unit: .of("as the member `unit` of the answer says")),
      .init("pacePer100Milliseconds", .integer, "Of the record.", unit: .milliseconds),
      .init("best", BestRow.schema, "The record."),
      .optional(
        "recentPacePer100Milliseconds", .integer, "Since the day; left out where there was none.",
        unit: .milliseconds),
      .optional("recent", BestRow.schema, "The best since the day; left out likewise."),
    ])
}

extension ShowProgress.Trend {
  package static let schema = Schema(
    "StrokeTrend", "Strokes of one device in one pool length and style.",
    [
      .init("source", .text, "The device or app."), .init("poolMetres", PoolLength.schema, "The pool."),
      .style(),
      .init(
        "months", .list(ShowProgress.TrendMonth.schema), "In order; only those with 20 counted lengths or more."),
    ])
}

extension ShowProgress.TrendMonth {
  package static let schema = Schema(
    "StrokeMonth", "Strokes of a month.",
    [
      .init("month", CivilMonth.schema, "The month."), .init("strokes", StrokeView.schema, "All of it together."),
    ])
}
