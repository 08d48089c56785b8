package import KernelApplication
import KernelDomain
package import PrayerDomain

package struct MakeUp: UseCase {
  package static let method = "prayer.makeUp"
  package static let summary = "Make up prayers: first the oldest missed ones, then those of the estimate."
  package static let kind = UseCaseKind.change
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var prayer: OwedPrayer
    package var count: Int?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The prayers that were made up.",
      [
        .init("prayer", OwedPrayer.schema, "The prayer."),
        .optional(
          "count", Schema(.integer(1...PrayerDebt.counts.upperBound)),
          "The number of prayers that were made up; if left out, 1.",
          unit: .of("prayers"), examples: ["3"]), .dryRun,
      ])

    package init(prayer: OwedPrayer, count: Int? = nil, dryRun: Bool? = nil) {
      self.prayer = prayer
      self.count = count
      self.dryRun = dryRun
    }
  }

  let reader: PrayerReader

  /// Records that the user made up prayers. Fails with `conflict` if there are more of them than the user owes.
  package func callAsFunction(_ input: Input) throws(Failure) -> DebtOutput {
    try reader.changeDebt(isDryRun: input.dryRun) { (snapshot) throws(PrayerLogError) in
      switch input.prayer {
      case .five(let prayer):
        try DebtRule.makeUp(prayer, count: input.count ?? 1, of: snapshot.record, snapshot.states)
      case .witr: try WitrRule.makeUp(count: input.count ?? 1, of: snapshot.record, snapshot.states)
      }
    }
  }
}
