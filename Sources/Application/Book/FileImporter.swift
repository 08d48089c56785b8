package import KernelApplication

/// Finds and reads files with a person's data, and puts what they hold into the book.
package protocol FileImporter: Sendable {
  /// The names of the options that readers take.
  var options: [String] { get }

  /// The files among and below `paths` that can be read, told by content, never by name; in order of path.
  ///
  /// Fails for a path given that is itself a file of another kind, is missing or may not be read, and for a folder
  /// without any such file.
  /// - Parameter skipsBad: what can't be read is reported, instead of failing.
  func find(_ paths: [String], skipsBad: Bool) throws(Failure) -> FoundFiles

  /// Reads files whole and puts what they hold into the book: all of them in one transaction, or none.
  /// - Parameters:
  ///   - skipsBad: a file that can't be read is left out and reported, instead of failing all.
  ///   - isDryRun: nothing is changed; what would be taken, is told.
  ///   - sync: noted when this is a sync.
  func take(
    _ files: [ImportFile], _ options: ImportOptions, skipsBad: Bool, isDryRun: Bool, sync: SyncedFiles?,
    progress: any ProgressSink
  ) throws(Failure) -> TakenFiles

  /// Fails unless the file or folder is there and may be read.
  func checkReadable(_ path: String) throws(Failure)

  /// The path from the root, as given to other processes.
  func absolute(_ path: String) -> String
}

extension FileImporter {
  package func take(
    _ files: [ImportFile], _ options: ImportOptions, skipsBad: Bool, sync: SyncedFiles?, progress: any ProgressSink
  ) throws(Failure) -> TakenFiles {
    try take(files, options, skipsBad: skipsBad, isDryRun: false, sync: sync, progress: progress)
  }
}

/// The files among and below the paths of an import.
package struct FoundFiles: Sendable {
  package var files: [ImportFile]
  /// Those that can't be read.
  package var bad: [BadFile]
  /// How many are not for the book.
  package var passedOver: Int

  package init(files: [ImportFile], bad: [BadFile] = [], passedOver: Int = 0) {
    self.files = files
    self.bad = bad
    self.passedOver = passedOver
  }
}

/// What an import did.
package struct TakenFiles: Sendable {
  /// The files in the order given, without those that could not be read.
  package var files: [ImportedFile]
  /// The files that could not be read, those in archives as well.
  package var bad: [BadFile]
  /// How many files in archives and folders are not for the book.
  package var passedOver = 0
  /// What it did to each feature's section as a whole.
  package var parts: FeatureParts
  /// Whether the book says something now that it did not; what a sync notes of its files does not count.
  package var changed: Bool
  /// The import's number among the changes of the book; nil if it brought nothing.
  package var number: Int?

  package init(files: [ImportedFile], bad: [BadFile], parts: FeatureParts, changed: Bool = false) {
    self.files = files
    self.bad = bad
    self.parts = parts
    self.changed = changed
  }
}
