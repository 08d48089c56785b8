import KernelApplication
import KernelDomain
import System

/// Changes a store whose lock this process holds. A transaction is durable once it has been committed. If it fails, the
/// store is unchanged, or the error states that this is uncertain.
///
/// If a sync fails, it is not tried again: the system may have dropped the data, and a second sync would then succeed
/// without having written it. Instead, everything that may not be durable is written again, to new files.
final class StoreWriter {
  /// The store's content, including all changes that this writer has made.
  var view: StoreView
  /// The number that the next change of the store will have.
  private(set) var nextNumber: Int
  /// The number of transactions that have changed something.
  private(set) var revision: UInt64 = 0
  /// Whether the changes of transactions are held back in memory until `finishGroup` writes them as one line per
  /// journal.
  var isGrouping = false
  /// Whether this is a dry run, which writes and compacts nothing.
  var isDryRun = false
  /// Whether another program has changed the store's files, so that everything cached about the store must be dropped.
  var isStale = false
  let store: Store
  let lock: StoreLock
  /// The innermost folder on the store's path that this process has not created. The first commit also syncs this
  /// folder's name.
  private let standing: String
  var journals: OpenJournals
  /// Whether the manifest is known to be durable.
  private var isManifestSure: Bool
  /// The greatest generation (commit number) in the name of any file written, even by a commit that failed.
  private var generation: Int
  /// The changes of a group that have not been written yet, by section. While this is not empty, the sections' journals
  /// are known to be durable, and the manifest is not replaced.
  var heldBack: BySection<[Change]> = .init()
  /// The approximate size in bytes of the journal lines that the changes in `heldBack` will take up.
  var heldBackBytes = 0
  /// The reason why some of the changes held back have been lost; nil if none has been lost. The rest of the group then
  /// fails too, because each change is based on the earlier ones.
  var loss: Failure?
  /// The store's content that is durable: all content except the changes in `heldBack`.
  var durable: StoreView
  /// The live files, which record things in progress, such as a run; nil unless this process keeps the store's lock
  /// between transactions.
  var live: LiveFiles?
  /// The sections whose derived values, computed by their features, have not been saved to disk yet.
  var derivedBehind: [FeatureID] = []
  /// For each derived file that depends only on its section's files: the checksum that the section's object in the
  /// manifest had when the derived file was last written, by the derived file's path.
  var derivedFromFiles: [String: Checksum] = [:]

  /// Creates a writer for a store whose lock this process holds.
  /// - Parameters:
  ///   - known: the part of the store's current state that has been read already.
  ///   - note: the last writer's note in the lock file; nil if it left none.
  ///   - standing: the innermost folder on the store's path that this process has not created.
  init(_ store: Store, _ known: StoreView, lock: StoreLock, note: LockNote?, standing: String) throws(Failure) {
    self.store = store
    self.lock = lock
    self.standing = standing
    view = known
    durable = known
    generation = known.manifest?.value.generation ?? 0
    let sections = known.manifest?.value.sections ?? BySection()
    journals = OpenJournals(store.folder, sections)
    if let note, note.manifest == known.manifest?.checksum, note.journals == journals.bytes(of: sections) {
      isManifestSure = true
      nextNumber = note.next
    } else {
      isManifestSure = false
      journals.unsure = sections.ids
      var (last, lost) = (known.manifest?.value.last ?? 0, 0)
      for id in sections.ids {
        let found = try StoreReader(store).lastNumber(id, known.manifest)
        last = max(last, found.last)
        lost += found.lostBytes
      }
      let next = JournalHeader.number(after: last, lost: lost) + 1
      // If a journal is shorter than the note says, the note still knows the numbers of the changes that are gone.
      nextNumber = note?.manifest == known.manifest?.checksum ? max(next, note?.next ?? 0) : next
    }
  }

  /// The note that this writer leaves in the lock file for the next writer; nil if there is anything that may not be
  /// durable.
  var note: LockNote? {
    guard isSure, !isStale, let manifest = view.manifest, let bytes = journals.bytes(of: manifest.value.sections) else {
      return nil
    }
    return LockNote(
      manifest: manifest.checksum, next: nextNumber, journals: bytes, generation: manifest.value.generation)
  }

