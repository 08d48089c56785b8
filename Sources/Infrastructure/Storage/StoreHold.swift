import KernelApplication
import Synchronization

/// A process's claim to be a store's only writer for as long as it wants. What the store holds is then known without
/// reading it again, and changes of several callers become durable together.
///
/// Readers on other threads see what was last made durable; within a group, its own thread sees what it changed.
final class StoreHold: Sendable {
  /// The store without this claim: what is known of it would else keep the claim alive, and the claim what is known.
  private let store: Store
  private let lock: StoreLock
  /// Folders that were made for the lock, from the outermost.
  private let made: [String]
  private let committed = Mutex(View())
  /// Who may write: one thread, as often as it likes.
  private let turn = Turn()
  /// Touched only by the thread whose turn it is.
  private nonisolated(unsafe) var writer: StoreWriter?
  private nonisolated(unsafe) var grouped = View()
  private nonisolated(unsafe) var isGrouping = false
  private let changes = Atomic<UInt64>(0)
  /// What the lock says when it is released.
  private nonisolated(unsafe) var word = Word.asFound

  private enum Word {
    case asFound
    case sure(of: Checksum?)
  }

  /// What is known of the store at one moment.
  private struct View: Sendable {
    /// Nil until it is read.
    var content: StoreContent?
    /// Of exactly that content, nil until it is asked for.
    var documents: [String: [UInt8]]?
    /// What features derived from exactly that content; nil when that has to be done anew.
    var values: [String: [UInt8]]?
  }

  init(_ store: Store, lock: StoreLock, made: [String]) {
    self.store = store
    self.lock = lock
    self.made = made
  }

  /// Different once anything was changed, or was read again.
  var revision: UInt64 { changes.load(ordering: .acquiring) }

  // MARK: Reading

  func read<Value>(_ body: (StoreContent) throws(Failure) -> Value) throws(Failure) -> Value {
    while true {
      let content = try content()
      do throws(Failure) {
        return try body(content)
      } catch {
        // A writer may be about to remove what is read; once it is done, begin again with what it left.
        let isCurrent = try turn.take { () throws(Failure) in try self.content().stamp == content.stamp }
        guard !isCurrent else { throw error }
      }
    }
  }

  func derived() throws(Failure) -> Derived? {
    let content = try content()
    guard content.stamp.manifest != nil else { return nil }
    return withView { view in
      guard let values = view.values else { return nil }
      let documents = view.documents ?? content.documents
      view.documents = documents
      return Derived(documents: documents, notes: content.notes, values: values)
    }
  }

  private func content() throws(Failure) -> StoreContent {
    if let content = withView({ $0.content }) { return content }
    return try turn.take { () throws(Failure) in
      if let content = withView({ $0.content }) { return content }
      try StoreMigrator(store).migrate()
      let content = try store.readAnew()
      let values = try store.derivedAnew()?.values
      committed.withLock { $0 = View(content: content, values: values) }
      return content
    }
  }

  private func withView<Value>(_ body: (inout View) -> Value) -> Value {
    if turn.isMine, isGrouping { return body(&grouped) }
    return committed.withLock { view in body(&view) }
  }

  // MARK: Writing

  func write<Value>(_ body: (inout StoreWriter) throws(Failure) -> Value) throws(Failure) -> Value {
    try turn.take { () throws(Failure) in
      var writer = try takeWriter()
      defer { giveBack(writer) }
      writer.compactIfDue()
      return try body(&writer)
    }
  }

  /// Makes what `body` changes durable with one sync.
  func group(_ body: () -> Void) throws(Failure) {
    try turn.take { () throws(Failure) in
      grouped = committed.withLock { $0 }
      isGrouping = true
      body()
      isGrouping = false
      defer { grouped = View() }
      guard var writer else { return }
      self.writer = nil
      defer { giveBack(writer) }
      try writer.finishGroup()
    }
  }

  /// Does what a group left for when nobody waits for it.
  func settle() {
    turn.take { writer?.writeDerived() }
  }

  /// Does what changes the store behind the writer's back.
  func alone<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
    try turn.take { () throws(Failure) in
      try writeHeldBack()
      defer { forget() }
      return try body()
    }
  }

  private func writeHeldBack() throws(Failure) {
    guard var writer else { return }
    self.writer = nil
    defer { giveBack(writer) }
    try writer.writeHeldBack()
  }

  private func takeWriter() throws(Failure) -> StoreWriter {
    let content = try content()
    var taken =
      writer
      ?? StoreWriter(
        store, content, isVouchedFor: isVouchedFor(content.stamp.manifest),
        standing: made.first.flatMap(StoreNames.folder) ?? store.path)
    writer = nil
    taken.isGrouping = isGrouping
    return taken
  }

  private func giveBack(_ writer: StoreWriter) {
    self.writer = writer
    withView { view in
      let isSame = view.content?.stamp == writer.content.stamp
      view = View(
        content: writer.content, documents: isSame ? view.documents : nil,
        values: writer.derived ?? (isSame ? view.values : nil))
      if !isSame || writer.derived != nil { changes.add(1, ordering: .releasing) }
    }
  }

  // MARK: The end

  /// Forgets what is known, so that it is read again.
  func forget() {
    turn.take {
      closeWriter()
      committed.withLock { $0 = View() }
      grouped = View()
      changes.add(1, ordering: .releasing)
    }
  }

  /// Lets other processes write again. Nothing may be changed any more.
  func release() {
    turn.take {
      closeWriter()
      let content = committed.withLock { view in
        defer { view = View() }
        return view.content
      }
      switch word {
      case .asFound: lock.releaseAsFound()
      case .sure(let manifest): lock.release(sureOf: manifest)
      }
      if let content, content.stamp.manifest == nil { store.leaveNothing(of: made) }
    }
  }

  private func closeWriter() {
    guard var writer else { return }
    writer.writeDerived()
    writer.close()
    word = .sure(of: writer.isSure ? writer.content.stamp.manifest : nil)
    self.writer = nil
  }

  private func isVouchedFor(_ manifest: Checksum?) -> Bool {
    switch word {
    case .asFound: lock.vouches(for: manifest)
    case .sure(let sure): sure != nil && sure == manifest
    }
  }
}
