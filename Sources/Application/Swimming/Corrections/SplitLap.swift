package import KernelApplication
package import SwimmingDomain

package struct SplitLap: UseCase {
  package static let method = "swimming.splitLap"
  package static let summary = "Split a lap in which the watch missed a turn into equal lengths."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var segment: SwimSegmentID
    package var lap: Int
    package var into: Int
    package var dryRun: Bool?

    package static let schema = Schema(
      "The lap to split.",
      [
        .init("segment", SwimSegmentID.schema, "The name of the segment that contains the lap."),
        .init("lap", .integer, "The number of the lap in the swim, from 1.", unit: .ordinal, examples: ["27"]),
        .init(
          "into", .integer, "The number of lengths, from 2 to 10; each gets an equal share of the lap's time.",
          unit: .of("lengths"), examples: ["2"]), .dryRun,
      ])

    package init(segment: SwimSegmentID, lap: Int, into: Int, dryRun: Bool? = nil) {
      self.segment = segment
      self.lap = lap
      self.into = into
      self.dryRun = dryRun
    }
  }

  package typealias Output = SwimCorrectionOutput

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    guard let lap = SwimLapRange(input.lap, input.lap) else {
      throw .invalidInput(field: "lap", problem: .swimming(.lapNumber))
    }
    return try swims.correct(input.segment, laps: lap, isDryRun: input.dryRun) {
      .split(lap: $0.first, into: input.into)
    }
  }
}
