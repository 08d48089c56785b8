import Glibc
package import KernelApplication

/// A folder of JSON files that loses nothing: the documents of any feature.
///
/// Immutable files and a manifest that names them; a journal of changes; one derived file. Any number of processes
/// may read, without a lock and on a read-only disk; one at a time writes, under the lock. A store that is not there
/// reads as empty, and the first write makes it.
package struct Store: Sendable {
  /// The store's folder.
  package let path: String
  let fileSystem: any FileSystem
  /// How long a writer waits for another.
  private let patience: Duration
  /// Of all features that keep something in it.
  let inspectors: [any ContentInspector]
  /// Bytes of journal: each time it grew by so many it is compacted, where that halves it.
  let compactionStep: Int
  /// From older formats.
  let migrations: [StoreMigration]
  /// This process's claim on the store; nil where it is claimed anew for each change.
  private let hold: StoreHold?

  package static let usualCompactionStep = 1 << 20

  package init(
    path: String, fileSystem: any FileSystem = PosixFileSystem(), patience: Duration = .seconds(5),
    inspectors: [any ContentInspector] = [], compactionStep: Int = Store.usualCompactionStep,
    migrations: [StoreMigration] = StoreMigration.all
  ) {
    self.path = path
    self.fileSystem = fileSystem
    self.patience = patience
    self.inspectors = inspectors
    self.compactionStep = compactionStep
    self.migrations = migrations
    self.hold = nil
  }

  private init(_ store: Store, hold: StoreHold) {
    self.path = store.path
    self.fileSystem = store.fileSystem
    self.patience = store.patience
    self.inspectors = store.inspectors
    self.compactionStep = store.compactionStep
    self.migrations = store.migrations
    self.hold = hold
  }

  /// The same store, with this process as its only writer until `release`. Fails as a change would.
  package func held() throws(Failure) -> Store {
    let (lock, made) = try claim()
    return Store(self, hold: StoreHold(lock: lock, made: made))
  }

  /// Ends what `held` began. Nothing may be changed any more.
  package func release() {
    hold?.release(self)
  }

  /// Of a held store: different once anything was changed.
  package var revision: UInt64 { hold?.revision ?? 0 }

  /// Forgets what a held store is known to hold, so that it is read again.
  package func forget() {
    hold?.forget()
  }

  /// Makes what `body` changes durable together: nothing is before this returns, and when it fails nothing was
  /// changed. A store that is not held makes each change durable by itself.
  package func group(_ body: () -> Void) throws(Failure) {
    guard let hold else { return body() }
    try hold.group(self, body)
  }

  /// Where stores are when nobody says: `$XDG_DATA_HOME/recordbook`, else `~/.local/share/recordbook`; nil when the
  /// environment tells neither. A relative `XDG_DATA_HOME` counts as not set (XDG base directory specification).
  package static func usualPath(_ environment: (String) -> String?) -> String? {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/recordbook" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/share/recordbook"
  }

  func path(of name: String) -> String {
    path + "/" + name
  }

  /// What the store holds now, its immutable files left out.
  package func read() throws(Failure) -> StoreContent {
    try read { $0 }
  }

  /// Reads of what the store holds now; files are there as long as `body` runs.
  package func read<Value>(_ body: (StoreContent) throws(Failure) -> Value) throws(Failure) -> Value {
    if let hold { return try hold.read(self, body) }
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
    if let hold { return try hold.derived(self) }
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

  /// Makes changes while nobody else can.
  package func write<Value>(
    _ body: (inout StoreWriter) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let hold { return try hold.write(self, body) }
    let (lock, made) = try claim()
    let content: StoreContent
    do throws(Failure) {
      try StoreMigrator(self).migrate()
      content = try read()
    } catch {
      lock.releaseAsFound()
      throw error
    }
    var sure: Checksum?
    defer { lock.release(sureOf: sure) }
    var writer = StoreWriter(
      self, content, isVouchedFor: lock.vouches(for: content.stamp.manifest),
      standing: made.first.flatMap(StoreNames.folder) ?? path)
    defer {
      writer.close()
      if writer.isSure { sure = writer.content.stamp.manifest }
      if writer.content.stamp.manifest == nil { leaveNothing(of: made) }
    }
    writer.compactIfDue()
    return try body(&writer)
  }

  /// The lock, and the folders that had to be made for it. One who waited for another that then left nothing begins
  /// again.
  private func claim() throws(Failure) -> (lock: StoreLock, made: [String]) {
    var made: [String] = []
    for _ in 0..<100 {
      made += try translated { () throws(SystemError) in try fileSystem.makeFolders(path) }
      do throws(Failure) {
        if let lock = try lock() { return (lock, made) }
      } catch {
        fileSystem.removeFolders(made)
        throw error
      }
    }
    throw .storeBusy(path: path(of: "lock"), holder: nil)
  }

  /// Where nothing was written there was no store before, and is none now.
  func leaveNothing(of made: [String]) {
    try? fileSystem.remove(path(of: "lock"))
    fileSystem.removeFolders(made)
  }

  /// Nil when meanwhile the store was taken away. Fails with `storeBusy` when another process does not let go of it.
  func lock() throws(Failure) -> StoreLock? {
    try StoreLock(path(of: "lock"), fileSystem, patience: patience)
  }

  /// Does what no writer may see half done; nil when meanwhile the store was taken away.
  func alone<Value>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value? {
    if let hold { return try hold.alone(body) }
    guard let lock = try lock() else { return nil }
    defer { lock.releaseAsFound() }
    return try body()
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

  /// Before a store of an older format is read for the first time.
  private func migrate() throws(Failure) {
    if hold != nil { return try StoreMigrator(self).migrate() }
    guard let lock = try lock() else { return }
    defer { lock.releaseAsFound() }
    try StoreMigrator(self).migrate()
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

/// What was worked out from a store, and its small documents.
package struct Derived: Sendable {
  /// The latest of each kind of document that the journal keeps: JSON by kind.
  package let documents: [String: [UInt8]]
  /// Those that were committed together with files.
  package let notes: [String: [UInt8]]
  /// What features derived: JSON by name.
  package let values: [String: [UInt8]]
}
