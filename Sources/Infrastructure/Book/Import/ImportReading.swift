package import BookApplication
import Formats
package import KernelApplication
import Storage
import System

/// Reads the files in one import. Stores what each feature finds in them until all of it is added to the book.
package struct ImportReading {
  private let runs: [any ReaderRun]
  private let scratch: Scratch
  /// The files that were read, each with its parts that could not be used.
  package private(set) var files: [ReadFile] = []
  /// The files that cannot be read, including files in archives.
  package private(set) var bad: [BadFile] = []
  /// The failure of the first file outside archives that cannot be read; nil if there is none.
  private var firstFailure: Failure?
  private var lists: [ListPlace] = []
  private var health = AppleHealthImporter()
  /// The number of files from which nothing was read, including files in archives.
  private var refused = 0
  /// Whether `take` took nothing although the readers found something; false before `take` has returned.
  private var hasLostAll = false

  /// Creates the reading of files with these readers.
  /// - Parameter folder: the folder in which to create unnamed temporary files for content that is too large for
  ///   memory.
  package init(runs: [any ReaderRun], folder: String) {
    self.runs = runs
    scratch = { () throws(SystemError) in try Spool.namelessFile(near: folder) }
  }

  /// Returns the files in the order in which to read them, which puts lists of activities last. Parses the lists.
  mutating func ordered(_ files: [ImportFile]) -> [ImportFile] {
    for file in files where file.format == .activityList {
      let place = MemberPlace(file: file.path)
      let stream = (try? InputFile(file.path)).map { FileStream($0) }
      if let list = ListPlace(place, stream, OutputBudget(size: file.bytes)) { lists.append(list) }
    }
    health.hasRoutesOnDisk = files.contains { !$0.beside.isEmpty }
    return files.filter { $0.format != .activityList } + files.filter { $0.format == .activityList }
  }

  /// Reads a file for every feature that reads its format. If the file cannot be read, nothing in it is imported; in an
  /// archive, only those of its files that cannot be read are left out.
  package mutating func read(
    _ file: ImportFile, _ options: ImportOptions, _ progress: any ProgressSink
  ) throws(Failure) {
    for run in runs { run.begin() }
    do throws(Failure) {
      var read = ReadFile(file)
      if read.isHealthExport {
        let interested = runs.filter { !$0.reader.appleHealthInterests.isEmpty }
        read.take(try health.read(file, for: interested, progress: progress))
      } else {
        try archive(file, options, progress, &read)
      }
      read.add(bad: runs.flatMap { $0.bad })
      bad += read.bad
      guard read.isTaken else {
        refused += read.files
        return forget()
      }
      read.skipped += foreign()
      files.append(read)
    } catch {
      forget()
      guard let file = BadFile(file.path, error) else { throw error }
      refused += 1
      if firstFailure == nil { firstFailure = error }
      bad.append(file)
    }
  }

  private func forget() {
    for run in runs { run.forget() }
  }

  private mutating func archive(
    _ file: ImportFile, _ options: ImportOptions, _ progress: any ProgressSink, _ read: inout ReadFile
  ) throws(Failure) {
    let archive = ImportArchive(ImportTools(file, for: runs, options, scratch), progress)
    let input: InputFile
    do throws(InputFileError) {
      input = try InputFile(file.path)
    } catch {
      throw Failure(error, path: file.path)
    }
    do throws(Failure) {
      if let list = lists.first(where: { $0.place == MemberPlace(file: file.path) }) {
        try archive.takeRest(of: list)
      } else {
        try archive.read(input, lists)
      }
    } catch {
      try input.refuseChanged(file.path)
      throw error
    }
    try input.refuseChanged(file.path)
    read.take(archive.notes, found: archive.found)
  }

  /// Returns the parts of the current file that none of the features that read it could use; empty if at least one of
  /// them could use everything. If one feature knows a better reason than that the sport is unknown, that reason is
  /// returned.
  private func foreign() -> [Skipped] {
    let lists = runs.compactMap(\.foreign)
    guard let first = lists.first else { return [] }
    let others = lists.dropFirst().map { Dictionary($0.map { ($0.what, $0.why) }) { a, _ in a } }
    return first.filter { skipped in others.allSatisfy { $0[skipped.what] != nil } }.map { skipped in
      guard skipped.why == .book(.untold) else { return skipped }
      let why = others.lazy.compactMap { $0[skipped.what] }.first { $0 != .book(.untold) }
      return Skipped(what: skipped.what, why: why ?? skipped.why)
    }
  }

  /// Returns the failure that nothing was imported from any file; nil if something was. Also nil if one of the files is
  /// an Apple Health export, since an export without data is not an error.
  func nothingFound(_ files: [ImportedFile]) -> Failure? {
    guard let first = files.first,
      !self.files.contains(where: \.isHealthExport),
      !hasFound || hasLostAll
    else { return nil }
    if hasLostAll, let failure { return failure }
    let all = files.flatMap(\.skipped).filter { !$0.isRemark }
    if passedOver > 0, all.allSatisfy({ $0.why == .book(.otherKind) }) {
      return .badFile(path: first.path, problem: .book(.noHealthExport))
    }
    let problem = BookMessage(nothingOf: all) ?? .nothingForBook(what: .book(.file), why: .book(.noActivity), more: 0)
    return .badFile(path: first.path, problem: .book(problem))
  }

  /// The number of files in the import's archives that contain nothing to import.
  var passedOver: Int { files.reduce(0) { $0 + $1.passedOver.count } }

  /// The failure for the files that cannot be read. If only one file cannot be read, this is that file's own failure,
  /// such as `accessDenied`. Nil if all files can be read.
  package var failure: Failure? {
    let count = files.reduce(refused) { $0 + $1.files }
    return bad.count == 1 ? firstFailure ?? Failure(bad: bad, of: count) : Failure(bad: bad, of: count)
  }

  /// The failure for the files that cannot be read, provided that nothing was found in the other files; otherwise nil.
  var nothingBesidesBad: Failure? { hasFound ? nil : failure }

  /// Whether any feature found anything in the import's files.
  var hasFound: Bool { runs.contains { run in run.found.contains { ($0 ?? 0) > 0 } } }

  /// Lets every feature store, in its section, the content that it found.
  mutating func take(in transaction: inout Transaction) throws(Failure) -> TakenFiles {
    var taken = TakenFiles(
      files: files.map {
        ImportedFile(
          path: $0.file.path, kind: $0.file.format.name, service: $0.service, parts: FeatureParts(), skipped: [])
      }, bad: [], parts: FeatureParts())
    guard !files.isEmpty else { return taken }
    let common = CommonParts(runs.map(\.found))
    hasLostAll = hasFound
    for (number, run) in runs.enumerated() where run.found.contains(where: { $0 != nil }) {
      let contents = try run.take(in: &transaction)
      let found = run.found
      if let part = contents.part, common.whole.contains(number) { taken.parts.add(part, of: run.reader.feature) }
      for (index, content) in contents.files.enumerated() {
        guard let content else { continue }
        if let count = found[index], count > 0, (content.part as? any ImportedItems)?.itemCount != 0 {
          hasLostAll = false
        }
        if common.files[index].contains(number) { taken.files[index].parts.add(content.part, of: run.reader.feature) }
        taken.files[index].skipped += content.skipped
      }
    }
    for (index, file) in files.enumerated() { taken.files[index].skipped += file.skipped + file.passedOverWords }
    taken.passedOver = passedOver
    return taken
  }
}

