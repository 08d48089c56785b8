package import KernelApplication
package import KernelDomain

/// What a store holds at one moment.
package struct StoreContent: Sendable {
  package private(set) var entries: SharedList<JournalEntry>
  /// The latest of each kind of document that the journal keeps: JSON by kind.
  package private(set) var documents: [String: [UInt8]] = [:]
  package private(set) var stamp: StoreStamp
  /// The journal's bytes are its lines and nothing else.
  private(set) var isJournalWhole: Bool
  /// Of the journal's last line, its newline included.
  private(set) var lastLineBytes: Int
  private(set) var manifest: Manifest
  private let store: Store

  /// Fails with `storeDamaged` for a journal with anything but an incomplete last line.
  init(store: Store, manifest: Manifest, checksum: Checksum?) throws(Failure) {
    let journal = try StoreContent.journal(store, manifest, isCommitted: checksum != nil)
    if let damage = journal.damage { throw .storeDamaged(place: damage.place, problem: damage.problem) }
    self.store = store
    self.manifest = manifest
    self.entries = SharedList(journal.entries)
    self.isJournalWhole = journal.isWhole
    self.lastLineBytes = journal.lastLineBytes
    self.stamp = StoreStamp(manifest: checksum, journalBytes: journal.soundBytes, lastLine: journal.lastChecksum)
    setDocuments(journal.entries)
  }

  static func journal(_ store: Store, _ manifest: Manifest, isCommitted: Bool) throws(Failure) -> JournalContent {
    let path = store.path(of: manifest.journal)
    guard let bytes = try store.optional(manifest.journal) else {
      guard isCommitted else { return JournalContent([], path: path, firstLine: 1) }
      throw .storeDamaged(place: path, problem: "it is missing")
    }
    return JournalContent(bytes, path: path, firstLine: manifest.firstLine)
  }

  /// The number of the change that will be journaled next.
  var nextNumber: Int { manifest.firstLine + entries.count }

  /// The immutable files, by name.
  package var files: [Manifest.File] { manifest.files }

  /// Small documents that were committed together with files: JSON by kind.
  package var notes: [String: [UInt8]] { manifest.notes }

  private mutating func setDocuments(_ entries: [JournalEntry]) {
    for entry in entries where entry.effect == .set { documents[entry.kind] = entry.value }
  }

  mutating func append(_ line: JournalLine) {
    for entry in line.entries { entries.append(entry) }
    setDocuments(line.entries)
    endJournal(with: line, journalBytes: stamp.journalBytes + line.bytes.count)
  }

  /// Adds a change to a group whose line is not written yet. Where it is the only one, the stamp is what it will be.
  /// With others before it the stamp is of all of them: were it of the last alone, and the group failed, other changes
  /// with the same last one would have it too.
  mutating func hold(_ entry: JournalEntry, behind others: Bool) {
    guard others, let before = stamp.lastLine else { return append(JournalLine([entry])) }
    entries.append(entry)
    setDocuments([entry])
    stamp = StoreStamp(
      manifest: stamp.manifest, journalBytes: stamp.journalBytes + entry.value.count,
      lastLine: Checksum(CRC32C(Array("\(before)\(entry.kind)".utf8) + entry.value).value))
  }

  /// The changes held back are written, all in one line.
  mutating func release(_ line: JournalLine, at end: Int) {
    endJournal(with: line, journalBytes: end + line.bytes.count)
  }

  /// New lines took the place of the old ones.
  mutating func replaceJournal(_ lines: [JournalLine]) {
    let kept = lines.flatMap(\.entries)
    entries = SharedList(kept)
    documents = [:]
    setDocuments(kept)
    isJournalWhole = true
    endJournal(with: lines.last, journalBytes: lines.reduce(0) { $0 + $1.bytes.count })
  }

  private mutating func endJournal(with line: JournalLine?, journalBytes: Int) {
    lastLineBytes = line?.bytes.count ?? 0
    stamp = StoreStamp(
      manifest: stamp.manifest, journalBytes: journalBytes,
      lastLine: line?.bytes.withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) })
  }

  mutating func commit(_ manifest: Manifest, encoded: [UInt8]) {
    self.manifest = manifest
    stamp = StoreStamp(
      manifest: encoded.withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) }, journalBytes: stamp.journalBytes,
      lastLine: stamp.lastLine)
  }

  /// For messages.
  package func path(of file: Manifest.File) -> String {
    store.path(of: file.name)
  }

  /// For messages.
  package var journalPath: String {
    store.path(of: manifest.journal)
  }

  /// A file's bytes, verified. Fails with `storeDamaged` when it is missing or not what was written.
  package func bytes(of file: Manifest.File) throws(Failure) -> [UInt8] {
    let path = store.path(of: file.name)
    guard let bytes = try store.optional(file.name) else { throw .storeDamaged(place: path, problem: "it is missing") }
    guard bytes.count == file.bytes else {
      throw .storeDamaged(place: path, problem: "it has \(bytes.count) bytes where \(file.bytes) were written")
    }
    guard bytes.withUnsafeBytes({ Checksum(of: $0) }) == file.checksum else {
      throw .storeDamaged(place: path, problem: "its checksum does not fit its content")
    }
    return bytes
  }
}
