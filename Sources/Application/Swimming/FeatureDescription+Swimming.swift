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
          "The sex whose tables are used for World Aquatics points; if `none`, no points are given."
        ),
        .init(
          SwimmingSettings.preferOfficial,
          """
          Whether official times count in the book of records: each replaces the watch's times of the same day, style \
          and distance, and is shown unless the watch recorded a faster time on another day.
          """),
        .init(SwimmingSettings.heartRate, "Whether imports read the heart rates of swims."),
        .init(
          SwimmingSettings.course,
          """
          The course that the book of records shows first: the name of a course, or `latest` for the course of the \
          latest swim.
          """,
          examples: [#""scm""#]),
        .init(
          SwimmingSettings.goal,
          "The weekly goal for the weeks before the first goal that was begun with `swimming.setGoal`; empty for none.",
          examples: [#""8 km""#]),
        .init(SwimmingSettings.masters, "The rule for the age groups of masters; `off` for none."),
        .init(SwimmingSettings.birth, "The user's date or year of birth; empty if unknown.", examples: [#""1981""#]),
        .init(SwimmingSettings.weekStart, "The day on which weeks of statistics begin."),
        .init(
          SwimmingSettings.seasonStart, "The month with which seasons begin, from 1 to 12.", unit: .ordinal,
          examples: ["9"]),
      ],
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
