package import KernelApplication

/// Changes a store, by the one who holds its lock. Each change is durable when it returns; one that fails leaves the
/// store as it was.
///
/// A sync that failed is not repeated: the system may have given up what it was to write, and a second sync would
/// succeed without it. What the writer isn't sure of, or the one before it was not, is written anew.
package struct StoreWriter {
  /// What the store holds, the changes of this writer included.
  package private(set) var content: StoreContent
  /// What was last kept, as far as it was derived from the content as it is now.
  private(set) var derived: [String: [UInt8]]?
  /// The derived file may hold something else.
  private var isDerivedBehind = true
  /// Changes are kept back until `finishGroup`, to be one line of the journal.
  var isGrouping = false
  private let store: Store
  private let files: CommitFiles
  private var journal: JournalAppender
  /// The manifest outlasts a power cut.
  private var isManifestSure: Bool
  /// The last that was given to files, whether they were committed or not.
  private var generation: Int
  /// As long as there are any the writer is sure, and no manifest is replaced.
  private var heldBack: [JournalEntry] = []
  /// Why what was held back is lost: from then on all of the group fails, since each of its changes counts on those
  /// before it.
  private var loss: Failure?
  /// The content as of the last change that was not held back.
  private var durable: StoreContent

  /// - Parameters:
  ///   - isVouchedFor: the last writer was sure of manifest and journal.
  ///   - standing: the folder that the store's, or what was missing above it, was made in.
  init(_ store: Store, _ content: StoreContent, isVouchedFor: Bool, standing: String) {
    self.store = store
    self.content = content
    self.durable = content
    self.files = CommitFiles(store, standing: standing)
    self.isManifestSure = isVouchedFor
    self.journal = JournalAppender(content.journalPath, store.fileSystem, isSure: content.isJournalWhole)
    self.generation = content.manifest.generation
  }

  mutating func close() {
    journal.close()
  }

  /// The manifest outlasts a power cut, and so does the journal, which ends with its last line.
  var isSure: Bool { isManifestSure && journal.isSure }

  /// Adds a change to the journal.
  package mutating func append(
    _ effect: JournalEntry.Effect, _ kind: String, _ value: [UInt8]
  ) throws(Failure) {
    try makeSure()
    let entry = NewEntry(effect, kind, value).numbered(content.nextNumber)
    if isGrouping {
      content.hold(entry, behind: !heldBack.isEmpty)
      heldBack.append(entry)
    } else {
      let line = JournalLine([entry])
      try journal.append(line, at: durable.stamp.journalBytes)
      content.append(line)
      durable = content
    }
    derived = nil
  }

  /// Makes the changes held back durable with one sync. Fails when changes of the group were lost: none that it had
  /// held back by then was made.
  package mutating func finishGroup() throws(Failure) {
    isGrouping = false
    defer { loss = nil }
    try writeHeldBack()
  }

  /// Writes what was derived from a group of changes, where that is still to be done.
  mutating func writeDerived() {
    if let derived, isDerivedBehind { keep(derived: derived) }
  }

  /// Makes one change of files, whole or not at all.
  /// - Parameters:
  ///   - files: bytes by key, such as `workouts/2023`; each takes the place of the one with its key.
  ///   - notes: documents by kind, each in place of the one of its kind.
  ///   - entries: changes for the journal.
  package mutating func commit(
    files: [String: [UInt8]], removing removed: Set<String> = [], notes: [String: [UInt8]] = [:],
    adding entries: [NewEntry] = []
  ) throws(Failure) {
    try makeSure()
    if files.isEmpty && removed.isEmpty && notes.isEmpty && entries.isEmpty { return }
    try writeHeldBack()
    var manifest = content.manifest
    let replaced = removed.union(files.keys)
    manifest.files.removeAll { replaced.contains($0.key) }
    manifest.notes.merge(notes) { _, new in new }
    let added = entries.enumerated().map { index, entry in entry.numbered(content.nextNumber + index) }
    try replaceManifest(with: manifest, files, journal: added.isEmpty ? nil : content.entries + added)
  }

  /// Keeps what features derived from the content as it is now. Without syncing: if it is lost it is derived again.
  package mutating func keep(derived values: [String: [UInt8]]) {
    derived = values
    isDerivedBehind = true
    // What is not sure to last may be gone after a power cut, and would then be missed as if it had been acknowledged.
    if isGrouping || !isSure { return }
    let file = DerivedFile(stamp: content.stamp, documents: content.documents, values: values)
    // A reader without it, or with one that does not fit, works the same out from the rest.
    let written: Void? = try? store.fileSystem.replace(
      store.path(of: DerivedFile.name), with: file.encoded(), durable: false)
    isDerivedBehind = written == nil
  }

  /// Makes the journal anew without what says nothing any more, when its last line passed a whole step and half of it
  /// can go. Before any change or group of them, since entries get new numbers. One that fails changes nothing but is
  /// tried again with the next change; the change at hand does not need it.
  mutating func compactIfDue() {
    let end = content.stamp.journalBytes
    guard isSure, heldBack.isEmpty, end / store.compactionStep != (end - content.lastLineBytes) / store.compactionStep
    else { return }
    let compaction = JournalCompaction(Array(content.entries), store.inspectors)
    guard compaction.isWorthIt else { return }
    try? replaceManifest(
      with: content.manifest, [:], journal: compaction.remaining(firstNumber: content.nextNumber))
  }
}

