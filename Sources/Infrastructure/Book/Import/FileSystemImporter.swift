package import BookApplication
import Formats
package import KernelApplication
import KernelDomain
package import Storage
import System

/// Imports files on this machine. Recognises each file by its content, and reads it once for all features.
package struct FileSystemImporter: FileImporter {
  private let store: Store
  private let documents: BookDocuments
  private let backups: @Sendable () -> [any SectionBackup]
  private let readers: @Sendable () -> [any ImportReader]

  /// Creates an importer into a store.
  /// - Parameters:
  ///   - backups: creates the `SectionBackup` of each feature; called for each backup.
  ///   - readers: creates the `ImportReader` of each feature; called for each import.
  package init(
    store: Store, documents: BookDocuments, backups: @escaping @Sendable () -> [any SectionBackup],
    readers: @escaping @Sendable () -> [any ImportReader]
  ) {
    self.store = store
    self.documents = documents
    self.backups = backups
    self.readers = readers
  }

  package var options: [String] { readers().flatMap(\.options) }

  package func find(_ paths: [String], skipsBad: Bool) throws(Failure) -> FoundFiles {
    let readers = readers()
    let recognition = FileRecognition(
      formats: readers.flatMap(\.formats) + [.backup],
      knowsAppleHealth: readers.contains { !$0.appleHealthInterests.isEmpty },
      elsewhere: { file, path, isNamed in
        readers.lazy.filter { isNamed || !$0.formats.isEmpty }.compactMap { $0.elsewhere(file, path: path) }.first
      })
    var search = ImportFileSearch(recognition, skipsBad: skipsBad)
    for path in paths { try search.add(path) }
    let found = search.found
    let count = found.count + search.bad.count
    if !skipsBad || found.isEmpty, let failure = Failure(bad: search.bad, of: count) { throw failure.among(count) }
    return FoundFiles(files: found, bad: search.bad, passedOver: search.passedOver, folders: search.folders)
  }

  package func take(
    _ files: [ImportFile], _ options: ImportOptions, skipsBad: Bool, isDryRun: Bool, sync: SyncedFiles?,
    progress: any ProgressSink
  ) throws(Failure) -> TakenFiles {
    let runs = readers().map { $0.run(options) }
    for run in runs { try run.reader.check(options) }
    if let backup = files.first(where: { $0.format == .backup }) {
      guard files.count == 1 else { throw backup.alone }
      return try restore(backup, skipsBad: skipsBad, isDryRun: isDryRun, sync: sync, progress)
    }
    var reading = ImportReading(runs: runs, folder: store.path)
    for file in reading.ordered(files) { try reading.read(file, options, progress) }
    guard !progress.isCancelled else { throw .cancelled }
    if !skipsBad, let failure = reading.failure {
      let hasOthers = reading.hasFound || reading.bad.contains { $0.isInArchive(among: files) }
      throw failure.among(files.count + (hasOthers ? 1 : 0))
    }
    if sync == nil, let failure = reading.nothingBesidesBad { throw failure }
    return try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      transaction.beginImport(isSync: sync != nil)
      var taken = try reading.take(in: &transaction)
      if sync == nil, let failure = reading.nothingFound(taken.files) { throw failure }
      taken.bad = reading.bad
      try finish(&taken, files, options, isSync: sync != nil, isDryRun, in: &transaction)
      try note(sync, in: &transaction)
      return taken
    }
  }

  /// Ends the import, which makes it a change that can be undone, and stores the number of that change in `taken`.
  private func finish(
    _ taken: inout TakenFiles, _ files: [ImportFile], _ options: ImportOptions = ImportOptions(), isSync: Bool,
    _ isDryRun: Bool, in transaction: inout Transaction
  ) throws(Failure) {
    let number = try transaction.finishImport(ImportFacts(taken, files, options, isSync: isSync))
    (taken.number, taken.wouldBe) = isDryRun ? (nil, number) : (number, nil)
    taken.changed = transaction.changesAnything
  }

  private func restore(
    _ file: ImportFile, skipsBad: Bool, isDryRun: Bool, sync: SyncedFiles?, _ progress: any ProgressSink
  ) throws(Failure) -> TakenFiles {
    let backup: BackupImport
    do throws(Failure) {
      backup = try BackupImport(file, for: store, progress)
    } catch {
      guard skipsBad, let bad = BadFile(file.path, error) else { throw error }
      return TakenFiles(files: [], bad: [bad], parts: FeatureParts())
    }
    progress.report(Progress(subject: file.path, bytesDone: file.bytes, bytesTotal: file.bytes, found: 0))
    return try store.transaction(isDryRun: isDryRun) { (transaction) throws(Failure) in
      if try !transaction.isOfEmptyStore { transaction.beginImport() }
      var taken = try backup.take(backups(), in: &transaction)
      try finish(&taken, [file], isSync: sync != nil, isDryRun, in: &transaction)
      try note(sync, in: &transaction)
      return taken
    }
  }

  private func note(_ sync: SyncedFiles?, in transaction: inout Transaction) throws(Failure) {
    guard let sync else { return }
    let note = try documents.encoded(sync, HealthAccessKind.sync)
    try transaction.note(note, as: HealthAccessKind.sync, in: .book)
  }

  package func checkReadable(_ path: String) throws(Failure) {
    do throws(SystemError) {
      try Access.checkReadable(path)
    } catch {
      throw Failure(InputFileError(error), path: path)
    }
  }

  package func absolute(_ path: String) -> String { Path.absolute(path) }
}

extension BadFile {
  /// Whether this file, which cannot be read, is in one of the archives among `files`.
  fileprivate func isInArchive(among files: [ImportFile]) -> Bool {
    guard case .byte(_, _, .some)? = place else { return false }
    return files.contains { $0.path == path && $0.format == .archive }
  }
}

extension ImportFile {
  /// The failure when a backup is imported together with other files. A backup keeps the numbers of its changes, so it
  /// must be imported alone.
  fileprivate var alone: Failure {
    .badFile(path: path, problem: .book(.backupAlone))
  }
}

extension Failure {
  /// Returns the failure of a file that cannot be read. If the import has several files, it includes advice on
  /// importing the others without this one.
  /// - Parameter count: the number of files in the import.
  fileprivate func among(_ count: Int) -> Failure {
    guard count > 1, case .badFile(let path, let problem, let place) = self else { return self }
    if case .severalBad? = problem.content(as: BookMessage.self) { return self }
    return .badFile(path: path, problem: .book(.amongOthers(problem: problem)), place: place)
  }
}
