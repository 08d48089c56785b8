package import KernelApplication
import KernelDomain
import Synchronization

/// A feature's state, cached from its section of a store. Each state is cached with the content it was read from, so
/// that the next reading can reuse what is unchanged.
package final class SectionStore<Reducer: SectionReducer>: Sendable {
  package let store: Store
  package let reducer: Reducer
  private let snapshots = Mutex(Snapshots())

  private struct Snapshot: Sendable {
    var book: Reducer.State
    var content: SectionContent
  }

  /// While a group of changes is being made, readers use the state before the group, and writers the state after it.
  private struct Snapshots: Sendable {
    var committed: Snapshot?
    var pending: Snapshot?

    /// Replaces the snapshots of the same content.
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

  /// The state after the last change. Fails with `storeDamaged` instead of leaving anything out.
  package func book() throws(Failure) -> Reducer.State {
    try store.read(reducer.section) { (content) throws(Failure) in
      let snapshot = try snapshot(of: content)
      snapshots.withLock { $0.committed = snapshot }
      return snapshot.book
    }
  }

  /// The state after the last change, if it is cached; nil otherwise.
  package func knownBook() throws(Failure) -> Reducer.State? {
    try store.read(reducer.section) { (content) throws(Failure) in
      snapshots.withLock { $0.at(content.version)?.book }
    }
  }

  /// Makes one change, either whole or not at all. `decide` receives the latest state while nobody else can change it,
  /// and returns the edit, or nil for none. The change is durable when this returns.
  /// - Returns: the change's number, the value that `decide` returns beside the edit, and the state after the edit.
  @discardableResult
  package func change<Value>(
    _ decide: (Reducer.State) throws(Failure) -> (Reducer.Edit?, Value)
  ) throws(Failure) -> Changed<Value, Reducer.State> {
    try store.transaction { (transaction) throws(Failure) in try change(in: &transaction, decide) }
  }

  /// Makes a change as part of a transaction.
  @discardableResult
  package func change<Value>(
    in transaction: inout Transaction, _ decide: (Reducer.State) throws(Failure) -> (Reducer.Edit?, Value)
  ) throws(Failure) -> Changed<Value, Reducer.State> {
    let number = transaction.number
    var book = try snapshot(of: transaction[reducer.section]).book
    let (edit, value) = try decide(book)
    guard let edit else { return Changed(number: nil, value: value, after: book) }
    // Drops the other reference to the state, so that the change below copies nothing.
    snapshots.withLock { $0.pending = nil }
    try reducer.make(edit, in: &book, &transaction)
    try transaction.keep(reducer.derived(from: book), of: reducer.section)
    let after = Snapshot(book: book, content: try transaction[reducer.section])
    snapshots.withLock { $0.pending = after }
    return Changed(number: number, value: value, after: book)
  }

  /// Computes the derived values again, and has the store write them.
  /// - Parameter make: returns the state to derive from.
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

  /// Lets readers use the state that a group of changes left, without reading it from disk.
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
