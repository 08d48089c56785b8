package import KernelApplication
import KernelDomain
import Synchronization

/// Reads and changes a feature's section of a store. Caches the feature's state together with the content from which
/// the state was read. The next read can then reuse the parts of the state whose content has not changed.
package final class SectionStore<Reducer: SectionReducer>: Sendable {
  package let store: Store
  package let reducer: Reducer
  private let snapshots = Mutex(Snapshots())

  private struct Snapshot: Sendable {
    var book: Reducer.State
    var content: SectionContent
  }

  /// The cached states. Readers use `committed`, the state after the most recent durable change. While a group of
  /// changes is being made, writers use `pending`, which includes the changes made so far.
  private struct Snapshots: Sendable {
    var committed: Snapshot?
    var pending: Snapshot?

    /// Replaces each cached snapshot that has the same content version as `other`.
    mutating func replace(with other: Snapshot) {
      if committed?.content.version == other.content.version { committed = other }
      if pending?.content.version == other.content.version { pending = other }
    }

    func at(_ version: ContentVersion) -> Snapshot? {
      if let committed, committed.content.version == version { return committed }
      if let pending, pending.content.version == version { return pending }
      return nil
    }
  }

  package init(store: Store, reducer: Reducer) {
    self.store = store
    self.reducer = reducer
    store.observe { [weak self] in self?.adoptPending() }
  }

  /// Returns the state after the most recent change. Fails with `storeDamaged` if anything cannot be read; nothing is
  /// skipped.
  package func book() throws(Failure) -> Reducer.State {
    try store.read(reducer.section) { (content) throws(Failure) in
      let snapshot = try snapshot(of: content)
      snapshots.withLock { $0.committed = snapshot }
      return snapshot.book
    }
  }

  /// Returns the state after the most recent change if it is cached; nil otherwise.
  package func knownBook() throws(Failure) -> Reducer.State? {
    try store.read(reducer.section) { (content) throws(Failure) in
      snapshots.withLock { $0.at(content.version)?.book }
    }
  }

  /// Makes one change, either completely or not at all. `decide` receives the current state and returns the edit to
  /// make, or nil to make none. No other thread or process can change the state in the meantime. The change is durable
  /// when this method returns.
  /// - Returns: the number that identifies the change (nil if there was no edit), the additional value that `decide`
  ///   returned, and the state after the edit.
  @discardableResult
  package func change<Value>(
    _ decide: (Reducer.State) throws(Failure) -> (Reducer.Edit?, Value)
  ) throws(Failure) -> Changed<Value, Reducer.State> {
    try store.transaction { (transaction) throws(Failure) in try change(in: &transaction, decide) }
  }

  /// Makes a change in the same way as `change(_:)`, but as part of a transaction.
  @discardableResult
  package func change<Value>(
    in transaction: inout Transaction, _ decide: (Reducer.State) throws(Failure) -> (Reducer.Edit?, Value)
  ) throws(Failure) -> Changed<Value, Reducer.State> {
    let number = transaction.number
    var book = try snapshot(of: transaction[reducer.section]).book
    let (edit, value) = try decide(book)
    guard let edit else { return Changed(number: nil, value: value, after: book) }
    // Gives up the cached reference to the state, so that the edit below can change the state in place without copying.
    snapshots.withLock { $0.pending = nil }
    try reducer.make(edit, in: &book, &transaction)
    try transaction.keep(reducer.derived(from: book), of: reducer.section)
    let after = Snapshot(book: book, content: try transaction[reducer.section])
    snapshots.withLock { $0.pending = after }
    return Changed(number: number, value: value, after: book)
  }

  /// Computes the derived values again and has the store save them.
  /// - Parameter make: receives the current state, and returns the state from which the values are computed.
  /// - Returns: the state that `make` returned.
  package func renewDerived(_ make: (Reducer.State) -> Reducer.State) throws(Failure) -> Reducer.State {
    let renewed = try store.transaction { (transaction) throws(Failure) in
      let content = try transaction[reducer.section]
      let book = make(try snapshot(of: content).book)
      try transaction.keep(reducer.derived(from: book), of: reducer.section)
      return Snapshot(book: book, content: content)
    }
    snapshots.withLock { $0.replace(with: renewed) }
    return renewed.book
  }

  /// Called after a group of changes. Gives readers the state after the group, so that they need not read it from disk.
  private func adoptPending() {
    snapshots.withLock { if let pending = $0.pending { $0.committed = pending } }
  }

  private func snapshot(of content: SectionContent) throws(Failure) -> Snapshot {
    let known = snapshots.withLock { $0 }
    if let same = known.at(content.version) { return same }
    let latest = known.pending ?? known.committed
    return Snapshot(
      book: try reducer.state(of: content, after: latest.map { ($0.book, $0.content) }), content: content)
  }
}
