package import KernelApplication
package import KernelDomain
package import Storage
package import SwimmingApplication
package import SwimmingDomain
import Synchronization

/// Stores swims and official results in the section `swimming` of a store.
package final class FileSwimRepository: SwimRepository, SwimHeartRepository, MeetRepository {
  private let store: Store
  private let made = LazyBox()
  /// The digest (a summary of each month's swims) that was most recently computed from a whole book, and that book's
  /// version.
  private let digested = Mutex<(version: BookVersion, digest: SwimDigest)?>(nil)

  package init(store: Store) { self.store = store }

  private var swims: SectionStore<SwimmingReducer> {
    made.get { SectionStore(store: store, reducer: SwimmingReducer(followsChanges: store.isHeld)) }
  }

  package func book() throws(Failure) -> SwimBook {
    try swims.book().book
  }

  package func standingRecords() throws(Failure) -> StandingSwimRecords {
    if store.isHeld, let known = try swims.knownBook()?.records {
      return StandingSwimRecords(known.book, moved: known.moved, meets: known.meets)
    }
    let kept = try kept()
    if let kept, kept.isOfThisEdition {
      return StandingSwimRecords(kept.book, moved: kept.moved, meets: kept.meets)
    }
    let snapshot = try swims.book()
    let records = SwimRecords(of: snapshot.book)
    return StandingSwimRecords(records, moved: moved(records, kept), meets: snapshot.meets)
  }

  package func standingSummary() throws(Failure) -> StandingSwimSummary {
    if store.isHeld, let known = try swims.knownBook()?.records {
      return StandingSwimSummary(known.summary, known.book)
    }
    if let kept = try kept(), kept.isOfThisEdition, let summary = kept.summary {
      return StandingSwimSummary(summary, kept.book)
    }
    let book = try book()
    return StandingSwimSummary(SwimSummary(of: book), SwimRecords(of: book))
  }

  package func digest(_ part: SwimDigest.Part) throws(Failure) -> SwimDigest {
    let known = store.isHeld ? try swims.knownBook() : nil
    if let known, let same = digest(of: known.version) { return same }
    let kept = try store.derived(SwimmingReducer.digest, of: .swimming)
    if let kept, let digest = SwimDigestLines(kept)?.digest(store.isHeld ? .everything : part) {
      if let known { digested.withLock { $0 = (known.version, digest) } }
      return digest
    }
    let snapshot = try swims.book()
    if let same = digest(of: snapshot.version) { return same }
    let digest = SwimDigest(of: snapshot.book)
    digested.withLock { $0 = (snapshot.version, digest) }
    return digest
  }

  private func digest(of version: BookVersion) -> SwimDigest? {
    digested.withLock { $0.flatMap { $0.version == version ? $0.digest : nil } }
  }

  package func meets() throws(Failure) -> SwimMeets {
    if store.isHeld, let known = try swims.knownBook() { return known.meets }
    if let kept = try kept(), kept.isOfThisEdition { return kept.meets }
    return try swims.book().meets
  }

  package func changeMeets<Value>(
    _ decide: (SwimMeets) throws(Failure) -> (edits: [SwimMeets.Edit], value: Value)
  ) throws(Failure) -> (number: Int?, value: Value) {
    try store.transaction { (transaction) throws(Failure) in try changeMeets(in: &transaction, decide) }
  }

  /// Makes edits of official results as part of a transaction.
  /// - Parameter decide: returns the edits, and the value to return.
  /// - Returns: the number of the change, nil if there were no edits; and the value.
  func changeMeets<Value>(
    in transaction: inout Transaction,
    _ decide: (SwimMeets) throws(Failure) -> (edits: [SwimMeets.Edit], value: Value)
  ) throws(Failure) -> (number: Int?, value: Value) {
    let number = transaction.number
    let (_, decided) = try edit(in: &transaction) { (snapshot) throws(Failure) in
      let (edits, value) = try decide(snapshot.meets)
      return (edits.isEmpty ? nil : .meets(edits), (number: edits.isEmpty ? nil : number, value: value))
    }
    return decided
  }

  package func heartRate(of swim: Swim) throws(Failure) -> SwimHeartRate? {
    try store.read(.swimming) { (content) throws(Failure) in try HeartFile.rate(of: swim, in: content) }
  }

  package func heartRates(of book: SwimBook) throws(Failure) -> [SwimID: SwimHeartRate] {
    let items = try store.read(.swimming) { (content) throws(Failure) in try HeartFile.items(in: content) }
    var rates: [SwimID: SwimHeartRate] = [:]
    for item in items {
      if let swim = book[item.id] { rates[item.id] = SwimHeartRate(bins: item.bins, start: swim.start) }
    }
    return rates
  }

  package func forgetHeartRates(of swim: SwimID?, isDryRun: Bool) throws(Failure) -> Int {
    let content = try store.content(of: .swimming)
    let stored = try SectionRows.ids(content, HeartFile.rows).compactMap { HeartFile.swim(named: $0) }
    let gone = stored.filter { swim == nil || $0 == swim }.sorted()
    if gone.isEmpty || isDryRun { return gone.count }
    return try store.transaction { (transaction) throws(Failure) in
      _ = try edit(in: &transaction) { _ throws(Failure) in (.forget(gone), ()) }
      try transaction.noteDeletion(DeletedThings(.heartRates, gone.count))
      return gone.count
    }
  }

  package func keptRecords() throws(Failure) -> SwimRecords? {
    try kept()?.book
  }

  private func kept() throws(Failure) -> DecodedSwimRecords? {
    try store.derived(SwimmingReducer.records, of: .swimming).flatMap(SwimRecordsCoding.decode)
  }

  package func renewRecords() throws(Failure) -> SwimRecords {
    let renewed = try swims.renewDerived { snapshot in
      var snapshot = snapshot
      snapshot.records = StoredRecords(of: snapshot, moved: [])
      return snapshot
    }
    return renewed.records?.book ?? SwimRecords(of: renewed.book)
  }

  /// Returns the changes to records that a new edition of the program's rules has caused and that the swimmer has not
  /// yet been shown. Uses the derived records even if they are outdated, because the program may have crashed between
  /// making a change and writing the records.
  private func moved(_ records: SwimRecords, _ kept: DecodedSwimRecords?) -> [SwimRecordChange] {
    let last = kept ?? store.lastDerived(SwimmingReducer.records, of: .swimming).flatMap(SwimRecordsCoding.decode)
    guard let last else { return [] }
    return last.isOfThisEdition ? last.moved : records.differences(from: last.book)
  }

  package func change<Value>(
    numbered decide: (SwimBook, SharedList<Int>) throws(Failure) -> (SwimBookChange, Value)
  ) throws(Failure) -> (changed: ChangedSwimBook, value: Value) {
    try store.transaction { (transaction) throws(Failure) in
      try change(in: &transaction, numbered: decide)
    }
  }

  /// Makes changes to swims and corrections as part of a transaction.
  /// - Parameter decide: receives the book and, for each correction in it, the number of the change that made it;
  ///   returns the changes, and the value to return.
  @discardableResult
  package func change<Value>(
    in transaction: inout Transaction,
    numbered decide: (SwimBook, SharedList<Int>) throws(Failure) -> (SwimBookChange, Value)
  ) throws(Failure) -> (changed: ChangedSwimBook, value: Value) {
    try edit(in: &transaction) { (snapshot) throws(Failure) in
      let (change, value) = try decide(snapshot.book, snapshot.numbers)
      return (change.isEmpty ? nil : .make(change), value)
    }
  }

  /// Undoes the changes that these numbers identify; if a change is itself an undo, redoes what it undid.
  /// - Parameter numbers: the numbers of changes in this section.
  func undo(_ numbers: [Int], in transaction: inout Transaction) throws(Failure) -> ChangedSwimBook {
    try edit(in: &transaction) { _ throws(Failure) in (.undo(numbers), ()) }.changed
  }

  private func edit<Value>(
    in transaction: inout Transaction,
    _ decide: (SwimSnapshot) throws(Failure) -> (SwimmingReducer.Edit.Change?, Value)
  ) throws(Failure) -> (changed: ChangedSwimBook, value: Value) {
    let edited = try swims.change(in: &transaction) { (snapshot) throws(Failure) in
      let (before, summary) = try standing(snapshot)
      let (change, value) = try decide(snapshot)
      let edit = try change.map { (change) throws(Failure) in
        SwimmingReducer.Edit(
          change: change, untold: before.moved, summary: summary, digest: try digestLines(snapshot),
          records: before.book)
      }
      return (edit, (before: before.book, value: value))
    }
    let (after, before) = (edited.after, edited.value.before)
    let changed = ChangedSwimBook(
      book: after.book, records: after.records?.book ?? before, recordsBefore: before, number: transaction.number)
    return (changed, edited.value.value)
  }

  /// Returns the records before a change, and the summary if it is known. Changes to records that new rules have caused
  /// are returned separately, so that they are not attributed to this change.
  private func standing(_ snapshot: SwimSnapshot) throws(Failure) -> (StandingSwimRecords, SwimSummary?) {
    if let known = snapshot.records { return (StandingSwimRecords(known.book, moved: known.moved), known.summary) }
    let kept = try kept()
    let current = kept.flatMap { $0.isOfThisEdition ? $0 : nil }
    let records = current?.book ?? SwimRecords(of: snapshot.book)
    return (StandingSwimRecords(records, moved: moved(records, kept)), current?.summary)
  }

  /// Returns the lines of the digest before a change; nil if unknown.
  private func digestLines(_ snapshot: SwimSnapshot) throws(Failure) -> SwimDigestLines? {
    if store.isHeld { return snapshot.digest }
    return try store.derived(SwimmingReducer.digest, of: .swimming).flatMap { SwimDigestLines($0) }
  }
}
