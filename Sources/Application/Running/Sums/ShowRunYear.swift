package import KernelApplication
package import KernelDomain
import RunningDomain

/// Shows the runs of a year, compared with the previous year.
package struct ShowRunYear: UseCase {
  package static let method = "running.showYear"
  package static let summary =
    "Show the runs of a year: its months, the longest run, best efforts, shoes, and the year before."
  package static let kind = UseCaseKind.inspection

  package struct Input: Described, Equatable {
    /// The year to show; nil for the current year.
    package var year: Int?

    package static let schema = Schema(
      "The year to show.",
      [.optional("year", .ordinal, "The year; if left out, this year.", examples: ["2015"])])

    package init(year: Int? = nil) { self.year = year }
  }

  package struct Output: Described, Equatable {
    package var year: Int
    /// The last day that is compared with the previous year; nil if the year is over.
    package var through: CivilDay?
    /// The totals of each of the twelve months of the year.
    package var months: [RunSumView]
    package var sum: RunSumView
    package var longest: RunListing?
    package var efforts: [Best]
    package var shoes: [RunShoesView]
    /// The totals of the previous year. If the year shown is not over yet, they include only the days up to the same
    /// date.
    package var before: RunPeriodView

    package static let schema = Schema(
      "The runs of a year.",
      [
        .init("year", .ordinal, "The year."),
        .optional(
          "through", CivilDay.schema,
          "The last day that is compared with the year before; left out if the year is over."),
        .init("months", .list(RunSumView.schema), "The totals of the year's twelve months."),
        .init("sum", RunSumView.schema, "The totals of the year."),
        .optional(
          "longest", RunListing.schema,
          "The longest run, or the earliest if several are equally long; left out if there is none."),
        .init("efforts", .list(Best.schema), "The best effort of the year over each distance."),
        .init("shoes", .list(RunShoesView.schema), "The shoes worn in the year."),
        .init("before", RunPeriodView.schema, "The year before, up to the same day if the year shown is under way."),
      ])
  }

  package struct Best: Codable, Hashable, Sendable {
    package var effort: RunEffortView
    /// True if the effort is also the record over all years; nil otherwise.
    package var record: Bool?

    static let schema = Schema(
      "RunYearEffort", "The best effort of a year over a distance.",
      [
        .init("effort", RunEffortView.schema, "The effort."),
        .optional("record", .flag, "True if it is the best of all years; left out otherwise."),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let today = reader.today()
    let year = input.year ?? today.year
    guard let days = ShowRunYear.days(year), let past = ShowRunYear.days(year - 1) else {
      throw .invalidInput(field: "year", problem: .running(.noYear(text: "\(year)")))
    }
    let all = try reader.repository.list()
    let counting = all.filter { $0.state == .counts }
    let own = counting.filter { days.contains($0.day) }
    let periods = RunPeriods.comparable(past, days, today: today)
    return Output(
      year: year, through: periods.isUnderWay ? today : nil,
      months: (1...12).map { month in RunSumView(own.lazy.filter { $0.day.month == month }) }, sum: RunSumView(own),
      longest: own.filter { $0.lengthMillimetres > 0 }.min {
        ($1.lengthMillimetres, $0.start) < ($0.lengthMillimetres, $1.start)
      }, efforts: ShowRunYear.best(year, try reader.repository.bestEfforts()),
      shoes: RunShoesView.all(of: all.filter { days.contains($0.day) }), before: RunPeriodView(periods.first, counting))
  }

  private static func days(_ year: Int) -> ClosedRange<CivilDay>? {
    guard let first = CivilDay(year: year, month: 1, day: 1), let last = CivilDay(year: year, month: 12, day: 31) else {
      return nil
    }
    return first...last
  }

  private static func best(_ year: Int, _ efforts: BestEfforts) -> [Best] {
    efforts.distances.compactMap { distance in
      distance.years.first { $0.day.year == year }.map { best in
        Best(effort: RunEffortView(best), record: distance.best.contains(best) ? true : nil)
      }
    }
  }
}
