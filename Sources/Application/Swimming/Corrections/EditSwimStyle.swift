package import KernelApplication
import KernelDomain
package import SwimmingDomain

/// Sets the style of pool lengths in a whole swim, or in consecutive segments (laps swum without a rest): either of all
/// lengths, or only of those whose style is unknown.
package struct EditSwimStyle: UseCase {
  package static let method = "swimming.editSwimStyle"
  package static let summary =
    "Set the style of the lengths in a swim, or in some of its segments, whose style is unknown."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var swim: SwimID
    package var style: StrokeStyle
    /// The numbers of the first and the last segment (laps swum without a rest) to change; nil for the whole swim.
    package var segments: SwimLapRange?
    /// Whether to change every length, even if its style is known; nil means false, which changes only lengths of
    /// unknown style.
    package var all: Bool?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The lengths to change, and their style.",
      [
        .init("swim", SwimID.schema, "The name of the swim."),
        .init("style", StrokeStyle.schema, "The style in which the lengths were swum."),
        .optional(
          "segments", SwimLapRange.schema, "The numbers of the first and the last segment; if left out, all segments."),
        .optional("all", .flag, "True changes every length; if left out, only those of unknown style are changed."),
        .dryRun,
      ])

    package init(
      swim: SwimID, style: StrokeStyle, segments: SwimLapRange? = nil, all: Bool? = nil, dryRun: Bool? = nil
    ) {
      self.swim = swim
      self.style = style
      self.segments = segments
      self.all = all
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let book = try swims.book()
    guard let swim = book.corrected(input.swim) else { throw .unknownSwim(input.swim) }
    let segments = try swim.segments(input.segments)
    let isAll = input.all ?? false
    let lengths = segments.flatMap { swim.laps(of: $0) }.count {
      !$0.isExcluded && (isAll ? $0.style != input.style : $0.style == .unknown)
    }
    guard let first = segments.first?.laps.first, let last = segments.last?.laps.last,
      let laps = SwimLapRange(first, last), lengths > 0
    else { throw .conflict(.swimming(isAll ? .saidAlready : .noUnknownStyle(swim: input.swim.description))) }
    var output = try swims.correct(
      input.swim, isAll ? .style(input.style, laps) : .styleOfUnknown(input.style, laps), isDryRun: input.dryRun)
    output.lengthCount = lengths
    return output
  }
}
