import KernelApplication
import KernelDomain
import System

/// Reads a store from disk without taking its lock, so that reading also works on a read-only disk.
struct StoreReader {
  let folder: StoreFolder
  let reducers: BySection<any SectionReducer>

  init(_ store: Store) {
    folder = store.folder
    reducers = store.reducers
  }

  /// Reads the manifest file, whatever its format, and its status; nil if there is no manifest.
  func manifestFile() throws(Failure) -> (bytes: [UInt8], file: FileStatus)? {
    try folder.file(Manifest.name, limit: SizeLimit.manifest).map { ($0.bytes, $0.status) }
  }

  /// Parses the manifest. Fails with `storeNewer` for an unknown format, and with `storeDamaged`, naming the place, if
  /// the manifest is damaged.
  func manifest(_ bytes: [UInt8], _ file: FileStatus) throws(Failure) -> StandingManifest {
    let (manifest, sections) = try Manifest.read(bytes, path: folder.path(of: Manifest.name))
    let checksum = bytes.withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) } ?? Checksum(0)
    return StandingManifest(value: manifest, checksum: checksum, sections: sections, file: file)
  }

  /// The note that the last writer left in the lock file; nil if it left none, or if a writer now holds the lock.
  var lockNote: LockNote? {
    let line = try? folder.readable(StoreFolder.lock, limit: SizeLimit.lock)
    return line.flatMap { LockNote(line: $0) }
  }

  /// Checks a store that has no manifest; fails with `storeDamaged` if it must have had one. It must have had one if
  /// the folder contains other files of a store, since a first commit writes the manifest before any other file. It
  /// must also have had one if the lock file contains a writer's note.
  /// - Parameter note: the note that this process found in the lock file when it took the lock; nil if it does not hold
  ///   the lock.
  func refuseLeftovers(_ note: LockNote?) throws(Failure) {
    let place = folder.path(of: Manifest.name)
    if let note = note ?? lockNote {
      throw .storeDamaged(place: place, problem: .store(.missingThoughLocked(note: "\(note)")))
    }
    let names = try translated { () throws(SystemError) in
      try folder.fileSystem.exists(folder.path) ? try StoreNames(folder) : nil
    }
    guard let one = names?.remains.first else { return }
    throw .storeDamaged(place: place, problem: .store(.missingThoughFound(name: one)))
  }

  // MARK: A section

  /// Reads a section's journal. Fails with `storeDamaged` if changes that were reported as done are missing, or if the
  /// journal is damaged. An incomplete last line does not count as damage.
  func section(_ id: FeatureID, _ manifest: StandingManifest?) throws(Failure) -> SectionState {
    guard let manifest, let checksum = manifest.sections[id] else {
      return SectionState(content: SectionContent(empty: id, folder), end: nil)
    }
    return try section(id, manifest.value, checksum)
  }

  /// Reads the journal of a section that the manifest lists.
  /// - Parameter checksum: the checksum of the section's object in the manifest.
  func section(_ id: FeatureID, _ manifest: Manifest, _ checksum: Checksum) throws(Failure) -> SectionState {
    guard let section = manifest.sections[id] else {
      return SectionState(content: SectionContent(empty: id, folder), end: nil)
    }
    // Reads the stamps of the derived files before the journal: otherwise, a line appended between the two reads would
    // look like a loss.
    let witnesses = (reducers[id]?.derivedNames ?? []).compactMap { derivedFile(id, $0)?.stamp }
    let journal = try journal(id, manifest)
    if let damage = journal.damage { throw .storeDamaged(place: damage.place, problem: damage.problem) }
    guard let lastLine = journal.lastChecksum, let header = journal.header else {
      throw .storeDamaged(place: folder.path(of: section.journal.name), problem: .store(.empty))
    }
    let end = JournalEnd(
      bytes: journal.soundBytes, lines: journal.lines, lastLine: lastLine, lastLineBytes: journal.lastLineBytes,
      isWhole: journal.isWhole, last: journal.last, file: journal.status)
    let stamp = SectionStamp(manifest: checksum, journalBytes: end.bytes, lastLine: lastLine)
    if let witness = witnesses.first(where: { $0.provesLoss(stamp) }) {
      throw loss(of: section.journal.name, from: stamp, to: witness)
    }
    let files = SectionFiles(folder, ordinary: section.files, folders: section.folders)
    return SectionState(
      content: SectionContent(
        id, journal.changes, since: header.since, last: files.isEmpty ? journal.last : max(journal.last, manifest.last),
        notes: section.notes, files), end: end)
  }

  /// Reads and verifies the section's journal. Any damage is stated in the returned value. Fails with `storeDamaged` if
  /// the file is missing.
  func journal(_ id: FeatureID, _ manifest: Manifest) throws(Failure) -> JournalContent {
    guard let section = manifest.sections[id] else { preconditionFailure("the manifest names section \(id)") }
    let path = folder.path(of: section.journal.name)
    guard let read = try folder.journal(section.journal.name, made: section.journal.bytes) else {
      throw .storeDamaged(place: path, problem: .store(.missing))
    }
    return JournalContent(read, path: path, section: id, made: section.journal, book: manifest.book)
  }

  /// Returns the greatest change number in the section's journal, and the size in bytes of lost changes, whose numbers
  /// may have been greater. If the journal is damaged, uses the part that can be read.
  func lastNumber(_ id: FeatureID, _ manifest: StandingManifest?) throws(Failure) -> (last: Int, lostBytes: Int) {
    guard let manifest, let section = manifest.value.sections[id] else { return (0, 0) }
    do throws(Failure) {
      let journal = try journal(id, manifest.value)
      if journal.damage == nil || reducers[id] == nil { return (journal.last, lostBytes(id, journal, manifest)) }
    } catch .storeDamaged {}
    guard reducers[id] != nil else { return (0, 0) }
    let read = try folder.readableJournal(section.journal.name, made: section.journal.bytes) ?? JournalBytes([])
    let salvage = JournalSalvage(read, section: id, book: manifest.value.book, problem: nil)
    let known = max(section.journal.bytes, knownBytes(id, manifest.sections[id]) ?? 0)
    return (salvage.header.last, salvage.droppedBytes + max(known - read.bytes.count, 1))
  }

  private func lostBytes(_ id: FeatureID, _ journal: JournalContent, _ manifest: StandingManifest) -> Int {
    max((knownBytes(id, manifest.sections[id]) ?? 0) - journal.soundBytes, 0)
  }

  /// Returns the size in bytes that the journal had when a derived file was last written; nil if no derived file has
  /// been written for the section's current object in the manifest.
  /// - Parameter checksum: the checksum of the section's current object.
  func knownBytes(_ id: FeatureID, _ checksum: Checksum?) -> Int? {
    let witnesses = (reducers[id]?.derivedNames ?? []).compactMap { derivedFile(id, $0)?.stamp }
    return witnesses.filter { $0.manifest == checksum }.map(\.journalBytes).max()
  }

  private func loss(of journal: String, from found: SectionStamp, to known: SectionStamp) -> Failure {
    let gone = known.journalBytes - found.journalBytes
    return .storeDamaged(
      place: "\(folder.path(of: journal)), byte \(found.journalBytes)",
      problem: gone > 0
        ? .store(.acknowledgedBytesGone(bytes: gone)) : .store(.otherLastLine))
  }

  // MARK: What was derived

  /// Reads a derived file. Nil if it cannot be read or does not match its checksum, so that its value must be computed
  /// again.
  func derivedFile(_ id: FeatureID, _ name: String) -> DerivedFile? {
    guard let bytes = try? folder.optional(DerivedFile.name(id.name, name), limit: SizeLimit.derived) else {
      return nil
    }
    return DerivedFile(bytes, of: name)
  }

  /// Returns a section's derived value, and the status of its journal file, if the value was computed from the
  /// section's current content; nil if it must be computed again. To decide this, reads only the end of the journal.
  /// Also nil if the journal has lost changes; the caller then reads the journal and reports the loss.
  func derived(
    _ id: FeatureID, _ name: String, _ manifest: StandingManifest?
  ) throws(Failure) -> (value: [UInt8], journal: FileStatus)? {
    guard let manifest, let section = manifest.value.sections[id], let file = derivedFile(id, name),
      file.stamp.manifest == manifest.sections[id]
    else { return nil }
    do throws(SystemError) {
      let journal = try folder.fileSystem.open(folder.path(of: section.journal.name), .read)
      defer { folder.fileSystem.close(journal) }
      let status = try folder.fileSystem.status(of: journal)
      if reducers[id]?.derivedFromFiles.contains(name) ?? false, status.bytes >= file.stamp.journalBytes {
        return (file.value, status)
      }
      // The journal's size has changed. Reading the whole journal will report any damage.
      guard status.bytes == file.stamp.journalBytes else { return nil }
      let start = max(status.bytes - SealedLine.tail, 0)
      let tail = try folder.fileSystem.readAll(journal, status, from: start, atMost: SealedLine.tail)
      guard tail.withUnsafeBytes({ SealedLine.claimedChecksum(endOf: $0) }) == file.stamp.lastLine else { return nil }
      return (file.value, status)
    } catch {
      return nil
    }
  }
}
