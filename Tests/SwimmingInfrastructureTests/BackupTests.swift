import BookApplication
import BookInfrastructure
import JSONCoding
import KernelApplication
import KernelDomain
import Storage
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import System
import TestSupport
import Testing

/// What is exported as JSON comes back identical, and nothing else is taken for it.
struct BackupTests {
  /// A store in memory with its use cases; exports are real files.
  struct Books {
    let files = MemoryFileSystem()
    private let under: BookUnderTest
    var store: Store { under.store }
    var swims: JSONSwimStore { under.swims }
    var profiles: JSONProfileStore { under.profiles }
    var settings: JSONSettingsStore { under.settings }

    init() {
      under = try! BookUnderTest(files)
    }

    func export(to path: String) throws -> ExportBook.Output {
      let exporter = FileBookExporter()
      return try ExportBook(store: swims, exporter: exporter, profiles: profiles, settings: settings)(
        .init(format: .json, path: path))
    }

    func importing(_ path: String) throws -> SwimFilePart? {
      let file = try #require(try under.importing(.init(paths: [path])).files.first)
      #expect(file.kind == ImportFormat.backup.name)
      return file.parts.part(of: .swimming)
    }

    /// Twelve workouts, corrections of every kind, some of which fit nothing, two taken back.
    func fill(seed: UInt64) throws {
      var random = RandomBook(seed: seed)
      let swims = (0..<12).map { random.swim(Int64($0) * 5_000_000) }
      try self.swims.change { _ throws(Failure) in .put(swims) }
      for turn in 0..<30 {
        let correction = random.correction(of: swims[turn % 12].id)
        try self.swims.change { _ throws(Failure) in .correct(correction) }
      }
      for _ in 0..<2 { try under.undoLatest() }
      try profiles.save(Profile(name: "Eva “Ája”\n", avatar: .waves))
      try settings.save(Settings(theme: .dark, language: .cs, values: ["swimming.showUnknown": .flag(false)]))
    }
  }

  let folder = TemporaryFolder()
  var path: String { folder.path + "/book.json" }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func theIdenticalBookComesBack(seed: UInt64) throws {
    let (books, restored) = (Books(), Books())
    try books.fill(seed: seed)
    let written = try books.export(to: path)
    #expect(written.swims == 12 && written.corrections == 28)
    let file = try #require(try restored.importing(path))
    #expect(file.new == 12 && file.corrections == 28)
    #expect(try restored.swims.book() == books.swims.book())
    #expect(try restored.swims.records() == books.swims.records())
    #expect(try restored.profiles.profile() == books.profiles.profile())
    #expect(try restored.settings.settings() == books.settings.settings())
    #expect(try StoreCaretaker(store: restored.store).examine().findings.isEmpty)

    _ = try restored.export(to: path + ".again")
    #expect(contents(path + ".again") == contents(path))
    let before = restored.files.files
    #expect(try restored.importing(path)?.new == 0)
    #expect(restored.files.files == before)
  }

  @Test func profileAndSettingsOfTheBookStay() throws {
    let (books, other) = (Books(), Books())
    try books.fill(seed: 1)
    _ = try books.export(to: path)
    try other.profiles.save(Profile(name: "Jana"))
    _ = try other.importing(path)
    #expect(try other.profiles.profile() == Profile(name: "Jana"))
    #expect(try other.settings.settings() == books.settings.settings())
  }

  @Test func aBackupThatIsNotWhatWasWrittenIsRefusedAndChangesNothing() throws {
    let books = Books()
    try books.fill(seed: 2)
    _ = try books.export(to: path)
    let whole = try #require(contents(path))
    let before = books.files.files
    for place in stride(from: 30, to: whole.count, by: 97) {
      var flipped = whole
      flipped[place] ^= 1 << (place % 8)
      for bytes in [flipped, Array(whole[..<place])] {
        let failure = #expect(throws: Failure.self) { try books.importing(folder.write(bytes, to: "book.json")) }
        guard case .badFile(path, _, _?, _) = failure else {
          Issue.record("byte \(place): \(String(describing: failure))")
          return
        }
      }
    }
    #expect(books.files.files == before)
  }

  @Test func oneOfANewerVersionIsRefusedAsSuch() throws {
    let newer = folder.write(Array("{\"format\":\"recordbook 2\",\"all\":\"new\"}\n".utf8), to: "book.json")
    let failure = #expect(throws: Failure.self) { try Books().importing(newer) }
    guard case .badFile(_, "was written by a newer version of RecordBook", _, _) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  /// To copy all that were read before for each workout would take minutes.
  @Test(.timeLimit(.minutes(1))) func aHundredThousandSwimsOfOneNameAreReadInSeconds() throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("format")
    writer.string("recordbook 1")
    writer.key("workouts")
    writer.beginArray()
    for _ in 0..<100_000 { writer.raw(Self.bare) }
    writer.endArray()
    SealedLine.seal(&writer, from: 0)
    writer.lineBreak()
    let file = try #require(try Books().importing(folder.write(writer.bytes, to: "book.json")))
    #expect(file.swims == 100_000 && file.new == 1)
  }

  private static let bare = Array(
    """
    {"id":"20200913T122640Z","source":"W","start":1600000000000,"end":1600000000000,"day":"2020-09-13",\
    "utcOffset":0,"duration":0,"place":"pool","laps":[],"crc":"00000000"}
    """.utf8)

  @Test func oneThatLiesInAFolderIsNotRestored() throws {
    let books = Books()
    try books.fill(seed: 3)
    _ = try books.export(to: path)
    #expect(throws: Failure.self) { try Books().importing(folder.path) }
  }

  private func contents(_ path: String) -> [UInt8]? { try? PosixFileSystem().readAll(path) }
}
