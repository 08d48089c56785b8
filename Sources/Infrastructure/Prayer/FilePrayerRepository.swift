package import BookInfrastructure
package import KernelApplication
package import KernelDomain
package import PrayerApplication
package import PrayerDomain
package import Storage

/// Stores what the user has recorded about prayers in the section `prayer` of a store.
package final class FilePrayerRepository: PrayerRepository {
  private let store: Store
  private let documents: BookDocuments
  private let made = LazyBox()

  /// Creates the repository of prayers in a store.
  /// - Parameter documents: reads and changes the section `book`, which contains the settings.
  package init(store: Store, documents: BookDocuments) {
    self.store = store
    self.documents = documents
  }

  private var prayers: SectionStore<PrayerReducer> {
    made.get { SectionStore(store: store, reducer: PrayerReducer()) }
  }

  package func record() throws(Failure) -> PrayerRecord {
    try prayers.book().record
  }

  package func summary() throws(Failure) -> PrayerRecord {
    let known = store.isHeld ? try prayers.knownBook()?.record : nil
    if known == nil,
      let summary = try store.derived([PrayerReducer.folded, PrayerReducer.summary], of: .prayer)
        .flatMap(PrayerSummaryCoding.decode)
    {
      return summary
    }
    var record: PrayerRecord
    if let known { record = known } else { record = try self.record() }
    record.log = record.log.withoutInstants
    return record
  }

  package func recent(from day: CivilDay) throws(Failure) -> PrayerRecord {
    if !store.isHeld,
      let recent = try store.derived(PrayerReducer.recent, of: .prayer).flatMap(RecentPrayersCoding.decode),
      recent.earlier.map({ $0.until <= day }) ?? true
    {
      return recent
    }
    return try summary()
  }

  package func change<Value>(
    isDryRun: Bool, _ decide: (PrayerRecord) throws(Failure) -> (edits: [PrayerEdit], value: Value)
  ) throws(Failure) -> PrayerChanged<Value> {
    try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      let changed = try prayers.change(in: &transaction) { (book) throws(Failure) in
        let (edits, value) = try decide(book.record)
        return (edits.isEmpty ? nil : .apply(edits), value)
      }
      return changed.map(\.record)
    }
  }

  package func eraseAll() throws(Failure) -> ErasedPrayers {
    guard try store.isThere else { return ErasedPrayers(PrayerRecord(), settings: 0, changes: 0) }
    return try store.transaction { (transaction) throws(Failure) in
      let changes = try transaction[.prayer].changes.count
      let record = try prayers.change(in: &transaction) { (book) throws(Failure) in (.erase, book.record) }.value
      let settings = try documents.erase(prefix: FileSettingsRepository.prefix + "prayer.", in: &transaction)
      try transaction.noteDeletion(DeletedThings(.prayers, record.log.count))
      return ErasedPrayers(record, settings: settings.values, changes: changes + settings.changes)
    }
  }

  /// Undoes the changes that these numbers identify; if a change is itself an undo, redoes what it undid.
  func undo(_ numbers: [Int], in transaction: inout Transaction) throws(Failure) {
    try prayers.change(in: &transaction) { _ throws(Failure) in (.undo(numbers), ()) }
  }

  /// Adds the data about prayers that another book contains and this book lacks. `decide` computes the additions from
  /// this book's record.
  func take(
    _ decide: (PrayerRecord) -> PrayerMerge, in transaction: inout Transaction
  ) throws(Failure) -> PrayerMerge {
    try prayers.change(in: &transaction) { (book) throws(Failure) in
      let merge = decide(book.record)
      return (merge.isEmpty ? nil : .take(log: merge.log, merge.edits), merge)
    }.value
  }
}
