package import KernelApplication
import KernelDomain
package import PrayerDomain

/// The times in which she does not pray, with their reasons: for her profile only.
package struct ListExcuses: UseCase {
  package static let method = "prayer.listExcuses"
  package static let summary = "When you were or are excused, the latest first."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var excuses: [Item]

    package static let schema = Schema(
      "The excuses, the latest first.",
      [
        .init(
          "excuses",
          .list(
            Schema(
              "Excuse", "A time in which she does not pray, and owes nothing.",
              [
                .init("from", PrayerName.schema, "The first prayer that it holds for."),
                .optional(
                  "until", PrayerName.schema, "The first that it no longer holds for; left out while it goes on."),
                .optional("reason", Excuse.Reason.schema, "Left out where she gave none."),
              ])), "The latest first.")
      ])

    package struct Item: Codable, Hashable, Sendable {
      package var from: PrayerName
      package var until: PrayerName?
      package var reason: Excuse.Reason?
    }
  }

  let repository: any PrayerRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    Output(
      excuses: try repository.summary().excuses.reversed().map { excuse in
        Output.Item(from: PrayerName(excuse.from), until: excuse.until.map(PrayerName.init), reason: excuse.reason)
      })
  }
}
