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
  /// - Parameter keys: those of the files just written, in whose folders to look too.
  func sweep(_ manifest: Manifest, _ keys: some Collection<String>) {
    guard isComplete(manifest) else { return }
    let used = manifest.files.map(\.name) + [manifest.journal]
    let folders = (used + keys).compactMap(StoreNames.folder).map { $0 + "/" }
    for folder in Set(folders).union([""]).sorted() {
      let names = (try? store.fileSystem.list(store.path(of: folder))) ?? []
      for name in names.sorted().map({ folder + $0 }) where !used.contains(name) && CommitFiles.isOurs(name) {
        try? store.fileSystem.remove(store.path(of: name))
      }
    }
  }

  /// Where a file is missing, one of another generation is all that a repair can put in its place.
  private func isComplete(_ manifest: Manifest) -> Bool {
    manifest.files.allSatisfy { (try? store.fileSystem.exists(store.path(of: $0.name))) == true }
  }

  private static func isOurs(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    if parts.last == "new" { return true }
    guard parts.count == 3, Int(parts[1]) != nil else { return false }
    return name.contains("/") ? parts[2] == "json" : parts[0] == "journal" && parts[2] == "jsonl"
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
