package import BookApplication
import Formats
package import KernelApplication
import Storage
import System

/// The files of one import while they are read and taken: what each feature found in them.
package struct ImportReading {
  private let runs: [any ReaderRun]
  private let scratch: Scratch
  /// The files read, and what of each could not be used.
  package private(set) var files: [ReadFile] = []
  /// The files that can't be read, those in archives as well.
  package private(set) var bad: [BadFile] = []
  /// Why the first bad file that is not in an archive can't be read.
  private var firstFailure: Failure?
  private var lists: [ListPlace] = []

  /// - Parameter folder: where files without a name are made for what is too large for memory.
  package init(runs: [any ReaderRun], folder: String) {
    self.runs = runs
    scratch = { () throws(SystemError) in
      let file = try TemporaryFile.make(in: folder, prefix: ".import-", ending: "")
      try PosixFileSystem().remove(file.path)
      return file
    }
  }

  /// The files in the order in which they have to be read: lists, which are looked at here, come last.
  mutating func ordered(_ files: [ImportFile]) -> [ImportFile] {
    for file in files where file.format == .activityList {
      let place = MemberPlace(file: file.path)
      if let list = ListPlace(place, (try? InputFile(file.path)).map { FileStream($0) }) { lists.append(list) }
    }
    return files.filter { $0.format != .activityList } + files.filter { $0.format == .activityList }
  }

  /// Reads a file for every feature that takes something of its kind. When it fails the file is left out, as it is if it
  /// is itself bad; of an archive, the files in it that are bad are.
  package mutating func read(
    _ file: ImportFile, _ options: ImportOptions, _ progress: any ProgressSink
  ) throws(Failure) {
    for run in runs { run.begin() }
    do throws(Failure) {
      var read = ReadFile(file)
      if [.appleHealthZip, .appleHealthXML].contains(file.format) {
        let interested = runs.filter { !$0.appleHealthInterests.isEmpty }
        read.skipped = try AppleHealthImporter().read(file, for: interested, progress: progress)
      } else {
        try archive(file, options, progress, &read)
      }
      bad += read.bad
      guard read.isTaken else { return forget() }
      read.skipped += foreign()
      files.append(read)
    } catch {
      forget()
      guard let file = BadFile(file.path, error) else { throw error }
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
    let archive = ImportArchive(file, for: runs, options, progress, scratch)
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
    let all = files.flatMap(\.skipped).filter { !$0.isRemark }
    if passedOver > 0, all.allSatisfy({ $0.why == .book(.otherKind) }) {
      return .badFile(path: first.path, problem: .book(.noHealthExport))
    }
    let problem =
      all.first.map { BookMessage.nothingForBook(what: $0.what, why: $0.why, more: all.count - 1) }
      ?? .nothingForBook(what: .book(.file), why: .book(.noActivity), more: 0)
    return .badFile(path: first.path, problem: .book(problem))
  }

  /// How many files in archives are not for the book.
  var passedOver: Int { files.reduce(0) { $0 + $1.passedOver.count } }

  /// The failure because of the bad files: of a single one its own, such as `accessDenied`. Nil if no file is bad.
  package var failure: Failure? {
    bad.count == 1 ? firstFailure ?? Failure(bad: bad) : Failure(bad: bad)
  }

  /// The failure because of the bad files if nothing was found in any other; nil if something was.
  var nothingBesidesBad: Failure? {
    let isEmpty = runs.allSatisfy { run in run.found.allSatisfy { ($0 ?? 0) == 0 } }
    return isEmpty ? failure : nil
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
    for (index, file) in files.enumerated() { taken.files[index].skipped += file.skipped + file.passedOverWords }
    taken.passedOver = passedOver
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
