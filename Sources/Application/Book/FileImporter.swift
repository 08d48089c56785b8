package import KernelApplication

/// Finds and reads files with the user's data, and stores what they contain in the book.
package protocol FileImporter: Sendable {
  /// The names of all import options that at least one feature accepts.
  var options: [String] { get }

  /// Finds the files that the book can read: those named in `paths`, and those below the folders named there.
  /// Recognizes them by content, never by name, and returns them in the order of their paths.
  ///
  /// Fails if one of `paths` is missing, unreadable or a file of an unknown format, or if a folder contains no file
  /// that the book can read.
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - skipsBad: whether to report files that can't be read instead of failing.
  func find(_ paths: [String], skipsBad: Bool) throws(Failure) -> FoundFiles

  /// Reads files completely and stores what they contain in the book: all of them in one transaction, or none.
  /// - Parameters:
  ///   - files: the files to read.
  ///   - options: facts that the user states because the files do not contain them.
  ///   - skipsBad: whether to leave out and report a file that can't be read, instead of failing.
  ///   - sync: for a sync, the files to record as synchronized; nil for other imports.
  ///   - progress: receives the progress, and can cancel the import.
  func take(
    _ files: [ImportFile], _ options: ImportOptions, skipsBad: Bool, isDryRun: Bool, sync: SyncedFiles?,
    progress: any ProgressSink
  ) throws(Failure) -> TakenFiles

  /// Fails unless the file or folder exists and is readable.
  func checkReadable(_ path: String) throws(Failure)

  /// Makes a path absolute, so that it can be passed to other processes.
  func absolute(_ path: String) -> String
}

extension FileImporter {
  package func take(
    _ files: [ImportFile], _ options: ImportOptions, skipsBad: Bool, sync: SyncedFiles?, progress: any ProgressSink
  ) throws(Failure) -> TakenFiles {
    try take(files, options, skipsBad: skipsBad, isDryRun: false, sync: sync, progress: progress)
  }
}

/// The files that a search for files to import found.
package struct FoundFiles: Sendable {
  package var files: [ImportFile]
  /// The files that can't be read.
  package var bad: [BadFile]
  /// The number of files that contain nothing that the book can store.
  package var passedOver: Int
  /// A report on each folder that contains files of known kinds that are not read.
  package var folders: [ImportedFile]

  package init(files: [ImportFile], bad: [BadFile] = [], passedOver: Int = 0, folders: [ImportedFile] = []) {
    self.files = files
    self.bad = bad
    self.passedOver = passedOver
    self.folders = folders
  }
}

/// The result of an import.
package struct TakenFiles: Sendable {
  /// The imported files in the given order, without those that could not be read.
  package var files: [ImportedFile]
  /// The files that could not be read, including those in archives.
  package var bad: [BadFile]
  /// The number of files, within archives and folders, that contain nothing that the book can store.
  package var passedOver = 0
  /// What the import changed in each feature's data.
  package var parts: FeatureParts
  /// Whether the import changed any data of the book. The record of which files a sync has read does not count as
  /// data.
  package var changed: Bool
  /// The number that identifies the import as a change of the book; nil if it added and updated nothing, or in a dry
  /// run.
  package var number: Int?
  /// The number that the import would get if it were not a dry run; nil if this is not a dry run, or if it found
  /// nothing to add or update.
  package var wouldBe: Int?

  package init(files: [ImportedFile], bad: [BadFile], parts: FeatureParts, changed: Bool = false) {
    self.files = files
    self.bad = bad
    self.parts = parts
    self.changed = changed
  }
}
