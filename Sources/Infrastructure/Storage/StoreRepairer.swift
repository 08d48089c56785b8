import JSONCoding
import KernelApplication

/// Puts a damaged store together anew from what is sound in it, as one commit, after copies were kept of all that is
/// replaced.
struct StoreRepairer {
  private let store: Store
  private let examiner: StoreExaminer
  private(set) var dropped: [StoreFinding] = []
  private(set) var keptAt: String?

  init(_ store: Store, _ examiner: StoreExaminer) {
    self.store = store
    self.examiner = examiner
  }

  mutating func repair() throws(Failure) {
    let names = try translated { () throws(SystemError) in try StoreNames(store) }
    var manifest = examiner.manifest ?? rebuiltManifest(names)
    let wasReadable = examiner.manifest != nil
    try keepCopies(of: manifest, withManifest: !wasReadable)
    manifest.generation = max(manifest.generation, names.latestGeneration) + 1
    let damaged = wasReadable ? examiner.damagedFiles : try suspects(manifest)
    for (key, bytes) in damaged.sorted(by: { $0.key < $1.key }) { try mend(key, bytes, in: &manifest, names) }
    if examiner.isJournalDamaged || !wasReadable { try mendJournal(of: &manifest, names) }
    let mended = manifest
    try translated { () throws(SystemError) in
      try store.fileSystem.syncFolder(store.path)
      try store.fileSystem.replace(store.path(of: Manifest.name), with: mended.encoded(), durable: true)
      try store.fileSystem.syncFolder(store.path)
    }
  }

  /// The newest of each kind of file that is there. What a commit noted is lost with the manifest.
  private mutating func rebuiltManifest(_ names: StoreNames) -> Manifest {
    var manifest = Manifest.empty
    manifest.journal = names.newestJournal ?? Manifest.empty.journal
    manifest.files = names.newestFiles.map { Manifest.File(name: $0, bytes: 0, checksum: Checksum(0)) }
    drop(Manifest.name, "what it noted of the last sync; which files it named was told by their names")
    return manifest
  }

  /// Without a manifest nothing says whether a file is what was written: each is taken apart.
  private func suspects(_ manifest: Manifest) throws(Failure) -> [String: [UInt8]?] {
    var suspects: [String: [UInt8]?] = [:]
    for file in manifest.files { suspects[file.key] = try store.optional(file.name) }
    return suspects
  }

  private mutating func mend(
    _ key: String, _ bytes: [UInt8]?, in manifest: inout Manifest, _ names: StoreNames
  ) throws(Failure) {
    let old = manifest.files.first { $0.key == key }
    manifest.files.removeAll { $0.key == key }
    var present = bytes
    if present == nil { present = try substitute(for: old?.name ?? key, names.newestFile(of: key)) }
    guard let bytes = present else { return }
    guard let inspected = store.inspectors.lazy.compactMap({ $0.inspect(file: key, bytes) }).first else {
      return drop(old?.name ?? key, "all of it: nobody knows what it should hold")
    }
    for item in inspected.damage { drop("\(old?.name ?? key), byte \(item.offset)", item.problem) }
    let name = Manifest.fileName(key, manifest.generation)
    try write(inspected.sound, name)
    manifest.files.append(
      Manifest.File(
        name: name, bytes: inspected.sound.count, checksum: inspected.sound.withUnsafeBytes { Checksum(of: $0) }))
    manifest.files.sort { $0.name < $1.name }
  }

  /// What there is of another generation in the place of a missing file, as in a copy made while the book was written.
  private mutating func substitute(for name: String, _ other: String?) throws(Failure) -> [UInt8]? {
    guard let other, other != name, let bytes = try store.optional(other) else {
      drop(name, "all of it: it was missing")
      return nil
    }
    drop(name, "what sets it apart from \(other), which takes its place: it was missing")
    return bytes
  }

  private mutating func mendJournal(of manifest: inout Manifest, _ names: StoreNames) throws(Failure) {
    var bytes = try store.optional(manifest.journal)
    let firstLine = bytes == nil ? nil : examiner.manifest?.firstLine
    if bytes == nil { bytes = try substitute(for: manifest.journal, names.newestJournal) }
    let salvage = JournalSalvage(bytes ?? [], firstLine: firstLine) {
      [store] entry in
      store.inspectors.lazy.compactMap { $0.problem(with: entry) }.first
    }
    for finding in salvage.dropped + [examiner.lostEnd].compactMap({ $0 }) {
      drop("\(manifest.journal), \(finding.place)", finding.problem)
    }
    manifest.journal = Manifest.journalName(manifest.generation)
    manifest.firstLine = salvage.firstLine
    try write(salvage.lines, manifest.journal)
  }

  private mutating func keepCopies(of manifest: Manifest, withManifest: Bool) throws(Failure) {
    var names = manifest.files.filter { examiner.damagedFiles[$0.key] != nil }.map(\.name)
    if withManifest { names += manifest.files.map(\.name) + [Manifest.name] }
    if withManifest || examiner.isJournalDamaged { names.append(manifest.journal) }
    let folder = "\(StoreNames.damaged)/\(try firstFreeNumber())"
    keptAt = store.path(of: folder)
    for name in names {
      guard let bytes = try store.optional(name) else { continue }
      try write(bytes, folder + "/" + name)
    }
  }

  private func firstFreeNumber() throws(Failure) -> Int {
    var number = 1
    while try translated({ () throws(SystemError) in
      try store.fileSystem.exists(store.path(of: "\(StoreNames.damaged)/\(number)"))
    }) { number += 1 }
    return number
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(Failure) {
    let path = store.path(of: name)
    try translated { () throws(SystemError) in
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? store.path
      try store.fileSystem.makeFolders(folder)
      try store.fileSystem.replace(path, with: bytes, durable: true)
      try store.fileSystem.syncFolder(folder)
    }
  }

  private mutating func drop(_ place: String, _ problem: String) {
    dropped.append(StoreFinding(place: place, problem: problem))
  }
}
