package import KernelApplication
import KernelDomain
import Synchronization

/// A feature's book in its section of a store. Each book that was read is kept, with what it was read from, so that the
/// next one takes over what is the same.
package final class SectionStore<Reducer: SectionReducer>: Sendable {
  package let store: Store
  package let reducer: Reducer
  private let snapshots = Mutex(Snapshots())

  private struct Snapshot: Sendable {
    var book: Reducer.State
    var content: SectionContent
  }

  /// While a group of changes is being made, readers ask for the book before it and writers for the one after it.
  private struct Snapshots: Sendable {
    var committed: Snapshot?
    var pending: Snapshot?

    /// Puts a snapshot in place of those of the same content.
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

  /// The book as of the last change. Fails with `storeDamaged` rather than leave anything out.
  package func book() throws(Failure) -> Reducer.State {
    try store.read(reducer.section) { (content) throws(Failure) in
      let snapshot = try snapshot(of: content)
      snapshots.withLock { $0.committed = snapshot }
      return snapshot.book
    }
  }

  /// The book as of the last change, where it is known without reading anything.
  package func knownBook() throws(Failure) -> Reducer.State? {
    try store.read(reducer.section) { (content) throws(Failure) in
      snapshots.withLock { $0.at(content.version)?.book }
    }
  }

  /// Makes one change, whole or not at all: `decide` sees the latest book while nobody else can change it, and says what
  /// to do, if anything. The change is durable when this returns.
  @discardableResult
  package func change<Value>(
    _ decide: (Reducer.State) throws(Failure) -> (Reducer.Edit?, Value)
  ) throws(Failure) -> Changed<Value, Reducer.State> {
    try store.transaction { (transaction) throws(Failure) in try change(in: &transaction, decide) }
  }

  /// The same as a part of a transaction.
  @discardableResult
  package func change<Value>(
    in transaction: inout Transaction, _ decide: (Reducer.State) throws(Failure) -> (Reducer.Edit?, Value)
  ) throws(Failure) -> Changed<Value, Reducer.State> {
    let number = transaction.number
    var book = try snapshot(of: transaction[reducer.section]).book
    let (edit, value) = try decide(book)
    guard let edit else { return Changed(number: nil, value: value, after: book) }
    // Drops the other reference, so that the change below copies nothing.
    snapshots.withLock { $0.pending = nil }
    try reducer.make(edit, in: &book, &transaction)
    try transaction.keep(reducer.derived(from: book), of: reducer.section)
    let after = Snapshot(book: book, content: try transaction[reducer.section])
    snapshots.withLock { $0.pending = after }
    return Changed(number: number, value: value, after: book)
  }

  /// Derives anew what is kept beside the section, and has the store keep it.
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

  /// Has readers find what a group of changes left, without reading it themselves.
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
