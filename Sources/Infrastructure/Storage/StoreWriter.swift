package import KernelApplication

/// Changes a store, by the one who holds its lock. Each change is durable when it returns; one that fails leaves the
/// store as it was.
///
/// A sync that failed is not repeated: the system may have given up what it was to write, and a second sync would
/// succeed without it. What the writer isn't sure of, or the one before it was not, is written anew.
package struct StoreWriter {
  /// What the store holds, the changes of this writer included.
  package private(set) var content: StoreContent
  /// The manifest outlasts a power cut, and so does the journal, which ends with its last line.
  private(set) var isSure: Bool
  private let store: Store
  /// The one that the store's folder, or what was missing above it, was made in; it may have been made just before.
  private let standing: String
  private var journal: OpenFile?
  /// The last that was given to files, whether they were committed or not.
  private var generation: Int
  /// Lines are kept back until `finishGroup`, to be synced together.
  var isGrouping = false
  private var heldBack: [UInt8] = []
  /// Lines were held back in this group.
  private var owesSync = false
  /// The content as of the last line that was not held back.
  private var durable: StoreContent
  /// What was last kept, as far as it was derived from the content as it is now.
  private(set) var derived: [String: [UInt8]]?

  init(_ store: Store, _ content: StoreContent, isVouchedFor: Bool, standing: String) {
    self.store = store
    self.content = content
    self.durable = content
    self.isSure = isVouchedFor && content.isJournalWhole
    self.standing = standing
    self.generation = content.manifest.generation
  }

  func close() {
    if let journal { store.fileSystem.close(journal) }
  }

  /// Adds a line to the journal.
  package mutating func append(
    _ effect: JournalEntry.Effect, _ kind: String, _ value: [UInt8]
  ) throws(Failure) {
    try makeSure()
    let entry = NewEntry(effect, kind, value).numbered(content.nextLine)
    let line = entry.line()
    if isGrouping {
      heldBack += line
      owesSync = true
    } else {
      try writeDurably(line)
    }
    content.append(entry, line: line)
    derived = nil
    if !isGrouping { durable = content }
  }

  /// Makes the lines held back durable with one sync. When that fails, none was written.
  package mutating func finishGroup() throws(Failure) {
    isGrouping = false
    try writeHeldBack()
    // What made the writer unsure meanwhile took the lines along, but nobody knows whether they last.
    if owesSync { try makeSure() }
    owesSync = false
    if let derived { keep(derived: derived) }
  }

  /// Makes one change of files, whole or not at all.
  /// - Parameters:
  ///   - files: bytes by key, such as `workouts/2023`; each takes the place of the one with its key.
  ///   - notes: documents by kind, each in place of the one of its kind.
  ///   - entries: lines for the journal.
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
    let added = entries.enumerated().map { index, entry in entry.numbered(content.nextLine + index) }
    try replaceManifest(with: manifest, files, journal: added.isEmpty ? nil : content.entries + added)
  }

  /// Keeps what features derived from the content as it is now. Without syncing: if it is lost it is derived again.
  package mutating func keep(derived values: [String: [UInt8]]) {
    derived = values
    if isGrouping { return }
    let file = DerivedFile(stamp: content.stamp, documents: content.documents, values: values)
    // A reader without it, or with one that does not fit, works the same out from the rest.
    try? store.fileSystem.replace(store.path(of: DerivedFile.name), with: file.encoded(), durable: false)
  }
}

extension StoreWriter {
  /// Makes the journal anew without what says nothing any more, when its last line passed a whole step and half of it
  /// can go. Before any change, since entries get new numbers. One that fails changes nothing but is tried again with
  /// the next change; the change at hand does not need it.
  mutating func compactIfDue() {
    let end = content.stamp.journalBytes
    guard isSure, let last = content.entries.last, end >= store.compactionStep,
      end / store.compactionStep != (end - last.line().count) / store.compactionStep
    else { return }
    let compaction = JournalCompaction(content.entries, store.inspectors)
    guard compaction.isWorthIt else { return }
    try? replaceManifest(
      with: content.manifest, [:], journal: compaction.remaining(firstLine: content.nextLine))
  }

