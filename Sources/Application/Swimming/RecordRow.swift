package import KernelDomain
package import SwimmingDomain

/// A record as use cases give it: one course at a time, so the course is told once beside the rows.
package struct RecordRow: Codable, Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Int
  package var unit: LengthUnit
  /// Hundredths of a second.
  package var hundredths: Int
  /// The local day on which the workout began.
  package var day: CivilDay
  /// The start of the attempt's first lap.
  package var start: Timestamp
  package var segment: SegmentID
  package var laps: LapRange
  /// Other segments with the same time, oldest first.
  package var ties: [SegmentID]

  package init(_ record: Record) {
    self.style = record.style
    self.distance = record.distance.amount
    self.unit = record.distance.unit
    self.hundredths = record.hundredths
    self.day = record.day
    self.start = record.start
    self.segment = record.segment
    self.laps = record.laps
    self.ties = record.ties
  }
}

/// How a change of the book moved one record.
package struct RecordMove: Codable, Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Int
  package var course: Course
  /// Hundredths of a second now; nil when there is no longer such a record.
  package var hundredths: Int?
  /// Hundredths of a second before; nil when there was none.
  package var before: Int?

  package init(style: StrokeStyle, distance: Int, course: Course, hundredths: Int?, before: Int?) {
    self.style = style
    self.distance = distance
    self.course = course
    self.hundredths = hundredths
    self.before = before
  }

  /// Both times are always written, `null` where there is none.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encode(distance, forKey: .distance)
    try container.encode(course, forKey: .course)
    try container.encode(hundredths, forKey: .hundredths)
    try container.encode(before, forKey: .before)
  }
}
