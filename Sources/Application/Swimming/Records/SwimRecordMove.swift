package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// How a change of the book affected one record: the record was set, became faster or slower, or disappeared.
package struct SwimRecordMove: Codable, Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Int
  package var unit: LengthUnit
  package var course: SwimCourse
  package var hundredths: Int?
  package var beforeHundredths: Int?

  package static let schema = Schema(
    "SwimRecordMove", "A record that was set, changed or lost.",
    [
      .style(), .init("distance", .integer, "The distance.", unit: .named), .unit,
      .init("course", SwimCourse.schema, "The course on which it was swum."),
      .optional(
        "hundredths", .integer,
        "The time of the record now, in hundredths of a second; left out if there is no such record any more.",
        unit: .hundredths),
      .optional(
        "beforeHundredths", .integer,
        "The time of the record before, in hundredths of a second; left out if there was none.",
        unit: .hundredths),
    ])

  init(_ change: SwimRecordChange) {
    self.style = change.style
    self.distance = change.distance.amount
    self.unit = change.distance.unit
    self.course = change.course
    self.hundredths = change.hundredths
    self.beforeHundredths = change.before
  }
}

extension StandingSwimRecords {
  /// The changes of records that new rules in a new version of the program caused and that the swimmer has not seen
  /// yet; nil if there are none.
  var moves: [SwimRecordMove]? {
    moved.isEmpty ? nil : moved.map(SwimRecordMove.init)
  }
}

extension ChangedSwimBook {
  /// The changes of records: those that were set, became faster or slower, or disappeared.
  var moves: [SwimRecordMove] {
    records.differences(from: recordsBefore).map(SwimRecordMove.init)
  }

  /// The changes of records that were set for the first time or became faster.
  var fallen: [SwimRecordMove] {
    records.fallen(since: recordsBefore).map(SwimRecordMove.init)
  }
}

extension SwimRecordMove {
  package static let brokenEvent = "swimming.recordBroken"
}

extension [SwimRecordMove] {
  /// The events to announce: one for each record that was set for the first time or became faster.
  var broken: [BookEvent] {
    filter { move in move.hundredths.map { $0 < move.beforeHundredths ?? .max } ?? false }
      .map { BookEvent(SwimRecordMove.brokenEvent, $0) }
  }
}

extension EventDescription {
  static var swimRecordBroken: EventDescription {
    EventDescription(
      SwimRecordMove.brokenEvent, SwimRecordMove.schema, "A record was set for the first time, or became faster.")
  }
}
