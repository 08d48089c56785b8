package import KernelDomain

/// Groups a book's runs by their routes.
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

  /// The ids of the runs on each route, in chronological order. The routes are sorted by the time of their first run.
  package private(set) var routes: [[RunID]] = []
  package private(set) var byRun: [RunID: RunRoute] = [:]
  private var rules: [RouteRule] = []
  /// For each square of the Earth's surface, the routes that begin in the square, as indices in `routes`.
  private var squares: [Square: [Int]] = [:]

  /// Finds the routes. The runs are processed in chronological order. A run joins the route whose first run it matches
  /// best; if several match equally well, the oldest one. A run that matches no route begins a new one.
  package init(_ entries: some Sequence<Entry>) {
    for entry in entries.sorted(by: { ($0.start, $0.run) < ($1.start, $1.run) }) { add(entry) }
  }

  /// Adds a run, which must be later than all runs added before it.
  package mutating func add(_ entry: Entry) {
    let start = entry.route.samples[0]
    byRun[entry.run] = entry.route
    if let index = index(of: entry.route) {
      routes[index].append(entry.run)
      return
    }
    squares[Square(start), default: []].append(routes.count)
    routes.append([entry.run])
    rules.append(RouteRule(entry.route))
  }

  private func index(of route: RunRoute) -> Int? {
    var best: (index: Int, share: Double)?
    for index in Square.around(route.samples[0]).flatMap({ squares[$0] ?? [] }).sorted() {
      guard let share = rules[index].shareOfSame(route), share > best?.share ?? 0 else { continue }
      best = (index, share)
    }
    return best?.index
  }

  /// A square of the Earth's surface. Two runs of the same route start in the same square or in neighbouring squares,
  /// even across the meridian of 180 degrees.
  private struct Square: Hashable {
    let row: Int
    /// The square's index in its row, counted eastwards from a longitude of -180 degrees.
    let column: Int

    /// The height of a square in 1e-7 degrees, over 220 m.
    private static let height: Int64 = 20_000

    init(_ position: RunPosition) {
      row = Square.row(of: position)
      column = Square.column(of: position, in: row)
    }

    private init(row: Int, column: Int) { (self.row, self.column) = (row, column) }

    private static func row(of position: RunPosition) -> Int {
      Int((Double(position.latitude) / Double(height)).rounded(.down))
    }

    private static func column(of position: RunPosition, in row: Int) -> Int {
      let columns = columns(of: row)
      return Int((Int64(position.longitude) + RunPosition.turn / 2) * Int64(columns) / RunPosition.turn) % columns
    }

    /// Returns the number of squares in a row. Each square is over 220 m wide. Rows nearer to the poles have fewer
    /// squares, because degrees of longitude are shorter there. Beyond 80 degrees, a row is a single square.
    private static func columns(of row: Int) -> Int {
      let farthest = Int64(row < 0 ? -row : row + 1) * height
      return farthest <= 600_000_000 ? 90_000 : farthest <= 800_000_000 ? 30_000 : 1
    }

    /// Returns the square that contains a position, and the neighbouring squares.
    static func around(_ position: RunPosition) -> Set<Square> {
      let row = row(of: position)
      var squares: Set<Square> = []
      for row in row - 1...row + 1 {
        let (columns, column) = (columns(of: row), column(of: position, in: row))
        for column in column - 1...column + 1 {
          squares.insert(Square(row: row, column: (column + columns) % columns))
        }
      }
      return squares
    }
  }
}
