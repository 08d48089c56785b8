import KernelApplication
package import KernelDomain
import RunningDomain

/// Totals of several runs, in the outputs of use cases.
package struct RunSumView: Codable, Hashable, Sendable {
  package var runs: Int
  /// The number of days with at least one run.
  package var days: Int
  package var lengthMillimetres: Int64
  package var activeMilliseconds: Int64
  package var elapsedMilliseconds: Int64
  /// The average pace in milliseconds per kilometre; nil if no run has both a distance and a time.
  package var paceMilliseconds: Int64?
  /// The number of runs whose distance is unknown; nil if there are none. `withoutTime` is the number of runs whose
  /// time is unknown.
  package var withoutLength: Int?
  package var withoutTime: Int?
  /// The total ascent in centimetres. `ascentRuns` is the number of runs whose ascent is known. Both are nil if there
  /// are no such runs.
  package var ascentCentimetres: Int64?
  package var ascentRuns: Int?
  /// The total energy that devices reported, in kilocalories. `caloriesRuns` is the number of runs for which they
  /// reported it. Both are nil if there are no such runs.
  package var kilocalories: Int64?
  package var caloriesRuns: Int?
  /// The total training load. `loadRuns` is the number of runs whose load is known. Both are nil if there are no such
  /// runs.
  package var load: Int64?
  package var loadRuns: Int?

  init(_ listed: some Sequence<RunListing>) {
    var totals = RunTotals()
    for run in listed {
      totals.add(
        day: run.day, length: run.lengthMillimetres, active: run.activeMilliseconds, elapsed: run.elapsedMilliseconds,
        ascent: run.ascentCentimetres, calories: run.kilocalories, load: run.load)
    }
    func set(_ total: (sum: Int64, runs: Int), _ sum: inout Int64?, _ count: inout Int?) {
      if total.runs > 0 { (sum, count) = (total.sum, total.runs) }
    }
    (runs, days) = (totals.runs, totals.days)
    (lengthMillimetres, activeMilliseconds, elapsedMilliseconds) = (totals.length, totals.active, totals.elapsed)
    set(totals.ascent, &ascentCentimetres, &ascentRuns)
    set(totals.calories, &kilocalories, &caloriesRuns)
    set(totals.load, &load, &loadRuns)
    paceMilliseconds = totals.pace
    withoutLength = totals.withoutLength > 0 ? totals.withoutLength : nil
    withoutTime = totals.withoutTime > 0 ? totals.withoutTime : nil
  }

  static let schema = Schema(
    "RunSum", "Totals over several runs.",
    [
      .init("runs", .integer, "The number of runs.", unit: .of("runs")),
      .init("days", .integer, "The number of days with a run.", unit: .of("days")),
      .length("lengthMillimetres", "The total distance, in millimetres."),
      .milliseconds("activeMilliseconds", "The total time without pauses, in milliseconds."),
      .milliseconds("elapsedMilliseconds", "The total time including pauses, in milliseconds."),
      .optional(
        "paceMilliseconds", .integer,
        """
        The average pace of the runs whose distance and time are known, in milliseconds per kilometre; left out if \
        there are none.
        """,
        unit: .of("milliseconds per kilometre")),
      .optional(
        "withoutLength", .integer, "The number of runs whose distance is not known; left out if there are none.",
        unit: .of("runs")),
      .optional(
        "withoutTime", .integer, "The number of runs whose time is not known; left out if there are none.",
        unit: .of("runs")),
      .optional(
        "ascentCentimetres", .integer,
        "The total ascent of the runs whose ascent is known; left out if there are none.", unit: .of("centimetres")),
      .optional(
        "ascentRuns", .integer, "The number of runs whose ascent is known; left out if there are none.",
        unit: .of("runs")),
      .optional(
        "kilocalories", .integer, "The total energy that devices reported; left out if they reported none.",
        unit: .of("kilocalories")),
      .optional(
        "caloriesRuns", .integer, "The number of runs whose device reported the energy; left out if there are none.",
        unit: .of("runs")),
      .optional(
        "load", .integer,
        """
        The total training load: how hard each run was, from 1 to 10, times its minutes; left out if no run's load is \
        known.
        """,
        unit: .of("points")),
      .optional(
        "loadRuns", .integer, "The number of runs whose load is known; left out if there are none.", unit: .of("runs")
      ),
    ])
}

/// The days of a period and the totals of its runs.
package struct RunPeriodView: Codable, Hashable, Sendable {
  package var since: CivilDay
  package var until: CivilDay
  package var sum: RunSumView

  init(_ days: ClosedRange<CivilDay>, _ counting: [RunListing]) {
    (since, until) = (days.lowerBound, days.upperBound)
    sum = RunSumView(counting.lazy.filter { days.contains($0.day) })
  }

  static let schema = Schema(
    "RunPeriod", "A period, and the totals of its runs that count.",
    [
      .init("since", CivilDay.schema, "The first day."), .init("until", CivilDay.schema, "The last day."),
      .init("sum", RunSumView.schema, "The totals."),
    ])
}
