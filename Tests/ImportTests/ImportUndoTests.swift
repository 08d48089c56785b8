import BookApplication
import BookInfrastructure
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

/// An import is a change: it has a number, and can be undone and redone.
struct ImportUndoTests {
  private let folder = TemporaryFolder()
  private let files = MemoryFileSystem()
  private let run = RunID(start: TrackText.start)

  private func path(_ name: String = "a.gpx", _ bytes: [UInt8] = TrackText.gpx(type: "running")) -> String {
    folder.write(bytes, to: name)
    return folder.path + "/" + name
  }

  /// The same recording with another name.
  private var renamed: [UInt8] { TrackText.gpx(type: "running", name: "Evening") }

  private func name(_ book: ImportBook) throws -> String? { try book.runs.book().imported.first?.run.name }

  private func expectSound(_ book: ImportBook) throws {
    #expect(try StoreCaretaker(store: book.store).examine().findings.isEmpty)
  }

  @Test func anImportThatBringsNothingIsNoChange() throws {
    let book = ImportBook()
    #expect(try book.take(path()).number == 1)
    let again = try book.take(path())
    #expect(again.number == nil)
    #expect(!again.changed)
    #expect(try book.log.changes(of: nil).count == 1)
    let listed = try #require(try book.log.changes(of: nil).first?.imported)
    #expect(listed.files == ["a.gpx"])
    #expect(listed.brought.map(\.new) == [1])
  }

  @Test func aDryRunWritesNothingAndTellsTheSame() throws {
    let book = ImportBook(files: files)
    let dry = try book.take(path(), isDryRun: true)
    #expect(dry.changed)
    #expect(dry.number == nil)
    #expect(try !book.store.isThere)
    #expect(try book.take(path()).number == 1)
  }

  @Test func undoBringsAnEarlierVersionBackWithItsTrack() throws {
    let book = ImportBook(files: files)
    _ = try book.take(path())
    let before = try #require(try book.runs.run(run))
    _ = try book.take(path("b.gpx", TrackText.gpx(type: "running", speed: 4, name: "Evening")))
    #expect(try name(book) == "Evening")
    _ = try book.log.undo(nil, of: nil, isDryRun: false)
    #expect(try book.runs.run(run) == before)
    _ = try book.log.redo(2, of: nil, isDryRun: false)
    #expect(try name(book) == "Evening")
    #expect(try book.runs.run(run) != before)
    // Another process reads the same from the files.
    let other = ImportBook(files: files)
    #expect(try other.runs.book().imported == book.runs.book().imported)
    #expect(try other.runs.run(run) == book.runs.run(run))
    try expectSound(other)
  }

