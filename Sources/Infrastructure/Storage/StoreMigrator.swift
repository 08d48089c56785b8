import KernelApplication

/// Brings a store of an older format up to date, format by format, as one commit: until the manifest is replaced all
/// old files stay as they were.
struct StoreMigrator {
  private let store: Store

  init(_ store: Store) {
    self.store = store
  }

  /// The format of a manifest that is older than today's and whole; nil for any other.
  static func olderFormat(of manifest: [UInt8]) -> Int? {
    guard SealedLine.isSound(manifest), let format = Manifest.format(of: manifest), format < Manifest.format else {
      return nil
    }
    return format
  }

  /// Does nothing for a store that is not older. The caller holds the lock.
  /// Fails with `storeDamaged` for a format that nobody knows how to read any more.
  func migrate() throws(Failure) {
    guard let manifest = try store.optional(Manifest.name), let found = StoreMigrator.olderFormat(of: manifest) else {
      return
    }
    let old = try files()
    var files = old
    for format in found..<Manifest.format {
      guard let step = store.migrations.first(where: { $0.from == format }) else {
        throw .storeDamaged(
          place: store.path(of: Manifest.name), problem: "its format is \(format), which this version can't read")
      }
      files = try step.migrated(files)
    }
    try commit(files, replacing: old)
  }

  private func commit(_ files: [String: [UInt8]], replacing old: [String: [UInt8]]) throws(Failure) {
    let manifest = files[Manifest.name] ?? []
    let names = files.keys.filter { $0 != Manifest.name && files[$0] != old[$0] }.sorted()
    precondition(names.allSatisfy { old[$0] == nil }, "a migration changes no file in place")
    _ = try Manifest(manifest, path: store.path(of: Manifest.name))
    try translated { () throws(SystemError) in
      for name in names { try write(files[name] ?? [], store.path(of: name)) }
      try store.fileSystem.syncFolder(store.path)
      try store.fileSystem.replace(store.path(of: Manifest.name), with: manifest, durable: true)
      try store.fileSystem.syncFolder(store.path)
    }
    // Nobody needs them any more; where removing one fails, the next commit gets it.
    for name in old.keys where files[name] == nil { try? store.fileSystem.remove(store.path(of: name)) }
  }

  private func write(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    if let folder = StoreNames.folder(of: path) { try store.fileSystem.makeFolders(folder) }
    try store.fileSystem.replace(path, with: bytes, durable: true)
    if let folder = StoreNames.folder(of: path) { try store.fileSystem.syncFolder(folder) }
  }

  private func files() throws(Failure) -> [String: [UInt8]] {
    let names = try translated { () throws(SystemError) in try StoreNames(store).all }
    var files: [String: [UInt8]] = [:]
    for name in names + [Manifest.name] { files[name] = try store.optional(name) }
    return files
  }
}
