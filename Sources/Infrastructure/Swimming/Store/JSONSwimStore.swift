package import KernelApplication
package import KernelDomain
package import Storage
package import SwimmingApplication
package import SwimmingDomain

/// The swim book in the section `swimming` of a store.
package final class JSONSwimStore: SwimStore {
  private let store: Store
  private let made = OnDemand()
  private let isLongLived: Bool

  /// - Parameter isLongLived: many questions and changes are to come.
  package init(store: Store, isLongLived: Bool = false) {
    self.store = store
    self.isLongLived = isLongLived
  }

  private var swims: FeatureStore<SwimmingKeeper> {
    made.get { FeatureStore(store: store, keeper: SwimmingKeeper(isLongLived: isLongLived)) }
  }

  package func book() throws(Failure) -> SwimBook {
    try swims.book().book
  }

  package func standingRecords() throws(Failure) -> StandingSwimRecords {
    if isLongLived, let known = try swims.knownBook()?.records {
      return StandingSwimRecords(known.book, moved: known.moved)
    }
    let kept = try kept()
    if let kept, kept.isOfThisEdition { return StandingSwimRecords(kept.book, moved: kept.moved) }
    let records = try SwimRecords(of: book())
    return StandingSwimRecords(records, moved: moved(records, kept))
  }

  package func standingSummary() throws(Failure) -> StandingSwimSummary {
    if isLongLived, let known = try swims.knownBook()?.records {
      return StandingSwimSummary(known.summary, known.book)
    }
    if let kept = try kept(), kept.isOfThisEdition, let summary = kept.summary {
      return StandingSwimSummary(summary, kept.book)
    }
    let book = try book()
    return StandingSwimSummary(SwimSummary(of: book), SwimRecords(of: book))
  }

  package func keptRecords() throws(Failure) -> SwimRecords? {
    try kept()?.book
  }

  private func kept() throws(Failure) -> KeptRecordBook? {
    try store.derived(SwimmingKeeper.records, of: .swimming).flatMap(SwimRecordsCoding.decode)
  }

  package func renewRecords() throws(Failure) -> SwimRecords {
    let renewed = try swims.renewDerived { snapshot in
      swims.keeper.moved = []
      var snapshot = snapshot
      snapshot.records = KeptRecords(of: snapshot.book, moved: [])
      return snapshot
    }
    return renewed.records?.book ?? SwimRecords(of: renewed.book)
  }

  /// What this edition of the rules moved and the swimmer was not told. A crash may have come between a change and the
  /// records after it: then those before it still tell.
  private func moved(_ records: SwimRecords, _ kept: KeptRecordBook?) -> [SwimRecordChange] {
    let last = kept ?? store.lastDerived(SwimmingKeeper.records, of: .swimming).flatMap(SwimRecordsCoding.decode)
    guard let last else { return [] }
    return last.isOfThisEdition ? last.moved : records.differences(from: last.book)
  }

  package func change(
    numbered decide: (SwimBook, SharedList<Int>) throws(Failure) -> SwimBookChange
  ) throws(Failure) -> ChangedSwimBook {
    try store.transaction { (transaction) throws(Failure) in
      try edit(in: &transaction) { (snapshot) throws(Failure) in edit(try decide(snapshot.book, snapshot.numbers)) }
    }
  }

  /// The same as a part of a transaction.
  @discardableResult
  package func change(
    in transaction: inout Transaction, _ decide: (SwimBook) throws(Failure) -> SwimBookChange
  ) throws(Failure) -> ChangedSwimBook {
    try edit(in: &transaction) { (snapshot) throws(Failure) in edit(try decide(snapshot.book)) }
  }

  /// Takes a change back, or, of one that takes another back, makes that again.
  /// - Parameter number: of a change that touches the section.
  func undo(_ number: Int, in transaction: inout Transaction) throws(Failure) -> ChangedSwimBook {
    try edit(in: &transaction) { _ throws(Failure) in .undo(number) }
  }

  private func edit(
    in transaction: inout Transaction, _ decide: (SwimSnapshot) throws(Failure) -> SwimmingKeeper.Edit?
  ) throws(Failure) -> ChangedSwimBook {
    let (before, after) = try swims.change(in: &transaction) { (snapshot) throws(Failure) in
      let records = try records(of: snapshot)
      return (try decide(snapshot), records)
    }
    return ChangedSwimBook(
      book: after.book, records: after.records?.book ?? before, recordsBefore: before, number: transaction.number)
  }

  /// Those before a change. What an edition of the rules moved since they were kept is none of the change's doing: it is
  /// kept with the records after it.
  private func records(of snapshot: SwimSnapshot) throws(Failure) -> SwimRecords {
    if let records = snapshot.records { return records.book }
    let kept = try kept()
    let current = kept.flatMap { $0.isOfThisEdition ? $0.book : nil }
    let records = current ?? SwimRecords(of: snapshot.book)
    swims.keeper.moved = moved(records, kept)
    return records
  }

  /// What a change does to the section; nil where it leaves that as it is.
  private func edit(_ change: SwimBookChange) -> SwimmingKeeper.Edit? {
    switch change {
    case .nothing: nil
    case .correct(let correction): .correct(correction)
    case .put(let swims, let corrections): swims.isEmpty && corrections.isEmpty ? nil : .put(swims, corrections)
    }
  }
}
