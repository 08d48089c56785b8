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
        "sport", .text, "What activities are whose file tells none.", examples: [#""running""#, #""walking""#]),
      .optional("walks", .flag, "Keeps walks and hikes, which are left out otherwise."),
      .optional("salvage", .flag, "Reads cut FIT files up to their last whole message, instead of refusing them."),
      .optional("zone", .text, "The time zone of files that tell none.", examples: [#""Europe/Prague""#]),
    ]
  }

  private static var settings: [Schema.Member] {
    [
      .init(RunningSettings.units, "In what lengths and paces are shown."),
      .init(RunningSettings.weekStart, "On which day weeks begin; `territory` is as usual where she lives."),
      .init(
        RunningSettings.goal, "What she means to run in a week; empty for nothing.",
        examples: [#""30 km""#, #""4 runs""#]),
      .init(
        RunningSettings.bodyMass,
        "The runner's mass before the first body weight in the book, for calories that no device told; empty for unknown.",
        unit: .of("kilograms"), examples: [#""63.5""#]),
      .init(
        RunningSettings.zone, "The time zone of runs whose file tells none; empty for UTC.",
        examples: [#""Europe/Prague""#]),
      .init(RunningSettings.autoPause, "Whether standing pauses a live run."),
      .init(RunningSettings.notifications, "Whether kilometres, pauses and GPS are announced during a run."),
      .init(RunningSettings.location, "Who may stream fixes to a live run: any program and the browser, or fewer."),
    ]
  }
}
