import KernelApplication
import KernelDomain

/// Puts a damaged store together anew from what is sound in it, as one commit, after copies were kept of all that is
/// replaced. What belongs to a feature that nobody here knows stays byte for byte, and is reported.
struct StoreRepairer {
  private(set) var findings: [StoreFinding] = []
  private(set) var dropped: [StoreFinding] = []
  /// Where copies are; nil while nothing was replaced.
  var keptAt: String? { copies.keptAt }
  private let store: Store
  /// What the last writer left in the lock.
  private let note: LockNote?
  private let reader: StoreReader
  private var copies: DamagedCopies
  private var files: CommitFiles

  /// - Parameter copies: those that were kept already.
  init(_ store: Store, _ note: LockNote?, _ copies: DamagedCopies) {
    self.store = store
    self.note = note
    reader = StoreReader(store)
    self.copies = copies
    files = CommitFiles(store.folder, standing: store.path, writesAside: true)
  }

  /// The caller holds the lock. Fails with `storeNewer` for a store that this version does not know.
  mutating func repair() throws(Failure) {
    try mendFormatOne()
    var examiner = StoreExaminer(store)
    try examiner.examine(hasLock: true, note)
    findings += examiner.findings.map(\.finding)
    guard !examiner.findings.isEmpty else { return }
    let names = try translated { () throws(SystemError) in try StoreNames(store.folder, store.options.formatOne()) }
    var manifest: Manifest
    if let sound = examiner.manifest {
      manifest = sound.value
      manifest.generation = max(manifest.generation, names.latestGeneration) + 1
      for subject in Set(examiner.findings.map(\.subject)).sorted(by: { "\($0)" < "\($1)" }) {
        try mend(subject, in: &manifest, names)
      }
      guard manifest.sections != sound.value.sections else { return }
    } else {
      manifest = try rebuilt(names)
    }
    try commit(manifest)
  }

  private mutating func commit(_ manifest: Manifest) throws(Failure) {
    try files.syncFolders()
    try translated { () throws(SystemError) in
      let path = store.folder.path(of: Manifest.name)
      try store.folder.fileSystem.replace(path, with: manifest.encoded().bytes, durable: true)
      try store.folder.fileSystem.syncFolder(store.path)
    }
  }

  private mutating func drop(_ place: String, _ problem: String) {
    dropped.append(StoreFinding(place: place, problem: problem))
  }

  // MARK: Format 1

  /// One that is damaged is brought up to date with what is sound of it; what is wrong within its files is mended as in
  /// any other store then.
  private mutating func mendFormatOne() throws(Failure) {
    var bytes: [UInt8]?
    do throws(Failure) {
      bytes = try reader.manifestFile()?.bytes
    } catch .storeDamaged {}
    let isOne = bytes.map(FormatOneManifest.isOne) ?? false
    do throws(Failure) {
      _ = try store.manifest(hasLock: true, note)
      return
    } catch .storeDamaged(let place, let problem) {
      let found = try FormatOneNamesFound(store.folder)
      let names = try translated { () throws(SystemError) in try StoreNames(store.folder, store.options.formatOne()) }
      guard isOne || names.sections.isEmpty && !found.all.isEmpty else { return }
      findings.append(StoreFinding(place: place, problem: problem))
      for name in [Manifest.name] + found.all { try copies.keep(name) }
      let old = try FormatOneStore(salvaging: store.folder, manifest: isOne ? bytes : nil)
      let migration = FormatOneMigration(old, store.options.formatOne(), id: store.options.drawID())
      dropped += old.dropped + migration.unknown
      try store.write(migration, replacing: old.names)
    }
  }

  // MARK: With a manifest

  private mutating func mend(
    _ subject: StoreExaminer.Subject, in manifest: inout Manifest, _ names: StoreNames
  ) throws(Failure) {
    switch subject {
    case .manifest: break
    case .journal(let id): try mendJournal(id, in: &manifest, names)
    case .file(let key): try mend(key, in: &manifest, names)
    case .index(let id, let folder): try mendIndex(id, folder, in: &manifest, names)
    }
  }

  private mutating func mendJournal(
    _ id: FeatureID, in manifest: inout Manifest, _ names: StoreNames
  ) throws(Failure) {
    guard let section = manifest.sections[id], let keeper = store.keepers[id] else { return }
    let old = section.journal
    var bytes = try store.folder.readable(old.name)
    try copies.keep(old.name)
    if bytes == nil { bytes = try substitute(for: old.name, names) }
    var salvage = JournalSalvage(bytes ?? [], section: id, book: manifest.book, problem: keeper.problem)
    for finding in salvage.dropped { drop("\(old.name), \(finding.place)", finding.problem) }
    let lost = lostBytes(id, bytes ?? [], manifest)
    if let lost {
      drop("\(old.name), byte \(bytes?.count ?? 0)", "\(lost) bytes of acknowledged changes, which are gone")
    }
    let cut = max(old.bytes - (bytes?.count ?? 0), lost ?? 0, 0)
    let others = manifest.sections.elements.map { ($0.id, $0.value.journal.name) }
    salvage.header.skipNumbers(of: salvage.droppedBytes + cut, after: try greatestNumber(others, manifest.book))
    manifest.sections[id]?.journal = try write(SectionManifest.journalName(id, manifest.generation), salvage.bytes())
  }

