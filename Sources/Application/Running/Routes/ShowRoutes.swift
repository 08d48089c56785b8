package import KernelApplication
package import KernelDomain
package import RunningDomain

/// Lists the routes that the user has run more than once.
package struct ShowRoutes: UseCase {
  package static let method = "running.showRoutes"
  package static let summary = "List the routes that were run at least twice, the most recently run first."
  package static let kind = UseCaseKind.query

  package typealias Input = NoInput

  package struct Output: Described, Equatable {
    package var routes: [RouteView]

    package static let schema = Schema(
      "The routes.", [.init("routes", .list(RouteView.schema), "The routes, the most recently run first.")])
  }

  let reader: RunReader

  package func callAsFunction(_ input: NoInput) throws(Failure) -> Output {
    let known = try KnownRoutes(reader)
    let routes = known.routes.filter { $0.count > 1 }.compactMap { known.view($0) }
    return Output(routes: routes.sorted { ($0.lastDay, $0.route) > ($1.lastDay, $1.route) })
  }
}

/// Shows the runs of a route, and compares the latest of them with another run if the input names one.
package struct ShowRoute: UseCase {
  package static let method = "running.showRoute"
  package static let summary = "Show the runs of a route, and compare its latest run with another one."
  package static let kind = UseCaseKind.query
  package static let failures: [FailureKind] = .reading + [.notFound, .conflict]

  package struct Input: Described, Equatable {
    /// The id of any run of the route.
    package var route: RunID
    /// The run with which to compare the latest run of the route; nil for none.
    package var against: RunID?

    package static let schema = Schema(
      "The route to show.",
      [
        .init("route", RunID.schema, "The name of any run of the route."),
        .optional("against", RunID.schema, "The run with which to compare the latest run; if left out, none."),
      ])

    package init(route: RunID, against: RunID? = nil) { (self.route, self.against) = (route, against) }
  }

  package struct Output: Described, Equatable {
    package var route: RouteView
    package var runs: [RunListing]
    package var ghost: RunGhostView?

    package static let schema = Schema(
      "A route.",
      [
        .init("route", RouteView.schema, "The route."),
        .init("runs", .list(RunListing.schema), "The runs of the route, newest first."),
        .optional("ghost", RunGhostView.schema, "The comparison; left out if none was requested."),
      ])
  }

  let reader: RunReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    let known = try KnownRoutes(reader)
    let id = try reader.row(input.route).row.id
    guard let runs = known.routes.first(where: { $0.contains(id) }), let view = known.view(runs) else {
      throw .notFound(.running(.noRoute(run: input.route.description)))
    }
    let listings = runs.compactMap { known.listings[$0] }.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
    var ghost: RunGhostView?
    if let against = input.against, let latest = listings.first {
      ghost = try reader.compare(latest.id, against: against)
    }
    return Output(route: view, runs: listings, ghost: ghost)
  }
}

package struct RouteView: Codable, Hashable, Sendable {
  /// The first run of the route, whose id identifies the route.
  package var route: RunID
  /// The name that the user gave the route; nil if there is none.
  package var name: String?
  package var runs: Int
  package var lengthMillimetres: Int64
  /// The shortest time without pauses of any run on the route, in milliseconds.
  package var bestMilliseconds: Int64
  package var bestRun: RunID
  package var firstDay: CivilDay
  package var lastDay: CivilDay

  static let schema = Schema(
    "RunRoute", "A route that was run.",
    [
      .init("route", RunID.schema, "The first run of the route, which identifies it."),
      .optional(
        "name", .text, "The name that the user gave the route; left out if there is none.",
        examples: [#""By the river""#]),
      .init("runs", .integer, "The number of runs on the route.", unit: .of("runs")),
      .length("lengthMillimetres", "The distance of the first run, in millimetres."),
      .milliseconds("bestMilliseconds", "The shortest time without pauses, in milliseconds."),
      .init("bestRun", RunID.schema, "The run with that time."),
      .init("firstDay", CivilDay.schema, "The day of the first run."),
      .init("lastDay", CivilDay.schema, "The day of the last run."),
    ])
}

/// How much longer one run took than another run for the same distance, at each kilometre.
package struct RunGhostView: Codable, Hashable, Sendable {
  package var run: RunID
  package var against: RunID
  package var againstDay: CivilDay
  /// At each whole kilometre that both runs reached, how much longer `run` took than `against`, in milliseconds without
  /// pauses; negative if `run` was faster.
  package var kilometres: [Int64]

  static let schema = Schema(
    "RunGhost",
    "How much longer a run took than another run, compared at equal distances from the start, not at equal places.",
    [
      .init("run", RunID.schema, "The run."), .init("against", RunID.schema, "The other run."),
      .init("againstDay", CivilDay.schema, "The day of the other run."),
      .init(
        "kilometres", .list(.integer),
        "The difference at each whole kilometre that both runs reached; negative if the run was faster.",
        unit: .milliseconds),
    ])
}

extension RunReader {
  /// Compares the times that the run `id` and the run `other` took up to each whole kilometre.
  func compare(_ id: RunID, against other: RunID) throws(Failure) -> RunGhostView {
    let (own, ghost) = (try ghost(id), try ghost(other))
    return RunGhostView(
      run: own.run, against: ghost.run, againstDay: ghost.day,
      kilometres: GhostRule.kilometres(own.timeline, against: ghost.timeline))
  }
}

/// The routes of the runs that count for records and totals, with the listings of these runs.
struct KnownRoutes {
  /// The ids of the runs of each route, in chronological order.
  let routes: [[RunID]]
  let listings: [RunID: RunListing]
  private let names: [RunLists.RouteName]

  init(_ reader: RunReader) throws(Failure) {
    let list = try reader.repository.list().filter { $0.state == .counts }
    listings = Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
    routes = try reader.repository.routes().routes
    names = try reader.repository.lists().routeNames
  }

  func view(_ runs: [RunID]) -> RouteView? {
    let all = runs.compactMap { listings[$0] }
    guard let first = all.first, let last = all.last,
      let best = all.min(by: { ($0.activeMilliseconds, $0.id) < ($1.activeMilliseconds, $1.id) })
    else { return nil }
    return RouteView(
      route: first.id, name: names.last { runs.contains($0.run) }?.name, runs: all.count,
      lengthMillimetres: first.lengthMillimetres, bestMilliseconds: best.activeMilliseconds, bestRun: best.id,
      firstDay: first.day, lastDay: last.day)
  }
}
