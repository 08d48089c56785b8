package import KernelApplication
import KernelDomain
package import StrengthDomain

package struct ListMeasures: UseCase {
  package static let method = "strength.listMeasures"
  package static let summary = "List the measures of the user's body, including body weights, newest first."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    package var measure: BodyMeasure.Kind?

    package static let schema = Schema(
      "The measures to list.",
      [.optional("measure", BodyMeasure.Kind.schema, "What was measured; if left out, everything.")])

    package init(measure: BodyMeasure.Kind? = nil) { self.measure = measure }
  }

  package struct Output: Described, Equatable {
    package var measures: [MeasureView]

    package static let schema = Schema(
      "BodyMeasures", "Measures of the user's body.",
      [.init("measures", .list(MeasureView.schema), "The measures, newest first; at most one of each kind per day.")])
  }

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let measures = try reader.measures()
    return Output(
      measures: measures.filter { input.measure == nil || $0.kind == input.measure }.map { MeasureView($0) })
  }
}
