package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// A record as use cases give it: one course at a time, so the course is told once beside the rows.
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
  /// True where its time rests on an estimate, such as a gap that she says was swum; left out elsewhere.
  package var estimated: Bool?

  package static let schema = Schema(
    "SwimRecord", "The best time over a distance in one style on one course.",
    [
      .style(), .init("distance", .integer, "How far.", unit: .named), .unit, .hundredths("How long it took."),
      .init("day", CivilDay.schema, "The swimmer's day on which the swim began."),
      .init("start", Timestamp.schema, "When its first lap began."),
      .init("segment", SwimSegmentID.schema, "The segment that it lies in."),
      .init("laps", SwimLapRange.schema, "Its laps."),
      .init("ties", .list(SwimSegmentID.schema), "Other segments with the same time, oldest first."),
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
