package import KernelApplication
import KernelDomain
package import PrayerDomain

/// Lists the excuses (periods during which the user does not pray), with their reasons. No other use case returns the
/// reasons.
package struct ListExcuses: UseCase {
  package static let method = "prayer.listExcuses"
  package static let summary = "List the user's excuses, latest first."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var excuses: [Item]

    package static let schema = Schema(
      "The user's excuses.",
      [
        .init(
          "excuses",
          .list(
            Schema(
              "Excuse", "A time in which the user does not pray, and owes no prayers.",
              [
                .init("from", PrayerName.schema, "The first prayer that the excuse covers."),
                .optional(
                  "until", PrayerName.schema,
                  "The first prayer that the excuse no longer covers; left out if the excuse is open."),
                .optional("reason", Excuse.Reason.schema, "The reason for the excuse; left out if none was given."),
                .init(
                  "toReview", .flag,
                  "Whether it is an older excuse for a journey or illness that the user has not decided to keep."),
                .init(
                  "owed", .flag, "Whether its prayers count as missed when it ends, for a time without consciousness."),
              ])), "The excuses, latest first.")
      ])

    package struct Item: Codable, Hashable, Sendable {
      package var from: PrayerName
      package var until: PrayerName?
      package var reason: Excuse.Reason?
      package var toReview: Bool
      package var owed: Bool
    }
  }

  let repository: any PrayerRepository

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let record = try repository.summary()
    return Output(
      excuses: record.excuses.reversed().map { excuse in
        Output.Item(
          from: PrayerName(excuse.from), until: excuse.until.map(PrayerName.init), reason: excuse.reason,
          toReview: record.toReview.contains(excuse), owed: excuse.isOwed)
      })
  }
}

extension PrayerRecord {
  /// The excuses for journeys or illness about which the user still has to decide. Earlier versions stored such
  /// excuses, but journeys and illness do not excuse anybody from prayers.
  var toReview: [Excuse] {
    excuses.filter { !($0.reason?.excuses ?? true) && !settled.contains($0.from) }
  }
}
