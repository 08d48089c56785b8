import BookInfrastructure
import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import System
import TestSupport
import Testing

@testable import BookApplication

/// What is exported as JSON comes back identical, and nothing else is taken for it.
struct BackupTests {
  /// A store in memory with its use cases; exports are real files.
  struct Books {
    let files = MemoryFileSystem()
    private let under: BookUnderTest
    var store: Store { under.store }
    var swims: FileSwimRepository { under.swims }
    var profiles: FileProfileRepository { under.profiles }
    var settings: FileSettingsRepository { under.settings }

    init() {
      under = try! BookUnderTest(files)
    }

    @discardableResult
    func export(to path: String) throws(Failure) -> ExportBook.Output {
      try ExportBook(exporter: under.exporter)(.init(path: path))
    }

    var log: StoreChangeLog { under.log }
    var access: FileHealthAccessRepository { under.access }

    func imported(_ path: String) throws -> ImportFiles.Output { try under.importing(.init(paths: [path])) }

    func importing(_ path: String) throws -> SwimFilePart? {
      let file = try #require(try imported(path).files.first)
      return file.parts.part(of: .swimming)
    }

    /// Twelve swims, corrections of every kind, some of which fit nothing, two taken back.
    func fill(seed: UInt64) throws {
      var random = RandomBook(seed: seed)
      let swims = (0..<12).map { random.swim(Int64($0) * 5_000_000) }
      try self.swims.change { _ throws(Failure) in .put(swims) }
      for turn in 0..<30 {
        let correction = random.correction(of: swims[turn % 12].id)
        try self.swims.change { _ throws(Failure) in .correct([correction]) }
      }
      for _ in 0..<2 { try under.undoLatest() }
      try profiles.change { _ in Profile(name: "Eva “Ája”\n", avatar: .waves) }
      try access.save(HealthAccess(status: .granted, path: "/health"))
      try settings.change { _ in Settings(theme: .dark, language: .cs, values: ["swimming.showUnknown": .flag(false)]) }
    }
  }

  let folder = TemporaryFolder()
  var path: String { folder.path + "/book.json" }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func theIdenticalBookComesBack(seed: UInt64) throws {
    let (books, restored) = (Books(), Books())
    try books.fill(seed: seed)
    let written = try books.export(to: path)
    let part = written.parts.part(of: .swimming, as: SwimBackupPart.self)
    #expect(part?.swimCount == 12 && part?.correctionCount == 28)
    #expect(written.parts.part(of: .book, as: DocumentBackupPart.self)?.values == 6)
    let file = try #require(try restored.importing(path))
    #expect(file.newCount == 12 && file.correctionCount == 28)
    #expect(try restored.swims.book() == books.swims.book())
    #expect(try restored.swims.records() == books.swims.records())
    #expect(try restored.profiles.profile() == books.profiles.profile())
    #expect(try restored.settings.settings() == books.settings.settings())
    #expect(try restored.access.access() == books.access.access())
    #expect(try changes(of: restored) == changes(of: books))
    #expect(try StoreCaretaker(store: restored.store).examine().findings.isEmpty)

    try restored.export(to: path + ".again")
    #expect(contents(path + ".again") == contents(path))
    let before = restored.files.files
    #expect(try restored.importing(path)?.newCount == 0)
    #expect(restored.files.files == before)
  }

  /// Numbers, times and which stand.
  private func changes(of books: Books) throws -> [String] {
    try books.log.changes(of: nil).map {
      "\($0.change) \($0.at.map(String.init) ?? "") \($0.stands) \($0.parts.features)"
    }
  }

  /// What was taken back before can be made again after.
  @Test func changesGoOnWhereTheyWere() throws {
    let (books, restored) = (Books(), Books())
    try books.fill(seed: 4)
    try books.export(to: path)
    _ = try restored.importing(path)
    for books in [books, restored] {
      _ = try books.log.undo(nil, of: .book, isDryRun: false)
      _ = try books.log.undo(nil, of: .swimming, isDryRun: false)
      _ = try books.log.redo(nil, of: .swimming, isDryRun: false)
      try books.profiles.change { _ in Profile(name: "Ela") }
    }
    #expect(try changes(of: restored) == changes(of: books))
  }

