package import KernelApplication
import KernelDomain
import PrayerDomain

/// Removes an excuse (a period during which the user does not pray), as if it had never been recorded.
package struct RemoveExcuse: UseCase {
  package static let method = "prayer.removeExcuse"
  package static let summary = "Remove an excuse, given its first prayer."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var from: PrayerName

    package static let schema = Schema(
      "The excuse to remove.",
      [
        .init(
          "from", PrayerName.schema, "The first prayer that the excuse covers.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#])
      ])

    package init(from: PrayerName) { self.from = from }
  }

  let reader: PrayerReader

  /// Removes the excuse. Fails with `notFound` if no excuse begins with the prayer that the input names.
  package func callAsFunction(_ input: Input) throws(Failure) -> ExcuseOutput {
    try reader.changeExcuse { (snapshot) throws(Failure) in
      let from = input.from.prayerOfDay
      guard let excuse = snapshot.record.excuses.first(where: { $0.from == from }) else {
        throw .prayer(PrayerLogError.unknownExcuse(from), field: "from", in: snapshot)
      }
      return ([.removeExcuse(from: from)], excuse)
    }
  }
}
