package import KernelApplication
import SwimmingDomain

package struct CompareSwims: UseCase {
  package static let method = "swimming.compareSwims"
  package static let summary = "Compare two swims, or two attempts with their splits, side by side."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    package var first: ComparedReference
    package var second: ComparedReference

    package static let schema = Schema(
      "The two swims, or two attempts, to compare.",
      [
        .init("first", ComparedReference.schema, "The first swim or attempt."),
        .init("second", ComparedReference.schema, "The second swim or attempt, of the same kind as the first."),
      ])

    package init(first: ComparedReference, second: ComparedReference) {
      self.first = first
      self.second = second
    }
  }

  /// The two swims, or the two attempts, that are compared.
  package struct Output: Described, Equatable {
    package var swims: [ShowSwim.Output]?
    package var attempts: [ShowSplits.Output]?

    package static let schema = Schema(
      "The two swims or attempts.",
      [
        .optional("swims", .list(ShowSwim.Output.schema), "The two swims; left out if attempts are compared."),
        .optional(
          "attempts", .list(ShowSplits.Output.schema),
          "The two attempts with their splits; left out if swims are compared."),
      ])
  }

  let swims: any SwimRepository
  let hearts: any SwimHeartRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    switch (input.first, input.second) {
    case (.swim(let first), .swim(let second)):
      let show = ShowSwim(swims: swims, hearts: hearts)
      return try Output(swims: [show(ShowSwim.Input(swim: first)), show(ShowSwim.Input(swim: second))])
    case (.attempt(let first), .attempt(let second)):
      let show = ShowSplits(swims: swims)
      return try Output(
        attempts: [
          show(ShowSplits.Input(segment: first.segment, laps: first.laps)),
          show(ShowSplits.Input(segment: second.segment, laps: second.laps)),
        ])
    default:
      throw .invalidInput(field: "second", problem: .swimming(.comparesOneKind), valid: [])
    }
  }
}
