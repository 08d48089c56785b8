import KernelApplication
import KernelDomain
import System

/// Rebuilds a damaged store from its undamaged parts in one commit, after copying everything that it replaces. Data of
/// a feature that this program does not know is reported, but stays unchanged byte for byte.
struct StoreRepairer {
  private(set) var findings: [StoreFinding] = []
  private(set) var dropped: [StoreFinding] = []
  /// The folder that contains copies of what the repair has replaced; nil if it has replaced nothing.
  var keptAt: String? { copies.keptAt }
  let store: Store
  /// The note that the last writer left in the lock file about the manifest that it wrote; nil if there was none.
  let note: LockNote?
  let reader: StoreReader
  var copies: DamagedCopies
  private var files: CommitFiles

  /// Prepares to repair the store, but does not examine anything yet.
  /// - Parameter copies: the folder of copies, with the copies that were made before the repair.
  init(_ store: Store, _ note: LockNote?, _ copies: DamagedCopies) {
    self.store = store
    self.note = note
    reader = StoreReader(store)
    self.copies = copies
    files = CommitFiles(store.folder, standing: store.path, writesAside: true)
  }

  /// Repairs the store; the caller must hold its lock. Fails with `storeNewer` if this version does not know the
  /// store's format.
  mutating func repair() throws(Failure) {
    var examiner = StoreExaminer(store)
    try examiner.examine(hasLock: true, note)
    findings += examiner.findings.map(\.finding)
    guard !examiner.findings.isEmpty else { return }
    let names = try translated { () throws(SystemError) in try StoreNames(store.folder) }
    var manifest: Manifest
    if let sound = examiner.manifest {
      manifest = sound.value
      manifest.generation = max(manifest.generation, names.latestGeneration) + 1
      for subject in Set(examiner.findings.map(\.subject)).sorted(by: { "\($0)" < "\($1)" }) {
        try repair(subject, in: &manifest, names)
      }
      try settle(&manifest)
      let isManifestSound = !examiner.findings.contains { $0.subject == .manifest }
      if isManifestSound, manifest.sections == sound.value.sections { return }
    } else {
      manifest = try rebuilt(names)
      try settle(&manifest)
    }
    try commit(manifest)
  }

  private mutating func commit(_ manifest: Manifest) throws(Failure) {
    try files.sync()
    try translated { () throws(SystemError) in
      let path = store.folder.path(of: Manifest.name)
      try store.folder.fileSystem.replace(path, with: manifest.encoded().bytes, durable: true)
      try store.folder.fileSystem.syncFolder(store.path)
    }
    try copies.moveTooLarge()
  }

  mutating func drop(_ place: String, _ problem: Message) {
    dropped.append(StoreFinding(place: place, problem: problem))
  }

  // MARK: With a manifest

  private mutating func repair(
    _ subject: StoreExaminer.Subject, in manifest: inout Manifest, _ names: StoreNames
  ) throws(Failure) {
    switch subject {
    // This process has the manifest's content in memory, so the commit writes the same content again.
    case .manifest: try copies.keep(Manifest.name)
    case .journal(let id): try repairJournal(id, in: &manifest, names)
    case .file(let key): try repair(key, in: &manifest, names)
    case .index(let id, let folder): try repairIndex(id, folder, in: &manifest, names)
    case .live(let id): try repairLive(id, in: &manifest, names)
    // `settle` resolves contradictions once all parts are repaired.
    case .section: break
    }
  }

