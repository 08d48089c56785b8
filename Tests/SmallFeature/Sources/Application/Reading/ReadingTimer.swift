package import KernelApplication
package import KernelDomain
import ReadingDomain

/// Asks once for the number of pages of a session, if nobody has recorded it within a week.
package struct ReadingTimer: FeatureTimer {
  package static let event = "reading.pagesAwaited"

  private let store: any ReadingRepository

  package init(store: any ReadingRepository) { self.store = store }

  package func nextDeadline(at now: Timestamp) throws(Failure) -> Timestamp? {
    try store.log().toAsk.map(\.askedAt).min()
  }

  package func fire(at now: Timestamp) throws(Failure) -> [BookEvent] {
    try store.ask(until: now).map { BookEvent(ReadingTimer.event, $0) }
  }
}
