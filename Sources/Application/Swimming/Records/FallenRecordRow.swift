package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// A time that was a record when it was swum. It may have been beaten since.
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
  /// True if part of the time is estimated, for example because the swimmer counts a gap as swum; nil otherwise.
  package var estimated: Bool?

  package static let schema = Schema(
    "FallenRecord", "A record at the time when it was set.",
    [
      .init("course", SwimCourse.schema, "The course on which it was swum."),
      .style(), .init("distance", .integer, "The distance.", unit: .named), .unit,
      .hundredths("The time, in hundredths of a second."),
      .optional(
        "beforeHundredths", .integer,
        "The time of the previous record, in hundredths of a second; left out if there was none.", unit: .hundredths),
      .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
      .init("start", Timestamp.schema, "The instant at which its first lap began."),
      .init("segment", SwimSegmentID.schema, "The name of the segment that contains it."),
      .init("laps", SwimLapRange.schema, "The first and the last lap."),
      .init("stands", .flag, "Whether the record still stands."), .estimated,
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

/// The best attempt over one distance in one style within a period.
package struct BestRow: Codable, Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Int
  package var unit: LengthUnit
  package var hundredths: Int
  package var day: CivilDay
  package var start: Timestamp
  package var segment: SwimSegmentID
  package var laps: SwimLapRange
  /// True if part of the time is estimated, for example because the swimmer counts a gap as swum; nil otherwise.
  package var estimated: Bool?

  package static let schema = Schema(
    "SwimBest", "The best attempt at a distance in one style, in a span of days.",
    [
      .style(), .init("distance", .integer, "The distance.", unit: .named), .unit,
      .hundredths("The time, in hundredths of a second."),
      .init("day", CivilDay.schema, "The day on which the swim began, by the swimmer's clock."),
      .init("start", Timestamp.schema, "The instant at which its first lap began."),
      .init("segment", SwimSegmentID.schema, "The name of the segment that contains it."),
      .init("laps", SwimLapRange.schema, "The first and the last lap."), .estimated,
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
