package import RunningApplication
package import RunningDomain
import Synchronization

/// The book of runs at one moment. Views of it are computed when they are first needed.
package struct RunSnapshot: Sendable {
  package let book: RunBook
  private let views = Views()

  package init(_ book: RunBook) {
    self.book = book
  }

  private final class Views: Sendable {
    let list = Mutex<[RunListing]?>(nil)
    let efforts = Mutex<RunEfforts?>(nil)
    let best = Mutex<BestEfforts?>(nil)
    let days = Mutex<RunDays?>(nil)
  }

  package var list: [RunListing] {
    Self.once(views.list) { book.runs.map { RunListing($0, in: book) } }
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
