package import KernelApplication
import KernelDomain
import StrengthDomain

/// What she weighed, newest first.
package struct ListBodyWeights: UseCase {
  package static let method = "strength.listBodyWeights"
  package static let summary = "What you weighed, newest first."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading)
  }

  package typealias Input = NoInput

  package struct Output: Codable, Hashable, Sendable {
    package var weights: [BodyWeightView]
  }

  private let reader: StrengthReader

  package init(reader: StrengthReader) {
    self.reader = reader
  }

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let weights = try reader.store.snapshot().book.state.weights
    return Output(weights: weights.sorted { $0.key > $1.key }.map { BodyWeightView(day: $0.key, weight: $0.value) })
  }
}

extension ListBodyWeights.Output {
  package static var schema: Schema {
    Schema("What she weighed.", [.init("weights", .list(BodyWeightView.schema), "Newest first.")])
  }
}
