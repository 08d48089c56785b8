import KernelApplication
import KernelDomain
import Synchronization
import System

/// Keeps the lock of a store, so that no other process can write to the store. This allows the store's content to stay
/// cached in memory, and the transactions of several callers to be made durable together, as a group.
///
/// Readers on other threads see the last durable state. The thread that runs a group also sees the group's changes.
final class HeldStore: Sendable {
  /// The store whose lock is kept. This value has no reference to the `HeldStore`, which avoids a reference cycle.
  private let store: Store
  private let lock: StoreLock
  /// The folders that were created in order to take the lock, the outermost first.
  private let made: [String]
  /// The state that readers see; nil until the manifest has been read.
  let committed = Mutex<StoreView?>(nil)
  /// The lock that is held by the one thread that may write.
  private let writing = Lock()
  /// The writer that changes the store. Only the thread that holds `writing` may access it.
  private nonisolated(unsafe) var writer: StoreWriter?
  private nonisolated(unsafe) var isGrouping = false
  private let observers = Mutex<[@Sendable () -> Void]>([])
  /// Records which sections have been read, and when each section last changed.
  let revisions: SectionRevisions
  /// The live files, to which lines are appended outside transactions.
  let live: LiveFiles
  /// The note to write to the lock file when the lock is released. It proves that there was a store even if all other
  /// files of the store disappear.
  private nonisolated(unsafe) var note: LockNote?
  private nonisolated(unsafe) var hasWritten = false

  init(_ store: Store, lock: StoreLock, made: [String]) {
    self.store = store
    self.lock = lock
    self.made = made
    live = LiveFiles(store.folder, lock)
    note = lock.note
    revisions = SectionRevisions(store.reducers.ids)
  }

  func observe(_ body: @escaping @Sendable () -> Void) {
    observers.withLock { $0.append(body) }
  }

  // MARK: Reading

  /// Calls `body` with the section's content. The files that the content lists stay on disk until `body` returns.
  func read<Value>(
    _ id: FeatureID, _ body: (SectionContent) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    while true {
      let content = try content(id)
      do throws(Failure) {
        return try body(content)
      } catch {
        // If a writer was removing the files that `body` reads, waits for the writer and tries again with the new
        // content.
        let isCurrent = try writing.withLock { () throws(Failure) in try self.content(id).version == content.version }
        guard !isCurrent else { throw error }
      }
    }
  }

  /// Reads all sections into memory, so that later reads need not wait for a writer.
  func preload() {
    for id in (try? sections) ?? [] where store.reducers[id] != nil { _ = try? content(id) }
  }

  private func content(_ id: FeatureID) throws(Failure) -> SectionContent {
    revisions.noteRead(of: id)
    if writing.isHeldByThisThread, isGrouping { return try openWriter().content(of: id) }
    if let state = committed.withLock({ $0?.sections[id] }) { return state.content }
    return try writing.withLock { () throws(Failure) in
      if let state = committed.withLock({ $0?.sections[id] }) { return state.content }
      let view = try view()
      let state = try store.cache.section(id, view.manifest, StoreReader(store))
      committed.withLock { $0?.sections[id] = state }
      return state.content
    }
  }

  /// Returns the values derived from the section's current content. Nil if they must be computed again, or if they are
  /// not cached and another thread is writing.
  func derived(_ id: FeatureID, _ names: [String]) throws(Failure) -> [[UInt8]]? {
    revisions.noteRead(of: id)
    if writing.isHeldByThisThread, isGrouping, let writer, writer.view.sections[id] != nil {
      if let known = writer.view.derived[id]?.values(of: names) { return known }
      // No derived file includes changes that the group has not written yet.
      guard writer.heldBack[id]?.isEmpty ?? true else { return nil }
      return try store.cache.derived(id, names, writer.view.manifest, StoreReader(store))
    }
    if let known = committed.withLock({ $0?.derived[id]?.values(of: names) }) { return known }
    // Does not wait for a writer: the caller can compute the values instead.
    let found = try writing.withLockIfFree { () throws(Failure) -> [[UInt8]]? in
      let view = try view()
      if let known = view.derived[id]?.values(of: names) { return known }
      // A writer may have changed the section without updating the derived file. The file's stamp then shows that it is
      // outdated.
      let values = try store.cache.derived(id, names, view.manifest, StoreReader(store))
      if let values {
        committed.withLock { $0?.derived[id, default: [:]].merge(zip(names, values)) { $1 } }
      }
      return values
    }
    return found ?? nil
  }

  /// Returns the section's notes as the manifest contains them.
  func notes(_ id: FeatureID) throws(Failure) -> [String: [UInt8]] {
    revisions.noteRead(of: id)
    return try latestManifest()?.value.sections[id]?.notes ?? [:]
  }

  /// Reads the entries of the section's live file; nil if it has none.
  func live(_ id: FeatureID) throws(Failure) -> [[UInt8]]? {
    while true {
      guard let manifest = try latestManifest() else { return nil }
      do throws(Failure) {
        return try live.reading { () throws(Failure) in try StoreReader(store).live(id, manifest.value)?.entries }
      } catch {
        // A writer may have replaced or ended the live file in the meantime; the manifest has then changed.
        guard try knownManifest()?.checksum != manifest.checksum else { throw error }
      }
    }
  }