/// A feature's report on a file from which the import may take less than the reader found, because some of it can be
/// imported only with other files or an answer of the user.
package protocol ImportedItems {
  /// The number of items of the file that are in the book after the import.
  var itemCount: Int { get }
}

/// Selects the features whose reports an import returns for each file. These are the features that found something in
/// the file or, if none did, the first feature that read it.
private struct CommonParts {
  /// The indices of the readers whose reports on each file are returned.
  let files: [Set<Int>]
  /// The indices of the readers whose reports on the import as a whole are returned.
  let whole: Set<Int>

  /// Selects the features whose reports are returned.
  /// - Parameter found: the number of items that each reader found in each file; nil for a file that the reader did not
  ///   read.
  init(_ found: [[Int?]]) {
    let count = found.first?.count ?? 0
    files = (0..<count).map { file in CommonParts.common(found.map { $0[file] }) }
    whole = CommonParts.common(found.map { counts in counts.compactMap(\.self).reduce(nil) { ($0 ?? 0) + $1 } })
  }

  private static func common(_ found: [Int?]) -> Set<Int> {
    let finders = found.indices.filter { (found[$0] ?? 0) > 0 }
    if !finders.isEmpty { return Set(finders) }
    return Set(found.firstIndex { $0 != nil }.map { [$0] } ?? [])
  }
}
