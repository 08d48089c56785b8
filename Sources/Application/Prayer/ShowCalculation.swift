package import KernelApplication
import KernelDomain
import PrayerDomain

package struct ShowCalculation: UseCase {
  package static let method = "prayer.showCalculation"
  package static let summary = "How times are worked out where you are, and what there is to choose from."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    /// Nil where she gave no place: then nothing is worked out.
    package var place: PlaceName?
    package var calculation: CalculationView?
    package var methods: [String]

    package static let schema = Schema(
      "How times are worked out.",
      [
        .optional("place", PlaceName.schema, "Where she is; left out where she gave no place."),
        .optional("calculation", CalculationView.schema, "Left out without a place."),
        .init("methods", .list(.text), "The names of all methods."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let record = try reader.repository.summary()
    let period = record.periods.index(at: reader.now()).map { record.periods.all[$0] }
    return Output(
      place: period.map { PlaceName($0.place) }, calculation: period.map { CalculationView($0.calculation) },
      methods: CalculationInput.methods)
  }
}
