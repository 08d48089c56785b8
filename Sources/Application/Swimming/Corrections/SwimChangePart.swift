package import KernelApplication
package import SwimmingDomain

/// The effect of one change of the book on swimming: a correction of a swim, or a change of official results.
package struct SwimChangePart: Codable, Hashable, Sendable {
  package var swim: SwimID?
  /// The number of further swims that the change corrected in the same way; nil if there are none.
  package var otherSwims: Int?
  /// The corrected laps; nil if the change is about the whole swim, or about official results.
  package var laps: SwimLapRange?
  /// The kind of correction; nil if the change is about official results.
  package var change: SwimCorrectionKind?
  package var meets: SwimMeetsChange?
  /// The value that the correction assigns, as text, such as a style, a pool length, or the number of parts into which
  /// a lap is split. Nil if the correction assigns no value.
  package var value: String?

  package static let schema = Schema(
    "SwimCorrection", "A correction of a swim, or a change of official results or base times.",
    [
      .optional(
        "swim", SwimID.schema, "The name of the swim; left out for a change of official results or base times."),
      .optional(
        "otherSwims", .integer,
        "The number of further swims that the change corrected in the same way; left out if there are none.",
        unit: .of("swims")),
      .optional(
        "change", SwimCorrectionKind.schema,
        "The kind of correction; left out for a change of official results or base times."),
      .optional(
        "meets", SwimMeetsChange.schema,
        "The changes of official results and base times; left out for a correction of a swim."),
    ] + values)

  package init(_ correction: SwimCorrection) {
    swim = correction.swim
    laps = correction.change.laps
    change = SwimCorrectionKind(correction.change)
    value = correction.change.value
  }

  /// Creates the description of a change of official results; nil if `edits` is empty.
  package init?(_ edits: [SwimMeets.Edit]) {
    guard !edits.isEmpty else { return nil }
    meets = SwimMeetsChange(edits)
  }
}

/// The effects of an undo or redo on swimming.
package struct SwimRevertedPart: Codable, Hashable, Sendable {
  package var corrections: [SwimChangePart]
  package var records: [SwimRecordMove]
  package var undone: Bool

  package static let schema = Schema(
    "SwimRevertedChange", "The corrections of swims that were undone or redone, and the effect on records.",
    [
      .init(
        "corrections", .list(SwimChangePart.schema),
        "The corrections that were undone or redone, in the order in which they were made."),
      .init("records", .list(SwimRecordMove.schema), "The records that changed."),
      .init("undone", .flag, "Whether the corrections were undone; if false, they were redone."),
    ])

  package init(_ parts: [SwimChangePart], undone: Bool, _ changed: ChangedSwimBook) {
    corrections = parts
    self.undone = undone
    records = changed.moves
  }
}

extension SwimRevertedPart: Announcing {
  package static var announced: [EventDescription] { [.swimBookChanged, .swimRecordBroken] }

  /// Announces the corrections. Records that an undo restores are not announced, because they are not new.
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
  /// The value that the correction assigns, as text, such as a style, a pool length, or the number of parts into which
  /// a lap is split. For lengths that are added in a gap, it is their number and, if given, their style, as in `2
  /// backstroke`. Nil if the correction assigns no value.
  var value: String? {
    switch self {
    case .style(let style, _), .styleOfUnknown(let style, _): style.description
    case .split(_, let parts): String(parts)
    case .poolLength(let pool): pool.metres
    case .distance(let centimetres): PoolLength.metres(centimetres: centimetres)
    case .utcOffset(let offset): String(offset)
    case .equip(let equipment, _): equipment.isEmpty ? "none" : equipment.all.map(\.rawValue).joined(separator: " ")
    case .reclaim(_, let lengths, let style): style.map { "\(lengths) \($0)" } ?? String(lengths)
    case .confirm, .merge, .join, .exclude, .confirmDistance, .remove, .prefer: nil
    }
  }
}

extension SwimChangePart {
  /// The members of an output for a correction's laps and its value.
  static var values: [Schema.Member] {
    [
      .optional(
        "laps", SwimLapRange.schema,
        "The first and the last corrected lap; left out for a correction of the whole swim."),
      .optional(
        "value", .text,
        """
        The value that the correction assigns, as text: the style, the number of lengths, the pool's length or the \
        distance in metres, the UTC offset in seconds, or the equipment (`none` for none); left out if it assigns \
        none.
        """),
    ]
  }
}
