package import KernelApplication
package import SwimmingDomain

/// What a change of the book says of the swim book: one correction, or something of meets.
package struct SwimChangePart: Codable, Hashable, Sendable {
  package var swim: SwimID?
  /// Left out for a change of the whole swim.
  package var laps: SwimLapRange?
  /// Left out where it says something of meets.
  package var change: SwimCorrectionKind?
  package var meets: SwimMeetsChange?
  /// The style or number of parts or pool length that it set, as text; left out where there is none.
  package var value: String?

  package static let schema = Schema(
    "SwimCorrection", "A correction of a swim, or what was said of meets.",
    [
      .optional("swim", SwimID.schema, "The swim; left out where it says something of meets."),
      .optional("change", SwimCorrectionKind.schema, "What was said of it; left out likewise."),
      .optional("meets", SwimMeetsChange.schema, "What was said of meets; left out of a correction."),
    ] + values)

  package init(_ correction: SwimCorrection) {
    swim = correction.swim
    laps = correction.change.laps
    change = SwimCorrectionKind(correction.change)
    value = correction.change.value
  }

  /// - Parameter edits: what it says of meets; nil where that is nothing.
  package init?(_ edits: [SwimMeets.Edit]) {
    guard !edits.isEmpty else { return nil }
    meets = SwimMeetsChange(edits)
  }
}

/// What taking a correction back, or making it again, did to the swim book.
package struct SwimRevertedPart: Codable, Hashable, Sendable {
  package var corrections: [SwimChangePart]
  package var records: [SwimRecordMove]
  package var undone: Bool

  package static let schema = Schema(
    "SwimRevertedChange", "What taking corrections back, or making them again, did.",
    [
      .init("corrections", .list(SwimChangePart.schema), "Those taken back or made again, in the order made."),
      .init("records", .list(SwimRecordMove.schema), "The records that moved, or changed hands."),
      .init("undone", .flag, "False where they were made again."),
    ])

  package init(_ parts: [SwimChangePart], undone: Bool, _ changed: ChangedSwimBook) {
    corrections = parts
    self.undone = undone
    records = changed.moves
  }
}

extension SwimRevertedPart: Announcing {
  package static var announced: [EventDescription] { [.swimBookChanged, .swimRecordBroken] }

  /// Records that come back by taking a correction back were not broken.
  package func events(changed: Bool) -> [BookEvent] {
    guard changed else { return [] }
    let corrected = corrections.map { correction in
      BookEvent(
        SwimBookChangedDetails.event,
        SwimBookChangedDetails(
          swim: correction.swim, laps: correction.laps, change: correction.change, undone: undone ? true : nil))
    }
    return corrected + (undone ? [] : records.broken)
  }
}

extension SwimCorrection.Change {
  /// The style, number of parts or pool length that it sets, as text: of lengths in a gap their number, and style where
  /// she said it, `2 backstroke`; nil where there is none.
  var value: String? {
    switch self {
    case .style(let style, _): style.description
    case .split(_, let parts): String(parts)
    case .poolLength(let pool): pool.metres
    case .reclaim(_, let lengths, let style): style.map { "\(lengths) \($0)" } ?? String(lengths)
    case .confirm, .merge, .join, .exclude, .remove, .prefer: nil
    }
  }
}

extension SwimChangePart {
  /// What corrections say beside their swim and kind.
  static var values: [Schema.Member] {
    [
      .optional("laps", SwimLapRange.schema, "Its laps; left out for a change of the whole swim."),
      .optional(
        "value", .text,
        "The style, number of lengths or metres of pool that it set, as text; left out where it set none."),
    ]
  }
}
