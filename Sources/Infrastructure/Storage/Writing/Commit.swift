import KernelApplication
import KernelDomain
import System

/// Prepares the replacement of the manifest. Writes the files that the new manifest will list, and collects the names
/// of the files to remove once the new manifest is in place.
struct Commit {
  /// The content with which a commit writes a section's new journal.
  enum Journal {
    /// A copy of the old journal's sound lines, that is, of the lines that match their checksums.
    case copied([UInt8])
    /// A new journal with these changes, one per line.
    case changes([Change], since: Int)
  }

  private(set) var manifest: Manifest
  /// The states that the sections written by this commit will have.
  private(set) var states: BySection<SectionState> = .init()
  /// The names of the files that the old manifest lists and the new one does not.
  private(set) var obsolete: [String] = []
  /// The witness that records the size of each new live file, and the number of lines in the file.
  private(set) var lives = BySection<(witness: LiveWitness, lines: Int)>()
  private var files: CommitFiles
  private let folder: StoreFolder
  /// The greatest change number used in the book, including the numbers that this commit uses.
  let last: Int

  /// Begins a commit that is based on the state that the manifest `before` describes.
  /// - Parameters:
  ///   - generation: the commit's number, which must not yet be in the name of any file of the store.
  ///   - last: the greatest change number used in the book, including the numbers that this commit uses.
  ///   - standing: the innermost folder on the store's path that this process has not created.
  init(_ before: Manifest, generation: Int, last: Int, _ folder: StoreFolder, standing: String) {
    self.folder = folder
    self.last = last
    manifest = before
    manifest.generation = generation
    manifest.last = max(last, before.last)
    files = CommitFiles(folder, standing: standing)
  }

  /// Writes a section's journal to a new file.
  /// - Parameter journal: the lines of the old journal that match their checksums.
  mutating func copy(_ id: FeatureID, _ journal: [UInt8]) throws(Failure) {
    guard var section = manifest.sections[id] else { return }
    obsolete.append(section.journal.name)
    section.journal = try write(journalName(id), journal, inKnownFolder: true)
    manifest.sections[id] = section
  }

  /// Writes a section's changed files. If the section is new, also writes a journal for it.
  /// - Parameters:
  ///   - put: the files to write, by key; nil removes the file.
  ///   - journal: the new journal's content; nil keeps the journal as it is.
  mutating func write(
    _ state: SectionState, files put: [FileKey: PutFile?], journal: Journal?
  ) throws(Failure) {
    let id = state.content.section
    let known = manifest.sections[id].map(Commit.folders) ?? []
    var (ordinary, folders) = (state.content.files.ordinary, state.content.files.folders)
    try putOrdinary(put.filter { !$0.key.isLarge }, in: &ordinary, known)
    try putLarge(put.filter { $0.key.isLarge }, state.content, in: &folders, known)
    var state = state
    state.content.commit(ordinary: ordinary, folders: folders)
    var section = manifest.sections[id]
    if journal != nil || section == nil {
      if let old = section?.journal { obsolete.append(old.name) }
      let (bytes, end) = journalBytes(journal ?? .changes([], since: 0), id, state.end)
      let file = try write(journalName(id), bytes, inKnownFolder: section != nil)
      state.end = end
      if section == nil { section = SectionManifest(journal: file) } else { section?.journal = file }
    }
    section?.files = ordinary
    section?.folders = folders
    section?.notes = state.content.notes
    manifest.sections[id] = section
    states[id] = state
  }

  /// Writes a new live file for a section, or removes the live file from the manifest. Call this after
  /// `write(_:files:journal:)`.
  mutating func write(_ live: LiveChange, of id: FeatureID) throws(Failure) {
    guard var section = manifest.sections[id] else { preconditionFailure("section \(id) was written") }
    if let old = section.live { obsolete.append(old) }
    section.live = nil
    if case .ended = live { obsolete.append(LiveWitness.name(id.name)) }
    if case .made(let entries) = live {
      let name = SectionManifest.liveName(id, manifest.generation)
      let bytes = LiveHeader(book: manifest.book, section: id).file(of: entries)
      _ = try write(name, bytes, inKnownFolder: true)
      section.live = name
      let last = bytes.withUnsafeBytes { SealedLine.claimedChecksum(endOf: $0) } ?? Checksum(0)
      lives[id] = (LiveWitness(name: name, bytes: bytes.count, last: last), entries.count + 1)
    }
    manifest.sections[id] = section
  }

