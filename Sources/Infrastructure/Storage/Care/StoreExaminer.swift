import KernelApplication
import KernelDomain
import System

/// Reads every byte of a store and reports everything that is wrong.
struct StoreExaminer {
  /// A problem, and the part of the store that it concerns.
  struct Problem {
    let finding: StoreFinding
    let subject: Subject
  }

  enum Subject: Hashable {
    case manifest
    case journal(FeatureID)
    case file(FileKey)
    /// The index of one of a section's folders of large files. The string is the path of that folder in the store.
    case index(FeatureID, String)
    case live(FeatureID)
    /// A section whose files all match their checksums but contradict each other.
    case section(FeatureID)
  }

  private let store: Store
  private let reader: StoreReader
  private(set) var findings: [Problem] = []
  private(set) var files = 0
  private(set) var bytes: Int64 = 0
  /// The manifest on disk. If it is missing or unreadable, this is the manifest that this process has in memory because
  /// it holds the store's lock. Nil if neither is available.
  private(set) var manifest: StandingManifest?
  /// The manifest on disk; nil if it is missing or unreadable.
  private var found: StandingManifest?

  init(_ store: Store) {
    self.store = store
    reader = StoreReader(store)
  }

  /// Checks the whole store. Fails with `storeNewer` if this version does not know the store's format.
  /// - Parameters:
  ///   - hasLock: whether this process holds the store's lock.
  ///   - note: the last writer's note, which this process found in the lock file when it took the lock; nil if there
  ///     was none.
  mutating func examine(hasLock: Bool = false, _ note: LockNote? = nil) throws(Failure) {
    do throws(Failure) {
      found = try store.manifest(hasLock ? note : reader.lockNote)
      manifest = if let found { found } else { try store.held?.knownManifest() }
    } catch .storeDamaged(let place, let problem) {
      add(place, problem, .manifest)
      manifest = try? store.held?.knownManifest()
    }
    guard let manifest else { return }
    if found == nil, findings.isEmpty { add(store.folder.path(of: Manifest.name), .store(.missing), .manifest) }
    files += 1
    bytes += Int64(manifest.value.encoded().bytes.count)
    for (id, section) in manifest.value.sections.elements {
      let before = findings.count
      try examineJournal(id, manifest)
      for file in section.files { try examine(file) }
      for file in section.folders { try examineFolder(id, file) }
      if findings.count == before { try examineWhole(id, manifest) }
      try examineLive(id, manifest.value)
    }
  }

  /// Whether a writer has replaced the manifest since the check began. If so, that writer may have removed a file that
  /// seems to be missing.
  var isOutdated: Bool {
    guard let found, let latest = try? store.manifest() else { return false }
    return latest.checksum != found.checksum
  }

  private mutating func examineJournal(_ id: FeatureID, _ manifest: StandingManifest) throws(Failure) {
    do throws(Failure) {
      let journal = try reader.journal(id, manifest.value)
      files += 1
      bytes += Int64(journal.soundBytes)
      if let damage = journal.damage { return add(damage.place, damage.problem, .journal(id)) }
      if let reducer = store.reducers[id] {
        let path = store.folder.path(of: manifest.value.sections[id]?.journal.name ?? "")
        for change in journal.changes {
          for problem in change.entries.compactMap(reducer.problem) {
            add("\(path), change number \(change.number)", problem, .journal(id))
          }
        }
      }
      // Reading the section also reports acknowledged changes that are missing.
      _ = try reader.section(id, manifest)
    } catch .storeDamaged(let place, let problem) {
      add(place, problem, .journal(id))
    }
  }

  private mutating func examineLive(_ id: FeatureID, _ manifest: Manifest) throws(Failure) {
    do throws(Failure) {
      guard let live = try reader.live(id, manifest) else { return }
      files += 1
      bytes += Int64(live.soundBytes)
      let path = store.folder.path(of: manifest.sections[id]?.live ?? "")
      if let problem = store.reducers[id]?.problem(withLive: live.entries) { return add(path, problem, .live(id)) }
      if let leader = store.reducers[id]?.followedLive, manifest.sections[leader]?.live == nil {
        add(path, .store(.liveAlone(section: leader.name)), .live(id))
      }
    } catch .storeDamaged(let place, let problem) {
      add(place, problem, .live(id))
    }
  }

  /// Has the section's reducer read the section, and reports whatever the reducer does not accept.
  private mutating func examineWhole(_ id: FeatureID, _ manifest: StandingManifest) throws(Failure) {
    guard let reducer = store.reducers[id] else { return }
    do throws(Failure) {
      let content = try reader.section(id, manifest).content
      let misfits = try reducer.misfits(in: content)
      for misfit in misfits { add(misfit.place, misfit.problem, .section(id)) }
      if misfits.isEmpty { try reducer.read(content) }
    } catch .storeDamaged(let place, let problem) {
      add(place, problem, .section(id))
    }
  }

  private mutating func examine(_ file: NamedFile) throws(Failure) {
    guard let key = FileKey(fileName: file.name) else { return }
    let path = store.folder.path(of: file.name)
    let content: [UInt8]
    do throws(Failure) {
      // A file much longer than recorded is reported by its size, without reading it.
      let status = try translated { () throws(SystemError) in try store.folder.fileSystem.reachableStatus(at: path) }
      if let status, status.kind == .file, status.bytes > file.bytes + SizeLimit.excess {
        return add(path, file.problem(status.bytes) ?? .store(.checksum), .file(key))
      }
      guard let found = try store.folder.optional(file.name, limit: file.bytes + SizeLimit.excess) else {
        return add(path, .store(.missing), .file(key))
      }
      content = found
    } catch .storeDamaged(let place, let problem) {
      return add(place, problem, .file(key))
    }
    files += 1
    bytes += Int64(content.count)
    let damage = store.reducers[key.section]?.inspect(key, content).damage ?? []
    for item in damage { add("\(path), byte \(item.offset)", item.problem, .file(key)) }
    if damage.isEmpty, let problem = file.problem(content) { add(path, problem, .file(key)) }
  }

  private mutating func examineFolder(_ id: FeatureID, _ file: NamedFile) throws(Failure) {
    do throws(Failure) {
      let content = try store.folder.bytes(of: file)
      files += 1
      bytes += Int64(content.count)
      for file in try store.folder.index(file).files { try examine(file) }
    } catch .storeDamaged(let place, let problem) {
      add(place, problem, .index(id, StoreName.folder(of: file.name) ?? ""))
    }
  }

  private mutating func add(_ place: String, _ problem: Message, _ subject: Subject) {
    findings.append(Problem(finding: StoreFinding(place: place, problem: problem), subject: subject))
  }
}

extension SectionReducer {
  fileprivate func read(_ content: SectionContent) throws(Failure) {
    _ = try state(of: content, after: nil)
  }
}