  private mutating func repairJournal(
    _ id: FeatureID, in manifest: inout Manifest, _ names: StoreNames
  ) throws(Failure) {
    guard let section = manifest.sections[id], let reducer = store.reducers[id] else { return }
    let old = section.journal
    var read = try store.folder.readableJournal(old.name, made: old.bytes)
    try copies.keep(old.name)
    let before = dropped.count
    if read == nil {
      read = try substitute(for: old.name, names) { [folder = store.folder] (other) throws(Failure) in
        try folder.readableJournal(other, made: 0)
      }
    }
    let journal = read ?? JournalBytes([])
    var salvage = JournalSalvage(journal, section: id, book: manifest.book, problem: reducer.problem)
    for finding in salvage.dropped { drop("\(old.name), \(finding.place)", finding.problem) }
    let lost = lostBytes(id, journal.bytes, manifest)
    if let lost {
      drop("\(old.name), byte \(journal.bytes.count)", .store(.lostAcknowledged(bytes: lost)))
    }
    if dropped.count == before { drop(old.name, .store(.lostOtherVersion)) }
    let cut = max(old.bytes - journal.bytes.count, lost ?? 0, 0)
    let others = manifest.sections.elements.map { ($0.id, $0.value.journal.name) }
    salvage.header.skipNumbers(of: salvage.droppedBytes + cut, after: try greatestNumber(others, manifest.book))
    manifest.sections[id]?.journal = try write(SectionManifest.journalName(id, manifest.generation), salvage.bytes())
  }

  /// The greatest change number that any of these journals contains.
  func greatestNumber(_ journals: [(FeatureID, String)], _ book: BookID) throws(Failure) -> Int {
    var greatest = 0
    for (id, name) in journals {
      guard let journal = try store.folder.readableJournal(name, made: 0) else { continue }
      greatest = max(greatest, JournalSalvage(journal, section: id, book: book, problem: nil).header.last)
    }
    return greatest
  }

  /// Returns the number of bytes that are missing from the journal's end, according to the journal size recorded in the
  /// section's derived files; nil if they do not indicate a loss.
  private func lostBytes(_ id: FeatureID, _ bytes: [UInt8], _ manifest: Manifest) -> Int? {
    guard let known = reader.knownBytes(id, manifest.sections[id]?.stamp), known > bytes.count else { return nil }
    return known - bytes.count
  }

  private mutating func repairLive(
    _ id: FeatureID, in manifest: inout Manifest, _ names: StoreNames
  ) throws(Failure) {
    guard store.reducers[id] != nil, let old = manifest.sections[id]?.live else { return }
    let before = dropped.count
    var read = try store.folder.readableJournal(old, made: 0)
    try copies.keep(old)
    if read == nil {
      read = try substitute(for: old, names) { [folder = store.folder] (other) throws(Failure) in
        try folder.readableJournal(other, made: 0)
      }
    }
    if let read, let witness = reader.liveWitness(of: old, id.name), witness.bytes > read.bytes.count {
      let gone = witness.bytes - read.bytes.count
      drop("\(old), byte \(read.bytes.count)", .store(.lostAcknowledged(bytes: gone)))
    }
    let live = try repairedLive(id, old, read, manifest)
    if dropped.count == before, reader.liveWitness(of: old, id.name) != nil { drop(old, .store(.lostOtherVersion)) }
    manifest.sections[id]?.live = live
  }

  private mutating func repair(_ key: FileKey, in manifest: inout Manifest, _ names: StoreNames) throws(Failure) {
    guard store.reducers[key.section] != nil, let section = manifest.sections[key.section] else { return }
    let known = SectionFiles(store.folder, ordinary: section.files, folders: section.folders)
    guard let old = try known.named(key) else { return }
    var bytes = try store.folder.readable(old)
    try copies.keep(old.name)
    let before = dropped.count
    if bytes == nil {
      bytes = try substitute(for: old.name, names) { [folder = store.folder] (other) throws(Failure) in
        try folder.readable(other, limit: SizeLimit.unnamed)
      }
    }
    let file = try bytes.flatMap { (bytes) throws(Failure) in try repaired(key, bytes, old.name, manifest.generation) }
    // The content is undamaged but not what the manifest records, so it is another version of the file. Extra bytes
    // after the recorded end alone are no loss.
    if dropped.count == before, let bytes, !old.fits(bytes) { drop(old.name, .store(.lostOtherVersion)) }
    try put(file, at: key, in: &manifest)
  }