extension StoreWriter {
  /// Where the last writer did not say that it was sure, or there is no store yet, a new journal with the same changes
  /// and a new manifest take the place of those that may not be on the disk. With a manifest there before any file,
  /// files without one are never taken for the remains of a first commit.
  private mutating func makeSure() throws(Failure) {
    if let loss { throw loss }
    if !isSure { try replaceManifest(with: content.manifest, [:], journal: Array(content.entries)) }
  }

  /// Makes the changes held back so far durable.
  mutating func writeHeldBack() throws(Failure) {
    if let loss { throw loss }
    guard !heldBack.isEmpty else { return }
    let line = JournalLine(heldBack)
    heldBack = []
    do throws(Failure) {
      try journal.append(line, at: durable.stamp.journalBytes)
    } catch {
      loss = error
      derived = nil
      content = durable
      throw error
    }
    content.release(line, at: durable.stamp.journalBytes)
    durable = content
  }

  /// - Parameter entries: of the new journal that takes the place of the old one, if one does.
  private mutating func replaceManifest(
    with wanted: Manifest, _ new: [String: [UInt8]], journal entries: [JournalEntry]? = nil
  ) throws(Failure) {
    var manifest = wanted
    generation += 1
    manifest.generation = generation
    let lines = entries?.map { JournalLine([$0]) }
    if let entries {
      manifest.journal = Manifest.journalName(generation)
      manifest.firstLine = entries.first?.number ?? content.nextNumber
    }
    do throws(SystemError) {
      manifest.files += try files.write(new, generation: generation, known: content.manifest.files)
      if let lines { try files.write(journal: manifest.journal, lines, isFirst: content.stamp.manifest == nil) }
      let encoded = manifest.encoded()
      try store.fileSystem.replace(store.path(of: Manifest.name), with: encoded, durable: true)
      isManifestSure = false
      content.commit(manifest, encoded: encoded)
      if let lines { takeUp(lines) }
      derived = nil
      durable = content
    } catch {
      takeBack(new.keys)
      throw error.failure
    }
    // Until this returns a power cut may bring the old manifest back, so that its files have to stay.
    try translated { () throws(SystemError) in try store.fileSystem.syncFolder(store.path) }
    isManifestSure = true
    files.sweep(content.manifest)
  }

  private mutating func takeUp(_ lines: [JournalLine]) {
    content.replaceJournal(lines)
    journal.close()
    journal = JournalAppender(content.journalPath, store.fileSystem, isSure: true)
  }

  /// After a commit that failed. The system may have renamed the manifest and reported an error: then what it names
  /// stays, and is the store's content from now on.
  private mutating func takeBack(_ keys: some Collection<String>) {
    let now = try? store.readAnew()
    if let now, now.stamp.manifest == content.stamp.manifest { return files.takeBack(keys, generation: generation) }
    content = now ?? content
    durable = content
    derived = nil
    isManifestSure = false
  }
}
