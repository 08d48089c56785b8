package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// The output of a use case that makes a correction of a swim, or tries it in a dry run.
package struct SwimCorrectionOutput: Described, Equatable {
  package var swim: SwimID
  package var laps: SwimLapRange?
  package var change: SwimCorrectionKind
  /// The number that identifies the recorded change, for use with undo; nil if nothing was changed.
  package var number: Int?
  package var changed: Bool
  package var dryRun: Bool?
  package var records: [SwimRecordMove]
  package var doubts: [Doubt]?
  /// The number of pool lengths whose style the correction changes; nil unless it corrects a whole swim or several
  /// segments.
  package var lengthCount: Int?
  /// The lengths that result from a new pool length, if the file contains only laps that are several pool lengths long;
  /// nil otherwise.
  package var lengthsAnew: LengthsAnew?

  package static let schema = Schema(
    "The effect of a correction.",
    [
      .init("swim", SwimID.schema, "The name of the swim."),
      .optional(
        "laps", SwimLapRange.schema,
        "The first and the last corrected lap; left out for a correction of the whole swim."),
      .init("change", SwimCorrectionKind.schema, "The kind of correction."),
      .optional(
        "number", .integer, "The number of the change, which `book.undo` takes; left out if nothing was changed.",
        unit: .ordinal),
      .init(
        "changed", .flag, "Whether the correction changes the book; false if the book has it already."),
      .optional(
        "dryRun", .flag, "True if the change was only tried and nothing was written; left out otherwise."),
      .init(
        "records", .list(SwimRecordMove.schema),
        "The records that changed, or would change if the change was only tried."),
      .optional(
        "doubts", .list(Doubt.schema),
        "Signs that the correction may be a mistake, although it was made; left out if there are none."),
      .optional(
        "lengthCount", .integer,
        "The number of lengths whose style changed; left out unless a swim or several segments were corrected.",
        unit: .of("lengths")),
      .optional(
        "lengthsAnew", LengthsAnew.schema,
        """
        The lengths that were recalculated after a change of the pool, because the file states only the distances of \
        laps; left out otherwise.
        """),
    ])

  /// The lengths into which the file's laps are divided after a change of the pool length.
  package struct LengthsAnew: Codable, Hashable, Sendable {
    package var lengthCount: Int
    package var poolMetres: PoolLength
    /// The distance of the swim, in metres: that of the lengths into which the laps were divided. If no lap fits the
    /// pool, it is the distance that the file states, because this distance then counts.
    package var metres: Double
    /// The number of laps that are left out because they are not a whole number of pool lengths long.
    package var leftOutCount: Int

    package static let schema = Schema(
      "SwimLengthsAnew", "The lengths of a swim that were recalculated after a change of the pool.",
      [
        .init("lengthCount", .integer, "The number of lengths.", unit: .of("lengths")),
        .init("poolMetres", PoolLength.schema, "The length of the pool, in metres."),
        .init("metres", .number, "The distance of these lengths, in metres.", unit: .metres),
        .init(
          "leftOutCount", .integer, "The number of laps in the file that do not fit the pool, and so are ignored.",
          unit: .of("laps")),
      ])

    init(_ swim: Swim, in pool: PoolLength) {
      let lengths = StatedLengths(swim.statedLaps, in: pool)
      lengthCount = lengths.laps.count
      poolMetres = pool
      let change = SwimCorrection(swim: swim.id, change: .poolLength(pool), touched: [])
      metres = Double(CorrectedSwim(swim, corrections: [change]).centimetres ?? 0) / 100
      leftOutCount = lengths.unusable
    }
  }

  /// A sign that a correction may be a mistake. It does not prevent the correction.
  package struct Doubt: Codable, Hashable, Sendable {
    package var kind: Kind
    package var hundredths: Int
    package var usualHundredths: Int?
    package var style: StrokeStyle?
    package var distance: Int?
    package var course: SwimCourse?
    package var mergedCount: Int?

    package static let schema = Schema(
      "SwimCorrectionDoubt", "A sign that a correction may be a mistake.",
      [
        .init("kind", Kind.schema, "The kind of sign."),
        .hundredths("The time of the new record, or of the long lap, in hundredths of a second."),
        .optional(
          "usualHundredths", .integer,
          """
          For a record, the swimmer's best time before, on this or another course, in hundredths of a second.
          """, unit: .hundredths),
        .optional("style", StrokeStyle.schema, "For a record, its style."),
        .optional(
          "distance", .integer, "For a record, the distance, in the unit of the course.", unit: .of("the course's unit")
        ),
        .optional("course", SwimCourse.schema, "For a record, its course."),
        .optional(
          "mergedCount", .integer, "For merged laps, the number of laps that were merged into one.", unit: .of("laps")),
      ])

    package enum Kind: String, Codable, CaseIterable, Sendable {
      /// The correction creates a record that is much faster than the swimmer's previous best time in the same style
      /// and distance, on this or another course.
      case farFaster
      /// The correction merged laps, or added lengths in a gap, and one lap now takes much longer than the swimmer's
      /// other laps.
      case longLap

      package static let schema = Schema(
        "SwimCorrectionDoubtKind", "A sign that a correction may be a mistake.", allCases
      ) { kind in
        switch kind {
        case .farFaster: "a record became far faster than the swimmer's other times"
        case .longLap:
          "laps were merged into one that took far longer than the other laps, or inserted lengths took far longer"
        }
      }
    }
  }

  /// Creates the output of a correction.
  /// - Parameters:
  ///   - correction: the correction.
  ///   - changed: the swims after the correction; nil if the correction changes nothing.
  ///   - isDryRun: true if nothing was written.
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
