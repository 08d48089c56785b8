package import KernelApplication
import KernelDomain
import SwimmingDomain

extension FeatureDescription {
  package static var swimming: FeatureDescription {
    FeatureDescription(
      .swimming,
      settings: [
        .init(SwimmingSettings.showUnknown, "Whether screens show records of unknown style."),
        .init(
          SwimmingSettings.longDistances,
          "Whether screens show records over 800, 1000 and 1500 metres, and over 1000 and 1650 yards."),
        .init(
          SwimmingSettings.pointsTable,
          "Whose tables World Aquatics points are taken from: none as long as she does not say, since they differ by sex."
        ),
        .init(
          SwimmingSettings.preferOfficial,
          "Whether the book of records shows official times for the watch's of the same day, stroke and distance."),
        .init(SwimmingSettings.weekStart, "On which day weeks of statistics begin."),
        .init(
          SwimmingSettings.seasonStart, "With which month seasons begin, from 1.", unit: .ordinal, examples: ["9"]),
      ],
      importOptions: [
        .optional("pool", .poolOption, "How long the pool was, for files that do not tell it.")
      ], timed: []
    ) { role in
      switch role {
      case .importedFile: PartDescription(SwimFilePart.schema)
      case .imported: PartDescription(SwimImportPart.schema, announces: SwimImportPart.announced)
      case .review: PartDescription(ReviewLaps.Output.schema)
      case .change: PartDescription(SwimChangePart.schema)
      case .reverted: PartDescription(SwimRevertedPart.schema, announces: SwimRevertedPart.announced)
      case .overview: PartDescription(SwimOverviewPart.schema)
      case .exported: PartDescription(SwimBackupPart.schema)
      }
    }
  }
}

extension Schema {
  fileprivate static var poolOption: Schema {
    Schema(
      "PoolOption", "The length of a pool, from 5 to 200 metres: a number of metres, or a text with a unit.",
      .either([Schema(.number(PoolLength.validMetres), unit: .metres), .text]), examples: ["25", #""25yd""#])
  }
}
