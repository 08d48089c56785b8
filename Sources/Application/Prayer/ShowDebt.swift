package import KernelApplication
import KernelDomain
package import PrayerDomain

package struct ShowDebt: UseCase {
  package static let method = "prayer.showDebt"
  package static let summary = "Show how many of each prayer the user has to make up."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var debt: PrayerValues<Int>
    package var estimate: PrayerValues<Int>
    package var missed: PrayerValues<Int>
    package var witr: OwedWitr?

    /// The number of prayers that the user has to make up, including Witr if it is owed.
    package var total: Int { debt.total + (witr?.debt ?? 0) }

    package static let schema = Schema(
      "The prayers to make up.",
      [
        .init(
          "debt", PrayerValues.countsSchema, "The numbers of prayers to make up: the sum of `estimate` and `missed`."),
        .init("estimate", PrayerValues.countsSchema, "The numbers of prayers that remain from the user's estimate."),
        .init(
          "missed", PrayerValues.countsSchema,
          "The numbers of prayers that are recorded as missed, or assumed to be missed."),
        .optional("witr", OwedWitr.schema, "Witr; left out unless the user counts it as owed."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(try reader.owedSnapshot())
  }
}

extension ShowDebt.Output {
  init(_ snapshot: PrayerSnapshot) {
    let debt = DebtRule.debt(of: snapshot.record, snapshot.states)
    self.debt = PrayerValues { debt[$0].owed }
    estimate = PrayerValues { debt[$0].estimate }
    missed = PrayerValues { debt[$0].missed }
    witr = WitrRule.debt(of: snapshot.record, snapshot.states).map { OwedWitr($0) }
  }
}

extension PrayerValues<Int> {
  /// The schema of an object that holds a count for each of the five prayers.
  static var countsSchema: Schema {
    Schema(
      "PrayerCounts", "A number for each of the five prayers.",
      Prayer.allCases.map { .init($0.rawValue, .integer, "The number of this prayer.", unit: .of("prayers")) })
  }
}
