import KernelApplication

/// Looks at every byte of a store and tells all that is wrong.
struct StoreExaminer {
  private let store: Store
  private(set) var findings: [StoreFinding] = []
  private(set) var files = 0
  private(set) var bytes: Int64 = 0
  /// Nil when the manifest itself can't be read.
  private(set) var manifest: Manifest?
  /// The files whose content is not what was written, by key; nil for one that is missing.
  private(set) var damagedFiles: [String: [UInt8]?] = [:]
  private(set) var isJournalDamaged = false
  /// Acknowledged changes that are gone from the journal's end.
  private(set) var lostEnd: StoreFinding?

  init(_ store: Store) {
    self.store = store
  }

  /// Fails with `storeNewer` for a store that this version does not know.
  mutating func examine() throws(Failure) {
    guard let checksum = try examineManifest(), let manifest else { return }
    try examineJournal(manifest, checksum)
    for file in manifest.files { try examine(file) }
  }

  /// Nil where there is no store yet, or its manifest can't be read.
  private mutating func examineManifest() throws(Failure) -> Checksum? {
    do throws(Failure) {
      let (manifest, checksum) = try store.readManifest()
      self.manifest = manifest
      if checksum != nil { count(manifest.encoded()) }
      return checksum
    } catch .storeDamaged(let place, let problem) {
      findings.append(StoreFinding(place: place, problem: problem))
      return nil
    }
  }

  private mutating func examineJournal(_ manifest: Manifest, _ checksum: Checksum) throws(Failure) {
    let path = store.path(of: manifest.journal)
    guard let bytes = try store.optional(manifest.journal) else {
      isJournalDamaged = true
      return add(path, "it is missing")
    }
    count(bytes)
    let journal = JournalContent(bytes, path: path, firstLine: manifest.firstLine)
    if let damage = journal.damage { findings.append(damage) }
    for entry in journal.entries {
      guard let problem = store.inspectors.lazy.compactMap({ $0.problem(with: entry) }).first else { continue }
      add("\(path), change number \(entry.number)", problem)
    }
    if journal.damage == nil, let witness = try lostBytes(after: journal.soundBytes, checksum) {
      lostEnd = StoreFinding(place: "byte \(journal.soundBytes)", problem: witness)
      add("\(path), byte \(journal.soundBytes)", witness)
    }
    isJournalDamaged = findings.contains { $0.place.hasPrefix(path) }
  }

  /// The derived file is made after a change is acknowledged: where it knows of more, something was lost.
  private func lostBytes(after sound: Int, _ manifest: Checksum) throws(Failure) -> String? {
    guard let bytes = try store.optional(DerivedFile.name), let derived = DerivedFile(bytes),
      derived.stamp.manifest == manifest, derived.stamp.journalBytes > sound
    else { return nil }
    return "\(derived.stamp.journalBytes - sound) bytes of acknowledged changes are gone from its end"
  }

  private mutating func examine(_ file: Manifest.File) throws(Failure) {
    let path = store.path(of: file.name)
    guard let bytes = try store.optional(file.name) else {
      damagedFiles[file.key] = .some(nil)
      return add(path, "it is missing")
    }
    count(bytes)
    let isWhole = bytes.count == file.bytes && bytes.withUnsafeBytes({ Checksum(of: $0) }) == file.checksum
    let damage = store.inspectors.lazy.compactMap { $0.inspect(file: file.key, bytes) }.first?.damage ?? []
    for item in damage { add("\(path), byte \(item.offset)", item.problem) }
    if !isWhole && damage.isEmpty { add(path, "its checksum does not fit its content") }
    if !isWhole || !damage.isEmpty { damagedFiles[file.key] = bytes }
  }

  private mutating func count(_ content: [UInt8]) {
    files += 1
    bytes += Int64(content.count)
  }

  private mutating func add(_ place: String, _ problem: String) {
    findings.append(StoreFinding(place: place, problem: problem))
  }
}