  /// The greatest number that any journal says was given to a change.
  private func greatestNumber(_ journals: [(FeatureID, String)], _ book: BookID) throws(Failure) -> Int {
    var greatest = 0
    for (id, name) in journals {
      let bytes = try store.folder.readable(name) ?? []
      greatest = max(greatest, JournalSalvage(bytes, section: id, book: book, problem: nil).header.last)
    }
    return greatest
  }

  /// How much more journal what was derived knows of.
  private func lostBytes(_ id: FeatureID, _ bytes: [UInt8], _ manifest: Manifest) -> Int? {
    let checksum = manifest.sections[id].map { Checksum(of: $0.encoded()) }
    let witnesses = (store.keepers[id]?.derivedNames ?? []).compactMap { reader.derivedFile(id, $0)?.stamp }
    return witnesses.filter { $0.manifest == checksum && $0.journalBytes > bytes.count }.map {
      $0.journalBytes - bytes.count
    }.max()
  }

  private mutating func mend(_ key: FileKey, in manifest: inout Manifest, _ names: StoreNames) throws(Failure) {
    guard store.keepers[key.section] != nil, let section = manifest.sections[key.section] else { return }
    let known = SectionFiles(store.folder, ordinary: section.files, folders: section.folders)
    guard let old = try known.named(key) else { return }
    var bytes = try store.folder.readable(old.name)
    try copies.keep(old.name)
    if bytes == nil { bytes = try substitute(for: old.name, names) }
    let file = try bytes.map { (bytes) throws(Failure) in try mended(key, bytes, old.name, manifest.generation) }
    guard key.isLarge else {
      manifest.sections[key.section]?.files.removeAll { $0.name == old.name }
      if let file { manifest.sections[key.section]?.files.append(file) }
      return
    }
    var index = try known.index(of: key.folder) ?? FolderIndex(folder: key.folder)
    index.replace(key, with: file)
    try put(index, of: key.section, in: &manifest)
  }

  private mutating func mended(
    _ key: FileKey, _ bytes: [UInt8], _ old: String, _ generation: Int
  ) throws(Failure) -> NamedFile {
    let inspected = store.keepers[key.section]?.inspect(key, bytes) ?? InspectedFile(sound: bytes)
    for item in inspected.damage { drop("\(old), byte \(item.offset)", item.problem) }
    return try write(key.fileName(generation), inspected.sound)
  }

  /// What there is of another generation in the place of a missing file, as in a copy made while the book was written.
  private mutating func substitute(for name: String, _ names: StoreNames) throws(Failure) -> [UInt8]? {
    guard let parsed = StoreName(name), let other = names.newest(like: parsed), other.name != name,
      let bytes = try store.folder.readable(other.name)
    else {
      drop(name, "all of it: it was missing")
      return nil
    }
    drop(name, "what sets it apart from \(other.name), which takes its place: it was missing")
    return bytes
  }

  private mutating func mendIndex(
    _ id: FeatureID, _ folder: String, in manifest: inout Manifest, _ names: StoreNames
  ) throws(Failure) {
    if let old = manifest.sections[id]?.folders.first(where: { StoreName.folder(of: $0.name) == folder }) {
      try copies.keep(old.name)
    }
    let found = names.newest(of: id).filter { $0.role != .index && StoreName.folder(of: $0.name) == folder }
    try put(rebuiltIndex(folder, found, manifest.generation), of: id, in: &manifest)
  }

  private mutating func put(
    _ index: FolderIndex, of id: FeatureID, in manifest: inout Manifest
  ) throws(Failure) {
    manifest.sections[id]?.folders.removeAll { StoreName.folder(of: $0.name) == index.folder }
    guard !index.files.isEmpty else { return }
    let name = FolderIndex.name(index.folder, manifest.generation)
    manifest.sections[id]?.folders.append(try write(name, index.encoded()))
  }

  // MARK: Without a manifest

