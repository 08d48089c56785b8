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

  /// Has readers find the book that writers left: from now on until a group of changes is durable it is theirs.
  package func beginGroup() {
    known.withLock { $0.byReaders = $0.byWriters ?? $0.byReaders }
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
      try BookWriter(store: store).apply(change, to: before, &writer)
      var after = try before.following(change, writer.content)
      if isLongLived { after.settle() }
      let records = KeptRecords(
        try change.movesRecords ? records(after: change, of: before, after.book, after.edition) : recordsBefore,
        known: before.records)
      after.records = records
      known.withLock { [after] in $0.byWriters = after }
      writer.keep(derived: [StoreKind.records: records.json])
      return ChangedBook(book: after.book, records: records.book, recordsBefore: recordsBefore)
    }
  }

  private func records(of read: ReadBook) throws(Failure) -> RecordBook {
    if let records = read.records { return records.book }
    if let records = try keptRecords() { return records }
    return RecordBook(of: read.book)
  }

  /// The records after a change; of a long-lived store's corrections, by looking only at what they touch.
  private func records(
    after change: BookChange, of before: ReadBook, _ book: SwimBook, _ edition: Edition
  ) throws(Failure) -> RecordBook {
    guard isLongLived, let workout = change.correctedWorkout(of: before.book) else { return RecordBook(of: book) }
    return ledger.withLock { kept in
      if kept?.edition == before.edition {
        kept?.ledger.follow(book, corrected: workout)
        kept?.edition = edition
      } else {
        kept = KeptLedger(ledger: RecordLedger(of: book), edition: edition)
      }
      return kept?.ledger.records ?? RecordBook(of: book)
    }
  }

  private func read(_ content: StoreContent) throws(Failure) -> ReadBook {
    let (same, latest) = known.withLock { ($0.at(content.stamp), $0.byWriters ?? $0.byReaders) }
    if let same { return same }
    var read = try ReadBook(content, known: latest)
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
