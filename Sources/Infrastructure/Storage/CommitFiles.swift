import KernelApplication

/// The files of a commit: written and synced under names that none has had, before the manifest that names them.
struct CommitFiles {
  private let store: Store
  /// The one that the store's folder, or what was missing above it, was made in; it may have been made just before.
  private let standing: String

  init(_ store: Store, standing: String) {
    self.store = store
    self.standing = standing
  }

  /// Writes files and syncs them and their folders.
  /// - Parameter known: those of the manifest before, whose folders are sure to be there.
  func write(_ files: [String: [UInt8]], generation: Int, known: [Manifest.File]) throws(SystemError) -> [Manifest.File]
  {
    var written: [Manifest.File] = []
    let folders = Set(files.keys.compactMap(StoreNames.folder))
    for folder in folders.subtracting(known.compactMap { StoreNames.folder(of: $0.name) }).sorted() {
      try makeFolder(folder)
    }
    for (key, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let name = Manifest.fileName(key, generation)
      try writeDurably(bytes, name)
      written.append(
        Manifest.File(name: name, bytes: bytes.count, checksum: bytes.withUnsafeBytes { Checksum(of: $0) }))
    }
    for folder in folders.sorted() { try store.fileSystem.syncFolder(store.path(of: folder)) }
    return written
  }

  /// - Parameter isFirst: of the store's first commit, which makes the names above it last too.
  func write(journal name: String, _ lines: [JournalLine], isFirst: Bool) throws(SystemError) {
    try writeDurably(lines.flatMap(\.bytes), name)
    try store.fileSystem.syncFolder(store.path)
    guard isFirst else { return }
    do throws(SystemError) {
      // One who was killed may have made it and not synced its name.
      if let above = StoreNames.folder(of: standing) { try store.fileSystem.syncFolder(above) }
    } catch {
      // Who may not open the folder above has made nothing in it.
      guard error.isRefusal else { throw error }
    }
  }

  /// Removes what a commit that failed may have written.
  func takeBack(_ keys: some Collection<String>, generation: Int) {
    for name in keys.map({ Manifest.fileName($0, generation) }) + [Manifest.journalName(generation)] {
      try? store.fileSystem.remove(store.path(of: name))
    }
  }

  /// Removes the files that nobody needs any more: those that the manifest does not name, of names that a store gives.
  /// Where removing one fails, the next commit gets it.
  func sweep(_ manifest: Manifest) {
    guard isComplete(manifest) else { return }
    let used = Set(manifest.files.map(\.name) + [manifest.journal])
    for name in names().sorted() where !used.contains(name) && isOurs(name, manifest) {
      try? store.fileSystem.remove(store.path(of: name))
    }
  }

  /// Of all that is in the store's folder and the folders in it.
  private func names() -> [String] {
    let names = (try? store.fileSystem.list(store.path)) ?? []
    let folders = names.filter { !$0.contains(".") && $0 != StoreNames.damaged }
    return names
      + folders.flatMap { folder in
        ((try? store.fileSystem.list(store.path(of: folder))) ?? []).map { folder + "/" + $0 }
      }
  }

  /// Where a file is missing, one of another generation is all that a repair can put in its place.
  private func isComplete(_ manifest: Manifest) -> Bool {
    manifest.files.allSatisfy { (try? store.fileSystem.exists(store.path(of: $0.name))) == true }
  }

  /// Whether a store gives such a name, or gave it to a file that was to replace another. In a folder of which the
  /// manifest names nothing, only what a feature knows.
  private func isOurs(_ name: String, _ manifest: Manifest) -> Bool {
    let isNew = name.hasSuffix(".new")
    let parts = (isNew ? name.dropLast(4) : name[...]).split(separator: ".")
    let isNumbered = parts.count == 3 && Int(parts[1]) != nil
    guard let folder = StoreNames.folder(of: name) else {
      return isNumbered && parts[0] == "journal" && parts[2] == "jsonl"
        || isNew && [Manifest.name, DerivedFile.name].contains(String(name.dropLast(4)))
    }
    guard isNumbered, parts[2] == "json" else { return false }
    return manifest.files.contains { StoreNames.folder(of: $0.name) == folder }
      || store.inspectors.contains { $0.inspect(file: String(parts[0]), []) != nil }
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

  private func writeDurably(_ bytes: [UInt8], _ name: String) throws(SystemError) {
    let file = try store.fileSystem.open(store.path(of: name), .replace)
    defer { store.fileSystem.close(file) }
    try store.fileSystem.writeAll(file, bytes, at: 0)
    try store.fileSystem.sync(file)
  }
}
