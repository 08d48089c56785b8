package import KernelApplication
import KernelDomain
package import PrayerDomain

package struct ShowDebt: UseCase {
  package static let method = "prayer.showDebt"
  package static let summary = "How many of each prayer you mean to make up."
  package static let kind = UseCaseKind.inspection

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var debt: PrayerValues<Int>
    package var estimate: PrayerValues<Int>
    package var missed: PrayerValues<Int>

    package static let schema = Schema(
      "What is to be made up.",
      [
        .init("debt", PrayerValues.countsSchema, "Estimated and missed together."),
        .init("estimate", PrayerValues.countsSchema, "What is left of her estimate."),
        .init("missed", PrayerValues.countsSchema, "Recorded as missed, or assumed so."),
      ])
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(try reader.snapshot())
  }
}

extension ShowDebt.Output {
  init(_ snapshot: PrayerSnapshot) {
    let debt = DebtRule.debt(of: snapshot.record, snapshot.states)
    self.debt = PrayerValues { debt[$0].owed }
    estimate = PrayerValues { debt[$0].estimate }
    missed = PrayerValues { debt[$0].missed }
  }
}

extension PrayerValues<Int> {
  /// How many of each prayer.
  static var countsSchema: Schema {
    Schema(
      "PrayerCounts", "How many of each prayer.",
      Prayer.allCases.map { .init($0.rawValue, .integer, "How many.", unit: .of("prayers")) })
  }
}