  @Test func whatTheBookHasStaysAndWhatIsLeftOutIsTold() throws {
    let (books, other) = (Books(), Books())
    try books.fill(seed: 1)
    try books.export(to: path)
    try other.profiles.change { _ in Profile(name: "Jana") }
    var own = try #require(try books.swims.book().swims.first)
    own.duration += 1
    try other.swims.change { [own] _ throws(Failure) in .put([own]) }
    let output = try other.imported(path)
    let file = try #require(output.files.first)
    #expect(try other.profiles.profile() == Profile(name: "Jana"))
    #expect(try other.settings.settings() == books.settings.settings())
    #expect(try other.swims.book().swims.first == own)
    #expect(try other.swims.book().swims.count == 12)
    #expect(file.parts.part(of: .swimming, as: SwimFilePart.self)?.newCount == 11)
    #expect(file.parts.part(of: .book, as: DocumentBackupPart.self)?.values == 4)
    #expect(
      file.skipped == [
        Skipped(what: .book(.values(count: 2)), why: .book(.ownKept)),
        Skipped(what: .swimming(.swims(count: 1)), why: .book(.ownKept)),
        Skipped(what: .book(.changes(count: 2)), why: .book(.takenBackInBackup)),
      ])
    let before = other.files.files
    _ = try other.imported(path)
    #expect(other.files.files == before, "the same backup again changes nothing")
  }

  @Test func aBackupThatIsNotWhatWasWrittenIsRefusedAndChangesNothing() throws {
    let books = Books()
    try books.fill(seed: 2)
    try books.export(to: path)
    let whole = try #require(contents(path))
    let before = books.files.files
    for place in stride(from: 30, to: whole.count, by: 997) {
      var flipped = whole
      flipped[place] ^= 1 << (place % 8)
      for bytes in [flipped, Array(whole[..<place])] {
        let failure = #expect(throws: Failure.self) { try books.importing(folder.write(bytes, to: "book.json")) }
        guard case .badFile(path, _, .line?) = failure else {
          Issue.record("byte \(place): \(String(describing: failure))")
          return
        }
      }
    }
    #expect(books.files.files == before)
  }

  @Test func oneOfANewerVersionIsRefusedAsSuch() throws {
    let newer = folder.write(Array("{\"format\":\"recordbook 5\",\"all\":\"new\"}\n".utf8), to: "book.json")
    let failure = #expect(throws: Failure.self) { try Books().importing(newer) }
    #expect(failure == .badFile(path: newer, problem: .book(.newerBackup)))
  }

  @Test func nothingIsExportedOfNothing() throws {
    let failure = #expect(throws: Failure.self) { try Books().export(to: path) }
    #expect(failure == .notFound(.book(.noBook(path: "/store"))))
    let emptied = Books()
    try emptied.store.transaction { (transaction) throws(Failure) in
      try transaction.put(Array("x".utf8), at: FileKey(.swimming, "workouts", "2024"))
    }
    try emptied.store.transaction { (transaction) throws(Failure) in
      try transaction.remove(FileKey(.swimming, "workouts", "2024"))
    }
    #expect(throws: Failure.conflict(.book(.emptyBook))) { try emptied.export(to: path) }
    #expect(try PosixFileSystem().list(folder.path) == [])
  }

  @Test func aBackupIsImportedAlone() throws {
    let books = Books()
    try books.fill(seed: 5)
    try books.export(to: path)
    let other = folder.write(Array(AppleHealthSample.xml), to: "export.xml")
    let importing = try BookUnderTest().importing
    let failure = #expect(throws: Failure.self) { try importing(.init(paths: [path, other])) }
    #expect(failure == .badFile(path: path, problem: .book(.backupAlone)))
  }

  @Test func oneOfFormatOneIsRefused() throws {
    let path = folder.write(
      Array(#"{"format":"recordbook 1","corrections":[],"workouts":[],"crc":"00000000"}"#.utf8), to: "book.json")
    #expect(throws: Failure.badFile(path: path, problem: .book(.olderBackup))) { try Books().importing(path) }
  }

  @Test func oneThatLiesInAFolderIsNotRestored() throws {
    let books = Books()
    try books.fill(seed: 3)
    try books.export(to: path)
    #expect(throws: Failure.self) { try Books().importing(folder.path) }
  }

  private func contents(_ path: String) -> [UInt8]? { try? PosixFileSystem().readAll(path) }
}
