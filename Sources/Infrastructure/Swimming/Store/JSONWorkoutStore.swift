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
  /// Whether many questions and changes are to come: what makes all but the first quick is then worth working out.
  private let isLongLived: Bool
  /// What was read last, so that a process that asks again need not read it again.
  private let known = Mutex(Known())
  private let ledger = Mutex<KeptLedger?>(nil)

  /// While a group of changes is being made, readers ask for the book before it and writers for the one after it.
  private struct Known {
    var byReaders: ReadBook?
    var byWriters: ReadBook?

    func at(_ stamp: StoreStamp) -> ReadBook? {
      if let byReaders, byReaders.stamp == stamp { return byReaders }
      if let byWriters, byWriters.stamp == stamp { return byWriters }
      return nil
    }

    /// The one to go on from to a journal of so many entries.
    func latest(upTo count: Int) -> ReadBook? {
      [byWriters, byReaders].compactMap { $0 }.first { $0.journalCount <= count } ?? byReaders ?? byWriters
    }
  }

  /// What the records follow corrections with, and of which book it is.
  private struct KeptLedger: ~Copyable {
    var ledger: RecordLedger
    var edition: Edition
  }

  package init(store: Store, isLongLived: Bool = false) {
    self.store = store
    self.isLongLived = isLongLived
  }

  package func book() throws(Failure) -> SwimBook {
    try store.read { (content) throws(Failure) in
      let read = try read(content)
      known.withLock { $0.byReaders = read }
      return read.book
    }
  }

  package func records() throws(Failure) -> RecordBook {
    if isLongLived, let records = try currentRecords() { return records }
    if let records = try keptRecords() { return records }
    return try RecordBook(of: book())
  }

  /// Without reading anything; nil where they are not known.
  private func currentRecords() throws(Failure) -> RecordBook? {
    try store.read { (content) throws(Failure) in known.withLock { $0.at(content.stamp) }?.records?.book }
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

  /// To be called after a group of changes: has readers find what the changes left, without reading it themselves.
  package func endGroup() {
    // What can't be read is for those to hear who ask for it.
    _ = try? book()
  }

  @discardableResult
  package func change(_ decide: (SwimBook) throws(Failure) -> BookChange) throws(Failure) -> ChangedBook {
    try store.write { (writer) throws(Failure) in
      var read = try read(writer.content)
      let recordsBefore = try records(of: read)
      let change = try decide(read.book)
      guard change != .nothing else {
        return ChangedBook(book: read.book, records: recordsBefore, recordsBefore: recordsBefore)
      }
      // Whose memory nobody shares is changed in place.
      known.withLock { $0.byWriters = nil }
      let workout = change.correctedWorkout(of: read.book)
      try BookWriter(store: store).apply(change, to: read, &writer)
      let before = (records: read.records, edition: read.edition)
      if workout != nil {
        read.follow(change, writer.content)
      } else {
        read = try ReadBook(writer.content, known: read)
      }
      if isLongLived { read.settle() }
      let records = KeptRecords(
        change.movesRecords ? records(of: read, after: before.edition, corrected: workout) : recordsBefore,
        known: before.records)
      read.records = records
      known.withLock { [read] in $0.byWriters = read }
      writer.keep(derived: [StoreKind.records: records.json])
      return ChangedBook(book: read.book, records: records.book, recordsBefore: recordsBefore)
    }
  }

  private func records(of read: ReadBook) throws(Failure) -> RecordBook {
    if let records = read.records { return records.book }
    if let records = try keptRecords() { return records }
    return RecordBook(of: read.book)
  }

  /// The records after a change; of a long-lived store's corrections, by looking only at the workout corrected.
  private func records(of read: ReadBook, after before: Edition, corrected workout: WorkoutID?) -> RecordBook {
    guard isLongLived, let workout else { return RecordBook(of: read.book) }
    return ledger.withLock { kept in
      if kept?.edition == before {
        kept?.ledger.follow(read.book, corrected: workout)
        kept?.edition = read.edition
      } else {
        kept = KeptLedger(ledger: RecordLedger(of: read.book), edition: read.edition)
      }
      return kept?.ledger.records ?? RecordBook(of: read.book)
    }
  }

  private func read(_ content: StoreContent) throws(Failure) -> ReadBook {
    if let same = known.withLock({ $0.at(content.stamp) }) { return same }
    var read = try ReadBook(content, known: known.withLock { $0.latest(upTo: content.entries.count) })
    if isLongLived { read.settle() }
    return read
  }
}

extension BookChange {
  /// The workout that a correction, or the taking back of one, is about; nil for other changes.
  fileprivate func correctedWorkout(of before: SwimBook) -> WorkoutID? {
    switch self {
    case .correct(let correction): correction.workout
    case .undo: before.corrections.last?.workout
    case .nothing, .put, .setHealthAccess: nil
    }
  }
}
