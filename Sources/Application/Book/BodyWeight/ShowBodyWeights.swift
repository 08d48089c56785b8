package import KernelApplication
package import KernelDomain

package struct ShowBodyWeights: UseCase {
  package static let method = "book.showBodyWeights"
  package static let summary = "List the user's body weights, newest first."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var weights: [DatedBodyWeight]

    package static let schema = Schema(
      "The user's body weights.",
      [.init("weights", .list(DatedBodyWeight.schema), "The body weights, newest first, at most one per day.")])
  }

  let weights: any BodyWeightRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(
      weights: try weights.weights().joined(with: [:]).sorted { $0.key > $1.key }.map {
        DatedBodyWeight(day: $0.key, weight: $0.value)
      })
  }
}

/// The user's body weight on a day.
package struct DatedBodyWeight: Codable, Hashable, Sendable {
  package var day: CivilDay
  package var weight: Load

  package static let schema = Schema(
    "DatedBodyWeight", "The user's body weight on a day.",
    [
      .init("day", CivilDay.schema, "The day."),
      .init(
        "weight", Load.schema, "The body weight, in the unit in which it was entered.",
        examples: [#"{"thousandths":82500,"unit":"kg"}"#]),
    ])
}
