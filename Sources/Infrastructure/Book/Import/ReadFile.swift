package import BookApplication
import KernelApplication

/// A file that an import has read. It does not contain what the features found in the file.
package struct ReadFile {
  let file: ImportFile
  /// The parts of the file that could not be used, and why.
  package internal(set) var skipped: [Skipped] = []
  private(set) var bad: [BadFile] = []
  /// The names of files in this archive that contain nothing to import.
  package private(set) var passedOver: [String] = []
  /// The number of files that were read: the files in this archive, or 1 for any other file.
  private(set) var files = 1
  /// The service that exported the file; nil if there is none, or more than one.
  private(set) var service: String?
  /// Whether at least part of the file was read.
  private(set) var isTaken = true

  init(_ file: ImportFile) { self.file = file }

  /// Adds the report on an Apple Health export.
  mutating func take(_ report: AppleHealthImporter.Report) {
    (skipped, passedOver, bad) = (report.skipped, report.passedOver, report.bad)
    service = AppleHealthDocument.service
  }

  /// Adds files to which the content refers, but that cannot be read.
  mutating func add(bad more: [BadFile]) { bad += more }

  var isHealthExport: Bool { [.appleHealthZip, .appleHealthXML].contains(file.format) }

  /// Adds the result of reading the file to this value.
  /// - Parameter found: the number of items that were found in the file.
  mutating func take(_ notes: MemberNotes, found: Int) {
    (bad, passedOver) = (notes.bad, notes.passedOver)
    skipped += notes.skipped
    files = max(1, notes.files)
    service = notes.services.count == 1 ? notes.services.first : nil
    isTaken = bad.isEmpty || found > 0 || !skipped.isEmpty
  }

  /// The files that contain nothing to import, as report lines, without the tables that are reported with a reason. Up
  /// to three files are named; more files are reported together, with their number.
  var passedOverWords: [Skipped] {
    let tables = Set(skipped.compactMap(\.table))
    let names = passedOver.filter { !tables.contains($0) }
    guard names.count > 3 else {
      return names.map { Skipped(what: .book(.archived(name: $0)), why: .book(.otherKind)) }
    }
    return [Skipped(what: .book(.otherFiles(count: names.count)), why: .book(.otherKind))]
  }
}

extension Failure {
  /// Creates the failure for files that cannot be read. It names the first ten files and states the number of further
  /// files. Nil if `bad` is empty.
  /// - Parameter count: the number of all files that the import tried to read.
  init?(bad: [BadFile], of count: Int) {
    guard let first = bad.first else { return nil }
    guard bad.count > 1 else {
      self = .badFile(path: first.path, problem: first.problem, place: first.place)
      return
    }
    let most = 10
    self = .badFile(
      path: first.path,
      problem: .book(
        .severalBad(
          bad: bad.prefix(most).map(\.damaged), more: max(0, bad.count - most), all: max(count, bad.count))))
  }
}

extension BookMessage {
  /// Creates the message that everything in the files was left out. If there are several reasons, it names an item for
  /// each of the first ten; otherwise only the first item. Nil if `skipped` is empty.
  init?(nothingOf skipped: [Skipped]) {
    guard let first = skipped.first else { return nil }
    var reasons: Set<Message> = []
    let left = skipped.filter { reasons.count < 10 && reasons.insert($0.why).inserted }
    self =
      left.count > 1
      ? .nothingOfSeveral(left: left, more: skipped.count - left.count)
      : .nothingForBook(what: first.what, why: first.why, more: skipped.count - 1)
  }
}

extension BadFile {
  fileprivate var damaged: BookMessage.Damaged {
    guard case .byte(let byte, _, let entry)? = place else { return BookMessage.Damaged(path: path, problem: problem) }
    let name = entry.map { path + " › " + $0 } ?? path
    return BookMessage.Damaged(path: name, problem: problem, byte: byte == 0 ? nil : byte)
  }
}

extension Skipped {
  /// Whether this value is a remark on something that was imported. False if it is about something that was skipped.
  var isRemark: Bool {
    if case .remark? = why.content(as: BookMessage.self) { true } else { false }
  }
}
