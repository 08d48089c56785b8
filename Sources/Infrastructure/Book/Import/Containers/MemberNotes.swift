import BookApplication
import KernelApplication

/// What to report about the files in an archive: files that were not imported, and remarks on files that were.
struct MemberNotes: Sendable {
  var bad: [BadFile] = []
  var skipped: [Skipped] = []
  /// The names of files that contain nothing that any feature can import.
  var passedOver: [String] = []
  var unread = UnreadFiles()
  /// The files that are left out as a whole, because they contain no activity or another command accepts them.
  var leftOut: [(name: String, why: Message)] = []
  /// The number of files in the archive, excluding nested archives.
  var files = 0
  /// The names of the services whose exports were recognised.
  var services: Set<String> = []

  /// How many files were read, how many of them contain nothing to import, and how many cannot be read.
  struct Tally {
    let files, passedOver, bad: Int
  }

  var tally: Tally { Tally(files: files, passedOver: passedOver.count, bad: bad.count) }

  /// Whether all files that were read since `before`, if any, contain nothing that any feature can import.
  func contains(onlyPassedOverSince before: Tally) -> Bool {
    files - before.files == passedOver.count - before.passedOver && bad.count == before.bad
  }

  mutating func append(_ next: MemberNotes) {
    bad += next.bad
    skipped += next.skipped
    passedOver += next.passedOver
    unread.append(next.unread)
    leftOut += next.leftOut
    files += next.files
    services.formUnion(next.services)
  }

  /// Reports the files of known kinds that are not read, and those that are left out as a whole. Up to three of these are
  /// named for each reason. Call this once all files have been read.
  mutating func finish() {
    let counts = Dictionary(leftOut.map { ($0.why, 1) }, uniquingKeysWith: +)
    skipped += leftOut.map { file in
      Skipped(what: .book(counts[file.why] ?? 0 > 3 ? .file : .entry(name: file.name)), why: file.why)
    }
    if !services.isEmpty { unread.isOfService = true }
    skipped += unread.skipped
    passedOver += unread.passedOver
  }
}
