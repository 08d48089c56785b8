package import KernelApplication
import KernelDomain
import SwimmingDomain

extension FeatureDescription {
  package static var swimming: FeatureDescription {
    FeatureDescription(
      .swimming, settings: SwimmingSettings.described,
      importOptions: [
        .optional(
          "pool", .poolOption,
          "The length of the pool, for files that do not contain it: a number of metres, or a text with a unit.")
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
