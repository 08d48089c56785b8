import JSONCoding
package import KernelApplication
import KernelDomain
package import Storage
package import SwimmingApplication
package import SwimmingDomain
import Synchronization

/// The swim book in a store: a file of workouts for each local year, corrections in the journal, the records kept
/// beside them.
package final class JSONWorkoutStore: WorkoutStore {
  private let store: Store
  /// The book that was read last, so that a process that asks again need not read it again.
  private let cache = Mutex<Cached?>(nil)

  private struct Cached {
    let stamp: StoreStamp
    let book: SwimBook
  }

  package init(store: Store) {
    self.store = store
  }

  package func book() throws(Failure) -> SwimBook {
    try store.read { (content) throws(Failure) in try book(in: content) }
  }

  package func records() throws(Failure) -> RecordBook {
    if let records = try keptRecords() { return records }
    return try RecordBook(of: book())
  }

  package func keptRecords() throws(Failure) -> RecordBook? {
    try store.derived()?.values[StoreKind.records].flatMap(RecordBookCoding.decode)
  }

  package func renewRecords() throws(Failure) -> RecordBook {
    try store.write { (writer) throws(Failure) in
      let records = try RecordBook(of: book(in: writer.content))
      writer.keep(derived: [StoreKind.records: RecordBookCoding.encode(records)])
      return records
    }
  }

  package func healthAccess() throws(Failure) -> HealthAccess {
    try store.healthAccess()
  }

  @discardableResult
  package func change(_ decide: (SwimBook) throws(Failure) -> BookChange) throws(Failure) -> ChangedBook {
    try store.write { (writer) throws(Failure) in
      let before = try book(in: writer.content)
      let recordsBefore = try keptRecords() ?? RecordBook(of: before)
      let change = try decide(before)
      guard change != .nothing else {
        return ChangedBook(book: before, records: recordsBefore, recordsBefore: recordsBefore)
      }
      try BookWriter(store: store).apply(change, to: before, &writer)
      let after = try book(in: writer.content)
      let records = change.movesRecords ? RecordBook(of: after) : recordsBefore
      writer.keep(derived: [StoreKind.records: RecordBookCoding.encode(records)])
      return ChangedBook(book: after, records: records, recordsBefore: recordsBefore)
    }
  }

  private func book(in content: StoreContent) throws(Failure) -> SwimBook {
    if let cached = cache.withLock({ $0 }), cached.stamp == content.stamp { return cached.book }
    let book = try BookReader(content).book()
    cache.withLock { $0 = Cached(stamp: content.stamp, book: book) }
    return book
  }
}
