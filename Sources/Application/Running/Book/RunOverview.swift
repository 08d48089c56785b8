package import BookApplication
package import KernelApplication
package import KernelDomain
import RunningDomain

/// Creates the content that the overview shows about running.
package struct RunOverview: FeatureOverview {
  private let reader: RunReader
  private let live: LiveRunCoordinator

  package init(reader: RunReader, live: LiveRunCoordinator) {
    self.reader = reader
    self.live = live
  }

  package var feature: FeatureID { .running }

  package func glance(on day: CivilDay) throws(Failure) -> FeatureGlance {
    let runs = try reader.repository.list()
    let latest = runs.filter { $0.state == .counts }.max { ($0.start, $0.id) < ($1.start, $1.id) }
    let now = try ShowLive(coordinator: live)(NoInput())
    let isUnderWay = now.state != .idle
    let awaiting = try awaitsReview()
    guard latest != nil || isUnderWay else { return FeatureGlance(part: nil, awaitsReview: awaiting) }
    let week = try ShowWeek(reader: reader)(ShowWeek.Input(day: day))
    let recent = runs.filter { $0.state == .counts }.sorted { ($0.start, $0.id) > ($1.start, $1.id) }.prefix(4)
    let newest = try record(on: day)
    let part = RunGlance(
      live: isUnderWay ? RunGlance.Live(now) : nil, latest: latest,
      record: newest?.best.first.map { RunEffortView($0) },
      progress: newest.flatMap { $0.progress.count < 2 ? nil : $0.progress.map { RunEffortView($0) } },
      recent: Array(recent), week: week)
    return FeatureGlance(part: part, awaitsReview: awaiting)
  }

  package func awaitsReview() throws(Failure) -> Int { try reader.repository.awaitsReview() }

  /// Returns the distance whose record was set most recently; nil if that was not in the 30 days up to `day`. If
  /// several records were set on the same day, returns the longest distance.
  private func record(on day: CivilDay) throws(Failure) -> BestEfforts.Distance? {
    let first = day.daysSinceEpoch - 30
    func set(_ distance: BestEfforts.Distance) -> Int { distance.best.first?.day.daysSinceEpoch ?? first }
    let newest = try reader.repository.bestEfforts().distances.reversed().max { set($0) < set($1) }
    return newest.flatMap { set($0) > first ? $0 : nil }
  }
}

/// What the overview shows about running.
package struct RunGlance: Codable, Equatable, Sendable {
  /// The run under way; nil if no run is under way.
  package var live: Live?
  /// The latest run that counts towards records and weekly totals; nil if there is none.
  package var latest: RunListing?
  /// The most recent record of the last 30 days; nil if there is none.
  package var record: RunEffortView?
  /// The successive records over the same distance as `record`, in chronological order, ending with `record`: at most
  /// 12. Nil if `record` has no predecessor.
  package var progress: [RunEffortView]?
  /// The latest runs that count towards records and weekly totals, newest first; at most four.
  package var recent: [RunListing]
  package var week: ShowWeek.Output

  package static let schema = Schema(
    "RunGlance", "The user's runs at a glance.",
    [
      .optional("live", Live.schema, "The run under way; left out if there is none."),
      .optional("latest", RunListing.schema, "The latest run that counts; left out if there is none."),
      .optional("record", RunEffortView.schema, "The newest record of the last 30 days; left out if there is none."),
      .optional(
        "progress", .list(RunEffortView.schema),
        "The records before `record`, oldest first, and `record`: at most 12; left out if there was none before."),
      .init(
        "recent", .list(RunListing.schema),
        "The latest runs that count in records and weeks, newest first, at most four."),
      .init("week", ShowWeek.Output.schema, "The week that contains the day of the overview."),
    ])

  /// The duration, distance and pace of a run under way.
  package struct Live: Codable, Equatable, Sendable {
    package var activeMilliseconds: Int64
    package var lengthMillimetres: Int64
    /// The current pace in milliseconds per kilometre; nil while the runner is standing still.
    package var paceMilliseconds: Int64?
    /// The quality of the GPS signal; nil indoors, and while the run's clock stands still.
    package var signal: LiveRunView.Signal?
    /// True if the run is over, but neither saved nor discarded; otherwise nil.
    package var finished: Bool?

    package init(_ run: LiveRunView) {
      activeMilliseconds = run.activeMilliseconds
      lengthMillimetres = run.lengthMillimetres
      paceMilliseconds = run.paceMilliseconds
      signal = run.state == .running ? run.signal : nil
      finished = run.state == .finished ? true : nil
    }

    package static let schema = Schema(
      "LiveRunGlance", "The current figures of the run under way.",
      [
        .init("activeMilliseconds", .integer, "The time without pauses, in milliseconds.", unit: .milliseconds),
        .init("lengthMillimetres", .integer, "The distance run, in millimetres.", unit: .of("millimetres")),
        .optional(
          "paceMilliseconds", .integer,
          "The current pace, in milliseconds per kilometre; left out if the runner hardly moves or the signal is lost.",
          unit: .milliseconds),
        .optional(
          "signal", LiveRunView.Signal.schema, "The quality of the position signal; left out indoors and in pauses."),
        .optional("finished", .flag, "True if the run is over, but neither saved nor discarded."),
      ])
  }
}
