import BookApplication
import Formats
import KernelApplication

/// Everything that is needed to read the files in an archive, on any thread.
struct ImportTools: Sendable {
  /// The file on disk that contains the archive's files.
  let file: ImportFile
  let runs: [any ReaderRun]
  let options: ImportOptions
  let formats: [ImportFileFormat]
  let scratch: Scratch

  init(_ file: ImportFile, for runs: [any ReaderRun], _ options: ImportOptions, _ scratch: @escaping Scratch) {
    (self.file, self.runs, self.options, self.scratch) = (file, runs, options, scratch)
    formats = runs.flatMap { $0.reader.formats }.filter { !$0.format.isBackup }
  }
}
