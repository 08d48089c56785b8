package import KernelApplication
package import SwimmingDomain

/// What the event `swimming.bookChanged` tells: of a correction what it corrected, of an import nothing.
package struct SwimBookChangedDetails: Codable, Sendable {
  package static let schema = Schema(
    "SwimBookChanged", "What was corrected; of an import nothing.",
    [
      .optional("swim", SwimID.schema, "The swim."),
      .optional("laps", SwimLapRange.schema, "Its laps; left out for a change of the whole swim."),
      .optional("change", SwimCorrectionKind.schema, "What was said of them."),
      .optional("undone", .flag, "True where the correction was taken back; left out elsewhere."),
    ])

  package static let event = "swimming.bookChanged"

  package var swim: SwimID?
  /// Left out for a change of the whole swim.
  package var laps: SwimLapRange?
  package var change: SwimCorrectionKind?
  /// True where the correction was taken back; left out elsewhere.
  package var undone: Bool?
}

extension EventDescription {
  static var swimBookChanged: EventDescription {
    EventDescription(
      SwimBookChangedDetails.event, SwimBookChangedDetails.schema, "Swims were imported or corrected.")
  }
}
