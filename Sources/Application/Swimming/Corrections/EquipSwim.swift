package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Records the equipment used in a swim, or in some of its segments (laps swum without a rest). Segments swum with fins
/// or paddles do not count for records.
package struct EquipSwim: UseCase {
  package static let method = "swimming.equipSwim"
  package static let summary = "Set with which equipment a swim, or some of its segments, was swum."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var swim: SwimID
    /// The numbers of the first and the last segment (laps swum without a rest) in which the equipment was used; nil
    /// for the whole swim.
    package var segments: SwimLapRange?
    /// The equipment, which replaces any previously recorded equipment; empty for none.
    package var equipment: [SwimEquipment]
    package var dryRun: Bool?

    package static let schema = Schema(
      "The segments, and the equipment with which they were swum.",
      [
        .init("swim", SwimID.schema, "The name of the swim."),
        .optional(
          "segments", SwimLapRange.schema, "The numbers of the first and the last segment; if left out, all segments."),
        .init(
          "equipment", .list(SwimEquipment.schema),
          """
          The equipment, which replaces the equipment set before; empty for none.
          """, examples: [#"["paddles","pull"]"#]),
        .dryRun,
      ])

    package init(swim: SwimID, segments: SwimLapRange? = nil, equipment: [SwimEquipment], dryRun: Bool? = nil) {
      self.swim = swim
      self.segments = segments
      self.equipment = equipment
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    guard let swim = book.corrected(input.swim) else { throw .unknownSwim(input.swim) }
    let segments = try swim.segments(input.segments)
    guard let first = segments.first?.laps.first, let last = segments.last?.laps.last,
      let laps = SwimLapRange(first, last)
    else { throw .conflict(.swimming(.lengthsMissing(swim: input.swim.description))) }
    let equipment = SwimEquipmentSet(input.equipment)
    var output = try swims.correct(input.swim, .equip(equipment, laps), isDryRun: input.dryRun)
    output.lengthCount = segments.flatMap { swim.laps(of: $0) }.count { !$0.isExcluded && $0.equipment != equipment }
    return output
  }
}

extension CorrectedSwim {
  /// Returns the segments with numbers in this range, or all segments if `wanted` is nil. Fails with `notFound` if the
  /// first or the last number of the range identifies no segment.
  func segments(_ wanted: SwimLapRange?) throws(Failure) -> [SwimSegment] {
    guard let wanted else { return segments }
    let found = segments.filter { wanted.contains($0.id.number) }
    guard found.first?.id.number == wanted.first, found.last?.id.number == wanted.last else {
      let name = SwimSegmentID(swim: swim.id, number: wanted.last).description
      throw .notFound(.swimming(.noSuchSegment(name: name, segments: segments.count)))
    }
    return found
  }
}

extension SwimEquipment {
  package static let schema = Schema(
    "SwimEquipment", "Equipment that a swimmer uses in training.", SwimEquipment.allCases
  ) { equipment in
    switch equipment {
    case .fins, .paddles: "attempts with this equipment do not count"
    case .pull: "a pull buoy between the legs"
    }
  }
}

extension Schema.Member {
  static let equipment = Schema.Member.optional(
    "equipment", .list(SwimEquipment.schema), "The equipment with which it was swum; left out if there was none.")
}
