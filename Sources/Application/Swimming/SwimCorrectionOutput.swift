package import KernelApplication
package import SwimmingDomain

/// What a correction, or taking one back, did.
package struct SwimCorrectionOutput: Codable, Hashable, Sendable {
  package var swim: SwimID
  /// Left out for a change of the whole workout.
  package var laps: SwimLapRange?
  package var change: SwimCorrectionKind
  /// The number of the change, by which it can be taken back; left out where nothing was changed.
  package var number: Int?
  /// False when the book said so already, and nothing was written.
  package var changed: Bool
  /// The records that moved, or changed hands.
  package var records: [SwimRecordMove]

  init(_ correction: SwimCorrection, _ changed: ChangedSwimBook?) {
    self.swim = correction.swim
    self.laps = correction.change.laps
    self.change = SwimCorrectionKind(correction.change)
    number = changed?.number
    self.changed = changed != nil
    records = changed?.moves ?? []
  }
}

extension SwimCorrectionOutput: Announcing {
  package func events(changed: Bool) -> [BookEvent] {
    guard self.changed else { return [] }
    let details = SwimBookChangedDetails(swim: swim, laps: laps, change: change)
    return [BookEvent("swimming.bookChanged", details)] + records.broken
  }
}
