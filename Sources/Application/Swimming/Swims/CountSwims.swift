package import KernelApplication
package import KernelDomain
import SwimmingDomain

/// How many swims there are, from what is kept beside the book: it costs the same however many they are.
package struct CountSwims: UseCase {
  package static let method = "swimming.countSwims"
  package static let summary = "How many swims count, and the day of the latest."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var swimCount: Int
    package var latestDay: CivilDay?

    package static let schema = Schema(
      "The swims that count.",
      [
        .init("swimCount", .integer, "How many there are.", unit: .of("swims")),
        .optional("latestDay", CivilDay.schema, "That of the latest; left out where there is none."),
      ])
  }

  let swims: any SwimRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let summary = try swims.standingSummary().summary
    return Output(swimCount: summary.swimCount, latestDay: summary.latest?.day)
  }
}
