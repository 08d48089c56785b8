package import KernelApplication
import RunningDomain

extension ShowRun.Output {
  package static let schema = Schema(
    "A run with its measurements.",
    [
      .init("run", RunListing.schema, "The run, as in `running.listRuns`."),
      .milliseconds("movingMilliseconds", "The time without pauses and without standing still, in milliseconds."),
      .optional(
        "paceMilliseconds", .integer,
        "The pace over the active time, in milliseconds per kilometre; left out if the run has no distance or no time.",
        unit: .of("milliseconds per kilometre")),
      .optional(
        "lengthFrom", LengthSource.schema, "The data from which the distance was calculated; left out if there is none."
      ),
      .optional(
        "ascentCentimetres", .integer, "The total ascent, in centimetres; left out if there are no elevations.",
        unit: .of("centimetres")),
      .optional(
        "descentCentimetres", .integer, "The total descent, in centimetres; left out if there are no elevations.",
        unit: .of("centimetres")),
      .optional(
        "calories", CaloriesView.schema,
        "The energy spent; left out if the device reported none and the user's body mass is not known."),
      .init("device", ShowRun.Device.schema, "The totals that the device calculated."),
      .init(
        "kilometres", .list(RunSplitView.schema), "The splits: one for each whole kilometre, and one for the rest.",
        unit: .of("splits")),
      .init("miles", .list(RunSplitView.schema), "The splits: one for each whole mile, and one for the rest."),
      .init(
        "laps", .list(RunLapView.schema),
        "The laps that the runner or the device marked; if none were marked, the whole run as one lap."),
      .optional("heartRate", RunHeartRateView.schema, "The heart rate; left out if it is not known."),
      .optional(
        "flatPaceMilliseconds", .integer,
        """
        The pace on flat ground that takes as much energy, in milliseconds per kilometre; left out if it is not known.
        """,
        unit: .of("milliseconds per kilometre")),
      .init("pauses", .list(ShowRun.Pause.schema), "The pauses, in order."),
      .init("efforts", .list(RunEffortView.schema), "The fastest effort over each distance within the run."),
      .init(
        "suspicious", .list(RunEffortView.schema),
        "The efforts that are faster than anybody runs; they do not count until the user confirms them."),
      .optional(
        "standings", .list(ShowRun.Standing.schema),
        "The efforts that stand out among those of all runs, such as records; left out if there are none."),
      .init("fixCount", .integer, "The number of fixes that the device recorded.", unit: .of("fixes")),
      .init(
        "rejectedCount", .integer,
        "The number of positions that were not used, because they were inaccurate or too far away to be reached.",
        unit: .of("fixes")),
      .init(
        "jumpCount", .integer, "The number of jumps to places too far away to be reached, which add no distance.",
        unit: .of("jumps")),
      .init("hasRoute", .flag, "Whether the run has positions, so that a map can be drawn."),
      .init(
        "corrections", .list(ShowRun.Correction.schema),
        "The user's corrections of the run, in the order in which they were made."),
      .init("duplicates", .list(RunID.schema), "The names of other recordings of the same run, which do not count."),
      .optional(
        "note", .text, "The note that the runner wrote about the run in a service; left out if there is none."),
      .optional(
        "shoes", .text, "The shoes that the runner named for the run in a service; left out if there are none."),
      .optional(
        "alsoIn", .list(RunTwinView.schema), "The other recordings of the run; left out if there are none."),
      .optional(
        "plan", .text, "The plan of the workout that the runner followed; left out if there was none.",
        examples: [#""3x(400m / 90s)""#]),
      .optional(
        "load", .integer,
        "The training load: how hard the run was, times its minutes; left out if the effort or the time is not known.",
        unit: .of("effort minutes")),
      .optional("ghost", RunGhostView.schema, "The comparison with another run; left out if none was requested."),
    ])
}

extension LengthSource {
  package static let schema = Schema(
    "LengthSource", "The data from which a distance was calculated.",
    [LengthSource.odometer, .positions, .total, .hand]
  ) { source in
    switch source {
    case .odometer: "the distance that the device counted"
    case .positions: "the positions of the fixes"
    case .total: "the device's total, because it recorded nothing else"
    case .hand: "the user entered the distance"
    }
  }
}

extension ShowRun.Device {
  static let schema = Schema(
    "RunDeviceTotals", "The totals of a run that a device calculated. A total that it did not report is left out.",
    [
      .optional("lengthMillimetres", .integer, "The distance, in millimetres.", unit: .of("millimetres")),
      .optional(
        "activeMilliseconds", .integer, "The time during which the timer ran, in milliseconds.", unit: .milliseconds),
      .optional("elapsedMilliseconds", .integer, "The time from start to end, in milliseconds.", unit: .milliseconds),
      .optional("ascentCentimetres", .integer, "The total ascent, in centimetres.", unit: .of("centimetres")),
      .optional("kilocalories", .integer, "The energy spent, in kilocalories.", unit: .of("kilocalories")),
    ])
}

extension ShowRun.Standing {
  static let schema = Schema(
    "RunEffortStanding", "How the run's effort over a distance compares with those of all runs.",
    [
      .init("distance", EffortDistance.schema, "The distance.", unit: .of("as named")),
      .init("standing", EffortStanding.schema, "How it compares."),
      .optional(
        "before", RunEffortView.schema,
        "The record that it broke; left out if it is no record, or was the first over the distance."),
    ])
}

extension EffortStanding {
  static let schema = Schema(
    "EffortStanding", "How an effort compares with those of all runs, in whole seconds.", EffortStanding.allCases
  ) { standing in
    switch standing {
    case .record: "it is the best effort over the distance"
    case .tie: "it takes as long as the best effort, which is older"
    case .second: "of at least three efforts, only the best is faster"
    case .year: "it is the best of its year"
    }
  }
}

extension ShowRun.Pause {
  static let schema = Schema(
    "RunPause", "A pause: a part of a run that is not active time.",
    [
      .milliseconds(
        "startMilliseconds", "The time from the start of the run to the start of the pause, in milliseconds."),
      .milliseconds("milliseconds", "The duration of the pause, in milliseconds."),
      .init("source", RunPause.Source.schema, "How the pause was detected."),
    ])
}

extension RunPause.Source {
  static let schema = Schema(
    "RunPauseSource", "How the pause was detected.",
    [RunPause.Source.timer, .segment, .lap, .inferred, .standing, .join]
  ) { source in
    switch source {
    case .timer: "the timer was stopped"
    case .segment: "the pause is between two segments of the track"
    case .lap: "the lap's duration is shorter than the time from its start to its end"
    case .inferred: "the runner hardly moved between two fixes"
    case .standing: "the runner stood still, which counts as a pause in this run"
    case .join: "the pause is between two runs that the user joined"
    }
  }
}

extension ShowRun.Correction {
  static let schema = Schema(
    "RunCorrectionRow", "A correction of a run.",
    [
      .init("number", .ordinal, "The number of the change, which `book.undo` takes."),
      .init("said", RunChangePart.schema, "The correction."),
      .optional(
        "setAside", .flag, "True if the correction no longer fits the run, and so has no effect; left out otherwise."),
    ])
}
