package import KernelApplication
import KernelDomain
import StrengthDomain

package struct ListBodyWeights: UseCase {
  package static let method = "strength.listBodyWeights"
  package static let summary = "List the user's body weights, newest first."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var weights: [BodyWeightView]

    package static let schema = Schema(
      "The user's body weights.",
      [.init("weights", .list(BodyWeightView.schema), "The body weights, newest first.")])
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) { self.reader = reader }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let weights = try reader.bodyWeights()
    return Output(weights: weights.sorted { $0.key > $1.key }.map { BodyWeightView(day: $0.key, weight: $0.value) })
  }
}