  /// Where the last writer did not say that it was sure, or there is no store yet, a new journal with the same lines
  /// and a new manifest take the place of those that may not be on the disk. With a manifest there before any file,
  /// files without one are never taken for the remains of a first commit.
  private mutating func makeSure() throws(Failure) {
    if !isSure { try replaceManifest(with: content.manifest, [:], journal: content.entries) }
  }

  /// - Parameter entries: of the new journal that takes the place of the old one, if one does.
  private mutating func replaceManifest(
    with wanted: Manifest, _ files: [String: [UInt8]], journal entries: [JournalEntry]? = nil
  ) throws(Failure) {
    var manifest = wanted
    generation += 1
    manifest.generation = generation
    let lines = entries?.flatMap { $0.line() }
    if let entries {
      manifest.journal = Manifest.journalName(manifest.generation)
      manifest.firstLine = entries.first?.number ?? content.nextLine
    }
    do throws(SystemError) {
      manifest.files += try write(files, generation: manifest.generation)
      if let lines { try writeJournal(manifest.journal, lines) }
      let encoded = manifest.encoded()
      try store.fileSystem.replace(store.path(of: Manifest.name), with: encoded, durable: true)
      content.commit(manifest, encoded: encoded)
      if let entries, let lines {
        content.replaceJournal(entries, lines: lines)
        // A new journal holds these, too.
        heldBack = []
      }
      derived = nil
      if heldBack.isEmpty { durable = content }
    } catch {
      takeBack(files.keys)
      throw error.failure
    }
    // Until this returns a power cut may bring the old manifest back, so that its files have to stay.
    isSure = false
    try translated { () throws(SystemError) in try store.fileSystem.syncFolder(store.path) }
    isSure = true
    if lines != nil { closeJournal() }
    // Nobody needs them any more; where removing one fails, the next commit gets it.
    guard isComplete else { return }
    for name in leftovers(files.keys) { try? store.fileSystem.remove(store.path(of: name)) }
  }

  /// Where a file is missing, one of another generation is all that a repair can put in its place.
  private var isComplete: Bool {
    content.manifest.files.allSatisfy { (try? store.fileSystem.exists(store.path(of: $0.name))) == true }
  }

  /// Removes what a commit wrote that failed. The system may have renamed the manifest and reported an error: then
  /// what it names stays, and is the store's content from now on.
  private mutating func takeBack(_ keys: some Collection<String>) {
    let now = try? store.readAnew()
    guard let now, now.stamp.manifest == content.stamp.manifest else {
      content = now ?? content
      durable = content
      heldBack = []
      derived = nil
      isSure = false
      return
    }
    for name in keys.map({ Manifest.fileName($0, generation) }) + [Manifest.journalName(generation)] {
      try? store.fileSystem.remove(store.path(of: name))
    }
  }

  private mutating func openJournal() throws(Failure) -> OpenFile {
    if let journal { return journal }
    let path = store.path(of: content.manifest.journal)
    let fileSystem = store.fileSystem
    let file = try translated { () throws(SystemError) in try fileSystem.open(path, .update) }
    journal = file
    return file
  }

  private mutating func closeJournal() {
    close()
    journal = nil
  }

  private mutating func writeHeldBack() throws(Failure) {
    guard !heldBack.isEmpty else { return }
    let lines = heldBack
    heldBack = []
    do throws(Failure) {
      try writeDurably(lines)
    } catch {
      content = durable
      derived = nil
      throw error
    }
    durable = content
  }

