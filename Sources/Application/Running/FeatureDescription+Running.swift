package import KernelApplication
import KernelDomain
import RunningDomain

extension FeatureDescription {
  package static var running: FeatureDescription {
    FeatureDescription(.running, settings: RunningSettings.described, importOptions: importOptions, timed: []) { role in
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
}
