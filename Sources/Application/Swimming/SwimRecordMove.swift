import KernelApplication
import KernelDomain
package import SwimmingDomain

/// How a change of the book moved one record.
package struct SwimRecordMove: Codable, Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Int
  package var course: SwimCourse
  /// Hundredths of a second now; nil when there is no longer such a record.
  package var hundredths: Int?
  /// Hundredths of a second before; nil when there was none.
  package var before: Int?

  init(_ change: SwimRecordChange) {
    self.style = change.style
    self.distance = change.distance.amount
    self.course = change.course
    self.hundredths = change.hundredths
    self.before = change.before
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

extension StandingSwimRecords {
  /// What the swimmer has to be told; nil where that is nothing.
  var moves: [SwimRecordMove]? {
    moved.isEmpty ? nil : moved.map(SwimRecordMove.init)
  }
}

extension ChangedSwimBook {
  /// The records that differ from those before.
  var moves: [SwimRecordMove] {
    records.differences(from: recordsBefore).map(SwimRecordMove.init)
  }

  /// The records that were set for the first time or became faster.
  var fallen: [SwimRecordMove] {
    records.fallen(since: recordsBefore).map(SwimRecordMove.init)
  }
}

extension [SwimRecordMove] {
  /// An event for each record that was set for the first time or became faster.
  var broken: [BookEvent] {
    filter { move in move.hundredths.map { $0 < move.before ?? .max } ?? false }
      .map { BookEvent("swimming.recordBroken", $0) }
  }
}
