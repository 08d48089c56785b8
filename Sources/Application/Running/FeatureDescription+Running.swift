package import KernelApplication
import KernelDomain
import RunningDomain

extension FeatureDescription {
  package static var running: FeatureDescription {
    FeatureDescription(.running, settings: settings, importOptions: importOptions, timed: []) { role in
      switch role {
      case .importedFile: PartDescription(RunFilePart.schema)
      case .imported: PartDescription(RunImportPart.schema, announces: RunningEvents.bookDescriptions)
      case .review: PartDescription(ReviewRuns.Output.schema)
      case .change: PartDescription(RunChangePart.schema)
      case .reverted: PartDescription(RunRevertedPart.schema, announces: RunningEvents.bookDescriptions)
      case .overview: PartDescription(RunGlance.schema)
      case .exported: PartDescription(RunBackupPart.schema)
      }
    }
  }

  private static var importOptions: [Schema.Member] {
    [
      .optional(
        "sport", .text,
        "The kind of activities whose files do not name it: `running` or another kind of `running.setKind`.",
        examples: [#""running""#, #""walking""#]),
      .optional("walks", .flag, "True imports walks and hikes too; if left out, false."),
      .optional(
        "salvage", .flag,
        "True imports cut-off FIT files up to their last complete message; if left out, such files are refused."),
      .optional(
        "zone", .text,
        "The time zone of files that do not contain one; if left out, the setting of the feature, or else UTC.",
        examples: [#""Europe/Prague""#]),
    ]
  }

  private static var settings: [Schema.Member] {
    [
      .init(RunningSettings.units, "The unit in which distances and paces are shown."),
      .init(
        RunningSettings.weekStart,
        "The day on which weeks begin; `territory` stands for the usual day in the user's country."),
      .init(
        RunningSettings.goal, "The weekly goal: kilometres or a number of runs; empty if there is none.",
        examples: [#""30 km""#, #""4 runs""#]),
      .init(
        RunningSettings.bodyMass,
        """
        The runner's mass on days before the first recorded body weight, to estimate missing calories; empty if \
        unknown.
        """,
        unit: .of("kilograms"), examples: [#""63.5""#]),
      .init(
        RunningSettings.zone, "The time zone of runs whose files do not contain one; empty for UTC.",
        examples: [#""Europe/Prague""#]),
      .init(RunningSettings.autoPause, "Whether standing still pauses a live run."),
      .init(
        RunningSettings.notifications, "Whether kilometres, pauses and the signal are announced during a live run."),
      .init(
        RunningSettings.location,
        """
        Who may send fixes to a live run: `any` allows programs and the browser, and `programs` only programs; with \
        `nobody`, live runs are possible only indoors.
        """),
      .init(
        RunningSettings.hideRadius,
        "The distance around the starts and ends of runs within which maps for others do not show them.", unit: .metres,
        examples: ["300"]),
      .init(
        RunningSettings.privatePlaces,
        """
        Further places around which maps for others do not show runs: latitude and longitude in degrees, with commas \
        between places.
        """,
        examples: [#""50.0875 14.4214""#]),
      .init(RunningSettings.heartRate, "Whether heart rates are read from files and taken from devices."),
      .init(
        RunningSettings.heartRateMethod,
        """
        What the heart rate zones are calculated from: the maximum, the reserve above the resting rate, or the \
        threshold.
        """),
      .init(
        RunningSettings.highestHeartRate, "The runner's highest heart rate; empty if unknown.",
        unit: .of("beats per minute"), examples: [#""190""#]),
      .init(
        RunningSettings.restingHeartRate, "The runner's heart rate at rest; empty if unknown.",
        unit: .of("beats per minute"), examples: [#""52""#]),
      .init(
        RunningSettings.thresholdHeartRate, "The runner's heart rate at the lactate threshold; empty if unknown.",
        unit: .of("beats per minute"), examples: [#""172""#]),
      .init(
        RunningSettings.thresholdPace, "The runner's pace at the lactate threshold, for pace zones; empty if unknown.",
        unit: .of("minutes per kilometre"), examples: [#""5:20""#]),
      .init(RunningSettings.welcomed, "Whether the user went on from the welcome screen."),
    ]
  }
}