  /// Whether the manifest and all journals are known to be durable, and no journal has bytes after its last line that
  /// matches its checksum.
  var isSure: Bool { isManifestSure && journals.unsure.isEmpty }

  func close() {
    journals.close()
  }

  // MARK: Reading

  /// Returns the section's content. When it reads the section for the first time, compacts the section's journal if
  /// that is due.
  func content(of id: FeatureID) throws(Failure) -> SectionContent {
    if let state = view.sections[id] { return state.content }
    let state = try store.cache.section(id, view.manifest, StoreReader(store))
    view.sections[id] = state
    durable.sections[id] = state
    if state.end?.isWhole == false { journals.doubt(id) }
    compactIfDue(id)
    return view.sections[id]?.content ?? state.content
  }

  // MARK: Committing

  /// Makes a transaction durable or, within a group, holds it back until the group ends.
  /// - Parameters:
  ///   - number: the number of the transaction's change.
  ///   - last: the greatest change number that the transaction uses.
  func commit(_ drafts: BySection<SectionDraft>, number: Int, last: Int) throws(Failure) {
    if let loss { throw loss }
    let changed = drafts.elements.filter(\.value.changesAnything)
    if !changed.isEmpty {
      // Drops outdated derived values even if the commit fails, because a failed commit may have taken effect
      // nonetheless.
      defer { for (id, _) in changed { view.derived[id] = nil } }
      try makeSure()
      if let (id, draft) = changed.first, changed.count == 1, draft.isAppendOnly, hasJournal(id) {
        try append(draft, from: number, to: id)
      } else {
        try writeHeldBack()
        try commitFiles(changed, last)
      }
      if changed.contains(where: \.value.givesNumbers) { nextNumber = last + 1 }
    } else if view.manifest != nil, drafts.elements.contains(where: { $0.value.derived != nil }) {
      // Derived values are saved only if the content from which they were derived is durable.
      try makeSure()
    }
    for (id, draft) in drafts.elements {
      if let derived = draft.derived { keep(derived, of: id) }
    }
    if !drafts.isEmpty { revision += 1 }
  }

  private func hasJournal(_ id: FeatureID) -> Bool {
    view.manifest?.value.sections[id] != nil
  }

  /// Writes the changes of a draft to the section's journal or, within a group, holds them back.
  /// - Parameter number: the number that identifies the first change that the draft adds.
  private func append(_ draft: SectionDraft, from number: Int, to id: FeatureID) throws(Failure) {
    let changes = Array(draft.content.changes[draft.content.firstIndex(from: number)...])
    if isGrouping {
      heldBack[id, default: []] += changes
      heldBackBytes += changes.reduce(0) { $0 + $1.size }
    } else {
      try write(changes, to: id)
      durable.sections[id]?.content = draft.content
    }
    view.sections[id]?.content = draft.content
    view.sections[id]?.end = durable.sections[id]?.end
    if heldBackBytes > SizeLimit.heldBack { try writeHeldBack() }
  }

  /// Appends one line that contains these changes to the section's journal.
  func write(_ changes: [Change], to id: FeatureID) throws(Failure) {
    guard let end = durable.sections[id]?.end, let name = durable.manifest?.value.sections[id]?.journal.name else {
      preconditionFailure("section \(id) has a journal that was read")
    }
    try makeSureOfFiles(journal: id)
    let last = max(end.last, changes.last?.number ?? 0)
    let line = JournalLine(end.lines, changes, last: last).bytes
    try journals.append(line, to: id, named: name, at: end.bytes)
    durable.sections[id]?.end?.append(line, last: last)
    durable.sections[id]?.end?.file = journals.openFile(of: id)
  }

  // MARK: Commits of files

  private func commitFiles(_ drafts: [(id: FeatureID, value: SectionDraft)], _ number: Int) throws(Failure) {
    let last = drafts.contains(where: \.value.givesNumbers) ? number : nextNumber - 1
    let erased = drafts.filter(\.value.isErasure).map(\.id)
    for (id, _) in drafts { try makeSureOfFiles(journal: id) }
    try replaceManifest(last: last, erasing: erased) { (commit) throws(Failure) in
      for (id, draft) in drafts {
        try commit.write(
          SectionState(content: draft.content, end: view.sections[id]?.end), files: draft.files,
          journal: draft.writesJournal ? .changes(Array(draft.content.changes), since: draft.content.since) : nil)
        if let live = draft.live { try commit.write(live, of: id) }
      }
    }
  }

