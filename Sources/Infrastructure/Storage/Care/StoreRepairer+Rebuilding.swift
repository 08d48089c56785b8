import KernelApplication
import KernelDomain
import System

/// Rebuilds an unreadable manifest from the names of the files in the store's folder.
extension StoreRepairer {
  /// Returns a manifest that lists the newest version of each file. The sections' notes are lost, because they were
  /// stored only in the old manifest.
  mutating func rebuilt(_ names: StoreNames) throws(Failure) -> Manifest {
    try copies.keep(Manifest.name)
    drop(Manifest.name, .store(.lostSyncNote))
    var manifest = Manifest(
      book: try bookOfJournals(names) ?? store.options.drawID(),
      generation: max(names.latestGeneration, note?.generation ?? 0) + 1,
      sections: BySection())
    for id in names.sections {
      let newest = names.newest(of: id)
      var section = SectionManifest(journal: try rebuiltJournal(id, newest, manifest, names.names))
      if let live = newest.first(where: { $0.role == .live }) {
        section.live = try rebuiltLive(id, live.name, manifest)
      }
      let large = newest.filter { $0.isLarge }
      for name in newest where !name.isLarge {
        guard case .file(let key) = name.role, let bytes = try salvageable(name.name) else { continue }
        if let file = try rebuiltFile(key, bytes, name.name, manifest.generation) { section.files.append(file) }
        manifest.last = max(manifest.last, greatestNumber(of: key, bytes))
      }
      manifest.sections[id] = section
      for (folder, found) in Dictionary(grouping: large, by: { StoreName.folder(of: $0.name) ?? "" }) {
        try put(rebuiltIndex(folder, found, manifest.generation), of: id, in: &manifest)
      }
    }
    return manifest
  }

  /// Returns the greatest change number in a file of rows. This may be the number of an import, of a change made
  /// together with an import, or of an import's undo. 0 if the file is not a file of rows.
  private func greatestNumber(of key: FileKey, _ bytes: [UInt8]) -> Int {
    guard let kind = store.reducers[key.section]?.rowKinds.first(where: { $0.kind == key.kind }),
      let file = RowFile(bytes, list: kind.list)
    else { return 0 }
    let rows = (file.rows + file.earlier).map(\.number)
    return (rows + file.imports.flatMap { [$0.number + $0.changes, $0.undone ?? 0] }).max() ?? 0
  }

  private func bookOfJournals(_ names: StoreNames) throws(Failure) -> BookID? {
    for name in names.names where name.role == .journal {
      guard let journal = try store.folder.readableJournal(name.name, made: 0),
        let line = JournalPieces.cut(journal.bytes).first?.bytes, SealedLine.isSound(line),
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
    guard let old = newest.first(where: { $0.role == .journal }),
      let journal = try store.folder.readableJournal(old.name, made: 0)
    else {
      drop("\(id)/journal", .store(.lostMissing))
      return try write(name, empty.bytes)
    }
    guard let reducer = store.reducers[id] else {
      drop(old.name, .store(.nothingLost))
      return NamedFile(name: old.name, journal.bytes)
    }
    try copies.keep(old.name)
    var salvage = JournalSalvage(journal, section: id, book: manifest.book, problem: reducer.problem)
    for finding in salvage.dropped { drop("\(old.name), \(finding.place)", finding.problem) }
    let journals = names.filter { $0.role == .journal }.map { ($0.section, $0.name) }
    salvage.header.skipNumbers(of: salvage.droppedBytes, after: try greatestNumber(journals, manifest.book))
    return try write(name, salvage.bytes())
  }

  /// Returns the name of the section's live file, such as the file of a run in progress, for the rebuilt manifest. The
  /// file is listed even though the last commit may already have ended it. Nil if none of its content is usable.
  private mutating func rebuiltLive(_ id: FeatureID, _ name: String, _ manifest: Manifest) throws(Failure) -> String? {
    guard store.reducers[id] != nil else { return name }
    let read = try store.folder.readableJournal(name, made: 0)
    let header = LiveHeader(book: manifest.book, section: id)
    if let read, LiveContent(read, path: name, header: header).damage == nil { return name }
    try copies.keep(name)
    return try repairedLive(id, name, read, manifest)
  }

  /// Writes the undamaged entries of a live file to a new file, and returns the new file's name.
  /// - Parameters:
  ///   - old: the name of the damaged live file.
  ///   - read: the bytes of the damaged live file; nil if it cannot be read, in which case the result is nil.
  mutating func repairedLive(
    _ id: FeatureID, _ old: String, _ read: JournalBytes?, _ manifest: Manifest
  ) throws(Failure) -> String? {
    guard let read else { return nil }
    let header = LiveHeader(book: manifest.book, section: id)
    let salvage = LiveSalvage(read, header: header)
    for finding in salvage.dropped { drop("\(old), \(finding.place)", finding.problem) }
    return try writeLive(salvage.entries, id, manifest)
  }

  mutating func writeLive(_ entries: [[UInt8]], _ id: FeatureID, _ manifest: Manifest) throws(Failure) -> String {
    let header = LiveHeader(book: manifest.book, section: id)
    return try write(SectionManifest.liveName(id, manifest.generation), header.file(of: entries)).name
  }

  /// Reads a file's bytes. If the file is too large to be read as a whole, reports it as dropped and returns nil.
  private mutating func salvageable(_ name: String) throws(Failure) -> [UInt8]? {
    let path = store.folder.path(of: name)
    let status = try translated { () throws(SystemError) in try store.folder.fileSystem.reachableStatus(at: path) }
    if let status, status.kind == .file, status.bytes > SizeLimit.unnamed {
      drop(name, .store(.lostTooLarge(found: status.bytes, most: SizeLimit.unnamed)))
      try copies.keep(name)
      return nil
    }
    return try store.folder.readable(name, limit: SizeLimit.unnamed)
  }

  /// Creates the manifest's entry for a file. The feature checks the file's content, since the checksum has been lost
  /// with the old manifest, and a damaged file is replaced with its undamaged part. Nil if no part of the file is
  /// usable.
  private mutating func rebuiltFile(
    _ key: FileKey, _ bytes: [UInt8], _ name: String, _ generation: Int
  ) throws(Failure) -> NamedFile? {
    guard let inspected = store.reducers[key.section]?.inspect(key, bytes) else {
      drop(name, .store(.nothingLost))
      return NamedFile(name: name, bytes)
    }
    guard !inspected.damage.isEmpty else { return NamedFile(name: name, bytes) }
    try copies.keep(name)
    for item in inspected.damage { drop("\(name), byte \(item.offset)", item.problem) }
    return try inspected.sound.map { (sound) throws(Failure) in try write(key.fileName(generation), sound) }
  }

  mutating func rebuiltIndex(
    _ folder: String, _ found: [StoreName], _ generation: Int
  ) throws(Failure) -> FolderIndex {
    var rebuilt: [NamedFile] = []
    for name in found {
      guard case .file(let key) = name.role, key.isLarge, let bytes = try salvageable(name.name) else { continue }
      if let file = try rebuiltFile(key, bytes, name.name, generation) { rebuilt.append(file) }
    }
    return FolderIndex(folder: folder, files: rebuilt)
  }
}

extension StoreName {
  /// Whether this is the name of a large file, or of the index of a folder of large files.
  fileprivate var isLarge: Bool {
    switch role {
    case .file(let key): key.isLarge
    case .index: true
    case .journal, .live, .derived: false
    }
  }
}
