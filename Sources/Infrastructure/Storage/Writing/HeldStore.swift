import KernelApplication
import KernelDomain
import Synchronization
import System

/// A process's lasting claim to be a store's only writer. The store's content then stays known in memory, and
/// transactions of several callers can become durable together.
///
/// Readers on other threads see what was last made durable; within a group, the group's own thread sees its changes.
final class HeldStore: Sendable {
  /// The store without this claim, so that its cache and this claim do not keep each other alive.
  private let store: Store
  private let lock: StoreLock
  /// The folders that were made for the lock, the outermost first.
  private let made: [String]
  /// What readers see; nil until the manifest is read.
  let committed = Mutex<StoreView?>(nil)
  /// Held by the one thread that may write.
  private let writing = Lock()
  /// Accessed only by the thread that may write.
  private nonisolated(unsafe) var writer: StoreWriter?
  private nonisolated(unsafe) var isGrouping = false
  private let observers = Mutex<[@Sendable () -> Void]>([])
  /// Which sections were read, and when each was last changed.
  let revisions: SectionRevisions
  /// The live files, which are appended to outside transactions.
  let live: LiveFiles
  /// The note to write when the lock is released. If the other files are gone, it also proves that there was a book.
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

  /// Passes the section's content to `body`; the files that the content names exist as long as `body` runs.
  func read<Value>(
    _ id: FeatureID, _ body: (SectionContent) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    while true {
      let content = try content(id)
      do throws(Failure) {
        return try body(content)
      } catch {
        // A writer may have been removing the files that `body` reads. Waits for it, and tries again with the content
        // that it left.
        let isCurrent = try writing.withLock { () throws(Failure) in try self.content(id).version == content.version }
        guard !isCurrent else { throw error }
      }
    }
  }

  /// Reads all sections, so that later readers need not wait for a writer.
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

  /// The values derived from the section's current content; nil if outdated, or not cached while another thread writes.
  func derived(_ id: FeatureID, _ names: [String]) throws(Failure) -> [[UInt8]]? {
    revisions.noteRead(of: id)
    if writing.isHeldByThisThread, isGrouping, let writer, writer.view.sections[id] != nil {
      if let known = writer.view.derived[id]?.values(of: names) { return known }
      // A derived file never includes changes that the group has not yet written.
      guard writer.heldBack[id]?.isEmpty ?? true else { return nil }
      return try store.cache.derived(id, names, writer.view.manifest, StoreReader(store))
    }
    if let known = committed.withLock({ $0?.derived[id]?.values(of: names) }) { return known }
    // Does not wait for a writer, because the caller can compute the values instead.
    let found = try writing.withLockIfFree { () throws(Failure) -> [[UInt8]]? in
      let view = try view()
      if let known = view.derived[id]?.values(of: names) { return known }
      // If a writer changed the section without deriving anything, the derived file is stale, which its stamp shows.
      let values = try store.cache.derived(id, names, view.manifest, StoreReader(store))
      if let values {
        committed.withLock { $0?.derived[id, default: [:]].merge(zip(names, values)) { $1 } }
      }
      return values
    }
    return found ?? nil
  }

  /// The section's notes, as stored in the manifest.
  func notes(_ id: FeatureID) throws(Failure) -> [String: [UInt8]] {
    revisions.noteRead(of: id)
    if writing.isHeldByThisThread, isGrouping {
      return try openWriter().view.manifest?.value.sections[id]?.notes ?? [:]
    }
    if let view = committed.withLock({ $0 }) { return view.manifest?.value.sections[id]?.notes ?? [:] }
    return try writing.withLock { () throws(Failure) in try view().manifest?.value.sections[id]?.notes ?? [:] }
  }

  /// The entries of the section's live file; nil if it has none.
  func live(_ id: FeatureID) throws(Failure) -> [[UInt8]]? {
    while true {
      guard let manifest = try latestManifest() else { return nil }
      do throws(Failure) {
        return try live.reading { () throws(Failure) in try StoreReader(store).live(id, manifest.value)?.entries }
      } catch {
        // A writer may meanwhile have made a new live file, or ended it.
        guard try knownManifest()?.checksum != manifest.checksum else { throw error }
      }
    }
  }

  /// The manifest after the last transaction, including those of this thread's own group.
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

  /// The manifest that this process knows, even if it is gone from the disk; nil if the store is new. Fails with
  /// `storeDamaged` if it was never read, and is damaged or gone now.
  func knownManifest() throws(Failure) -> StandingManifest? {
    revisions.noteReadOfList()
    return try writing.withLock { () throws(Failure) in try view().manifest }
  }

  /// What readers see. Only the thread that may write may call this.
  private func view() throws(Failure) -> StoreView {
    if let view = committed.withLock({ $0 }) { return view }
    // If the store's folder was replaced, the note belongs to the earlier one.
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
      writer.isRehearsing = isDryRun
      if !isGrouping { writer.compactIfDue() }
      let before = writer.revision
      defer {
        publish(writer)
        // The caller should notice its own change, though readers see it only when the group ends.
        if isGrouping, writer.revision != before { revisions.noteChange() }
      }
      return try store.run(body, on: writer, isDryRun: isDryRun)
    }
  }

  /// Runs `body`, and makes its changes durable with one sync per journal.
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

  /// Writes the derived files of groups, at a time when nobody waits for them.
  func writeDerived() {
    writing.withLock { writer?.writeDerived() }
  }

  /// Runs `body`, which changes the store without this writer.
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

  /// Fails if the lock file was replaced. Another process may then be writing, and missing files may be its doing
  /// rather than damage.
  private func makeSureOfLock() throws(Failure) {
    if let problem = try lockProblem() { throw .changedMeanwhile(store.path, problem) }
  }

  private func lockProblem() throws(Failure) -> StoreMessage.Meddling? {
    try lock.foreignChange(in: store.folder, nil, journal: nil, nil, open: nil)
  }

  /// Shows the writer's changes to readers, if they are durable.
  private func publish(_ writer: StoreWriter) {
    // A group's failure, which its end reports, may still undo the changes that are held back.
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

  /// Drops what is known of the store, so that it is read again.
  func forget() {
    writing.withLock {
      closeWriter()
      live.closeAll()
      store.cache.forget()
      committed.withLock { $0 = nil }
      revisions.noteChange(of: nil)
    }
  }

  /// Releases the lock, so that other processes can write. Nothing may be changed through this claim after that.
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

extension [String: [UInt8]] {
  /// The values of all those names; nil if one is missing.
  fileprivate func values(of names: [String]) -> [[UInt8]]? {
    let values = names.compactMap { self[$0] }
    return values.count == names.count ? values : nil
  }
}
