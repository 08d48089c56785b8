package import KernelApplication
package import KernelDomain
import RunningDomain

/// Sums up the runs of each week, month or year.
package struct SumRuns: UseCase {
  package static let method = "running.sumRuns"
  package static let summary = "Add up the runs of each week, month or year."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    package var by: Unit
    /// The first day. If it is nil, the output covers the last twelve weeks or months or, if `until` is given or the
    /// periods are years, everything from the first run on. `until` is the last day, nil for today.
    package var since: CivilDay?
    package var until: CivilDay?
    /// The region of the user's locale, which determines the first day of the week; nil if it is unknown.
    package var territory: String?

    package static let schema = Schema(
      "The runs to add up.",
      [
        .init("by", Unit.schema, "The period that each sum covers."),
        .optional(
          "since", CivilDay.schema, "The first day; if left out, the last twelve weeks or months, or all years."),
        .optional("until", CivilDay.schema, "The last day; if left out, today."),
        .optional(
          "territory", Schema(.text(pattern: "^[A-Za-z]{2}$")),
          "The user's country, as in `running.showWeek`; if left out, weeks begin on Monday.", examples: [#""CZ""#]),
      ])

    package init(by: Unit, since: CivilDay? = nil, until: CivilDay? = nil, territory: String? = nil) {
      (self.by, self.since, self.until, self.territory) = (by, since, until, territory)
    }
  }

  package enum Unit: String, CaseIterable, Codable, LosslessStringConvertible, Sendable {
    case week
    case month
    case year

    package init?(_ description: String) { self.init(rawValue: description) }
    package var description: String { rawValue }

    static let schema = Schema("RunSumUnit", "A kind of period.", Unit.allCases) { unit in
      switch unit {
      case .week: "a week"
      case .month: "a calendar month"
      case .year: "a calendar year"
      }
    }

    fileprivate var unit: RunPeriods.Unit {
      switch self {
      case .week: .week
      case .month: .month
      case .year: .year
      }
    }
  }

  package struct Output: Described, Equatable {
    package var by: Unit
    /// The periods in chronological order, including those without runs.
    package var periods: [RunPeriodView]
    package var sum: RunSumView

    package static let schema = Schema(
      "Totals of runs by period.",
      [
        .init("by", Unit.schema, "The period that each sum covers."),
        .init("periods", .list(RunPeriodView.schema), "The periods in order of time, including those without runs."),
        .init("sum", RunSumView.schema, "The totals of all periods."),
      ])
  }

  /// How many weeks or months to show if the input gives neither a first nor a last day.
  private static let shown = 12

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let settings = try reader.settings.settings()
    let weekStart = settings.weekStart ?? WeekStart(territory: input.territory)
    let counting = try reader.repository.list().filter { $0.state == .counts }
    let today = reader.today()
    let oldest = counting.map(\.day).min() ?? today
    let last = min(input.until ?? today, max(today, counting.map(\.day).max() ?? today))
    let recent =
      input.by == .year || input.until != nil
      ? oldest : RunPeriods.first(of: input.by.unit, SumRuns.shown - 1, before: today, weekStart: weekStart)
    // A period that is open at its beginning begins with the first run.
    let first = input.since.map { $0.year < CivilDay.recordableYears.lowerBound ? oldest : $0 } ?? recent
    guard first <= last else { return Output(by: input.by, periods: [], sum: RunSumView([RunListing]())) }
    let parts = RunPeriods.parts(of: first...last, by: input.by.unit, weekStart: weekStart)
    return Output(
      by: input.by, periods: parts.map { RunPeriodView($0, counting) },
      sum: RunSumView(counting.filter { (first...last).contains($0.day) }))
  }
}
