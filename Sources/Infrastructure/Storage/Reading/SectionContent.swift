package import KernelApplication
package import KernelDomain
import Synchronization

/// A section's content at one moment, as a feature sees it.
package struct SectionContent: Sendable {
  package let section: FeatureID
  /// All changes in the journal, sorted by number, including undone ones and undos.
  package private(set) var changes: SharedList<Change>
  /// The changes in effect, sorted by number: neither undone nor undos themselves.
  package private(set) var standing: SharedList<Change>
  /// The current value of each kind that is set: JSON by kind.
  package private(set) var documents: [String: [UInt8]]
  /// Small documents that were committed together with files: JSON by kind.
  package private(set) var notes: [String: [UInt8]]
  /// Identifies this content among all others in this process.
  package private(set) var version = ContentVersion()
  /// Of the changes with lower numbers, compaction kept only those neither undone nor overwritten.
  private(set) var since: Int
  /// The greatest change number that the journal states.
  private(set) var last: Int
  private(set) var files: SectionFiles

  /// Makes an empty section's content.
  init(empty section: FeatureID, _ folder: StoreFolder) {
    self.init(section, [], since: 0, last: 0, notes: [:], SectionFiles(folder, ordinary: [], folders: []))
  }

  init(
    _ section: FeatureID, _ changes: [Change], since: Int, last: Int, notes: [String: [UInt8]], _ files: SectionFiles
  ) {
    self.section = section
    self.changes = SharedList(changes)
    self.since = since
    self.last = last
    self.notes = notes
    self.files = files
    standing = SharedList([])
    documents = [:]
    workOutStanding()
  }

  // MARK: Files

  /// The keys of the ordinary files, sorted by name.
  package var keys: [FileKey] { files.keys }

  /// The keys of a folder's large files, sorted by name. Fails with `storeDamaged` if the folder's index can't be read.
  package func keys(_ kind: String, in group: String) throws(Failure) -> [FileKey] {
    try files.keys(in: "\(section)/\(kind)/\(group)")
  }

  /// The keys of all large files, sorted. Fails with `storeDamaged` if a folder's index can't be read.
  package var largeKeys: [FileKey] { get throws(Failure) { try files.largeKeys } }

  /// A file's bytes, verified; nil if there is no file of that key. Fails with `storeDamaged` if the file is missing
  /// from the disk, or is not as it was written.
  package func bytes(of key: FileKey) throws(Failure) -> [UInt8]? {
    try files.bytes(of: key)
  }

  /// The recorded checksum of the file of that key; nil if there is no such file. Fails with `storeDamaged` if the
  /// index of its folder can't be read.
  package func checksum(of key: FileKey) throws(Failure) -> Checksum? {
    try files.named(key)?.checksum
  }

  /// The path of the file of that key, for messages.
  package func place(of key: FileKey) -> String {
    files.place(of: key)
  }

  /// Names the section's journal, for messages.
  package var journalPlace: String { files.placeOfJournal(section.name) }

  /// Whether the section never had any content.
  var isEmpty: Bool {
    changes.isEmpty && notes.isEmpty && files.isEmpty && last == 0
  }

  /// Whether both contents have the same files, even if another process read one of them or it was read at another
  /// time.
  package func hasSameFiles(as other: SectionContent) -> Bool {
    files.isSame(as: other.files)
  }

  // MARK: Changes

  /// The change of that number; nil if the journal does not have it.
  package func change(_ number: Int) -> Change? {
    let index = firstIndex(from: number)
    return index < changes.count && changes[index].number == number ? changes[index] : nil
  }

  /// Whether the change of that number is in effect: neither undone nor an undo.
  package func stands(_ number: Int) -> Bool {
    var (low, high) = (0, standing.count)
    while low < high {
      let middle = (low + high) / 2
      if standing[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < standing.count && standing[low].number == number
  }

  /// The position of the first change of at least that number.
  func firstIndex(from number: Int) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds entries to the latest change if it has that number, else begins a change of that number.
  mutating func add(_ entries: [Entry], to number: Int, at time: Timestamp) {
    var change = Change(number: number, at: time, entries: [])
    if changes.last?.number == number, let begun = changes.popLast() {
      change = begun
      // The change is in effect: an undo would have no second entry.
      standing.popLast()
    }
    change.entries += entries
    changes.append(change)
    last = max(last, number)
    version = ContentVersion()
    let undone = change.allUndone
    if !undone.isEmpty { return undone.count == 1 ? takeBack(undone[0]) : workOutStanding() }
    standing.append(change)
    for case .set(let kind, let value) in entries { documents[kind] = value }
  }

  /// Takes an undone change out of those in effect. If it is the latest, the others need not be examined.
  private mutating func takeBack(_ number: Int) {
    guard let latest = standing.last, latest.number == number else { return workOutStanding() }
    standing.popLast()
    for kind in latest.setKinds {
      documents[kind] = standing.lazy.reversed().compactMap { $0.latestValue(of: kind) }.first
    }
  }

  private mutating func workOutStanding() {
    let gone = Change.takenBack(changes)
    standing = SharedList(changes.filter { $0.undone == nil && !gone.contains($0.number) })
    documents = [:]
    for change in standing {
      for case .set(let kind, let value) in change.entries { documents[kind] = value }
    }
  }

  /// Replaces all changes, without comparing them with the old ones.
  mutating func replace(changes kept: [Change], since: Int) {
    changes = SharedList(kept)
    self.since = since
    workOutStanding()
    version = ContentVersion()
  }

  /// A copy without the values and notes of some kinds, as if they had never been set.
  package func leavingOut(_ isLeftOut: (_ kind: String) -> Bool) -> SectionContent {
    var copy = self
    copy.notes = notes.filter { !isLeftOut($0.key) }
    guard changes.contains(where: { $0.setKinds.contains(where: isLeftOut) }) else { return copy }
    let kept = changes.compactMap { change -> Change? in
      var left = change
      left.entries.removeAll { if case .set(let kind, _) = $0 { isLeftOut(kind) } else { false } }
      return left.entries.isEmpty ? nil : left
    }
    copy.replace(changes: kept, since: since)
    return copy
  }

  /// A copy without some entries and files, as if they had never been made.
  package func leavingOut(entries isLeftOut: (Entry) -> Bool, files gone: [FileKey]) -> SectionContent {
    var copy = self
    let kept = changes.compactMap { change -> Change? in
      var left = change
      left.entries.removeAll(where: isLeftOut)
      return left.entries.isEmpty ? nil : left
    }
    for key in gone { copy.put(nil, at: key) }
    copy.replace(changes: kept, since: since)
    return copy
  }

  /// Keeps only the changes that compaction keeps.
  mutating func compact(to kept: [Change], since: Int) {
    replace(changes: kept, since: since)
  }

  // MARK: Within a transaction

  /// Takes over all content of a backup. Its files are read only when they are written.
  mutating func restore(_ other: SectionContent) {
    replace(changes: Array(other.changes), since: other.since)
    last = other.last
    notes = other.notes
    files.pending = other.files.pending
  }

  /// Notes that an import used a number up.
  mutating func use(_ number: Int) {
    last = max(last, number)
  }

  mutating func put(_ bytes: [UInt8]?, at key: FileKey) {
    files.pending[key] = .some(bytes.map(PutFile.bytes))
    version = ContentVersion()
  }

  /// Replaces the bytes of a pending file by others of which features read the same.
  mutating func amend(_ bytes: [UInt8], at key: FileKey) {
    files.pending[key] = .some(PutFile.bytes(bytes))
  }

  mutating func note(_ value: [UInt8]?, as kind: String) {
    notes[kind] = value
    version = ContentVersion()
  }

  /// Replaces pending files by the files that a commit has written.
  mutating func commit(ordinary: [NamedFile], folders: [NamedFile]) {
    files.commit(ordinary: ordinary, folders: folders)
  }
}

extension Change {
  /// The numbers of the changes that were undone, and not redone.
  static func takenBack(_ changes: some BidirectionalCollection<Change>) -> Set<Int> {
    var gone: Set<Int> = []
    for change in changes.reversed() where !gone.contains(change.number) {
      gone.formUnion(change.allUndone)
    }
    return gone
  }

  func latestValue(of kind: String) -> [UInt8]? {
    for case .set(kind, let value) in entries.reversed() { return value }
    return nil
  }
}

/// Identifies a section's content, to compare it with others in this process.
package struct ContentVersion: Hashable, Sendable {
  private static let latest = Atomic<UInt64>(0)
  private let number = ContentVersion.latest.add(1, ordering: .relaxed).newValue
}
