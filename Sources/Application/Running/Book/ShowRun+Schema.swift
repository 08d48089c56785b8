package import KernelApplication
import RunningDomain

extension ShowRun.Output {
  package static let schema = Schema(
    "A run.",
    [
      .init("run", RunListing.schema, "What a list tells of it."),
      .milliseconds("movingMilliseconds", "Without pauses and without standing."),
      .optional(
        "paceMilliseconds", .integer, "Of the active time; left out without a length.",
        unit: .of("milliseconds a kilometre")),
      .optional(
        "lengthFrom", LengthSource.schema, "What its length is taken from; left out where nothing tells one."),
      .optional(
        "ascentCentimetres", .integer, "Left out where nothing tells an elevation.", unit: .of("centimetres")),
      .optional(
        "descentCentimetres", .integer, "Left out where nothing tells an elevation.", unit: .of("centimetres")),
      .optional("calories", CaloriesView.schema, "Left out where neither the device nor her mass is known."),
      .init("device", ShowRun.Device.schema, "What the device itself made of it."),
      .init("kilometres", .list(RunSplitView.schema), "Each whole kilometre, and the rest.", unit: .of("splits")),
      .init("miles", .list(RunSplitView.schema), "Each whole mile, and the rest."),
      .init("laps", .list(ShowRun.Lap.schema), "Pressed, or the device's own."),
      .init("pauses", .list(ShowRun.Pause.schema), "In order."),
      .init("efforts", .list(RunEffortView.schema), "The fastest of each distance."),
      .init(
        "suspicious", .list(RunEffortView.schema),
        "Faster than anybody runs: they do not count unless they are confirmed."),
      .init("fixCount", .integer, "How many fixes the device noted.", unit: .of("fixes")),
      .init("rejectedCount", .integer, "How many positions could not be right.", unit: .of("fixes")),
      .init("jumpCount", .integer, "How often the track jumped.", unit: .of("jumps")),
      .init("hasRoute", .flag, "Whether it has positions."),
      .init("corrections", .list(ShowRun.Correction.schema), "What she said of it, in the order made."),
      .init("duplicates", .list(RunID.schema), "Other recordings of it, which do not count."),
      .optional("note", .text, "What the runner wrote about it in a service."),
      .optional("shoes", .text, "The shoes that the runner named in a service."),
    ])
}

extension LengthSource {
  package static let schema = Schema(
    "LengthSource", "What a length is taken from.", [LengthSource.odometer, .positions, .total]
  ) { source in
    switch source {
    case .odometer: "what the device counted"
    case .positions: "where it was"
    case .total: "the device's total, since it told nothing else"
    }
  }
}

extension ShowRun.Device {
  static let schema = Schema(
    "RunDeviceTotals", "What a device made of a run; what it did not tell is left out.",
    [
      .optional("lengthMillimetres", .integer, "Its length.", unit: .of("millimetres")),
      .optional("activeMilliseconds", .integer, "While its timer ran.", unit: .milliseconds),
      .optional("elapsedMilliseconds", .integer, "From start to end.", unit: .milliseconds),
      .optional("ascentCentimetres", .integer, "Its ascent.", unit: .of("centimetres")),
      .optional("kilocalories", .integer, "Its energy.", unit: .of("kilocalories")),
    ])
}

extension ShowRun.Lap {
  static let schema = Schema(
    "RunLap", "A lap of a run.",
    [
      .milliseconds("startMilliseconds", "From the run's start."),
      .optional(
        "milliseconds", .integer, "As the device counted; left out where it did not.", unit: .milliseconds),
      .optional(
        "lengthMillimetres", .integer, "As the device counted; left out where it did not.",
        unit: .of("millimetres")),
    ])
}

extension ShowRun.Pause {
  static let schema = Schema(
    "RunPause", "A time of a run that is not active.",
    [
      .milliseconds("startMilliseconds", "From the run's start."), .milliseconds("milliseconds", "How long it was."),
      .init("source", RunPause.Source.schema, "How it is known."),
    ])
}

extension RunPause.Source {
  static let schema = Schema(
    "RunPauseSource", "How a pause is known.", [RunPause.Source.timer, .segment, .lap, .inferred, .standing, .join]
  ) { source in
    switch source {
    case .timer: "the timer was stopped"
    case .segment: "it lies between two segments of the track"
    case .lap: "the lap's own time leaves it out"
    case .inferred: "she hardly moved"
    case .standing: "she stood, and wanted that to be a pause"
    case .join: "it lies between two runs that are one"
    }
  }
}

extension ShowRun.Correction {
  static let schema = Schema(
    "RunCorrectionRow", "What she said of a run.",
    [
      .init("number", .ordinal, "That of the change, which undo takes."),
      .init("said", RunChangePart.schema, "What was said."),
      .optional("setAside", .flag, "True where it no longer fits, and changes nothing; left out elsewhere."),
    ])
}
