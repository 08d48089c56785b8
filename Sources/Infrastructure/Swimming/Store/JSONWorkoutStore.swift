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
  /// What was read last, so that a process that asks again need not read it again.
  private let known = Mutex(Known())

  /// While a group of changes is being made, readers ask for the book before it and writers for the one after it.
  private struct Known {
    var byReaders: ReadBook?
    var byWriters: ReadBook?

    func at(_ stamp: StoreStamp) -> ReadBook? {
      if let byReaders, byReaders.stamp == stamp { return byReaders }
      if let byWriters, byWriters.stamp == stamp { return byWriters }
      return nil
    }
  }

  package init(store: Store) {
    self.store = store
  }

  package func book() throws(Failure) -> SwimBook {
    try store.read { (content) throws(Failure) in
      let read = try read(content)
      known.withLock { $0.byReaders = read }
      return read.book
    }
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
      let records = try RecordBook(of: read(writer.content).book)
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
      let before = try read(writer.content)
      let recordsBefore = try records(of: before)
      let change = try decide(before.book)
      guard change != .nothing else {
        return ChangedBook(book: before.book, records: recordsBefore, recordsBefore: recordsBefore)
      }
      try BookWriter(store: store).apply(change, to: before.book, &writer)
      var after = try ReadBook(writer.content, known: before)
      let records = change.movesRecords ? RecordBook(of: after.book) : recordsBefore
      after.records = records
      known.withLock { [after] in $0.byWriters = after }
      writer.keep(derived: [StoreKind.records: RecordBookCoding.encode(records)])
      return ChangedBook(book: after.book, records: records, recordsBefore: recordsBefore)
    }
  }

  private func records(of read: ReadBook) throws(Failure) -> RecordBook {
    if let records = read.records { return records }
    if let records = try keptRecords() { return records }
    return RecordBook(of: read.book)
  }

  private func read(_ content: StoreContent) throws(Failure) -> ReadBook {
    let (same, latest) = known.withLock { ($0.at(content.stamp), $0.byWriters ?? $0.byReaders) }
    if let same { return same }
    return try ReadBook(content, known: latest)
  }
}
