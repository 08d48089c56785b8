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
  /// As many months as such a span may touch.
  private static let latelyMonths = 3

  private let store: any SwimStore

  package init(store: any SwimStore) {
    self.store = store
  }

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let digest = try store.digest(
      SwimDigest.Part(others: input.since.map { .from($0.inMonth) } ?? .latest(ShowFallenRecords.latelyMonths)))
    guard let latest = digest.months.last?.days.upperBound else { return Output(since: input.since, records: []) }
    let since = input.since ?? CivilDay(daysSinceEpoch: latest.daysSinceEpoch - ShowFallenRecords.lately)
    guard since <= latest else { return Output(since: since, records: []) }
    let fallen = digest.fallen(in: since.inMonth...latest.inMonth).filter { $0.best.day >= since }
    return Output(since: since, records: fallen.map(FallenRecordRow.init))
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
