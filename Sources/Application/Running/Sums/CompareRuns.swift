package import KernelApplication
package import KernelDomain
import RunningDomain

/// Compares the runs of two periods.
package struct CompareRuns: UseCase {
  package static let method = "running.compareRuns"
  package static let summary =
    "Compare the runs of two periods; if the second is still under way, both are cut off at the same point."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var first: Period
    package var second: Period

    package static let schema = Schema(
      "The periods to compare.",
      [
        .init("first", Period.schema, "The earlier period.", examples: Period.examples),
        .init("second", Period.schema, "The later period.", examples: Period.examples),
      ])

    package init(first: ClosedRange<CivilDay>, second: ClosedRange<CivilDay>) {
      self.first = Period(since: first.lowerBound, until: first.upperBound)
      self.second = Period(since: second.lowerBound, until: second.upperBound)
    }
  }

  package struct Period: Codable, Hashable, Sendable {
    package var since: CivilDay
    package var until: CivilDay

    static let schema = Schema(
      "RunDays", "The days of a period.",
      [.init("since", CivilDay.schema, "The first day."), .init("until", CivilDay.schema, "The last day.")])
    static let examples = [#"{"since":"2026-01-01","until":"2026-12-31"}"#]

    fileprivate var days: ClosedRange<CivilDay> { since...max(since, until) }
  }

  package struct Output: Described, Equatable {
    package var first: RunPeriodView
    package var second: RunPeriodView
    /// True if the second period is not over yet, so that only the days of the first period up to the same point are
    /// compared with it; nil otherwise.
    package var through: Bool?
    package var difference: Difference

    package static let schema = Schema(
      "Two periods, and how the second differs from the first.",
      [
        .init("first", RunPeriodView.schema, "The first period."),
        .init("second", RunPeriodView.schema, "The second period."),
        .optional(
          "through", .flag,
          """
          True if the second period is still under way, so that both are cut off at the same point; left out \
          otherwise.
          """),
        .init("difference", Difference.schema, "By how much the second period's totals are greater than the first's."),
      ])
  }

  package struct Difference: Codable, Hashable, Sendable {
    package var runs: Int
    package var days: Int
    package var lengthMillimetres: Int64
    package var activeMilliseconds: Int64

    static let schema = Schema(
      "RunSumDifference",
      "By how much the totals of the second period are greater than those of the first; negative if they are smaller.",
      [
        .init("runs", .integer, "The number of runs.", unit: .of("runs")),
        .init("days", .integer, "The number of days with a run.", unit: .of("days")),
        .init("lengthMillimetres", .integer, "The distance.", unit: .of("millimetres")),
        .init("activeMilliseconds", .integer, "The time without pauses.", unit: .milliseconds),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let counting = try reader.repository.list().filter { $0.state == .counts }
    let periods = RunPeriods.comparable(input.first.days, input.second.days, today: reader.today())
    let (first, second) = (RunPeriodView(periods.first, counting), RunPeriodView(periods.second, counting))
    return Output(
      first: first, second: second, through: periods.isUnderWay ? true : nil,
      difference: Difference(
        runs: second.sum.runs - first.sum.runs, days: second.sum.days - first.sum.days,
        lengthMillimetres: second.sum.lengthMillimetres - first.sum.lengthMillimetres,
        activeMilliseconds: second.sum.activeMilliseconds - first.sum.activeMilliseconds))
  }
}
