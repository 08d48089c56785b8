package import KernelApplication
package import KernelDomain
import SwimmingDomain

/// Which records fell lately.
package struct ShowFallenRecords: UseCase {
  package static let method = "swimming.showFallenRecords"
  package static let summary = "Which records fell since a day, on every course, the latest first."
  package static let kind = UseCaseKind.query
  package static var description: UseCaseDescription {
    UseCaseDescription(Input.schema, Output.schema, .reading)
  }

  package struct Input: Codable, Hashable, Sendable {
    /// Nil is the 30 days up to the latest swim.
    package var since: CivilDay?

    package init(since: CivilDay? = nil) {
      self.since = since
    }
  }

  package struct Output: Codable, Hashable, Sendable {
    /// Nil in an empty book.
    package var since: CivilDay?
    /// Of several that a swim set of one style and distance, the last.
    package var records: [FallenRecordRow]
  }

  /// What counts as lately, in days.
  package static let lately = 30

  private let store: any SwimStore

  package init(store: any SwimStore) {
    self.store = store
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let digest = try store.digest(since: nil)
    let latest = digest.months.last?.swims.last?.day
    let since = input.since ?? latest.map { CivilDay(daysSinceEpoch: $0.daysSinceEpoch - ShowFallenRecords.lately) }
    guard let since else { return Output(since: nil, records: []) }
    return Output(since: since, records: digest.fallen.filter { $0.best.day >= since }.map(FallenRecordRow.init))
  }
}

extension ShowFallenRecords.Input {
  package static var schema: Schema {
    Schema(
      "Since when.",
      [.optional("since", CivilDay.schema, "From which day on; left out, the 30 days up to the latest swim.")])
  }
}

extension ShowFallenRecords.Output {
  package static var schema: Schema {
    Schema(
      "Records that fell.",
      [
        .optional("since", CivilDay.schema, "From which day on; left out in an empty book."),
        .init(
          "records", .list(FallenRecordRow.schema),
          "The latest first; of several that a swim set of one style and distance, the last."),
      ])
  }
}
