package import KernelApplication
package import KernelDomain
package import SwimmingDomain

/// How a change of the book moved one record.
package struct SwimRecordMove: Codable, Hashable, Sendable {
  package var style: StrokeStyle
  package var distance: Int
  package var unit: LengthUnit
  package var course: SwimCourse
  package var hundredths: Int?
  package var beforeHundredths: Int?

  package static let schema = Schema(
    "SwimRecordMove", "How a change of the book moved a record.",
    [
      .style(), .init("distance", .integer, "How far.", unit: .named), .unit,
      .init("course", SwimCourse.schema, "In which pools."),
      .optional(
        "hundredths", .integer, "How long it takes now; left out where there is no such record any more.",
        unit: .hundredths),
      .optional(
        "beforeHundredths", .integer, "How long it took before; left out where there was no such record.",
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

extension SwimRecordMove {
  package static let brokenEvent = "swimming.recordBroken"
}

extension [SwimRecordMove] {
  /// An event for each record that was set for the first time or became faster.
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
