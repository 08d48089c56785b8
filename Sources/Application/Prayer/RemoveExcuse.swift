package import KernelApplication
import KernelDomain
import PrayerDomain

/// Removes an excuse, as though it had never been.
package struct RemoveExcuse: UseCase {
  package static let method = "prayer.removeExcuse"
  package static let summary = "Remove an excuse, named by the prayer from which on it holds."
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]
  package static let announces = PrayerEvents.preferencesDescriptions

  package struct Input: Described, Equatable {
    package var from: PrayerName

    package static let schema = Schema(
      "The excuse.",
      [
        .init(
          "from", PrayerName.schema, "The first prayer that it holds for.",
          examples: [#"{"day":"2026-11-22","prayer":"isha"}"#])
      ])

    package init(from: PrayerName) {
      self.from = from
    }
  }

  let reader: PrayerReader

  /// Fails with `notFound` where none holds from there on.
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
