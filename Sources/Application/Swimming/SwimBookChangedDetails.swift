package import KernelApplication
package import SwimmingDomain

/// The details of the event `swimming.bookChanged`. For a correction, they contain the kind of correction and what was
/// corrected. For an import, they are empty.
package struct SwimBookChangedDetails: Codable, Sendable {
  package static let schema = Schema(
    "SwimBookChanged", "The correction that was made or undone; empty for an import and for other changes.",
    [
      .optional("swim", SwimID.schema, "The name of the swim that was corrected; left out if no swim was."),
      .optional(
        "laps", SwimLapRange.schema,
        "The first and the last lap corrected; left out for a correction of the whole swim."),
      .optional("change", SwimCorrectionKind.schema, "The kind of correction; left out if no swim was corrected."),
      .optional("undone", .flag, "True if the correction was undone; left out otherwise."),
    ])

  package static let event = "swimming.bookChanged"

  package var swim: SwimID?
  /// The corrected laps; nil if the correction is about the whole swim.
  package var laps: SwimLapRange?
  package var change: SwimCorrectionKind?
  /// True if the correction was undone; nil otherwise.
  package var undone: Bool?
}

extension EventDescription {
  static var swimBookChanged: EventDescription {
    EventDescription(
      SwimBookChangedDetails.event, SwimBookChangedDetails.schema,
      "Swims, official results or base times have changed.")
  }
}

/// The output of a use case that may change the book of swims without correcting a swim.
package protocol SwimBookChanging: Announcing, Described {
  /// The number of the change; nil if nothing was changed.
  var number: Int? { get }
}

extension SwimBookChanging {
  package static var announced: [EventDescription] { [.swimBookChanged] }

  package func events(changed: Bool) -> [BookEvent] {
    number == nil ? [] : [BookEvent(SwimBookChangedDetails.event, SwimBookChangedDetails())]
  }
}
