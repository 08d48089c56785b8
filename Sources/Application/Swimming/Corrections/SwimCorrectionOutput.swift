package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// What a correction, or taking one back, did.
package struct SwimCorrectionOutput: Described, Equatable {
  package var swim: SwimID
  package var laps: SwimLapRange?
  package var change: SwimCorrectionKind
  /// The number of the change, by which it can be taken back; left out where nothing was changed.
  package var number: Int?
  package var changed: Bool
  package var dryRun: Bool?
  package var records: [SwimRecordMove]
  package var doubts: [Doubt]?

  package static let schema = Schema(
    "What a correction did.",
    [
      .init("swim", SwimID.schema, "The swim."),
      .optional("laps", SwimLapRange.schema, "Its laps; left out for a change of the whole swim."),
      .init("change", SwimCorrectionKind.schema, "What was said of them."),
      .optional(
        "number", .integer, "The number of the change, which undo takes; left out where nothing was changed.",
        unit: .ordinal),
      .init("changed", .flag, "False where the book said so already, and nothing was written."),
      .optional(
        "dryRun", .flag, "True where it was only asked what would be, and nothing was written; left out elsewhere."),
      .init("records", .list(SwimRecordMove.schema), "The records that moved, or changed hands."),
      .optional(
        "doubts", .list(Doubt.schema),
        "What makes it look like a slip, though it stands; left out where nothing does."),
    ])

  /// The correction stands all the same.
  package struct Doubt: Codable, Hashable, Sendable {
    package var kind: Kind
    package var hundredths: Int
    package var usualHundredths: Int?
    package var style: StrokeStyle?
    package var distance: Int?
    package var course: SwimCourse?
    package var mergedCount: Int?

    package static let schema = Schema(
      "SwimCorrectionDoubt", "What makes a correction look like a slip.",
      [
        .init("kind", Kind.schema, "What it is."), .hundredths("Of the record or lap."),
        .optional(
          "usualHundredths", .integer, "Of a record: her best before, there or on another course.", unit: .hundredths),
        .optional("style", StrokeStyle.schema, "Of a record."),
        .optional("distance", .integer, "Of a record, in the unit of its course.", unit: .of("the course's unit")),
        .optional("course", SwimCourse.schema, "Of a record."),
        .optional("mergedCount", .integer, "Of a merge: how many laps became one.", unit: .of("laps")),
      ])

    package enum Kind: String, Codable, CaseIterable, Sendable {
      /// A record became far faster than she is otherwise.
      case farFaster
      /// Laps were merged to one that took far longer than the others, or lengths fill a gap that take so long.
      case longLap

      package static let schema = Schema("SwimCorrectionDoubtKind", "What looks wrong.", allCases) { kind in
        switch kind {
        case .farFaster: "a record became far faster than she is otherwise"
        case .longLap:
          "laps were merged to one that took far longer than the others, or lengths fill a gap that take as long"
        }
      }
    }
  }

  /// - Parameter isDryRun: nothing was written.
  init(_ correction: SwimCorrection, _ changed: ChangedSwimBook?, isDryRun: Bool) {
    self.swim = correction.swim
    self.laps = correction.change.laps
    self.change = SwimCorrectionKind(correction.change)
    number = isDryRun ? nil : changed?.number
    dryRun = isDryRun ? true : nil
    self.changed = changed != nil
    records = changed?.moves ?? []
    let found = changed.map { $0.doubts(correction) } ?? []
    doubts = found.isEmpty ? nil : found.map(Doubt.init)
  }
}

extension SwimCorrectionOutput: Announcing {
  package static var announced: [EventDescription] { [.swimBookChanged, .swimRecordBroken] }

  package func events(changed: Bool) -> [BookEvent] {
    guard self.changed, dryRun != true else { return [] }
    let details = SwimBookChangedDetails(swim: swim, laps: laps, change: change)
    return [BookEvent(SwimBookChangedDetails.event, details)] + records.broken
  }
}

extension ChangedSwimBook {
  fileprivate func doubts(_ correction: SwimCorrection) -> [CorrectionDoubt] {
    CorrectionDoubtRule.doubts(
      correction, of: book.corrected(correction.swim), records: records, before: recordsBefore)
  }
}

extension SwimCorrectionOutput.Doubt {
  fileprivate init(_ doubt: CorrectionDoubt) {
    switch doubt {
    case .farFaster(let change, let usual):
      self.init(
        kind: .farFaster, hundredths: change.hundredths ?? 0, usualHundredths: usual, style: change.style,
        distance: change.distance.amount, course: change.course)
    case .longLap(let lap, let merged):
      self.init(kind: .longLap, hundredths: AttemptRule.hundredths(Int64(lap.duration)), mergedCount: merged)
    }
  }
}
