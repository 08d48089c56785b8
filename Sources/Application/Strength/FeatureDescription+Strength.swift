package import KernelApplication
import KernelDomain
import StrengthDomain

extension FeatureDescription {
  package static var strength: FeatureDescription {
    FeatureDescription(
      .strength, settings: settings, importOptions: importOptions,
      timed: StrengthEvents.restDescriptions + [StrengthEvents.formEndDescription]
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
      .optional("unit", MassUnit.schema, "The unit of loads in logs that do not tell it."),
      .optional("zone", .text, "The time zone of files that tell none.", examples: [#""Europe/Prague""#]),
    ]
  }

  private static var settings: [Schema.Member] {
    [
      .init(StrengthSettings.units, "In which unit loads are shown that no set tells, such as volume."),
      .init(StrengthSettings.formula, "By which formula is estimated what could be lifted once."),
      .init(
        StrengthSettings.rest, "Behind sets that have none of their own.", unit: .seconds, examples: ["90"]),
      .init(
        StrengthSettings.cue, "Whether the end of a rest is announced with a sound: events of rests then say which."),
      .init(StrengthSettings.shortcuts, "Whether the keys n, r, f and / of pages do something."),
    ]
  }
}
