package import KernelApplication
package import KernelDomain
import SwimmingDomain

/// Counts all swims. It reads a stored summary, so that it takes equally long for any number of swims.
package struct CountSwims: UseCase {
  package static let method = "swimming.countSwims"
  package static let summary = "Show how many swims count, and the day of the latest one."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var swimCount: Int
    package var latestDay: CivilDay?

    package static let schema = Schema(
      "The number of swims that count.",
      [
        .init("swimCount", .integer, "The number of swims that count.", unit: .of("swims")),
        .optional(
          "latestDay", CivilDay.schema,
          "The day of the latest swim that counts, by the swimmer's clock; left out if there is none."),
      ])
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let summary = try swims.standingSummary().summary
    return Output(swimCount: summary.swimCount, latestDay: summary.latest?.day)
  }
}