  /// Lists `file` under `key` in the manifest or, for a large file, in its folder's index. It replaces the file that
  /// had this key. If `file` is nil, the key is no longer listed.
  mutating func put(_ file: NamedFile?, at key: FileKey, in manifest: inout Manifest) throws(Failure) {
    guard key.isLarge else {
      manifest.sections[key.section]?.files.removeAll { FileKey(fileName: $0.name) == key }
      if let file { manifest.sections[key.section]?.files.append(file) }
      manifest.sections[key.section]?.files.sort { $0.name < $1.name }
      return
    }
    let section = manifest.sections[key.section]
    let known = SectionFiles(store.folder, ordinary: [], folders: section?.folders ?? [])
    var index = try known.index(of: key.folder) ?? FolderIndex(folder: key.folder)
    index.replace(key, with: file)
    try put(index, of: key.section, in: &manifest)
  }

  /// Writes the undamaged part of a file under a new name, and returns the new file; nil if no part of the file is
  /// usable.
  /// - Parameters:
  ///   - old: the name of the damaged file.
  ///   - generation: the commit number that becomes part of the new name.
  private mutating func repaired(
    _ key: FileKey, _ bytes: [UInt8], _ old: String, _ generation: Int
  ) throws(Failure) -> NamedFile? {
    let inspected = store.reducers[key.section]?.inspect(key, bytes) ?? InspectedFile(sound: bytes)
    for item in inspected.damage { drop("\(old), byte \(item.offset)", item.problem) }
    return try inspected.sound.map { (sound) throws(Failure) in try write(key.fileName(generation), sound) }
  }

  /// Reads the newest other version of the file `name`, which is missing; nil if there is no other version. Another
  /// version may exist if the store was copied while it was being written.
  mutating func substitute<Content>(
    for name: String, _ names: StoreNames, _ read: (String) throws(Failure) -> Content?
  ) throws(Failure) -> Content? {
    guard let parsed = StoreName(name), let other = names.newest(like: parsed), other.name != name,
      let content = try read(other.name)
    else {
      drop(name, .store(.lostMissing))
      return nil
    }
    drop(name, .store(.lostDifference(other: other.name)))
    return content
  }

  private mutating func repairIndex(
    _ id: FeatureID, _ folder: String, in manifest: inout Manifest, _ names: StoreNames
  ) throws(Failure) {
    if let old = manifest.sections[id]?.folders.first(where: { StoreName.folder(of: $0.name) == folder }) {
      try copies.keep(old.name)
    }
    let found = names.newest(of: id).filter { $0.role != .index && StoreName.folder(of: $0.name) == folder }
    try put(rebuiltIndex(folder, found, manifest.generation), of: id, in: &manifest)
  }

  mutating func put(
    _ index: FolderIndex, of id: FeatureID, in manifest: inout Manifest
  ) throws(Failure) {
    manifest.sections[id]?.folders.removeAll { StoreName.folder(of: $0.name) == index.folder }
    guard !index.files.isEmpty else { return }
    let name = FolderIndex.name(index.folder, manifest.generation)
    manifest.sections[id]?.folders.append(try write(name, index.encoded()))
  }

  // MARK: Writing

  mutating func write(_ name: String, _ bytes: [UInt8]) throws(Failure) -> NamedFile {
    try copies.clearWay(to: name)
    do throws(SystemError) {
      return try files.write(name, bytes, inKnownFolder: false)
    } catch {
      throw error.failure
    }
  }
}

extension JournalHeader {
  /// Skips the numbers that lost changes may have had, so that no new change is assigned one of them.
  /// - Parameters:
  ///   - bytes: the size of the lost changes, in bytes.
  ///   - greatest: the greatest change number that is known to be used.
  mutating func skipNumbers(of bytes: Int, after greatest: Int) {
    guard bytes > 0 else { return }
    last = JournalHeader.number(after: max(last, greatest), lost: bytes)
  }

  /// Returns the greatest change number that may have been used if changes with a total size of `bytes` bytes have been
  /// lost after the change `greatest`.
  static func number(after greatest: Int, lost bytes: Int) -> Int {
    bytes > 0 ? greatest + 1 + bytes / leastChange : greatest
  }

  /// The minimum number of bytes that a change takes up in a journal line.
  private static let leastChange = 32
}

extension CommitFiles {
  fileprivate mutating func sync() throws(Failure) {
    try translated { () throws(SystemError) in try sync(isFirst: false) }
  }
}
