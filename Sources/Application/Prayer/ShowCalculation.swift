package import KernelApplication
import KernelDomain
import PrayerDomain

package struct ShowCalculation: UseCase {
  package static let method = "prayer.showCalculation"
  package static let summary =
    "Show how prayer times are calculated at the user's place, and the methods to choose from."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    /// The user's place; nil if none is set, so that no prayer times can be calculated.
    package var place: PlaceName?
    package var calculation: CalculationView?
    package var methods: [String]
    /// Facts about the calculation method at the place; nil if no place is set.
    package var about: MethodNote?

    package static let schema = Schema(
      "The calculation at the user's place, and the methods.",
      [
        .optional("place", PlaceName.schema, "The user's place; left out if none is set."),
        .optional(
          "calculation", CalculationView.schema,
          "How prayer times are calculated at the place; left out if no place is set."),
        .init(
          "methods", .list(.text), "The names of all methods, those made for the place first, `custom` included."),
        .optional(
          "about", MethodNote.schema, "What is known about the method at the place; left out if no place is set."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let record = try reader.repository.summary()
    let period = record.periods.index(at: reader.now()).map { record.periods.all[$0] }
    return Output(
      place: period.map { PlaceName($0.place) }, calculation: period.map { CalculationView($0.calculation) },
      methods: PrayerMethod.names(for: period?.place, reader.zones),
      about: period.map { MethodNote($0, reader.zones) })
  }
}
