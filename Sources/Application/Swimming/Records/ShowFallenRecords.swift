package import KernelApplication
package import KernelDomain
import SwimmingDomain

package struct ShowFallenRecords: UseCase {
  package static let method = "swimming.showFallenRecords"
  package static let summary = "Which records and official bests fell since a day, on every course, the latest first."
  package static let kind = UseCaseKind.query

  package struct Input: Described, Equatable {
    /// Nil is the 30 days up to the latest swim or official result.
    package var since: CivilDay?

    package static let schema = Schema(
      "Since when.",
      [.optional("since", CivilDay.schema, "From which day on; left out, the 30 days up to the latest swim or result.")]
    )

    package init(since: CivilDay? = nil) {
      self.since = since
    }
  }

  package struct Output: Described, Equatable {
    package var since: CivilDay?
    package var records: [FallenRecordRow]
    package var official: [Official]?

    package static let schema = Schema(
      "Records that fell.",
      [
        .optional("since", CivilDay.schema, "From which day on; left out in an empty book."),
        .init(
          "records", .list(FallenRecordRow.schema),
          "The latest first; of several that a swim set of one style and distance, the last."),
        .optional(
          "official", .list(ShowFallenRecords.Official.schema),
          "Official results that were the best official ones when they were swum, the latest first; left out where "
            + "there are none."),
      ])
  }

  /// An official result that was her best official one when it was swum.
  package struct Official: Codable, Hashable, Sendable {
    package var result: OfficialResultView
    package var beforeHundredths: Int?
    package var stands: Bool

    package static let schema = Schema(
      "FallenResult", "An official result that was the best official one when it was swum.",
      [
        .init("result", OfficialResultView.schema, "The result, without points."),
        .optional(
          "beforeHundredths", .integer, "The best official one before; left out for the first.", unit: .hundredths),
        .init("stands", .flag, "Whether it is the best official one still."),
      ])

    init(_ fallen: FallenResult) {
      result = OfficialResultView(fallen.result)
      beforeHundredths = fallen.before
      stands = fallen.stands
    }
  }

  /// What counts as lately, in days.
  package static let lately = 30
  /// As many months as such a span may touch.
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
