import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

/// What older imports replaced or brought is forgotten, by number.
struct ImportPruningTests {
  private let folder = TemporaryFolder()
  private let files = MemoryFileSystem()

  /// A book with a sync that was undone, and another, after which come as many as given, each with another name for the
  /// same run.
  private func book(syncs: Int) throws -> ImportBook {
    let book = ImportBook(files: files)
    try sync(TrackText.gpx(type: "running", day: 9), book)
    _ = try book.log.undo(1, of: nil, isDryRun: false)
    for number in 0..<syncs { try sync(TrackText.gpx(type: "running", name: "Run \(number)"), book) }
    return book
  }

  private func sync(_ bytes: [UInt8], _ book: ImportBook) throws {
    folder.write(bytes, to: "a.gpx")
    let found = try book.importer.find([folder.path + "/a.gpx"], skipsBad: false)
    _ = try book.importer.take(
      found.files, ImportOptions(), skipsBad: false, isDryRun: false, sync: SyncedFiles(at: TrackText.start, files: []),
      progress: NoProgress())
  }

  private func count(_ part: String) -> Int { files.files.keys.count { $0.contains(part) } }

  @Test func onlyTheFirstAndTheLatestEarlierVersionStay() throws {
    let book = try book(syncs: 5)
    // The undone run, and of the other one the first, the latest earlier and the standing version.
    #expect(count("/tracks/2025/r") == 4)
    _ = try book.log.undo(7, of: nil, isDryRun: false)
    #expect(try book.runs.book().imported.map(\.run.name) == ["Run 3"])
    _ = try book.log.undo(6, of: nil, isDryRun: false)
    #expect(try book.runs.book().imported.map(\.run.name) == ["Run 0"])
    #expect(try StoreCaretaker(store: book.store).examine().findings.isEmpty)
  }

  @Test func anUndoneSyncIsForgottenOnceAHundredHaveFollowed() throws {
    let book = try book(syncs: 99)
    #expect(count("/tracks/2025/r") == 4)
    #expect(files.files.contains { String(decoding: $0.value, as: UTF8.self).contains("r20250624T150640Z") })
    try sync(TrackText.gpx(type: "running", name: "Last"), book)
    #expect(count("/tracks/2025/r") == 3)
    #expect(try book.log.changes(of: nil).count == 100)
    #expect(throws: Failure.conflict(.change(.tooOld(number: 1)))) {
      try book.log.undo(1, of: nil, isDryRun: false)
    }
    #expect(!files.files.contains { String(decoding: $0.value, as: UTF8.self).contains("r20250624T150640Z") })
    let other = ImportBook(files: files)
    #expect(try other.runs.book().imported.map(\.run.name) == ["Last"])
    #expect(try StoreCaretaker(store: other.store).examine().findings.isEmpty)
  }

  @Test func onlyTheLatestImportsKeepWhatTheyLeftOut() throws {
    let book = ImportBook(files: files)
    for number in 0..<22 {
      folder.write(TrackText.gpx(type: "running", name: "Run \(number)"), to: "run.gpx")
      folder.write(TrackText.tcx(sport: "Biking"), to: "ride.tcx")
      _ = try book.take(folder.path)
    }
    let imports = try book.log.changes(of: nil).compactMap(\.imported)
    #expect(imports.count == 22)
    #expect(imports.prefix(20).allSatisfy { $0.leftOut?.first?.what == "cycling" })
    #expect(imports.suffix(2).allSatisfy { $0.leftOut == nil && $0.left == 1 })
  }

  @Test func measuringAnewMeasuresEarlierVersionsToo() throws {
    let book = ImportBook(files: files)
    try sync(TrackText.gpx(type: "running"), book)
    try sync(TrackText.gpx(type: "running", speed: 4), book)
    let length = try book.millimetres
    _ = try book.log.undo(2, of: nil, isDryRun: false)
    let before = try book.millimetres
    #expect(before < length)
    // As if earlier rules had measured another length.
    try alter("\"length\":\(before)", "\"length\":1", in: book)
    _ = try book.log.redo(2, of: nil, isDryRun: false)
    _ = try book.runs.recalculate(NoProgress())
    #expect(try book.millimetres == length)
    _ = try book.log.undo(2, of: nil, isDryRun: false)
    #expect(try book.millimetres == before)
    #expect(try StoreCaretaker(store: book.store).examine().findings.isEmpty)
  }

  /// Replaces a text of the rows by another, sealed anew.
  private func alter(_ text: String, _ other: String, in book: ImportBook) throws {
    try book.store.transaction { (transaction) throws(Failure) in
      let key = FileKey(.running, "runs", "2025")
      let bytes = try transaction[.running].bytes(of: key) ?? []
      #expect(String(decoding: bytes, as: UTF8.self).contains(text))
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      let altered = lines.map { line -> String in
        guard line.contains(text) else { return String(line) }
        var sealed = Array(line.split(separator: ",\"crc\"")[0].replacing(text, with: other).utf8)
        sealed += Array(",\"crc\":\"\(Checksum(of: sealed))\"}".utf8)
        return String(decoding: sealed, as: UTF8.self) + (line.hasSuffix(",") ? "," : "")
      }
      try transaction.put(Array(altered.joined(separator: "\n").utf8), at: key)
    }
  }

  @Test func aSyncBringsBackNothingThatWasUndone() throws {
    let book = ImportBook(files: files)
    try sync(TrackText.gpx(type: "running"), book)
    try sync(TrackText.gpx(type: "running", name: "Named"), book)
    _ = try book.log.undo(2, of: nil, isDryRun: false)
    try sync(TrackText.gpx(type: "running", name: "Named"), book)
    #expect(try book.runs.book().imported.map(\.run.name) == [nil])
    _ = try book.log.undo(1, of: nil, isDryRun: false)
    try sync(TrackText.gpx(type: "running", name: "Other"), book)
    #expect(try book.runCount == 0)
    // An import does.
    #expect(try book.take(folder.path + "/a.gpx").changed)
    #expect(try book.runCount == 1)
  }

  @Test func aLostTrackOfAnEarlierVersionIsFound() throws {
    let book = ImportBook(files: files)
    try sync(TrackText.gpx(type: "running"), book)
    try sync(TrackText.gpx(type: "running", speed: 4), book)
    let track = FileKey(.running, "tracks", "2025", RunID(start: TrackText.start).description)
    try book.store.transaction { (transaction) throws(Failure) in try transaction.remove(track) }
    let caretaker = StoreCaretaker(store: ImportBook(files: files).store)
    #expect(try caretaker.examine().findings.count == 1)
    _ = try caretaker.repair()
    #expect(try caretaker.examine().findings.isEmpty)
  }
}
