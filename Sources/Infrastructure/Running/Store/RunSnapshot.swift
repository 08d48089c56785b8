import KernelApplication
package import RunningApplication
package import RunningDomain
import Synchronization

/// The book of runs at one moment. Values that are derived from it, such as routes, are computed when they are first
/// needed.
package struct RunSnapshot: Sendable {
  package let book: RunBook
  private let views = Views()

  package init(_ book: RunBook, _ lists: RunLists = RunLists()) {
    var book = book
    book.lists = lists
    self.book = book
  }

  private final class Views: Sendable {
    let list = Mutex<[RunListing]?>(nil)
    let awaitsReview = Mutex<Int?>(nil)
    let efforts = Mutex<RunEfforts?>(nil)
    let best = Mutex<BestEfforts?>(nil)
    let days = Mutex<RunDays?>(nil)
    let routes = Mutex<RunRoutes?>(nil)
  }

  package var lists: RunLists { book.lists }

  package var list: [RunListing] {
    Self.once(views.list) { book.runs.map { RunListing($0, in: book) } }
  }

  package var awaitsReview: Int { Self.once(views.awaitsReview) { book.awaitsReview } }

  /// Returns the routes of the runs that count in totals, which excludes removed runs and duplicates.
  /// - Parameter measure: computes the route of a run that was stored without one; nil if the run has no route.
  func routes(_ measure: (RunRow) throws(Failure) -> RunRoute?) throws(Failure) -> RunRoutes {
    if let known = views.routes.withLock({ $0 }) { return known }
    var entries: [RunRoutes.Entry] = []
    for row in book.runs where book.counts(row) && row.measured.positions > 0 {
      let measured = row.measured.route
      guard let route = measured.isKnown ? measured.value : try measure(row) else { continue }
      entries.append(RunRoutes.Entry(run: row.id, start: row.run.start, route: route))
    }
    let routes = RunRoutes(entries)
    views.routes.withLock { $0 = routes }
    return routes
  }

  package var efforts: RunEfforts { Self.once(views.efforts) { RunEfforts(of: book) } }
  package var bestEfforts: BestEfforts { Self.once(views.best) { BestEfforts(of: efforts) } }
  package var days: RunDays { Self.once(views.days) { RunDays(of: book) } }

  private static func once<Value: Sendable>(_ made: borrowing Mutex<Value?>, _ make: () -> Value) -> Value {
    made.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
