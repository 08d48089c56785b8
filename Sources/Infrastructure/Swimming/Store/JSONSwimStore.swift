package import KernelApplication
import KernelDomain
package import KernelInfrastructure
package import Storage
package import SwimmingApplication
package import SwimmingDomain

/// The swim book in the section `swimming` of a store; access to health data, and what was synced, in section `book`.
package final class JSONSwimStore: SwimStore {
  private let store: Store
  private let made = OnDemand()
  private let documents: BookDocuments
  private let profiles: JSONProfileStore
  private let settings: JSONSettingsStore
  private let isLongLived: Bool

  /// - Parameter isLongLived: many questions and changes are to come.
  package init(store: Store, documents: BookDocuments, settings: JSONSettingsStore, isLongLived: Bool = false) {
    self.store = store
    self.documents = documents
    self.settings = settings
    self.isLongLived = isLongLived
    profiles = JSONProfileStore(documents: documents)
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
      snapshot.records = KeptRecords(SwimRecords(of: snapshot.book), moved: [])
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

  package func healthAccess() throws(Failure) -> HealthAccess {
    var access = try documents.value(HealthAccessKind.access, as: HealthAccess.self) ?? HealthAccess()
    if let bytes = try store.notes(of: .book)[HealthAccessKind.sync] {
      access.lastSync = try documents.decoded(bytes, HealthAccessKind.sync)
    }
    return access
  }

  @discardableResult
  package func change(_ decide: (SwimBook) throws(Failure) -> SwimBookChange) throws(Failure) -> ChangedSwimBook {
    try store.transaction { (transaction) throws(Failure) in
      var made = SwimBookChange.nothing
      let (before, after) = try swims.change(in: &transaction) { (snapshot) throws(Failure) in
        let records = try records(of: snapshot)
        made = try decide(snapshot.book)
        return (try edit(made, snapshot), records)
      }
      try changeDocuments(made, &transaction)
      return ChangedSwimBook(book: after.book, records: after.records?.book ?? before, recordsBefore: before)
    }
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
  private func edit(_ change: SwimBookChange, _ snapshot: SwimSnapshot) throws(Failure) -> SwimmingKeeper.Edit? {
    switch change {
    case .nothing, .setHealthAccess: return nil
    case .correct(let correction): return .correct(correction)
    case .undo:
      guard let latest = snapshot.numbers.last else {
        throw .conflict(problem: "there is no correction to take back", hint: "The book is as it was imported.")
      }
      return .undo(latest)
    case .put(let swims, let others, _):
      return swims.isEmpty && others.corrections.isEmpty ? nil : .put(swims, others.corrections)
    }
  }

  /// What a change does to the book's own section.
  private func changeDocuments(_ change: SwimBookChange, _ transaction: inout Transaction) throws(Failure) {
    switch change {
    case .nothing, .correct, .undo: break
    case .setHealthAccess(var access):
      access.lastSync = nil
      let value = try documents.encoded(access, HealthAccessKind.access)
      try documents.change([HealthAccessKind.access: value], in: &transaction)
    case .put(_, let others, let sync):
      try restore(others, &transaction)
      if let sync {
        let note = try documents.encoded(sync, HealthAccessKind.sync)
        try transaction.note(note, as: HealthAccessKind.sync, in: .book)
      }
    }
  }

  /// Of a backup, sets profile and settings where none were set.
  private func restore(_ others: BookBackup.Others, _ transaction: inout Transaction) throws(Failure) {
    var values: [String: [UInt8]] = [:]
    if let profile = others.profile, try profiles.profile() == Profile() { values = try profiles.values(of: profile) }
    if let chosen = others.settings, try settings.settings() == Settings() {
      values.merge(try settings.values(of: chosen)) { $1 }
    }
    guard !values.isEmpty else { return }
    var defaults = try profiles.values(of: Profile())
    defaults.merge(try settings.values(of: Settings())) { $1 }
    try documents.change(values, besides: defaults, in: &transaction)
  }
}

/// What access to health data is called in section `book`.
enum HealthAccessKind {
  /// A document: what was granted.
  static let access = "access"
  /// A note of the commit that a sync made: what it read.
  static let sync = "sync"
}