  /// Each step is taken by another process, which knows only what the files say.
  @Test(arguments: [true, false])
  func aCorrectedRunIsComputedFromTheVersionThatCounts(isNamedLast: Bool) throws {
    func length() throws -> Int64? { try ImportBook(files: files).runs.book()[run]?.measured.length }
    _ = try ImportBook(files: files).take(path())
    let before = try #require(try length())
    if !isNamedLast { try ImportBook(files: files).rename(run) }
    let update = try #require(
      try ImportBook(files: files).take(path("b.gpx", TrackText.gpx(type: "running", speed: 4))).number)
    if isNamedLast { try ImportBook(files: files).rename(run) }
    let after = try #require(try length())
    #expect(before < after)
    for _ in 0..<2 {
      _ = try ImportBook(files: files).log.undo(update, of: nil, isDryRun: false)
      #expect(try length() == before)
      _ = try ImportBook(files: files).log.redo(update, of: nil, isDryRun: false)
      #expect(try length() == after)
    }
    #expect(try ImportBook(files: files).runs.book().runs.first?.run.name == "Fast")
    try expectSound(ImportBook(files: files))
  }

  @Test func aTrimBeyondTheVersionThatCountsIsSetAside() throws {
    _ = try ImportBook(files: files).take(path("a.gpx", TrackText.gpx(type: "running", minutes: 5)))
    _ = try ImportBook(files: files).take(path("b.gpx", TrackText.gpx(type: "running")))
    let span = TrackText.start + 60_000...TrackText.start + 360_000
    _ = try ImportBook(files: files).runs.correct([run], isDryRun: false) { _ in
      (RunCorrection(run: run, change: .trim(span), touched: span), ())
    }
    #expect(try ImportBook(files: files).runs.book()[run]?.measured.times.elapsed == 300_000)
    _ = try ImportBook(files: files).log.undo(2, of: nil, isDryRun: false)
    let book = try ImportBook(files: files).runs.book()
    #expect(book.setAside.map(\.number) == [3])
    #expect(book[run]?.run.end == TrackText.start + 300_000)
  }

  @Test func undoAndRedoTellTheKindsOfWhatTheyMove() throws {
    let book = ImportBook(files: files)
    _ = try book.take(path())
    _ = try book.take(path("b.gpx", renamed))
    func kinds(_ reverted: RevertedChange) -> [MovedThings.Kind]? { reverted.things?.kinds }
    let asBefore = try book.log.undo(2, of: nil, isDryRun: false)
    #expect(kinds(asBefore) == [MovedThings.Kind(feature: "running", kind: "runs", asBefore: 1)])
    let gone = try book.log.undo(1, of: nil, isDryRun: false)
    #expect(kinds(gone) == [MovedThings.Kind(feature: "running", kind: "runs", gone: 1)])
    let back = try book.log.redo(1, of: nil, isDryRun: false)
    #expect(kinds(back) == [MovedThings.Kind(feature: "running", kind: "runs", back: 1)])
  }

  @Test func measuringAnewKeepsNumbers() throws {
    let book = ImportBook(files: files)
    _ = try book.take(path())
    _ = try book.take(path("b.gpx", renamed))
    _ = try book.runs.recalculate(NoProgress())
    _ = try book.log.undo(2, of: nil, isDryRun: false)
    #expect(try name(book) == nil)
    _ = try book.log.undo(1, of: nil, isDryRun: false)
    #expect(try book.runCount == 0)
    try expectSound(book)
  }

  @Test func theIDOfAnUndoneRunStaysTakenExceptForTheSameOne() throws {
    let book = ImportBook(files: files)
    _ = try book.take(path())
    _ = try book.log.undo(1, of: nil, isDryRun: false)
    #expect(try book.take(path("b.gpx", renamed)).number == 3)
    #expect(try book.runs.book().imported.map(\.id) == [run])
    #expect(try name(book) == "Evening")
    _ = try book.log.undo(3, of: nil, isDryRun: false)
    #expect(try book.runCount == 0)
  }

  @Test func whatRestsOnAnImportIsUndoneWithIt() throws {
    let book = ImportBook(files: files)
    _ = try book.take(path())
    try book.rename(run)
    #expect(throws: Failure.conflict(.change(.restedUpon(number: 1, later: [2])))) {
      try book.log.undo(1, of: nil, isDryRun: false)
    }
    let undone = try book.log.undo(1, of: nil, withLater: true, forGood: false, isDryRun: false)
    #expect(undone.others == [2])
    #expect(try book.log.changes(of: nil).allSatisfy { !$0.stands })
    _ = try book.log.redo(1, of: nil, isDryRun: false)
    #expect(try book.runs.book().runs.first?.run.name == "Fast")
    try expectSound(ImportBook(files: files))
  }

  @Test func erasingLeavesNothingOfAnImport() throws {
    let book = ImportBook(files: files)
    _ = try book.take(path())
    let before = try #require(try book.runs.run(run))
    _ = try book.take(path("b.gpx", TrackText.gpx(type: "running", speed: 4, name: "Evening")))
    try book.rename(run, "Fastest")
    _ = try book.log.undo(3, of: nil, isDryRun: false)
    _ = try book.log.undo(2, of: nil, withLater: false, forGood: true, isDryRun: false)
    #expect(try book.runs.run(run) == before)
    #expect(try book.log.changes(of: nil).map(\.change) == [5, 3, 1])
    #expect(!files.files.contains { String(decoding: $0.value, as: UTF8.self).contains("Evening") })
    #expect(!files.files.contains { $0.key.contains("-i2") })
    #expect(throws: Failure.conflict(.change(.notAnImport(number: 3)))) {
      try book.log.undo(3, of: nil, withLater: false, forGood: true, isDryRun: false)
    }
    #expect(throws: Failure.conflict(.change(.deletedForGood(number: 5)))) {
      try book.log.undo(5, of: nil, isDryRun: false)
    }
    // What an undone import brought can be erased as well, and its number is never given again.
    _ = try book.log.undo(1, of: nil, isDryRun: false)
    _ = try book.log.undo(1, of: nil, withLater: false, forGood: true, isDryRun: false)
    #expect(!files.files.contains { $0.key.contains("/tracks/2025/r") || $0.key.contains("/runs/") })
    #expect(try book.take(path()).number == 8)
    try expectSound(ImportBook(files: files))
  }

  @Test func numbersOfImportsAreNeverGivenTwice() throws {
    _ = try ImportBook(files: files).take(path())
    // Without what the last writer left, and without the manifest.
    try files.remove("/store/lock")
    let other = ImportBook(files: files)
    try other.rename(run)
    #expect(try other.log.changes(of: nil).map(\.change) == [2, 1])
  }

  @Test func aBackupHoldsImportsAndWhatTheyReplaced() throws {
    let book = ImportBook(files: files)
    _ = try book.take(path())
    _ = try book.take(path("b.gpx", renamed))
    let backup = path("book.json", try book.backup())
    let other = ImportBook()
    _ = try other.take(backup)
    #expect(try other.log.changes(of: nil).map(\.change) == [2, 1])
    _ = try other.log.undo(nil, of: nil, isDryRun: false)
    #expect(try name(other) == nil)
    _ = try other.log.undo(nil, of: nil, isDryRun: false)
    #expect(try other.runCount == 0)
  }

  @Test func aBackupTakenIntoABookIsOneImport() throws {
    let book = ImportBook(files: files)
    _ = try book.take(path())
    try book.rename(run)
    let backup = path("book.json", try book.backup())
    let other = ImportBook()
    _ = try other.settings.change { settings in
      var settings = settings
      settings.theme = .dark
      return settings
    }
    #expect(try other.take(backup).number == 2)
    #expect(try other.runs.book().runs.first?.run.name == "Fast")
    _ = try other.log.undo(2, of: nil, isDryRun: false)
    #expect(try other.runCount == 0)
    #expect(try other.runs.book().corrections.isEmpty)
  }
}

extension ImportBook {
  fileprivate func backup() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try store.readAll { (sections) throws(Failure) in
      try StoreBackup.write(sections, to: { bytes += $0 })
    }
    return bytes
  }
}
