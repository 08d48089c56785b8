import KernelApplication
import KernelDomain
import System

/// Changes a store, by the one who holds its lock. Each transaction is durable when it is committed; one that fails
/// leaves the store as it was, or says that it did not.
///
/// A sync that failed is not repeated: the system may have given up what it was to write, and a second sync would
/// succeed without it. What the writer isn't sure of, or the one before it was not, is written anew.
final class StoreWriter {
  /// What the store holds, the changes of this writer included.
  var view: StoreView
  /// The number of the next change.
  private(set) var nextNumber: Int
  /// Counts the transactions that changed something.
  private(set) var revision: UInt64 = 0
  /// Transactions are kept back until `finishGroup`, to be one line of each journal.
  var isGrouping = false
  /// Nothing is written, and so nothing compacted.
  var isRehearsing = false
  /// Something else changed the store's files: what is known of them is of no use any more.
  var isStale = false
  let store: Store
  let lock: StoreLock
  /// The folder that the store's, or what was missing above it, was made in.
  private let standing: String
  var journals: OpenJournals
  /// The manifest outlasts a power cut.
  private var isManifestSure: Bool
  /// The last that was given to files, whether they were committed or not.
  private var generation: Int
  /// Changes that a group has not written yet: as long as there are any, the writer is sure of their journals, and no
  /// manifest is replaced.
  var heldBack: BySection<[Change]> = .init()
  /// About how many bytes those take in the journals.
  var heldBackBytes = 0
  /// Why what was held back is lost: from then on all of the group fails, since each of its changes counts on those
  /// before it.
  var loss: Failure?
  /// The store as of the last change that was not held back.
  var durable: StoreView
  /// Nil where the store is not held.
  var live: LiveFiles?
  /// What was derived and is not written yet.
  var derivedBehind: [FeatureID] = []
  /// Of which state of the section's files the derived files of that name were written that change with those alone.
  var derivedFromFiles: [String: Checksum] = [:]

  /// - Parameters:
  ///   - known: what was read of the store as it is now.
  ///   - note: what the last writer left.
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
      var (last, lost) = (0, 0)
      for id in sections.ids {
        let found = try StoreReader(store).lastNumber(id, known.manifest)
        last = max(last, found.last)
        lost += found.lostBytes
      }
      nextNumber = JournalHeader.number(after: last, lost: lost) + 1
    }
  }

  /// What the next writer may count on; nil for nothing.
  var note: LockNote? {
    guard isSure, !isStale, let manifest = view.manifest, let bytes = journals.bytes(of: manifest.value.sections) else {
      return nil
    }
    return LockNote(
      manifest: manifest.checksum, next: nextNumber, journals: bytes, generation: manifest.value.generation)
  }

  /// The manifest outlasts a power cut, and so do the journals, which end with their last lines.
  var isSure: Bool { isManifestSure && journals.unsure.isEmpty }

  func close() {
    journals.close()
  }

  // MARK: Reading

  /// What the section holds. One whose journal has grown by a step is compacted before it is first changed.
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

  /// Makes what a transaction did durable, or keeps it back for the end of the group.
  func commit(_ drafts: BySection<SectionDraft>, number: Int, last: Int) throws(Failure) {
    if let loss { throw loss }
    let changed = drafts.elements.filter(\.value.changesAnything)
    if !changed.isEmpty {
      // Also where it fails: it may have been committed all the same.
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
      // What is derived is kept only of what is sure to last.
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

  /// - Parameter number: of the first change that the draft adds.
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

  /// Adds one line to a journal.
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
        let isNew = draft.givesNumbers || !draft.erased.isEmpty
        try commit.write(
          SectionState(content: draft.content, end: view.sections[id]?.end), files: draft.files,
          journal: isNew ? .changes(Array(draft.content.changes), since: draft.content.since) : nil)
        if let live = draft.live { try commit.write(live, of: id) }
      }
    }
  }

  /// Where the last writer did not say that it was sure, or there is no store yet, what may not be on the disk is written
  /// anew: the journals with the same lines, and a manifest. With a manifest there before any file, files without one
  /// are never taken for the remains of a first commit.
  private func makeSure() throws(Failure) {
    if isSure, view.manifest != nil { return }
    try writeHeldBack()
    let sweeps = !isSure && view.manifest != nil
    var unsure: [FeatureID] = []
    for id in journals.unsure {
      do throws(Failure) {
        // Reading it tells of changes that are gone, which a journal made anew would hide.
        if store.reducers[id] != nil { _ = try content(of: id) }
        unsure.append(id)
      } catch .storeDamaged {
        // It stays as it is: nothing is written to it before it is mended, and the other sections need not wait for that.
      }
    }
    journals.close()
    try replaceManifest(last: nextNumber - 1, erasing: [], isPreparation: true) { (commit) throws(Failure) in
      for id in unsure {
        guard let section = durable.manifest?.value.sections[id] else { continue }
        let journal = try StoreReader(store).soundJournal(id, section.journal, durable.sections[id]?.end)
        if let journal { try commit.copy(id, journal) }
      }
    }
    for id in unsure {
      view.sections[id]?.end?.isWhole = true
      durable.sections[id]?.end?.isWhole = true
    }
    journals.unsure = []
    if sweeps { StoreSweep(store).sweep(view.manifest?.value) }
  }

  /// - Parameter isPreparation: what was asked is still to come, so that a failure says nothing of what is done.
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

  /// Makes the manifest's name outlast a power cut. Until it does, one may bring the old manifest back, so that its files
  /// have to stay.
  private func finish(_ commit: Commit, _ erasing: [FeatureID], _ isPreparation: Bool) throws(Failure) {
    do throws(SystemError) {
      try store.folder.fileSystem.syncFolder(store.folder.path)
    } catch {
      throw isPreparation ? error.failure : .committedUnsurely(error.path)
    }
    isManifestSure = true
    for (id, file) in commit.lives.elements {
      // Only now, when no power cut takes the manifest that names the file. Without it less of a loss is told.
      try? store.folder.write(file.witness.line, asDerived: LiveWitness.name(id.name))
      live?.take(file.witness.name, bytes: file.witness.bytes, lines: file.lines, of: id)
    }
    for name in commit.obsolete { try? store.folder.fileSystem.remove(store.folder.path(of: name)) }
    for id in erasing { try StoreSweep(store).erase(id, view.manifest?.value) }
  }

  /// After a commit that failed. The system may have renamed the manifest and reported an error: then what it names
  /// stays, and is the store's content from now on.
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
