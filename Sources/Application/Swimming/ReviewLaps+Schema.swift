package import KernelApplication
import KernelDomain
import SwimmingDomain

extension ReviewLaps.Output {
  package static var schema: Schema {
    Schema(
      "SwimReview", "What of swimming awaits judgement.",
      [
        .init(
          "suspicious", .list(ReviewLaps.SuspiciousLap.schema),
          "Laps left out of records until they are confirmed or corrected, newest swim first."),
        .init(
          "missedTurns", .list(ReviewLaps.SuspiciousLap.schema),
          "Laps in which the watch may have missed a turn, in the same order."),
        .init(
          "duplicates", .list(ReviewLaps.Duplicate.schema),
          "Second recordings of a swim of which nobody has said which counts, newest first."),
        .init(
          "setAside", .list(ReviewLaps.SetAside.schema), "Corrections that no longer fit the laps of a newer import."),
        .init(
          "incomplete", .list(ReviewLaps.Incomplete.schema),
          "Swims of which the file itself proves that laps are missing, newest first."),
      ])
  }
}

extension ReviewLaps.Incomplete {
  package static var schema: Schema {
    Schema(
      "IncompleteSwim", "A swim of which laps are missing.",
      [
        .init("swim", SwimID.schema, "Its name."),
        .init("source", .text, "The device or app that recorded it."),
        .init("day", CivilDay.schema, "The swimmer's day on which it began."),
        .init("lapCount", .integer, "How many laps there are.", unit: .of("laps")),
      ])
  }
}

extension ReviewLaps.SuspiciousLap {
  package static var schema: Schema {
    Schema(
      "SuspiciousLap", "A lap whose time looks wrong.",
      [
        .init("segment", SwimSegmentID.schema, "The segment that it lies in."),
        .init("lap", .integer, "Its number in the swim, from 1.", unit: .ordinal), .style(),
        .hundredths("How long it took."),
        .init("why", Reason.schema, "What is wrong with it."),
        .init("day", CivilDay.schema, "The swimmer's day on which the swim began."),
      ])
  }
}

extension ReviewLaps.SuspiciousLap.Reason {
  package static var schema: Schema {
    Schema("SuspicionReason", "What is wrong with a lap.", ReviewLaps.SuspiciousLap.Reason.allCases) { reason in
      switch reason {
      case .tooFast: "faster than anyone swims"
      case .short: "much shorter than the swim's others in its style"
      case .long: "much longer than the swim's others in its style: it counts all the same"
      }
    }
  }
}

extension ReviewLaps.Duplicate {
  package static var schema: Schema {
    Schema(
      "DuplicateSwim", "A second recording of a swim.",
      [
        .init("swim", SwimID.schema, "Its name."),
        .init("source", .text, "The device or app that recorded it."),
        .init("day", CivilDay.schema, "The swimmer's day on which it began."),
        .init("counts", SwimID.schema, "The recording that counts."),
        .init("countsSource", .text, "The device or app that recorded that one."),
      ])
  }
}

extension ReviewLaps.SetAside {
  package static var schema: Schema {
    Schema(
      "SetAsideCorrection", "A correction that no longer fits.",
      [
        .init("swim", SwimID.schema, "The swim."), .init("change", SwimCorrectionKind.schema, "What was said of it."),
      ] + SwimChangePart.values)
  }
}
