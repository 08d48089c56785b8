import KernelApplication
import KernelDomain
import Synchronization
import System

/// A process's claim to be a store's only writer for as long as it wants. What the store holds is then known without
/// reading it again, and transactions of several callers become durable together.
///
/// Readers on other threads see what was last made durable; within a group, its own thread sees what it changed.
final class HeldStore: Sendable {
  /// The store without this claim: what is known of it would else keep the claim alive, and the claim what is known.
  private let store: Store
  private let lock: StoreLock
  /// Folders that were made for the lock, from the outermost.
  private let made: [String]
  /// Nil until the manifest is read.
  let committed = Mutex<StoreView?>(nil)
  /// Held by the one thread that may write.
  private let writing = Lock()
  /// Touched only by the thread that may write.
  private nonisolated(unsafe) var writer: StoreWriter?
  private nonisolated(unsafe) var isGrouping = false
  private let observers = Mutex<[@Sendable () -> Void]>([])
  /// What was read and changed, section by section.
  let revisions: SectionRevisions
  /// What is added to beside transactions.
  let live: LiveFiles
  /// What the lock says when it is released, and what tells that there was a book where all but the lock is gone.
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

  /// Reads of a section; its files are there as long as `body` runs.
  func read<Value>(
    _ id: FeatureID, _ body: (SectionContent) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    while true {
      let content = try content(id)
      do throws(Failure) {
        return try body(content)
      } catch {
        // A writer may be about to remove what is read; once it is done, begin again with what it left.
        let isCurrent = try writing.withLock { () throws(Failure) in try self.content(id).version == content.version }
        guard !isCurrent else { throw error }
      }
    }
  }

  /// Reads all sections, so that nobody who asks for one has to wait for a writer.
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

  /// What was derived from exactly what the section holds now; nil when that has to be done anew, or another thread is
  /// writing.
  func derived(_ id: FeatureID, _ names: [String]) throws(Failure) -> [[UInt8]]? {
    revisions.noteRead(of: id)
    if writing.isHeldByThisThread, isGrouping, let writer, writer.view.sections[id] != nil {
      if let known = writer.view.derived[id]?.values(of: names) { return known }
      // Changes that the group has not written yet are not what a file was derived from.
      guard writer.heldBack[id]?.isEmpty ?? true else { return nil }
      return try store.cache.derived(id, names, writer.view.manifest, StoreReader(store))
    }
    if let known = committed.withLock({ $0?.derived[id]?.values(of: names) }) { return known }
    // Nobody waits for a writer to learn what can be derived anew.
    let found = try writing.withLockIfFree { () throws(Failure) -> [[UInt8]]? in
      let view = try view()
      if let known = view.derived[id]?.values(of: names) { return known }
      // A writer that changed the section without deriving anything has made what there was stale, which the file says.
      let values = try store.cache.derived(id, names, view.manifest, StoreReader(store))
      if let values {
        committed.withLock { $0?.derived[id, default: [:]].merge(zip(names, values)) { $1 } }
      }
      return values
    }
    return found ?? nil
  }

  /// The notes of a section, as the manifest keeps them.
  func notes(_ id: FeatureID) throws(Failure) -> [String: [UInt8]] {
    revisions.noteRead(of: id)
    if writing.isHeldByThisThread, isGrouping {
      return try openWriter().view.manifest?.value.sections[id]?.notes ?? [:]
    }
    if let view = committed.withLock({ $0 }) { return view.manifest?.value.sections[id]?.notes ?? [:] }
    return try writing.withLock { () throws(Failure) in try view().manifest?.value.sections[id]?.notes ?? [:] }
  }

  /// What was added to the section's live file; nil where it has none.
  func live(_ id: FeatureID) throws(Failure) -> [[UInt8]]? {
    while true {
      guard let manifest = try latestManifest() else { return nil }
      do throws(Failure) {
        return try live.reading { () throws(Failure) in try StoreReader(store).live(id, manifest.value)?.entries }
      } catch {
        // A writer may have made it anew meanwhile, or ended it.
        guard try knownManifest()?.checksum != manifest.checksum else { throw error }
      }
    }
  }

  /// That of the last transaction, this thread's own included.
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

  /// What the manifest says, as far as this process knows, also where it is gone from the disk. Fails with `storeDamaged`
  /// where that tells of one that was never read.
  func knownManifest() throws(Failure) -> StandingManifest? {
    revisions.noteReadOfList()
    return try writing.withLock { () throws(Failure) in try view().manifest }
  }

  /// To be called by the thread that may write.
  private func view() throws(Failure) -> StoreView {
    if let view = committed.withLock({ $0 }) { return view }
    // Where the folder itself was replaced, the note is of another.
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
        // Its caller is to see that it changed something, though readers do not see what before the group's end.
        if isGrouping, writer.revision != before { revisions.noteChange() }
      }
      return try store.run(body, on: writer, isDryRun: isDryRun)
    }
  }

  /// Makes what `body` changes durable with one sync of each journal.
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

  /// Writes what was derived by groups, when nobody waits for it.
  func writeDerived() {
    writing.withLock { writer?.writeDerived() }
  }

  /// Does what changes the store behind the writer's back.
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

  /// Without the lock this is not the store's only writer: what is missing then may be another's doing, not damage.
  private func makeSureOfLock() throws(Failure) {
    if let problem = try lockProblem() { throw .changedMeanwhile(store.path, problem) }
  }

  private func lockProblem() throws(Failure) -> StoreMessage.Meddling? {
    try lock.foreignChange(in: store.folder, nil, journal: nil, nil, open: nil)
  }

  /// Has readers see what the writer changed, where that is durable.
  private func publish(_ writer: StoreWriter) {
    // Its end tells those whose changes are held back that they are lost.
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

  /// Forgets what is known, so that it is read again.
  func forget() {
    writing.withLock {
      closeWriter()
      live.closeAll()
      store.cache.forget()
      committed.withLock { $0 = nil }
      revisions.noteChange(of: nil)
    }
  }

  /// Lets other processes write again. Nothing may be changed any more.
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
  /// Those of all names; nil where one is missing.
  fileprivate func values(of names: [String]) -> [[UInt8]]? {
    let values = names.compactMap { self[$0] }
    return values.count == names.count ? values : nil
  }
}