  /// Returns the manifest after the most recent transaction. If the calling thread runs a group, that includes the
  /// group's transactions.
  private func latestManifest() throws(Failure) -> StandingManifest? {
    if writing.isHeldByThisThread, isGrouping { return try openWriter().view.manifest }
    if let view = committed.withLock({ $0 }) { return view.manifest }
    return try writing.withLock { () throws(Failure) in try view().manifest }
  }

  var sections: [FeatureID] {
    get throws(Failure) {
      revisions.noteReadOfList()
      if !(writing.isHeldByThisThread && isGrouping), let view = committed.withLock({ $0 }) {
        return view.manifest?.value.sections.ids ?? []
      }
      return try writing.withLock { () throws(Failure) in
        let view = if let writer { writer.view } else { try self.view() }
        return view.manifest?.value.sections.ids ?? []
      }
    }
  }

  /// Returns the manifest as this process last read or wrote it, even if it has disappeared from the disk; nil if the
  /// store is new. If this process has not read the manifest yet, reads it, and fails with `storeDamaged` if it is
  /// damaged or missing.
  func knownManifest() throws(Failure) -> StandingManifest? {
    revisions.noteReadOfList()
    return try writing.withLock { () throws(Failure) in try view().manifest }
  }

  /// Returns the state that readers see, after reading the manifest if it has not been read yet. Only the thread that
  /// holds `writing` may call this.
  private func view() throws(Failure) -> StoreView {
    if let view = committed.withLock({ $0 }) { return view }
    // If the lock file was replaced, `note` is about the earlier store.
    let view = StoreView(manifest: try store.manifest(lockProblem() == nil ? note : nil))
    committed.withLock { $0 = view }
    return view
  }

  // MARK: Writing

  func transaction<Value>(
    isDryRun: Bool, _ body: (inout Transaction) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try writing.withLock { () throws(Failure) in
      let writer = try openWriter()
      writer.isGrouping = isGrouping
      writer.isDryRun = isDryRun
      if !isGrouping { writer.compactIfDue() }
      let before = writer.revision
      defer {
        publish(writer)
        // The caller should see its own change at once, although readers see it only when the group ends.
        if isGrouping, writer.revision != before { revisions.noteChange() }
      }
      return try store.run(body, on: writer, isDryRun: isDryRun)
    }
  }

  /// Runs `body` and makes all the changes made in it durable together, with one sync per journal.
  func group(_ body: () -> Void) throws(Failure) {
    try writing.withLock { () throws(Failure) in
      writer?.compactIfDue()
      isGrouping = true
      body()
      isGrouping = false
      guard let writer else { return }
      defer { publish(writer) }
      try writer.finishGroup()
    }
  }

  /// Writes the derived values that groups of transactions have left only in memory. Called while no caller is waiting
  /// for a result.
  func writeDerived() {
    writing.withLock { writer?.writeDerived() }
  }

  /// Runs `body`, which changes the store's files directly instead of through this process's writer.
  /// - Parameter body: receives the last writer's note in the lock file.
  func alone<Value>(_ body: (LockNote?) throws(Failure) -> Value) throws(Failure) -> Value {
    try writing.withLock { () throws(Failure) in
      try makeSureOfLock()
      live.closeAll()
      try writer?.writeHeldBack()
      defer { forget() }
      lock.trim()
      return try body(note)
    }
  }

  private func openWriter() throws(Failure) -> StoreWriter {
    if let writer { return writer }
    try makeSureOfLock()
    let opened = try StoreWriter(
      store, view(), lock: lock, note: note, standing: made.first.flatMap(StoreName.folder) ?? store.path)
    opened.live = live
    writer = opened
    hasWritten = true
    return opened
  }

  /// Fails if the lock file has been replaced. In that case, files may be missing because another process is writing to
  /// the store, not because the store is damaged.
  private func makeSureOfLock() throws(Failure) {
    if let problem = try lockProblem() { throw .changedMeanwhile(store.path, problem) }
  }

  private func lockProblem() throws(Failure) -> StoreMessage.Meddling? {
    try lock.foreignChange(in: store.folder, nil, journal: nil, nil, open: nil)
  }

  /// Makes the writer's changes visible to readers, if they are durable.
  private func publish(_ writer: StoreWriter) {
    // Changes of an unfinished group are not durable: if the group fails, they are undone.
    if isGrouping { return }
    if writer.isStale { return forget() }
    var view = writer.view
    let before = committed.withLock { committed in
      if let committed { view.adopt(committed) }
      defer { committed = view }
      return committed
    }
    if let before {
      guard !before.isSame(as: view) else { return }
      revisions.noteChange(of: view.sections(changedSince: before))
    } else {
      revisions.noteChange(of: nil)
    }
    for observer in observers.withLock({ $0 }) { observer() }
  }

  // MARK: The end

  /// Drops everything cached about the store, so that it is read again from disk.
  func forget() {
    writing.withLock {
      closeWriter()
      live.closeAll()
      store.cache.forget()
      committed.withLock { $0 = nil }
      revisions.noteChange(of: nil)
    }
  }

  /// Releases the store's lock, so that other processes can write. After that, nothing can be changed through this
  /// object.
  func release() {
    writing.withLock {
      closeWriter()
      live.closeAll()
      let view = committed.withLock { view in
        defer { view = nil }
        return view
      }
      if hasWritten { lock.release(note) } else { lock.releaseAsFound() }
      if let view, view.manifest == nil { store.leaveNothing(of: made) }
    }
  }

  private func closeWriter() {
    guard let writer else { return }
    if !writer.isStale {
      writer.writeDerived()
      note = writer.note
    }
    writer.close()
    self.writer = nil
  }
}
