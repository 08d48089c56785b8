package import BookInfrastructure
package import KernelApplication
import KernelDomain
package import Storage
package import StrengthApplication
package import StrengthDomain

/// Stores strength data in the section `strength` of a store.
package final class FileStrengthRepository: StrengthRepository {
  private let store: Store
  private let documents: BookDocuments
  private let made = LazyBox()

  /// Creates the repository of strength training in a store.
  /// - Parameter documents: reads and changes the section `book`, which contains the settings.
  package init(store: Store, documents: BookDocuments) {
    self.store = store
    self.documents = documents
  }

  private var strength: SectionStore<StrengthReducer> {
    made.get { SectionStore(store: store, reducer: StrengthReducer()) }
  }

  package func snapshot() throws(Failure) -> any StrengthSnapshot {
    try strength.book()
  }

  func derived() throws(Failure) -> LazyStrengthSnapshot { try strength.book() }

  package func list() throws(Failure) -> WorkoutList {
    let list = store.isHeld ? nil : try store.derived(StrengthDerived.list, of: .strength).flatMap(StrengthDerived.list)
    if let list { return list }
    return try strength.book().listed
  }

  package func change<Value>(
    isDryRun: Bool, _ decide: (any StrengthSnapshot) throws(Failure) -> (edits: [StrengthEdit], value: Value)
  ) throws(Failure) -> StrengthChanged<Value> {
    if !isDryRun { try renewNames() }
    return try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      let changed = try strength.change(in: &transaction) { (derived) throws(Failure) in
        let (edits, value) = try decide(derived)
        return (edits.isEmpty ? nil : .apply(edits), value)
      }
      return changed.map { $0 }
    }
  }

  /// If an earlier version wrote the book, records which exercises the names in imported logs stand for, because that
  /// version did not record them. This is a separate change, which the user can undo.
  private func renewNames() throws(Failure) {
    guard try !strength.book().names.pending.isEmpty else { return }
    try store.transaction { (transaction) throws(Failure) in
      _ = try strength.change(in: &transaction) { (derived) throws(Failure) in
        let renewal = NameRenewal(derived)
        return (renewal.isEmpty ? nil : .renewNames(from: renewal.before, renewal.edits), ())
      }
    }
  }

  package func eraseAll() throws(Failure) -> ErasedStrength {
    guard try store.isThere else { return ErasedStrength(StrengthBook(), settings: 0, changes: 0) }
    return try store.transaction { (transaction) throws(Failure) in
      let changes = try transaction[.strength].changes.count
      let book = try strength.change(in: &transaction) { (derived) throws(Failure) in
        (.erase, derived.book)
      }.value
      let settings = try documents.erase(prefix: FileSettingsRepository.prefix + "strength.", in: &transaction)
      let erased = ErasedStrength(book, settings: settings.values, changes: changes + settings.changes)
      try transaction.noteDeletion(DeletedThings(.workouts, erased.workouts))
      return erased
    }
  }

  /// Undoes changes; if a change is itself an undo, redoes what it undid.
  /// - Parameter numbers: the numbers of the changes.
  /// - Returns: the state before and after.
  func undo(
    _ numbers: [Int], in transaction: inout Transaction
  ) throws(Failure) -> (before: LazyStrengthSnapshot, after: LazyStrengthSnapshot) {
    let changed = try strength.change(in: &transaction) { (derived) throws(Failure) in (.undo(numbers), derived) }
    return (changed.value, changed.after)
  }

  /// Stores data directly in files, without journal entries, as part of a transaction. Used by imports and backups.
  /// - Parameter decide: returns the edit that stores the data; nil to store nothing.
  func file<Value>(
    in transaction: inout Transaction,
    _ decide: (LazyStrengthSnapshot) throws(Failure) -> (edit: StrengthReducer.Edit?, value: Value)
  ) throws(Failure) -> (value: Value, after: LazyStrengthSnapshot) {
    let changed = try strength.change(in: &transaction) { (derived) throws(Failure) in
      let decided = try decide(derived)
      return (decided.edit, decided.value)
    }
    return (changed.value, changed.after)
  }
}
