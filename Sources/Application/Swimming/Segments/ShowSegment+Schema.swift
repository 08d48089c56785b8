package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ShowSegment.Input {
  package static let schema = Schema("Which segment is shown.", [.init("segment", SwimSegmentID.schema, "Its name.")])
}

extension ShowSegment.Output {
  package static let schema = Schema(
    "SwimSegment", "An unbroken swim from wall to wall.",
    [
      .init("segment", SwimSegmentID.schema, "Its name."),
      .init("style", StrokeStyle.schema, "In what it was swum, as its laps say."),
      .optional("course", SwimCourse.schema, "Its class of pools; left out where the pool's length is not known."),
      .optional(
        "distance", .number,
        "Whole lengths of the pool, with at most two decimals; left out where the pool's length is not known.",
        unit: .named),
      .unit, .hundredths("How long it took from wall to wall."),
      .optional(
        "pacePer50Hundredths", .integer,
        "How long 50 of `unit` took; left out where the pool's length is not known.", unit: .hundredths),
      .optional(
        "pacePer100Hundredths", .integer, "The same for 100 of `unit`.", unit: .hundredths),
      .init("start", Timestamp.schema, "When it began."), .utcOffset,
      .init("laps", SwimLapRange.schema, "Its laps."),
      .init("context", ShowSegment.SwimContext.schema, "The swim that it is part of."),
      .optional("gap", ShowSegment.Gap.schema, "The gap before the next segment; left out after the last one."),
      .init("lapTable", .list(ShowSegment.LapRow.schema), "Its laps as corrected, in the order swum."),
    ])
}

extension ShowSegment.SwimContext {
  package static let schema = Schema(
    "SwimContext", "The swim that a segment is part of.",
    [
      .init("id", SwimID.schema, "Its name."),
      .init("day", CivilDay.schema, "The swimmer's day on which it began."),
      .init("start", Timestamp.schema, "When it began."), .duration,
      .optional(
        "distance", .number,
        "How far the swim went, as in `swimming.listSwims`; left out where that is not known.",
        unit: .named),
      .unit,
      .optional("poolMetres", PoolLength.schema, "Its pool, as corrected; left out where that is not known."),
      .init("source", .text, "The device or app that recorded it: its name or serial number."),
      .init("state", ListSwims.State.schema, "Whether records count it."),
      .optional(
        "duplicateOf", SwimID.schema, "The swim that counts in its place; left out unless it is a duplicate."),
    ])
}

extension ShowSegment.LapRow {
  package static let schema = Schema(
    "LapRow", "A lap as corrected.",
    [
      .init(
        "lap", .integer,
        "Its number in the swim, from 1; a merged lap has its first, the parts of a split lap share theirs.",
        unit: .ordinal),
      .init("start", Timestamp.schema, "When it began."), .hundredths("How long it took."), .style(),
      .init("detected", StrokeStyle.schema, "What the watch said that it was swum in."),
      .optional(
        "strokes", .integer, "How many the watch counted; left out where it counted none.", unit: .of("strokes")),
      .optional(
        "restHundredths", .integer,
        "The rest between the lap before and this one; left out where it does not count, up to 1.5 s.",
        unit: .hundredths),
      .init("marks", .list(ShowSegment.Mark.schema), "What is to be said of it."),
    ])
}

extension ShowSegment.Mark {
  package static let schema = Schema("LapMark", "What is to be said of a lap.", ShowSegment.Mark.allCases) { mark in
    switch mark {
    case .otherStyle: "its style is not the segment's"
    case .tooFast: "faster than anyone swims: left out of records until confirmed"
    case .short: "much shorter than the swim's others in its style: left out of records until confirmed"
    case .long: "much longer than the swim's others in its style: counts"
    case .confirmed: "suspicious, but confirmed by the swimmer"
    case .merged: "several lengths of the watch that are one"
    case .estimated: "part of a lap that was split: its time is an equal share"
    case .reclaimed: "put into a gap in which the watch missed lengths: its time is an equal share"
    case .joined: "the watch ended a segment before it, and she joined the two: the gap counts as swum"
    case .excluded: "no swimming"
    case .edited: "the swimmer changed its style"
    }
  }
}

extension ShowSegment.Gap {
  package static let schema = Schema(
    "SwimGap", "The gap between two segments.",
    [
      .hundredths("How long it is."),
      .init("joinable", .flag, "Whether it is short enough to be joined over."),
      .optional(
        "suggestedLengths", .integer,
        "How many lengths it would hold if each took what the laps beside it take, to a quarter; left out where none fits.",
        unit: .of("lengths")),
    ])
}
