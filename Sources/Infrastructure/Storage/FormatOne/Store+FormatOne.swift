import KernelApplication
import System

/// A store of format 1 is brought up to date, all at once, when it is first opened.
extension Store {
  /// The manifest as it is now; nil where there is no store yet. Fails with `storeDamaged` for one that is older than the
  /// last writer's.
  /// - Parameters:
  ///   - hasLock: this process holds the store's lock.
  ///   - note: what the last writer left in the lock; nil where that is not looked at.
  func manifest(hasLock: Bool, _ note: LockNote? = nil) throws(Failure) -> StandingManifest? {
    let manifest = try standingManifest(hasLock: hasLock, note)
    if let manifest, let note, manifest.value.generation < note.generation {
      throw .storeDamaged(place: folder.path(of: Manifest.name), problem: .store(.olderManifest))
    }
    return manifest
  }

  private func standingManifest(hasLock: Bool, _ note: LockNote?) throws(Failure) -> StandingManifest? {
    let reader = StoreReader(self)
    if let known = cache.currentManifest(reader) { return known }
    guard var (bytes, file) = try reader.manifestFile() else {
      try reader.refuseLeftovers(note)
      return nil
    }
    if FormatOneManifest.isOne(bytes) {
      guard try bringUpToDate(hasLock: hasLock) else { return try inMemory(bytes, file) }
      guard let latest = try reader.manifestFile() else { return nil }
      (bytes, file) = latest
    }
    folder.substitute([:])
    let manifest = try reader.manifest(bytes, file)
    cache.keep(manifest)
    return manifest
  }

  /// False where the store can't be written, or another process holds it.
  private func bringUpToDate(hasLock: Bool) throws(Failure) -> Bool {
    if hasLock {
      try migrate()
      return true
    }
    do throws(Failure) {
      guard let lock = try lock() else { return true }
      defer { lock.release(nil) }
      try migrate()
      return true
    } catch .storeReadOnly, .accessDenied, .storeBusy {
      return false
    }
  }

  /// The store as one of today's, for this process alone.
  private func inMemory(_ bytes: [UInt8], _ file: FileStatus) throws(Failure) -> StandingManifest {
    let old = try FormatOneStore(folder, manifest: bytes)
    let migration = try migration(of: old, bytes, id: BookID(0))
    folder.substitute(migration.files)
    let (encoded, _) = migration.manifest.encoded()
    return try StoreReader(self).manifest(encoded, file)
  }

  /// Does nothing for a store of today's. The caller holds the lock. Fails with `storeDamaged`, naming the place.
  private func migrate() throws(Failure) {
    guard let (bytes, _) = try StoreReader(self).manifestFile(), FormatOneManifest.isOne(bytes) else { return }
    let old = try FormatOneStore(folder, manifest: bytes)
    try write(migration(of: old, bytes, id: options.drawID()), replacing: old.names)
  }

  /// - Parameter manifest: the old one's bytes.
  private func migration(
    of old: FormatOneStore, _ manifest: [UInt8], id: BookID
  ) throws(Failure) -> FormatOneMigration {
    var migration = try FormatOneMigration(old, options.formatOne(), id: id).known(in: folder)
    let derived = (try? folder.readable(FormatOneDerived.name, limit: SizeLimit.derived)).flatMap(FormatOneDerived.init)
    if let derived, let journal = try folder.journal(old.manifest.journal, made: 0),
      derived.fits(manifest: manifest, journal: journal.bytes)
    {
      migration.keep(derived)
    }
    return migration
  }

  /// One commit: until the manifest is replaced all old files stay as they were.
  func write(_ migration: FormatOneMigration, replacing old: [String]) throws(Failure) {
    var files = CommitFiles(folder, standing: path)
    do throws(SystemError) {
      for (name, bytes) in migration.files.sorted(by: { $0.key < $1.key }) {
        _ = try files.write(name, bytes, inKnownFolder: false)
      }
      try files.sync(isFirst: false)
      let (encoded, _) = migration.manifest.encoded()
      try folder.fileSystem.replace(folder.path(of: Manifest.name), with: encoded, durable: true)
    } catch {
      if let now = try? StoreReader(self).manifestFile(), !FormatOneManifest.isOne(now.bytes) {
        throw .committedUnsurely(folder.path(of: Manifest.name))
      }
      files.takeBack()
      throw error.failure
    }
    try translated { () throws(SystemError) in try folder.fileSystem.syncFolder(path) }
    // Nobody needs them any more; where removing one fails, the next writer gets it.
    for name in old + [FormatOneDerived.name] { try? folder.fileSystem.remove(folder.path(of: name)) }
    folder.fileSystem.removeFolders(Set(old.compactMap(StoreName.folder)).map(folder.path(of:)))
  }
}

extension FormatOneMigration {
  /// Fails with `storeDamaged` where something is in the store that no section takes.
  fileprivate func known(in folder: StoreFolder) throws(Failure) -> FormatOneMigration {
    guard let one = unknown.first else { return self }
    throw .storeDamaged(place: folder.path(of: one.place), problem: one.problem)
  }
}
