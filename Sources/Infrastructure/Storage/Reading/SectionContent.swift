package import KernelApplication
package import KernelDomain
import Synchronization

/// What a section contains at one moment. The feature reads its state from this content.
package struct SectionContent: Sendable {
  package let section: FeatureID
  /// All changes in the journal, sorted by number, including undone ones and undos.
  package private(set) var changes: SharedList<Change>
  /// The changes in effect, sorted by number. Excludes changes that are undone, and the undos themselves.
  package private(set) var standing: SharedList<Change>
  /// For each kind of value that entries set, the most recent value, as JSON.
  package private(set) var documents: [String: [UInt8]]
  /// The section's notes, small JSON values that the manifest stores, by kind.
  package private(set) var notes: [String: [UInt8]]
  /// Identifies this content within this process. Only unchanged copies of the content have the same version.
  package private(set) var version = ContentVersion()
  /// The change number that bounds compaction: compaction has kept all changes with this number or a greater one. Of
  /// the changes with lower numbers, it has kept only those that were neither undone nor overwritten.
  private(set) var since: Int
  /// The greatest change number used in the book, according to this section's journal.
  private(set) var last: Int
  private(set) var files: SectionFiles

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

  /// Returns the keys of the large files in one folder, sorted by name. Fails with `storeDamaged` if the folder's index
  /// cannot be read.
  package func keys(_ kind: String, in group: String) throws(Failure) -> [FileKey] {
    try files.keys(in: "\(section)/\(kind)/\(group)")
  }

  /// The keys of all large files, sorted. Fails with `storeDamaged` if a folder's index cannot be read.
  package var largeKeys: [FileKey] { get throws(Failure) { try files.largeKeys } }

  /// Reads a file's bytes and verifies them; nil if the section has no file with this key. Fails with `storeDamaged` if
  /// the file is missing from the disk, or differs from what was written.
  package func bytes(of key: FileKey) throws(Failure) -> [UInt8]? {
    try files.bytes(of: key)
  }

  /// Returns the checksum of a file as the manifest or an index records it; nil if the section has no file with this
  /// key. Fails with `storeDamaged` if the index of the file's folder cannot be read.
  package func checksum(of key: FileKey) throws(Failure) -> Checksum? {
    try files.named(key)?.checksum
  }

  /// Returns the path of the file with this key, used in error messages.
  package func place(of key: FileKey) -> String {
    files.place(of: key)
  }

  /// The path of the section's journal, used in error messages.
  package var journalPlace: String { files.placeOfJournal(section.name) }

  /// True if the section has never had any content.
  var isEmpty: Bool {
    changes.isEmpty && notes.isEmpty && files.isEmpty && last == 0
  }

  /// Whether the two contents list the same files, even if they were read at different times or by different processes.
  package func hasSameFiles(as other: SectionContent) -> Bool {
    files.isSame(as: other.files)
  }

  // MARK: Changes

  /// Returns the change with this number; nil if the journal has no such change.
  package func change(_ number: Int) -> Change? {
    let index = firstIndex(from: number)
    return index < changes.count && changes[index].number == number ? changes[index] : nil
  }

  /// Whether the change with this number is in effect: it is in the journal, is not undone, and is not an undo.
  package func stands(_ number: Int) -> Bool {
    var (low, high) = (0, standing.count)
    while low < high {
      let middle = (low + high) / 2
      if standing[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < standing.count && standing[low].number == number
  }

  /// Returns the index of the first change whose number is at least `number`.
  func firstIndex(from number: Int) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds entries to the most recent change if its number is `number`; otherwise adds a new change with this number.
  mutating func add(_ entries: [Entry], to number: Int, at time: Timestamp) {
    var change = Change(number: number, at: time, entries: [])
    if changes.last?.number == number, let begun = changes.popLast() {
      change = begun
      // The latest change is in effect: only an undo could be otherwise, and an undo has just one entry.
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

  /// Removes an undone change from `standing`. If it is the last element, the other changes need not be examined.
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

  /// Replaces all changes, and computes from them which changes are in effect and which values are set.
  /// - Parameter since: the number such that compaction has kept all changes with this number or a greater one.
  mutating func replace(changes kept: [Change], since: Int) {
    changes = SharedList(kept)
    self.since = since
    workOutStanding()
    version = ContentVersion()
  }

  /// Returns a copy that omits the values and notes whose kind `isLeftOut` selects, as if they had never been set.
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

  /// Returns a copy that omits the entries that `isLeftOut` selects and the files `gone`, as if they had never been
  /// added.
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

  /// Replaces the changes with `kept`, the changes that remain after compaction.
  /// - Parameter since: the number such that compaction has kept all changes with this number or a greater one.
  mutating func compact(to kept: [Change], since: Int) {
    replace(changes: kept, since: since)
  }

  // MARK: Within a transaction

  /// Replaces all content with the content of a backup. Each file is read from the backup only when the transaction
  /// writes it.
  mutating func restore(_ other: SectionContent) {
    replace(changes: Array(other.changes), since: other.since)
    last = other.last
    notes = other.notes
    files.pending = other.files.pending
  }

  /// Records that an import has used this change number, so that the number is not assigned to any other change.
  mutating func use(_ number: Int) {
    last = max(last, number)
  }

  mutating func put(_ file: PutFile?, at key: FileKey) {
    files.pending[key] = .some(file)
    version = ContentVersion()
  }

  /// Replaces the bytes of a file that the transaction is about to write, or removes the file if `bytes` is nil. The
  /// feature must read the same state as before, so the content's version stays the same.
  mutating func amend(_ bytes: [UInt8]?, at key: FileKey) {
    files.pending[key] = .some(bytes.map(PutFile.bytes))
  }

  mutating func note(_ value: [UInt8]?, as kind: String) {
    notes[kind] = value
    version = ContentVersion()
  }

  /// Replaces the files that the transaction was about to write with the files that its commit has written.
  mutating func commit(ordinary: [NamedFile], folders: [NamedFile]) {
    files.commit(ordinary: ordinary, folders: folders)
  }
}

extension Change {
  /// Returns the numbers of the changes that have been undone and not redone since.
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

/// Identifies a section's content within this process: two contents with the same version are equal.
package struct ContentVersion: Hashable, Sendable {
  private static let latest = Atomic<UInt64>(0)
  private let number = ContentVersion.latest.add(1, ordering: .relaxed).newValue
}