  private mutating func writeDurably(_ lines: [UInt8]) throws(Failure) {
    let file = try openJournal()
    try write(lines, to: file)
    do throws(SystemError) {
      try store.fileSystem.syncData(file)
    } catch {
      isSure = false
      try? store.fileSystem.truncate(file, to: durable.stamp.journalBytes)
      closeJournal()
      throw error.failure
    }
  }

  /// Writes lines behind the last one; where that fails nothing of them stays, not on the disk either.
  private mutating func write(_ line: [UInt8], to file: OpenFile) throws(Failure) {
    let end = durable.stamp.journalBytes
    do throws(SystemError) {
      try store.fileSystem.writeAll(file, line, at: end)
    } catch {
      isSure = (try? cut(file, to: end)) != nil
      closeJournal()
      throw error.failure
    }
  }

  private func cut(_ file: OpenFile, to size: Int) throws(SystemError) {
    try store.fileSystem.truncate(file, to: size)
    try store.fileSystem.syncData(file)
  }

  private func writeJournal(_ name: String, _ lines: [UInt8]) throws(SystemError) {
    try writeDurably(lines, store.path(of: name))
    try store.fileSystem.syncFolder(store.path)
    guard content.stamp.manifest == nil else { return }
    do throws(SystemError) {
      // One who was killed may have made it and not synced its name.
      if let above = StoreNames.folder(of: standing) { try store.fileSystem.syncFolder(above) }
    } catch {
      // Who may not open the folder above has made nothing in it.
      guard error.isRefusal else { throw error }
    }
  }

  /// Writes files under names that none has had, and syncs them and their folders.
  private func write(_ files: [String: [UInt8]], generation: Int) throws(SystemError) -> [Manifest.File] {
    var written: [Manifest.File] = []
    let known = Set(content.manifest.files.compactMap { StoreNames.folder(of: $0.name) })
    let folders = Set(files.keys.compactMap(StoreNames.folder))
    for folder in folders.subtracting(known).sorted() { try makeFolder(folder) }
    for (key, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let name = Manifest.fileName(key, generation)
      try writeDurably(bytes, store.path(of: name))
      written.append(
        Manifest.File(name: name, bytes: bytes.count, checksum: bytes.withUnsafeBytes { Checksum(of: $0) }))
    }
    for folder in folders.sorted() { try store.fileSystem.syncFolder(store.path(of: folder)) }
    return written
  }

  /// One that is there may have been made by a commit that did not come to its end, so that its name is synced too.
  private func makeFolder(_ name: String) throws(SystemError) {
    let path = store.path(of: name)
    let isThere = try store.fileSystem.exists(path)
    if !isThere { try store.fileSystem.makeFolder(path) }
    do throws(SystemError) {
      try store.fileSystem.syncFolder(store.path)
    } catch {
      // Another sync would not vouch for its name: it has to be made anew.
      if !isThere { try? store.fileSystem.removeFolder(path) }
      throw error
    }
  }

  private func writeDurably(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    let file = try store.fileSystem.open(path, .replace)
    defer { store.fileSystem.close(file) }
    try store.fileSystem.writeAll(file, bytes, at: 0)
    try store.fileSystem.sync(file)
  }

  /// Files that the manifest does not name. Only names that a store gives count.
  /// - Parameter keys: those of the files just written, in whose folders to look too.
  private func leftovers(_ keys: some Collection<String>) -> [String] {
    let used = content.manifest.files.map(\.name) + [content.manifest.journal]
    let folders = (used + keys).compactMap(StoreNames.folder).map { $0 + "/" }
    return Set(folders).union([""]).sorted().flatMap { folder in
      let names = (try? store.fileSystem.list(store.path(of: folder))) ?? []
      return names.sorted().map { folder + $0 }.filter { !used.contains($0) && StoreWriter.isOurs($0) }
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    if parts.last == "new" { return true }
    guard parts.count == 3, Int(parts[1]) != nil else { return false }
    return name.contains("/") ? parts[2] == "json" : parts[0] == "journal" && parts[2] == "jsonl"
  }
}
