package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ShowProgress.Input {
  package static let schema = Schema(
    "The course and the style to show, and the recent days.",
    [
      .optional("course", SwimCourse.schema, "The course to show; if left out, the course of the latest swim."),
      .optional("style", .recordStyle, "The style of the pace curve; if left out, freestyle."),
      .optional(
        "since", CivilDay.schema, "The first day that counts as recent; if left out, 365 days before the latest swim."),
    ])
}

extension ShowProgress.Output {
  package static let schema = Schema(
    "The user's progress on a course.",
    [
      .optional("course", SwimCourse.schema, "The course shown; left out if the book is empty."),
      .init("courses", .list(SwimCourse.schema), "Every course of a swim or official result."), .unit,
      .init("style", StrokeStyle.schema, "The style of the pace curve."),
      .optional("since", CivilDay.schema, "The first day that counts as recent; left out if the book is empty."),
      .init(
        "quarters", .list(ShowProgress.Quarter.schema),
        "The last four quarters, up to the quarter of the latest swim, in order."),
      .optional(
        "criticalSpeed", ShowProgress.CriticalSpeedView.schema,
        """
        The latest critical swim speed; left out if there is neither a freestyle 200 nor a freestyle 400 on the \
        course.
        """),
      .optional(
        "otherCriticalCourses", .list(SwimCourse.schema),
        """
        The other courses with a freestyle 200 and a freestyle 400, if this course lacks one of them; left out if \
        there are none.
        """),
      .init(
        "paceCurve", .list(ShowProgress.PacePoint.schema),
        "The pace of the records over each distance, in order of distance."),
      .init(
        "strokeTrends", .list(ShowProgress.Trend.schema),
        """
        The stroke counts by month, on all courses: one list per device, pool length and style, which cannot be \
        compared with each other.
        """),
    ])
}

extension ShowProgress.Quarter {
  package static let schema = Schema(
    "SwimQuarter", "A quarter of a year.",
    [
      .init("year", .integer, "The year.", unit: .ordinal),
      .init("quarter", .integer, "The number of the quarter, from 1 to 4.", unit: .ordinal),
      .init(
        "bests", .list(BestRow.schema), "The best times of the quarter on the course, ordered by style and distance."),
      .optional(
        "criticalPaceMilliseconds", .integer,
        """
        The time per 100 of the course's unit at critical speed, in milliseconds; left out if it cannot be calculated.
        """,
        unit: .milliseconds),
    ])
}

extension ShowProgress.CriticalSpeedView {
  package static let schema = Schema(
    "CriticalSpeed",
    """
    The critical swim speed of freestyle, 200 / (T400 − T200) (Wakayoshi 1992), from the best times of 90 days in \
    different segments. It is about 5% faster than the speed that a swimmer can hold for 30 minutes.
    """,
    [
      .init("until", CivilDay.schema, "The last of the 90 days."),
      .optional("best200", BestRow.schema, "The best 200 of the 90 days; left out if there is none."),
      .optional("best400", BestRow.schema, "The best 400 of the 90 days; left out if there is none."),
      .optional(
        "pacePer100Milliseconds", .integer,
        """
        The time per 100 of the course's unit at critical speed, in milliseconds; left out if it cannot be calculated.
        """,
        unit: .milliseconds),
      .optional(
        "speedThousandths", .integer,
        "The critical speed in thousandths of the course's unit per second; left out if it cannot be calculated.",
        unit: .of("thousandths of the unit per second")),
      .optional(
        "shareOf400Thousandths", .integer,
        "The critical speed as a share of the speed over the 400, in thousandths; left out if it cannot be calculated.",
        unit: .of("thousandths")),
      .optional(
        "isDoubtful", .flag,
        """
        True if `shareOf400Thousandths` is outside 880 to 990, so that the 200 or the 400 was hardly an all-out \
        effort; left out otherwise.
        """),
      .optional(
        "refusal", CriticalSpeed.Refusal.schema,
        "The reason why critical speed cannot be calculated; left out if it can."),
    ])
}

extension CriticalSpeed.Refusal {
  package static let schema = Schema(
    "CriticalSpeedRefusal", "The reason why critical speed cannot be calculated.", CriticalSpeed.Refusal.allCases
  ) { refusal in
    switch refusal {
    case .no200: "there is no 200"
    case .no400: "there is no 400"
    case .sameSegment: "the 200 is part of the 400"
    case .notSlower: "the 400 is not slower than twice the 200"
    case .tooFarApart: "the 200 and the 400 are more than 90 days apart"
    }
  }
}

extension ShowProgress.PacePoint {
  package static let schema = Schema(
    "PacePoint", "The pace of the record over a distance.",
    [
      .init(
        "distance", .integer, "The distance, in the unit of the course.",
        unit: .of("as the member `unit` of the answer says")),
      .init(
        "pacePer100Milliseconds", .integer, "The record's time per 100 of the course's unit, in milliseconds.",
        unit: .milliseconds),
      .init("best", BestRow.schema, "The record."),
      .optional(
        "recentPacePer100Milliseconds", .integer,
        """
        The time per 100 of the course's unit, in milliseconds, of the best recent attempt; left out if there is none.
        """,
        unit: .milliseconds),
      .optional("recent", BestRow.schema, "The best recent attempt; left out if there is none."),
    ])
}

extension ShowProgress.Trend {
  package static let schema = Schema(
    "StrokeTrend", "The stroke counts of one device in pools of one length and in one style.",
    [
      .init("source", .text, "The device or app that counted the strokes: its name or serial number."),
      .init("poolMetres", PoolLength.schema, "The length of the pool, in metres."),
      .style(),
      .init(
        "months", .list(ShowProgress.TrendMonth.schema),
        "The months with at least 20 lengths with a stroke count, in order."),
    ])
}

extension ShowProgress.TrendMonth {
  package static let schema = Schema(
    "StrokeMonth", "The stroke counts of a month.",
    [
      .init("month", CivilMonth.schema, "The month."),
      .init("strokes", StrokeView.schema, "The stroke counts of all these lengths of the month together."),
    ])
}
