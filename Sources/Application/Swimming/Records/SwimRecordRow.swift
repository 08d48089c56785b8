package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// A record, in the outputs of use cases. All rows belong to one course, which the output names separately.
package struct SwimRecordRow: Codable, Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Int
  package var unit: LengthUnit
  package var hundredths: Int
  package var day: CivilDay
  package var start: Timestamp
  package var segment: SwimSegmentID
  package var laps: SwimLapRange
  package var ties: [SwimSegmentID]
  /// True if part of the time is estimated, for example because the swimmer counts a gap as swum; nil otherwise.
  package var estimated: Bool?

  package static let schema = Schema(
    "SwimRecord", "A record: the best time over a distance in one style on one course.",
    [
      .style(), .init("distance", .integer, "The distance.", unit: .named), .unit,
      .hundredths("The time, in hundredths of a second."),
      .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
      .init("start", Timestamp.schema, "The instant at which its first lap began."),
      .init("segment", SwimSegmentID.schema, "The name of the segment that contains it."),
      .init("laps", SwimLapRange.schema, "The first and the last lap."),
      .init("ties", .list(SwimSegmentID.schema), "The names of other segments with an equal time, oldest first."),
      .estimated,
    ])

  package init(_ record: SwimRecord) {
    self.style = record.style
    self.distance = record.distance.amount
    self.unit = record.distance.unit
    self.hundredths = record.hundredths
    self.day = record.day
    self.start = record.start
    self.segment = record.segment
    self.laps = record.laps
    self.ties = record.ties
    estimated = record.isEstimated ? true : nil
  }
}
