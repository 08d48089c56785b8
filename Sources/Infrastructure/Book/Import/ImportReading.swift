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
    let others = lists.dropFirst().map { Set($0.map(\.what)) }
    return first.filter { skipped in others.allSatisfy { $0.contains(skipped.what) } }
  }

  /// The failure to tell where no file has anything for the book; nil where one has, or where one is an export of health
  /// data, which may have nothing yet.
  func nothingFound(_ files: [ImportedFile]) -> Failure? {
    guard let first = files.first,
      !self.files.contains(where: { [.appleHealthZip, .appleHealthXML].contains($0.file.format) }),
      runs.allSatisfy({ run in run.found.allSatisfy { ($0 ?? 0) == 0 } })
    else { return nil }
    let all = files.flatMap(\.skipped)
    let problem =
      all.first.map { BookMessage.nothingForBook(what: $0.what, why: $0.why, more: all.count - 1) }
      ?? .nothingForBook(what: .book(.file), why: .book(.noActivity), more: 0)
    return .badFile(path: first.path, problem: .book(problem))
  }

  /// Has every feature take what it found.
  func take(in transaction: inout Transaction) throws(Failure) -> TakenFiles {
    var taken = TakenFiles(
      files: files.map {
        ImportedFile(path: $0.file.path, kind: $0.file.format.name, parts: FeatureParts(), skipped: [])
      }, bad: [], parts: FeatureParts())
    guard !files.isEmpty else { return taken }
    let told = ToldParts(runs.map(\.found))
    for (number, run) in runs.enumerated() where run.found.contains(where: { $0 != nil }) {
      let contents = try run.take(in: &transaction)
      if let part = contents.part, told.whole.contains(number) { taken.parts.add(part, of: run.feature) }
      for (index, content) in contents.files.enumerated() {
        guard let content else { continue }
        if told.files[index].contains(number) { taken.files[index].parts.add(content.part, of: run.feature) }
        taken.files[index].skipped += content.skipped
      }
    }
    for (index, file) in files.enumerated() { taken.files[index].skipped += file.skipped }
    return taken
  }
}

/// Whose parts an answer tells: of those who found something, and where nobody did, of the first who looked.
private struct ToldParts {
  /// The numbers of the readers, of each file.
  let files: [Set<Int>]
  /// The same of the import as a whole.
  let whole: Set<Int>

  /// - Parameter found: how many things each reader found in each file; nil where it did not look.
  init(_ found: [[Int?]]) {
    let count = found.first?.count ?? 0
    files = (0..<count).map { file in ToldParts.told(found.map { $0[file] }) }
    whole = ToldParts.told(found.map { counts in counts.compactMap(\.self).reduce(nil) { ($0 ?? 0) + $1 } })
  }

  private static func told(_ found: [Int?]) -> Set<Int> {
    let finders = found.indices.filter { (found[$0] ?? 0) > 0 }
    if !finders.isEmpty { return Set(finders) }
    return Set(found.firstIndex { $0 != nil }.map { [$0] } ?? [])
  }
}
