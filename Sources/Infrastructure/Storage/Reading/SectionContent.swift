package import KernelApplication
package import KernelDomain
import Synchronization

/// What a section holds at one moment, as a feature sees it.
package struct SectionContent: Sendable {
  package let section: FeatureID
  /// All that the journal keeps, by number: those that were taken back, and those that take back, too.
  package private(set) var changes: SharedList<Change>
  /// The changes that stand, by number. What takes another back is none of them.
  package private(set) var standing: SharedList<Change>
  /// The standing value of each kind that is set: JSON by kind.
  package private(set) var documents: [String: [UInt8]]
  /// Small documents that were committed together with files: JSON by kind.
  package private(set) var notes: [String: [UInt8]]
  /// Differs from that of any other content in this process.
  package private(set) var version = ContentVersion()
  /// The number below which only those changes were kept that stood and were not overwritten.
  private(set) var since: Int
  /// The greatest number that its journal says was given to a change.
  private(set) var last: Int
  private(set) var files: SectionFiles

  /// One in which nothing is.
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

  /// The keys of the ordinary files, in the order of their names.
  package var keys: [FileKey] { files.keys }

  /// The keys of the large files in a folder, in the order of their names.
  /// Fails with `storeDamaged` when the folder's index can't be read.
  package func keys(_ kind: String, in group: String) throws(Failure) -> [FileKey] {
    try files.keys(in: "\(section)/\(kind)/\(group)")
  }

  /// The keys of all large files, in order. Fails with `storeDamaged` when the index of a folder can't be read.
  package var largeKeys: [FileKey] { get throws(Failure) { try files.largeKeys } }

  /// A file's bytes, verified; nil when there is none of that key.
  /// Fails with `storeDamaged` when it is missing from the disk or not what was written.
  package func bytes(of key: FileKey) throws(Failure) -> [UInt8]? {
    try files.bytes(of: key)
  }

  /// The checksum of the file of that key as it was written; nil when there is none of that key.
  /// Fails with `storeDamaged` when the index of its folder can't be read.
  package func checksum(of key: FileKey) throws(Failure) -> Checksum? {
    try files.named(key)?.checksum
  }

  /// Where a file of that key lies, for messages.
  package func place(of key: FileKey) -> String {
    files.place(of: key)
  }

  /// Where the section's journal lies, for messages.
  package var journalPlace: String { files.placeOfJournal(section.name) }

  /// Whether nothing was ever kept in it.
  var isEmpty: Bool {
    changes.isEmpty && notes.isEmpty && files.isEmpty && last == 0
  }

  /// Whether both have the same files; those of another process or time included.
  package func hasSameFiles(as other: SectionContent) -> Bool {
    files.isSame(as: other.files)
  }

  // MARK: Changes

  /// The change of that number; nil when the journal keeps none.
  package func change(_ number: Int) -> Change? {
    let index = firstIndex(from: number)
    return index < changes.count && changes[index].number == number ? changes[index] : nil
  }

  /// Whether it stands.
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

  /// Adds entries to the change of that number, the latest; begins the change where it has none yet.
  mutating func add(_ entries: [Entry], to number: Int, at time: Timestamp) {
    var change = Change(number: number, at: time, entries: [])
    if changes.last?.number == number, let begun = changes.popLast() {
      change = begun
      // It stands: one that takes another back has no second entry.
      standing.popLast()
    }
    change.entries += entries
    changes.append(change)
    last = max(last, number)
    version = ContentVersion()
    if let undone = change.undone { return takeBack(undone) }
    standing.append(change)
    for case .set(let kind, let value) in entries { documents[kind] = value }
  }

  /// The latest is taken back without looking at the others.
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

  /// Takes other changes in place of all: what they say is not compared.
  mutating func replace(changes kept: [Change], since: Int) {
    changes = SharedList(kept)
    self.since = since
    workOutStanding()
    version = ContentVersion()
  }

  /// The same without the values and the notes of such kinds, as if none had ever been set.
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

  /// The same without such entries and files, as if they had never been made.
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

  /// Leaves out what says nothing any more.
  mutating func compact(to kept: [Change], since: Int) {
    replace(changes: kept, since: since)
  }

  // MARK: Within a transaction

  /// Takes all that another holds, whose files are read when they are written.
  mutating func restore(_ other: SectionContent) {
    replace(changes: Array(other.changes), since: other.since)
    last = other.last
    notes = other.notes
    files.pending = other.files.pending
  }

  mutating func put(_ bytes: [UInt8]?, at key: FileKey) {
    files.pending[key] = .some(bytes.map(PutFile.bytes))
    version = ContentVersion()
  }

  mutating func note(_ value: [UInt8]?, as kind: String) {
    notes[kind] = value
    version = ContentVersion()
  }

  /// What was pending is in files now.
  mutating func commit(ordinary: [NamedFile], folders: [NamedFile]) {
    files.commit(ordinary: ordinary, folders: folders)
  }
}

extension Change {
  /// The numbers of the changes that later ones took back, and did not put back.
  static func takenBack(_ changes: some BidirectionalCollection<Change>) -> Set<Int> {
    var gone: Set<Int> = []
    for change in changes.reversed() where !gone.contains(change.number) {
      if let undone = change.undone { gone.insert(undone) }
    }
    return gone
  }

  func latestValue(of kind: String) -> [UInt8]? {
    for case .set(kind, let value) in entries.reversed() { return value }
    return nil
  }
}

/// Tells what one content says from what others do.
package struct ContentVersion: Hashable, Sendable {
  private static let latest = Atomic<UInt64>(0)
  private let number = ContentVersion.latest.add(1, ordering: .relaxed).newValue
}
