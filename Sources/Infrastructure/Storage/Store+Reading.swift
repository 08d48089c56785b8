import Glibc
package import KernelApplication

/// What a store holds: without a lock, and on a disk that can't be written too.
extension Store {
  /// What the store holds now, its immutable files left out.
  package func read() throws(Failure) -> StoreContent {
    try read { $0 }
  }

  /// Reads of what the store holds now; files are there as long as `body` runs.
  package func read<Value>(_ body: (StoreContent) throws(Failure) -> Value) throws(Failure) -> Value {
    if let hold { return try hold.read(body) }
    return try withManifest { (manifest, checksum) throws(Failure) in
      try body(StoreContent(store: self, manifest: manifest, checksum: checksum))
    }
  }

  /// What the store holds on the disk.
  func readAnew() throws(Failure) -> StoreContent {
    try withManifest { (manifest, checksum) throws(Failure) in
      try StoreContent(store: self, manifest: manifest, checksum: checksum)
    }
  }

  /// What was derived from exactly what the store holds now; nil when that has to be done anew.
  package func derived() throws(Failure) -> Derived? {
    if let hold { return try hold.derived() }
    return try derivedAnew()
  }

  func derivedAnew() throws(Failure) -> Derived? {
    guard let bytes = try optional(DerivedFile.name), let file = DerivedFile(bytes) else { return nil }
    return try withManifest { (manifest, checksum) throws(Failure) in
      // Before the first commit there is nothing to derive from, nor a journal to compare with.
      guard checksum != nil, file.stamp.manifest == checksum else { return nil }
      guard try journalStands(manifest, file.stamp) else { return nil }
      return Derived(documents: file.documents, notes: manifest.notes, values: file.values)
    }
  }

  /// Whether the journal is as long as the stamp says and ends with the same line.
  private func journalStands(_ manifest: Manifest, _ stamp: StoreStamp) throws(Failure) -> Bool {
    let name = path(of: manifest.journal)
    return try translated { () throws(SystemError) in
      let file = try fileSystem.open(name, .read)
      defer { fileSystem.close(file) }
      guard try fileSystem.size(file) == stamp.journalBytes else { return false }
      let tail = try fileSystem.readAll(file, from: max(stamp.journalBytes - SealedLine.tail, 0))
      return tail.withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) } == stamp.lastLine
    }
  }

  /// A writer may replace the manifest and remove files of the old one while they are read: then the reading begins
  /// again with the new one.
  func withManifest<Value>(
    _ body: (Manifest, Checksum?) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var (manifest, checksum) = try readManifest()
    while true {
      do throws(Failure) {
        return try body(manifest, checksum)
      } catch {
        let latest = try readManifest()
        guard latest.checksum != checksum else { throw error }
        (manifest, checksum) = latest
      }
    }
  }

  /// The manifest and its checksum; an empty one without a checksum where there is no store yet.
  func readManifest() throws(Failure) -> (manifest: Manifest, checksum: Checksum?) {
    let name = path(of: Manifest.name)
    guard let bytes = try optional(Manifest.name) else {
      try refuseLeftovers()
      return (.empty, nil)
    }
    if StoreMigrator.olderFormat(of: bytes) != nil {
      try migrate()
      return try readManifest()
    }
    let manifest = try Manifest(bytes, path: name)
    return (manifest, bytes.withUnsafeBytes { SealedLine.checksum(of: $0) })
  }

  /// Before the first commit, which makes a manifest of no files, there may be no more than an empty journal.
  private func refuseLeftovers() throws(Failure) {
    let names = try translated { () throws(SystemError) in
      try fileSystem.exists(path) ? try StoreNames(self) : nil
    }
    guard let names else { return }
    var remains = names.newestFiles
    if let journal = names.newestJournal, try optional(journal)?.isEmpty == false { remains.append(journal) }
    guard let one = remains.first else { return }
    throw .storeDamaged(place: path(of: Manifest.name), problem: "it is missing, though there is \(one)")
  }

  /// A file's bytes; nil when it is not there.
  func optional(_ name: String) throws(Failure) -> [UInt8]? {
    do {
      return try fileSystem.readAll(path(of: name))
    } catch {
      if error.code == ENOENT { return nil }
      throw error.failure
    }
  }
}
