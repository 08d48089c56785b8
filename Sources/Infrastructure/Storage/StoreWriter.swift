package import KernelApplication

/// Changes a store, by the one who holds its lock. Each change is durable when it returns; one that fails leaves the
/// store as it was.
package struct StoreWriter {
  /// What the store holds, the changes of this writer included.
  package private(set) var content: StoreContent
  private let store: Store
  private var journal: OpenFile?

  init(_ store: Store, _ content: StoreContent) {
    self.store = store
    self.content = content
  }

  func close() {
    if let journal { store.fileSystem.close(journal) }
  }

  /// Adds a line to the journal.
  package mutating func append(
    _ effect: JournalEntry.Effect, _ kind: String, _ value: [UInt8]
  ) throws(Failure) {
    if content.stamp.manifest == nil { try commit(files: [:]) }
    let entry = JournalEntry(
      number: content.manifest.firstLine + content.entries.count, effect: effect, kind: kind, value: value)
    let line = entry.line()
    let end = content.stamp.journalBytes
    let fileSystem = store.fileSystem
    let file = try openJournal()
    do throws(SystemError) {
      if try fileSystem.size(file) > end { try fileSystem.truncate(file, to: end) }
      try fileSystem.writeAll(file, line, at: end)
      try fileSystem.syncData(file)
    } catch {
      // How much of the line the disk has is uncertain now, and this descriptor is not to be trusted again.
      try? fileSystem.truncate(file, to: end)
      close()
      journal = nil
      throw error.failure
    }
    content.append(entry, line: line)
  }

  /// Makes one change of files, whole or not at all.
  /// - Parameters:
  ///   - files: bytes by key, such as `workouts/2023`; each takes the place of the one with its key.
  ///   - notes: documents by kind, each in place of the one of its kind.
  package mutating func commit(
    files: [String: [UInt8]], removing removed: Set<String> = [], notes: [String: [UInt8]] = [:]
  ) throws(Failure) {
    // With a manifest there first, files without one are never taken for the remains of a first commit.
    if content.stamp.manifest == nil, !files.isEmpty { try commit(files: [:]) }
    var manifest = content.manifest
    manifest.generation += 1
    try translated { () throws(SystemError) in try sweep(files.keys) }
    let replaced = removed.union(files.keys)
    let old = manifest.files.filter { replaced.contains($0.key) }
    manifest.files.removeAll { replaced.contains($0.key) }
    let isFirst = content.stamp.manifest == nil
    do throws(SystemError) {
      manifest.files += try write(files, generation: manifest.generation)
      manifest.notes.merge(notes) { _, new in new }
      if isFirst {
        try makeJournal(manifest.journal)
        try store.fileSystem.syncFolder(store.path)
      }
      let encoded = manifest.encoded()
      try store.fileSystem.replace(store.path(of: Manifest.name), with: encoded, durable: true)
      content.commit(manifest, encoded: encoded)
    } catch {
      removeAll(leftovers(files.keys))
      throw error.failure
    }
    // Until this returns a power cut may bring the old manifest back, so that its files have to stay.
    try translated { () throws(SystemError) in try store.fileSystem.syncFolder(store.path) }
    // Nobody needs them any more; where removing one fails, the next commit's sweep gets it.
    for file in old { try? store.fileSystem.remove(store.path(of: file.name)) }
  }

  /// Keeps what features derived from the content as it is now. Without syncing: if it is lost it is derived again.
  package func keep(derived values: [String: [UInt8]]) {
    let file = DerivedFile(stamp: content.stamp, documents: content.documents, values: values)
    // A reader without it, or with one that does not fit, works the same out from the rest.
    try? store.fileSystem.replace(store.path(of: DerivedFile.name), with: file.encoded(), durable: false)
  }
}

extension StoreWriter {
  private mutating func openJournal() throws(Failure) -> OpenFile {
    if let journal { return journal }
    let path = store.path(of: content.manifest.journal)
    let fileSystem = store.fileSystem
    let file = try translated { () throws(SystemError) in try fileSystem.open(path, .update) }
    journal = file
    return file
  }

  private func makeJournal(_ name: String) throws(SystemError) {
    let file = try store.fileSystem.open(store.path(of: name), .replace)
    defer { store.fileSystem.close(file) }
    try store.fileSystem.sync(file)
  }

  /// Writes files under names that none has had, and syncs them and their folders.
  private func write(_ files: [String: [UInt8]], generation: Int) throws(SystemError) -> [Manifest.File] {
    var written: [Manifest.File] = []
    var folders: Set<String> = []
    for (key, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let name = Manifest.fileName(key, generation)
      let path = store.path(of: name)
      if let slash = path.lastIndex(of: "/") {
        let folder = String(path[..<slash])
        if folders.insert(folder).inserted { try store.fileSystem.makeFolders(folder) }
      }
      let file = try store.fileSystem.open(path, .replace)
      defer { store.fileSystem.close(file) }
      try store.fileSystem.writeAll(file, bytes, at: 0)
      try store.fileSystem.sync(file)
      written.append(
        Manifest.File(name: name, bytes: bytes.count, checksum: bytes.withUnsafeBytes { Checksum(of: $0) }))
    }
    for folder in folders.sorted() { try store.fileSystem.syncFolder(folder) }
    return written
  }

  /// Removes what commits left behind that did not come to their end. One that ended between its new manifest and
  /// the sync of the folder left the old files, which are needed until that manifest is sure to stay.
  private func sweep(_ keys: some Collection<String>) throws(SystemError) {
    let leftovers = leftovers(keys)
    guard !leftovers.isEmpty else { return }
    try store.fileSystem.syncFolder(store.path)
    removeAll(leftovers)
  }

  private func removeAll(_ names: [String]) {
    for name in names { try? store.fileSystem.remove(store.path(of: name)) }
  }

  /// Files that the manifest does not name. Only names that a store gives count.
  /// - Parameter keys: those of the files being written, in whose folders to look too.
  private func leftovers(_ keys: some Collection<String>) -> [String] {
    let used = content.manifest.files.map(\.name) + [content.manifest.journal]
    let folders = (used + keys).compactMap { name in name.lastIndex(of: "/").map { String(name[...$0]) } }
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