  /// The newest of each file that is there. What commits noted is lost with the manifest.
  private mutating func rebuilt(_ names: StoreNames) throws(Failure) -> Manifest {
    try copies.keep(Manifest.name)
    drop(Manifest.name, "what it noted of the last sync; which files it named was told by their names")
    var manifest = Manifest(
      book: try bookOfJournals(names) ?? store.options.drawID(), generation: names.latestGeneration + 1,
      sections: BySection())
    for id in names.sections {
      let newest = names.newest(of: id)
      var section = SectionManifest(journal: try rebuiltJournal(id, newest, manifest, names.names))
      section.live = newest.last { $0.role == .live }?.name
      let large = newest.filter { $0.isLarge }
      for name in newest where !name.isLarge {
        guard case .file(let key) = name.role, let bytes = try store.folder.readable(name.name) else { continue }
        section.files.append(try rebuiltFile(key, bytes, name.name, manifest.generation))
      }
      manifest.sections[id] = section
      for (folder, found) in Dictionary(grouping: large, by: { StoreName.folder(of: $0.name) ?? "" }) {
        try put(rebuiltIndex(folder, found, manifest.generation), of: id, in: &manifest)
      }
    }
    return manifest
  }

  private func bookOfJournals(_ names: StoreNames) throws(Failure) -> BookID? {
    for name in names.names where name.role == .journal {
      guard let bytes = try store.folder.readable(name.name), let line = JournalPieces.cut(bytes).first?.bytes,
        SealedLine.isSound(line),
        let header = try? line.withUnsafeBytes({ (line) throws(any Error) in try JournalHeader(line) })
      else { continue }
      return header.book
    }
    return nil
  }

  private mutating func rebuiltJournal(
    _ id: FeatureID, _ newest: [StoreName], _ manifest: Manifest, _ names: [StoreName]
  ) throws(Failure) -> NamedFile {
    let name = SectionManifest.journalName(id, manifest.generation)
    let empty = JournalHeader(book: manifest.book, section: id, last: 0)
    guard let old = newest.first(where: { $0.role == .journal }), let bytes = try store.folder.readable(old.name) else {
      drop("\(id)/journal", "all of it: it was missing")
      return try write(name, empty.bytes)
    }
    try copies.keep(old.name)
    guard let keeper = store.keepers[id] else {
      drop(old.name, "nothing: it stays as it is, since no feature here knows it")
      return NamedFile(name: old.name, bytes)
    }
    var salvage = JournalSalvage(bytes, section: id, book: manifest.book, problem: keeper.problem)
    for finding in salvage.dropped { drop("\(old.name), \(finding.place)", finding.problem) }
    let journals = names.filter { $0.role == .journal }.map { ($0.section, $0.name) }
    salvage.header.skipNumbers(of: salvage.droppedBytes, after: try greatestNumber(journals, manifest.book))
    return try write(name, salvage.bytes())
  }

  /// Without a manifest nothing says whether a file is what was written: each is taken apart by its feature.
  private mutating func rebuiltFile(
    _ key: FileKey, _ bytes: [UInt8], _ name: String, _ generation: Int
  ) throws(Failure) -> NamedFile {
    guard let inspected = store.keepers[key.section]?.inspect(key, bytes) else {
      drop(name, "nothing: it stays as it is, since no feature here knows it")
      return NamedFile(name: name, bytes)
    }
    guard !inspected.damage.isEmpty else { return NamedFile(name: name, bytes) }
    try copies.keep(name)
    for item in inspected.damage { drop("\(name), byte \(item.offset)", item.problem) }
    return try write(key.fileName(generation), inspected.sound)
  }

  private mutating func rebuiltIndex(
    _ folder: String, _ found: [StoreName], _ generation: Int
  ) throws(Failure) -> FolderIndex {
    var rebuilt: [NamedFile] = []
    for name in found {
      guard case .file(let key) = name.role, key.isLarge, let bytes = try store.folder.readable(name.name) else {
        continue
      }
      rebuilt.append(try rebuiltFile(key, bytes, name.name, generation))
    }
    return FolderIndex(folder: folder, files: rebuilt)
  }

  // MARK: Writing

  private mutating func write(_ name: String, _ bytes: [UInt8]) throws(Failure) -> NamedFile {
    if let section = name.split(separator: "/").first { try copies.moveAside(unlessFolder: String(section)) }
    do throws(SystemError) {
      return try files.write(name, bytes, inKnownFolder: false)
    } catch {
      throw error.failure
    }
  }
}

extension StoreName {
  /// A large file, or the index of its folder.
  fileprivate var isLarge: Bool {
    switch role {
    case .file(let key): key.isLarge
    case .index: true
    case .journal, .live, .derived: false
    }
  }
}

extension JournalHeader {
  /// Numbers that lost changes may have had are not given again.
  /// - Parameters:
  ///   - bytes: of what is lost.
  ///   - greatest: the greatest number known to have been given.
  fileprivate mutating func skipNumbers(of bytes: Int, after greatest: Int) {
    guard bytes > 0 else { return }
    last = max(last, greatest) + 1 + bytes / JournalHeader.leastChange
  }

  /// Bytes of the shortest change in a line.
  private static let leastChange = 32
}

extension CommitFiles {
  fileprivate func syncFolders() throws(Failure) {
    try translated { () throws(SystemError) in try syncFolders(isFirst: false) }
  }
}
