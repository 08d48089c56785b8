package import BookApplication
import Formats
package import KernelApplication
import Storage

/// The files of one import while they are read and taken: what each feature found in them.
package struct ImportReading {
  private let runs: [any ReaderRun]
  /// The files read, and what of each could not be used.
  package private(set) var files: [(file: ImportFile, skipped: [Skipped])] = []

  package init(runs: [any ReaderRun]) {
    self.runs = runs
  }

  /// Reads a file for every feature that takes something of its kind. When it fails the file is left out.
  package mutating func read(
    _ file: ImportFile, _ options: ImportOptions, _ progress: any ProgressSink
  ) throws(Failure) {
    for run in runs { run.begin() }
    do throws(Failure) {
      let skipped = try content(of: file, options, progress)
      files.append((file, skipped + foreign()))
    } catch {
      for run in runs { run.forget() }
      throw error
    }
  }

  private func content(
    of file: ImportFile, _ options: ImportOptions, _ progress: any ProgressSink
  ) throws(Failure) -> [Skipped] {
    switch file.format {
    case .appleHealthZip, .appleHealthXML:
      let interested = runs.filter { !$0.appleHealthInterests.isEmpty }
      return try AppleHealthImporter().read(file, for: interested, progress: progress)
    case .archive:
      return try ImportArchive.read(file, for: runs, options, progress: progress)
    default:
      try SmallFile.read(file, progress) { (bytes) throws(Failure) in
        var found = 0
        for run in runs where run.reads(file.format) { found += try run.read(bytes, of: file, options) }
        return found
      }
      return []
    }
  }

  /// What every feature that looked into the file left for others.
  private func foreign() -> [Skipped] {
    let lists = runs.compactMap(\.foreign)
    guard let first = lists.first else { return [] }
    return first.filter { skipped in lists.allSatisfy { list in list.contains { $0.what == skipped.what } } }
  }

  var documents: [String: [UInt8]] {
    runs.reduce(into: [:]) { all, run in all.merge(run.documents) { first, _ in first } }
  }

  /// Has every feature take what it found.
  func take(in transaction: inout Transaction) throws(Failure) -> TakenFiles {
    var taken = TakenFiles(
      files: files.map {
        ImportedFile(path: $0.file.path, kind: $0.file.format.name, parts: FeatureParts(), skipped: [])
      }, bad: [], parts: FeatureParts())
    guard !files.isEmpty else { return taken }
    for run in runs where run.hasLooked {
      let contents = try run.take(in: &transaction)
      if let part = contents.part { taken.parts.add(part, of: run.feature) }
      for (index, content) in contents.files.enumerated() {
        guard let content else { continue }
        taken.files[index].parts.add(content.part, of: run.feature)
        taken.files[index].skipped += content.skipped
      }
    }
    for (index, file) in files.enumerated() { taken.files[index].skipped += file.skipped }
    return taken
  }
}