  /// Syncs all files and folders that this commit has written.
  /// - Parameter isFirst: whether this is the store's first commit, so that the names of the folders above the store
  ///   must be synced too.
  mutating func sync(isFirst: Bool) throws(Failure) {
    try translated { () throws(SystemError) in try files.sync(isFirst: isFirst) }
  }

  /// Removes the files that this commit has written. Called if the commit has failed.
  func takeBack() {
    files.takeBack()
  }

  // MARK: Parts

  private mutating func putOrdinary(
    _ put: [FileKey: PutFile?], in ordinary: inout [NamedFile], _ known: Set<String>
  ) throws(Failure) {
    for (key, put) in put.sorted(by: { $0.key.description < $1.key.description }) {
      if let index = ordinary.firstIndex(where: { FileKey(fileName: $0.name) == key }) {
        obsolete.append(ordinary.remove(at: index).name)
      }
      guard let bytes = try put?.read() else { continue }
      let file = try write(key.fileName(manifest.generation), bytes, inKnownFolder: known.contains(key.folder))
      ordinary.append(file)
    }
    ordinary.sort { $0.name < $1.name }
  }

  /// Writes or removes large files, and rewrites the indexes of their folders. Other large files in these folders are
  /// not read.
  private mutating func putLarge(
    _ put: [FileKey: PutFile?], _ content: SectionContent, in folders: inout [NamedFile], _ known: Set<String>
  ) throws(Failure) {
    for (name, files) in Dictionary(grouping: put, by: \.key.folder).sorted(by: { $0.key < $1.key }) {
      var index = try content.files.index(of: name) ?? FolderIndex(folder: name)
      for (key, put) in files.sorted(by: { $0.key.description < $1.key.description }) {
        if let old = index.file(key) { obsolete.append(old.name) }
        var file: NamedFile?
        if let bytes = try put?.read() {
          file = try write(key.fileName(manifest.generation), bytes, inKnownFolder: known.contains(name))
        }
        index.replace(key, with: file)
      }
      if let old = folders.firstIndex(where: { StoreName.folder(of: $0.name) == name }) {
        obsolete.append(folders.remove(at: old).name)
      }
      guard !index.files.isEmpty else { continue }
      let indexName = FolderIndex.name(name, manifest.generation)
      let file = try write(indexName, index.encoded(), inKnownFolder: known.contains(name))
      folders.append(file)
      folder.keep(index, file)
    }
    folders.sort { $0.name < $1.name }
  }

  private func journalBytes(_ journal: Journal, _ id: FeatureID, _ end: JournalEnd?) -> ([UInt8], JournalEnd?) {
    guard case .changes(let changes, let since) = journal else {
      if case .copied(let bytes) = journal { return (bytes, end) }
      return ([], end)
    }
    var bytes = JournalHeader(book: manifest.book, section: id, last: last, since: since).bytes
    var end = JournalEnd(
      bytes: 0, lines: 0, lastLine: Checksum(0), lastLineBytes: 0, isWhole: true, last: last)
    end.append(bytes, last: last)
    for change in changes {
      let line = JournalLine(end.lines, [change], last: last).bytes
      bytes += line
      end.append(line, last: last)
    }
    return (bytes, end)
  }

  private mutating func write(
    _ name: String, _ bytes: [UInt8], inKnownFolder known: Bool
  ) throws(Failure) -> NamedFile {
    do throws(SystemError) {
      return try files.write(name, bytes, inKnownFolder: known)
    } catch {
      throw error.failure
    }
  }

  private func journalName(_ id: FeatureID) -> String {
    SectionManifest.journalName(id, manifest.generation)
  }

  /// Returns the folders that must exist on disk because they contain files of the section.
  private static func folders(_ section: SectionManifest) -> Set<String> {
    Set(([section.journal] + section.files + section.folders).compactMap { StoreName.folder(of: $0.name) })
  }
}