  /// Runs `write`, which writes files, and then commits these files by replacing the manifest.
  /// - Parameter isPreparation: whether the caller makes its actual change only after this commit, so that a failure
  ///   here means that the change has not been made.
  func replaceManifest(
    last: Int, erasing: [FeatureID], isPreparation: Bool = false, _ write: (inout Commit) throws(Failure) -> Void
  ) throws(Failure) {
    try makeSureOfFiles()
    let isFirst = view.manifest == nil
    let before = view.manifest?.value ?? Manifest(book: store.options.drawID(), generation: 0, sections: BySection())
    generation += 1
    var commit = Commit(before, generation: generation, last: last, store.folder, standing: standing)
    let (encoded, checksums): ([UInt8], BySection<Checksum>)
    let file: FileStatus
    do throws(Failure) {
      try write(&commit)
      try commit.sync(isFirst: isFirst)
      (encoded, checksums) = commit.manifest.encoded()
      try makeSureOfFiles()
      file = try translated { () throws(SystemError) in
        try store.folder.fileSystem.replaceSynced(store.folder.path(of: Manifest.name), with: encoded) { new in
          live?.expect([new] + (view.manifest.map { [$0.file] } ?? []))
        }
      }
    } catch {
      try takeBack(commit, error, isPreparation)
      return
    }
    adopt(commit, encoded, checksums, file)
    try finish(commit, erasing, isPreparation)
  }

  private func adopt(
    _ commit: Commit, _ encoded: [UInt8], _ checksums: BySection<Checksum>, _ file: FileStatus
  ) {
    isManifestSure = false
    nextNumber = max(nextNumber, commit.last + 1)
    view.manifest = StandingManifest(
      value: commit.manifest,
      checksum: encoded.withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) } ?? Checksum(0),
      sections: checksums, file: file)
    live?.expect([file])
    for (id, state) in commit.states.elements { view.sections[id] = state }
    journals.follow(commit.manifest.sections, view.sections)
    durable = view
  }

  /// Syncs the new manifest's name, and only then removes the old files. Before the sync, a power cut may bring back
  /// the old manifest, which lists the old files.
  /// - Parameters:
  ///   - erasing: the sections from which content is erased permanently.
  ///   - isPreparation: whether the caller makes its actual change only after this commit, so that a failure here means
  /// that the change has not been made.
  private func finish(_ commit: Commit, _ erasing: [FeatureID], _ isPreparation: Bool) throws(Failure) {
    do throws(SystemError) {
      try store.folder.fileSystem.syncFolder(store.folder.path)
    } catch {
      throw isPreparation ? error.failure : .committedUnsurely(error.path)
    }
    isManifestSure = true
    for (id, file) in commit.lives.elements {
      // The witness is written only now that the manifest which lists the live file is durable. If this fails, fewer
      // losses are noticed.
      try? store.folder.write(file.witness.line, asDerived: LiveWitness.name(id.name))
      live?.take(file.witness.name, bytes: file.witness.bytes, lines: file.lines, of: id)
    }
    for name in commit.obsolete { try? store.folder.fileSystem.remove(store.folder.path(of: name)) }
    for id in erasing { try StoreSweep(store).erase(id, view.manifest?.value) }
  }

  /// Cleans up after a failed commit. If the manifest has been renamed although the system reported an error, the new
  /// manifest is in effect, and its files are kept.
  /// - Parameters:
  ///   - failure: the reason why the commit failed.
  ///   - isPreparation: whether the caller makes its actual change only after this commit, so that a failure here means
  /// that the change has not been made.
  private func takeBack(_ commit: Commit, _ failure: Failure, _ isPreparation: Bool) throws(Failure) {
    let reader = StoreReader(store)
    let (encoded, checksums) = commit.manifest.encoded()
    if let found = try? reader.manifestFile(), found.bytes == encoded {
      adopt(commit, encoded, checksums, found.file)
      throw isPreparation ? failure : .committedUnsurely(store.folder.path(of: Manifest.name))
    }
    commit.takeBack()
    live?.expect(view.manifest.map { [$0.file] } ?? [])
    throw failure
  }
}
