package import KernelApplication
import KernelDomain
import StrengthDomain

extension FeatureDescription {
  package static var strength: FeatureDescription {
    FeatureDescription(
      .strength, settings: settings, importOptions: importOptions,
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
        The unit of distances in Strong's logs that do not contain it; if left out, miles in logs with pounds, and \
        otherwise kilometres.
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

  private static var settings: [Schema.Member] {
    [
      .init(StrengthSettings.units, "The unit of figures whose unit does not follow from a set, such as volumes."),
      .init(StrengthSettings.formula, "The formula by which the one-repetition maximum is estimated."),
      .init(
        StrengthSettings.rest, "The rest after sets that have no rest of their own, in seconds.", unit: .seconds,
        examples: ["90"]),
      .init(
        StrengthSettings.step, "The step by which loads are changed, such as `1.25`; empty for 2.5 kg or 5 lb.",
        examples: [#""1.25""#]),
      .init(
        StrengthSettings.bar, "The weight of the bar; empty for 20 kg or 45 lb.", examples: [#""15""#]),
      .init(
        StrengthSettings.plates,
        "The plates, where `25x2` means two plates of 25; empty for those of a gym, in any number.",
        examples: [#""25x2 15x4 5""#]),
      .init(
        StrengthSettings.cue, "Whether a sound announces the end of a rest; the events of rests then contain `cue`."),
      .init(
        StrengthSettings.bodyVolume,
        """
        Whether a share of the body weight counts in the volumes, but not the records, of pull-ups, chin-ups, dips and \
        push-ups.
        """),
      .init(
        StrengthSettings.muscleSets,
        """
        The number of sets per week that the user wants for single muscles, where it differs from the usual number; \
        empty if none does.
        """,
        examples: [#""chest 12, biceps 8""#]),
      .init(StrengthSettings.shortcuts, "Whether the keys n, r, f and / work as shortcuts on pages."),
    ]
  }
}
