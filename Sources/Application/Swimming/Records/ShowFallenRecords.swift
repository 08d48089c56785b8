package import KernelApplication
package import KernelDomain
import SwimmingDomain

package struct ShowFallenRecords: UseCase {
  package static let method = "swimming.showFallenRecords"
  package static let summary =
    "List the records and best official results set since a day on all courses, the latest first."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// The first day of the records to show; nil for the 30 days up to the latest swim or official result.
    package var since: CivilDay?

    package static let schema = Schema(
      "The first day whose records are listed.",
      [
        .optional(
          "since", CivilDay.schema,
          "The first day to include; if left out, the last 30 days up to the latest swim or official result.")
      ]
    )

    package init(since: CivilDay? = nil) { self.since = since }
  }

  package struct Output: Described, Equatable {
    package var since: CivilDay?
    package var records: [FallenRecordRow]
    package var official: [Official]?

    package static let schema = Schema(
      "The records set since a day.",
      [
        .optional("since", CivilDay.schema, "The first day included; left out if the book is empty."),
        .init(
          "records", .list(FallenRecordRow.schema),
          """
          The records, latest first; if a swim set several in one style and over one distance, only the last of them.
          """),
        .optional(
          "official", .list(ShowFallenRecords.Official.schema),
          """
          The official results that were the best ones when they were swum, the latest first; left out if there are \
          none.
          """),
      ])
  }

  /// An official result that was the user's best official time when it was swum.
  package struct Official: Codable, Hashable, Sendable {
    package var result: OfficialResultView
    package var beforeHundredths: Int?
    package var stands: Bool

    package static let schema = Schema(
      "FallenResult", "An official result that was the best one of its course, style and distance when it was swum.",
      [
        .init("result", OfficialResultView.schema, "The result, without points."),
        .optional(
          "beforeHundredths", .integer,
          "The previous best official time, in hundredths of a second; left out if there was none.", unit: .hundredths),
        .init("stands", .flag, "Whether it is still the best official result."),
      ])

    init(_ fallen: FallenResult) {
      result = OfficialResultView(fallen.result)
      beforeHundredths = fallen.before
      stands = fallen.stands
    }
  }

  /// How many days to show if the input gives no first day.
  package static let lately = 30
  /// The maximum number of months that `lately` days can span.
  private static let latelyMonths = 3

  let swims: any SwimRepository

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let digest = try swims.digest(
      SwimDigest.Part(others: input.since.map { .from($0.inMonth) } ?? .latest(ShowFallenRecords.latelyMonths)))
    let meets = try swims.standingRecords().meets
    let lastSwim = digest.months.last?.days.upperBound
    guard let latest = [lastSwim, meets.results.last?.day].compactMap({ $0 }).max() else {
      return Output(since: input.since, records: [])
    }
    let since = input.since ?? CivilDay(daysSinceEpoch: latest.daysSinceEpoch - ShowFallenRecords.lately)
    var output = Output(since: since, records: [])
    if let lastSwim, since <= lastSwim {
      let fallen = digest.fallen(in: since.inMonth...lastSwim.inMonth).filter { $0.best.day >= since }
      output.records = fallen.map(FallenRecordRow.init)
    }
    let official = meets.fallen(since: since)
    if !official.isEmpty { output.official = official.map(Official.init) }
    return output
  }
}
