package import KernelApplication
import KernelDomain
import StrengthDomain

extension FeatureDescription {
  package static var strength: FeatureDescription {
    FeatureDescription(
      .strength, settings: StrengthSettings.described, importOptions: importOptions,
      timed: StrengthEvents.restDescriptions + [StrengthEvents.cueDescription, StrengthEvents.formEndDescription]
    ) { role in
      switch role {
      case .importedFile: PartDescription(StrengthFilePart.schema)
      case .imported: PartDescription(StrengthImportPart.schema, announces: StrengthEvents.bookDescriptions)
      case .review: PartDescription(ReviewSets.Output.schema)
      case .change: PartDescription(StrengthChangePart.schema)
      case .reverted: PartDescription(StrengthRevertedPart.schema, announces: StrengthEvents.bookDescriptions)
      case .overview: PartDescription(StrengthGlance.schema)
      case .exported: PartDescription(StrengthBackupPart.schema)
      }
    }
  }

  private static var importOptions: [Schema.Member] {
    [
      .optional(
        "unit", MassUnit.schema,
        "The unit of loads in logs that do not contain it; if left out, such logs cannot be imported."),
      .optional(
        "distance", Schema(.choice([("km", nil), ("mi", nil)])),
        """
        The unit of distances in logs of Strong and Lyfta that do not contain it; if left out, miles in Strong's logs \
        with pounds, and otherwise kilometres.
        """,
        examples: [#""km""#]),
      .optional(
        "dates", Schema(.choice([("dmy", nil), ("mdy", nil)])),
        "The order of day and month in dates such as 05/06/2026; if left out, the log's own dates have to show it.",
        examples: [#""dmy""#]),
      .optional(
        "zone", .text, "The time zone of files that do not contain one; if left out, the system's.",
        examples: [#""Europe/Prague""#]),
    ]
  }
}
