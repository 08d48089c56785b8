package import KernelDomain

/// Groups the runs of a book by their routes.
package struct RunRoutes: Sendable {
  /// A run that has a route.
  package struct Entry: Sendable {
    package let run: RunID
    package let start: Timestamp
    package let route: RunRoute

    package init(run: RunID, start: Timestamp, route: RunRoute) {
      (self.run, self.start, self.route) = (run, start, route)
    }
  }

  /// The ids of the runs on each route, in order of time. The routes are in the order of their first runs.
  package private(set) var routes: [[RunID]] = []
  /// The route of each run.
  package private(set) var byRun: [RunID: RunRoute] = [:]
  private var rules: [RouteRule] = []
  /// For each square of the Earth's surface, the indices in `routes` of the routes that begin there.
  private var squares: [Square: [Int]] = [:]

  /// Finds the routes. The runs are processed in order of time. Each run joins the route whose first run it matches
  /// best; of equally good matches, the oldest. A run that matches no route begins a new one.
  package init(_ entries: some Sequence<Entry>) {
    for entry in entries.sorted(by: { ($0.start, $0.run) < ($1.start, $1.run) }) { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    let square = Square(entry.route.samples[0])
    byRun[entry.run] = entry.route
    if let index = index(of: entry.route, near: square) {
      routes[index].append(entry.run)
      return
    }
    squares[square, default: []].append(routes.count)
    routes.append([entry.run])
    rules.append(RouteRule(entry.route))
  }

  private func index(of route: RunRoute, near square: Square) -> Int? {
    var best: (index: Int, share: Double)?
    for index in square.around.flatMap({ squares[$0] ?? [] }).sorted() {
      guard let share = rules[index].shareOfSame(route), share > best?.share ?? 0 else { continue }
      best = (index, share)
    }
    return best?.index
  }

  /// A square of the Earth's surface. Two runs of the same route start in the same square or in neighbouring ones.
  private struct Square: Hashable {
    let row: Int
    let column: Int

    init(_ position: RunPosition) {
      row = Int((Double(position.latitude) / 20_000).rounded(.down))
      // Nearer to the poles degrees of longitude are shorter, so that more of them are needed.
      let degrees = abs(Double(position.latitude) / 1e7)
      let width = degrees < 60 ? 40_000.0 : degrees < 80 ? 120_000 : 3_600_000_000
      column = Int((Double(position.longitude) / width).rounded(.down))
    }

    private init(row: Int, column: Int) { (self.row, self.column) = (row, column) }

    var around: [Square] {
      (row - 1...row + 1).flatMap { row in (column - 1...column + 1).map { Square(row: row, column: $0) } }
    }
  }
}
