package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ShowSegment.Input {
  package static let schema = Schema(
    "The segment to show.", [.init("segment", SwimSegmentID.schema, "The name of the segment.")])
}

extension ShowSegment.Output {
  package static let schema = Schema(
    "SwimSegment", "A segment: an unbroken swim from wall to wall.",
    [
      .init("segment", SwimSegmentID.schema, "The name of the segment."),
      .init("style", StrokeStyle.schema, "The style of the segment, which follows from its laps."),
      .optional("course", SwimCourse.schema, "The course; left out if the length of the pool is not known."),
      .optional(
        "distance", .number,
        """
        The distance: a number of whole lengths of the pool, to two decimals; left out if the length of the pool is \
        not known.
        """,
        unit: .named),
      .unit, .hundredths("The time from wall to wall, in hundredths of a second."),
      .optional(
        "pacePer50Hundredths", .integer,
        "The time per 50 of `unit`, in hundredths of a second; left out if the length of the pool is not known.",
        unit: .hundredths),
      .optional(
        "pacePer100Hundredths", .integer,
        "The time per 100 of `unit`, in hundredths of a second; left out if the length of the pool is not known.",
        unit: .hundredths),
      .init("start", Timestamp.schema, "The instant at which the segment began."), .utcOffset,
      .init("laps", SwimLapRange.schema, "The first and the last lap."), .equipment,
      .init("context", ShowSegment.SwimContext.schema, "The swim that contains the segment."),
      .optional(
        "gap", ShowSegment.Gap.schema,
        "The gap between the segment and the next one; left out for the last segment of a swim."),
      .init("lapTable", .list(ShowSegment.LapRow.schema), "The laps with corrections applied, in the order swum."),
    ])
}

extension ShowSegment.SwimContext {
  package static let schema = Schema(
    "SwimContext", "The swim that contains a segment.",
    [
      .init("id", SwimID.schema, "The name of the swim."),
      .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
      .init("start", Timestamp.schema, "The instant at which the swim began."), .duration,
      .optional(
        "distance", .number,
        "The distance of the swim, as in `swimming.listSwims`; left out if it is not known.",
        unit: .named),
      .unit,
      .optional(
        "poolMetres", PoolLength.schema, "The length of the pool, as corrected, in metres; left out if it is not known."
      ),
      .init("source", .text, "The device or app that recorded the swim: its name or serial number."),
      .init("state", ListSwims.State.schema, "Whether the swim counts in records, and if not, why."),
      .optional(
        "duplicateOf", SwimID.schema,
        "The name of the recording that counts instead; left out unless the swim is a duplicate."),
    ])
}

extension ShowSegment.LapRow {
  package static let schema = Schema(
    "LapRow", "A lap with corrections applied.",
    [
      .init(
        "lap", .integer,
        """
        The number of the lap in the swim, from 1; merged laps have the number of the first of them, and the parts of \
        a split lap have its number.
        """,
        unit: .ordinal),
      .init("start", Timestamp.schema, "The instant at which the lap began."),
      .hundredths("The time of the lap, in hundredths of a second."), .style(),
      .init("detected", StrokeStyle.schema, "The style that the watch recognised."),
      .optional(
        "strokes", .integer, "The number of strokes that the watch counted; left out if it counted none.",
        unit: .of("strokes")),
      .optional(
        "restHundredths", .integer,
        """
        The rest before the lap, in hundredths of a second; left out if it is 1.5 s or less, which does not count as \
        rest.
        """,
        unit: .hundredths),
      .optional(
        "group", SwimLapRange.schema,
        """
        The first and the last lap whose time the file states only together, so that each has an equal share; left \
        out if the file states the lap's own time.
        """),
      .optional(
        "groupHundredths", .integer,
        """
        The time that the file states for the laps of `group` together, in hundredths of a second; left out if `group` \
        is left out.
        """,
        unit: .hundredths),
      .optional("estimated", .flag, "True if the time is an estimate; left out otherwise."),
      .optional(
        "heartRate", HeartRateView.schema,
        """
        The heart rate over the lap; left out if the lap lasts less than 15 s, or if the heart rate is known for too \
        little of it.
        """),
      .optional(
        "groupHeartRate", HeartRateView.schema,
        """
        The heart rate over the laps of `group`; left out if `group` is left out, or if the heart rate is known for too \
        little of the time.
        """),
      .init("marks", .list(ShowSegment.Mark.schema), "The remarks about the lap; empty for most laps."),
    ])
}

extension ShowSegment.Mark {
  package static let schema = Schema("LapMark", "A remark about a lap.", ShowSegment.Mark.allCases) { mark in
    switch mark {
    case .otherStyle: "the style differs from the style of the segment"
    case .tooFast: "the lap is faster than anyone swims, and does not count in records until the user confirms it"
    case .short:
      """
      the lap is much shorter than the swim's other laps in this style, and does not count in records until the user \
      confirms it
      """
    case .long: "the lap is much longer than the swim's other laps in this style, but counts"
    case .confirmed: "the lap is suspicious, but the user confirmed it"
    case .merged: "the watch recorded several laps, which the user merged"
    case .estimated: "the lap is part of a lap that the user split: its time is an equal share"
    case .reclaimed: "the user inserted the lap into a gap: its time is an equal share of the gap"
    case .joined:
      "a segment began with the lap until the user joined it with the segment before; the gap counts as swum"
    case .excluded: "the user excluded the lap, which was not swimming"
    case .edited: "the user changed the style"
    }
  }
}

extension ShowSegment.Gap {
  package static let schema = Schema(
    "SwimGap", "The gap between two segments.",
    [
      .hundredths("The duration of the gap, in hundredths of a second."),
      .init("joinable", .flag, "Whether the gap is short enough for the two segments to be joined."),
      .optional(
        "suggestedLengths", .integer,
        """
        The number of lengths that were probably swum in the gap, if each took about the median lap time; left out if \
        no number fits.
        """,
        unit: .of("lengths")),
    ])
}
