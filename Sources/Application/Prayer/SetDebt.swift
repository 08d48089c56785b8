package import KernelApplication
import KernelDomain
package import PrayerDomain

package struct SetDebt: UseCase {
  package static let method = "prayer.setDebt"
  package static let summary =
    "Set how many of a prayer the user has to make up, in addition to those recorded as missed."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var prayer: OwedPrayer
    package var count: Int

    package static let schema = Schema(
      "The prayer, and how many to make up.",
      [
        .init("prayer", OwedPrayer.schema, "The prayer."),
        .init(
          "count", Schema(.integer(PrayerDebt.counts)), "The number of prayers to make up.", unit: .of("prayers"),
          examples: ["12"]),
      ])

    package init(prayer: OwedPrayer, count: Int) {
      self.prayer = prayer
      self.count = count
    }
  }

  let reader: PrayerReader

  package func callAsFunction(_ input: Input) throws(Failure) -> DebtOutput {
    try reader.changeDebt { (snapshot) throws(PrayerLogError) in
      switch input.prayer {
      case .five(let prayer): try DebtRule.set([prayer: input.count], in: snapshot.record)
      case .witr: try WitrRule.set(input.count, in: snapshot.record, snapshot.states)
      }
    }
  }
}
