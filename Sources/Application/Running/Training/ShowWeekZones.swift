package import KernelApplication
package import KernelDomain
import RunningDomain

/// Shows the training load of a week, and how long the heart rate was in each zone.
package struct ShowWeekZones: UseCase {
  package static let method = "running.showWeekZones"
  package static let summary = "Show the time in each heart rate zone in a week, and the week's training load."
  package static let kind = UseCaseKind.examination

  package struct Input: Described, Equatable {
    package var day: CivilDay?
    package var territory: String?

    package static let schema = Schema(
      "The week to show.",
      [
        .optional("day", CivilDay.schema, "A day of the week; if left out, today."),
        .optional(
          "territory", Schema(.text(pattern: "^[A-Za-z]{2}$")),
          "The user's country, as in `running.showWeek`; if left out, weeks begin on Monday.", examples: [#""CZ""#]),
      ])

    package init(day: CivilDay? = nil, territory: String? = nil) { (self.day, self.territory) = (day, territory) }
  }

  package struct Output: Described, Equatable {
    package var firstDay: CivilDay
    package var lastDay: CivilDay
    package var runCount: Int
    package var activeMilliseconds: Int64
    /// The time spent in each heart rate zone during the week's runs; these times add up to the runs' active time. Nil
    /// if the settings lack the heart rates that define zones.
    package var zones: RunHeartRateView.Zones?
    /// The total training load of the week's runs (see `LoadRule`); nil if no run has one.
    package var load: Int64?
    /// The number of the week's runs whose training load is known.
    package var loadRuns: Int

    package static let schema = Schema(
      "The time in each heart rate zone in a week.",
      [
        .init("firstDay", CivilDay.schema, "The first day of the week."),
        .init("lastDay", CivilDay.schema, "The last day of the week."),
        .init("runCount", .integer, "The number of runs that count.", unit: .of("runs")),
        .milliseconds("activeMilliseconds", "The time without pauses of these runs, in milliseconds."),
        .optional(
          "zones", RunHeartRateView.Zones.schema,
          "The time in each zone; left out if the settings lack the values needed for them."),
        .optional(
          "load", .integer,
          "The training load: the sum of effort times minutes over these runs; left out if no run's load is known.",
          unit: .of("effort minutes")),
        .init("loadRuns", .integer, "The number of runs whose load is known.", unit: .of("runs")),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let settings = try reader.settings.settings()
    let start = settings.weekStart ?? WeekStart(territory: input.territory)
    let first = start.firstDay(ofWeekOf: input.day ?? reader.today())
    let last = CivilDay(daysSinceEpoch: first.daysSinceEpoch + 6)
    let runs = try reader.repository.list().filter { $0.state == .counts && (first...last).contains($0.day) }
    let sum = RunSumView(runs)
    var zones: RunHeartRateView.Zones?
    if let (method, bounds) = settings.heartRateZones {
      var times = HeartRateZones.Times()
      for listing in runs { times.add(try self.times(listing, bounds)) }
      zones = RunHeartRateView.Zones(method, bounds, times)
    }
    return Output(
      firstDay: first, lastDay: last, runCount: runs.count, activeMilliseconds: sum.activeMilliseconds, zones: zones,
      load: sum.load, loadRuns: sum.loadRuns ?? 0)
  }

  /// Returns how long a run's heart rate was in each zone. For a run without heart rates, the whole time counts as
  /// unknown.
  private func times(_ listing: RunListing, _ bounds: HeartRateZones) throws(Failure) -> HeartRateZones.Times {
    guard let row = try reader.repository.book()[listing.id], let run = try reader.repository.run(row.id)?.run else {
      return HeartRateZones.Times(unknown: listing.activeMilliseconds)
    }
    return HeartRates(run, row.measured).times(in: bounds)
  }
}
