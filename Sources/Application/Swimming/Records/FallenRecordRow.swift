package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// A record as it was set.
package struct FallenRecordRow: Codable, Hashable, Sendable {
  package var course: SwimCourse
  package var style: StrokeStyle
  package var distance: Int
  package var unit: LengthUnit
  package var hundredths: Int
  package var beforeHundredths: Int?
  package var day: CivilDay
  package var start: Timestamp
  package var segment: SwimSegmentID
  package var laps: SwimLapRange
  package var stands: Bool
  /// True where its time rests on an estimate, such as a gap that she says was swum; left out elsewhere.
  package var estimated: Bool?

  package static let schema = Schema(
    "FallenRecord", "A record as it was set.",
    [
      .init("course", SwimCourse.schema, "In which pools."),
      .style(), .init("distance", .integer, "How far.", unit: .named), .unit, .hundredths("How long it took."),
      .optional(
        "beforeHundredths", .integer, "How long the record before took; left out for the first.", unit: .hundredths),
      .init("day", CivilDay.schema, "The swimmer's day on which the swim began."),
      .init("start", Timestamp.schema, "When its first lap began."),
      .init("segment", SwimSegmentID.schema, "The segment that it lies in."),
      .init("laps", SwimLapRange.schema, "Its laps."),
      .init("stands", .flag, "Whether it is the record still."), .estimated,
    ])

  init(_ fallen: FallenRecord) {
    course = fallen.best.course
    style = fallen.best.style
    distance = fallen.best.distance.amount
    unit = fallen.best.distance.unit
    hundredths = fallen.best.hundredths
    beforeHundredths = fallen.before
    day = fallen.best.day
    start = fallen.best.start
    segment = fallen.best.segment
    laps = fallen.best.laps
    stands = fallen.stands
    estimated = fallen.best.isEstimated ? true : nil
  }
}

/// An attempt that is the best of some days.
package struct BestRow: Codable, Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Int
  package var unit: LengthUnit
  package var hundredths: Int
  package var day: CivilDay
  package var start: Timestamp
  package var segment: SwimSegmentID
  package var laps: SwimLapRange
  /// True where its time rests on an estimate, such as a gap that she says was swum; left out elsewhere.
  package var estimated: Bool?

  package static let schema = Schema(
    "SwimBest", "The best attempt at a distance in one style, of some days.",
    [
      .style(), .init("distance", .integer, "How far.", unit: .named), .unit, .hundredths("How long it took."),
      .init("day", CivilDay.schema, "The swimmer's day on which the swim began."),
      .init("start", Timestamp.schema, "When its first lap began."),
      .init("segment", SwimSegmentID.schema, "The segment that it lies in."),
      .init("laps", SwimLapRange.schema, "Its laps."), .estimated,
    ])

  init(_ best: SwimMonthDigest.Best) {
    style = best.style
    distance = best.distance.amount
    unit = best.distance.unit
    hundredths = best.hundredths
    day = best.day
    start = best.start
    segment = best.segment
    laps = best.laps
    estimated = best.isEstimated ? true : nil
  }
}
