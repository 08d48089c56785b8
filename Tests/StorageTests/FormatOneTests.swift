import Glibc
import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

/// A store of format 1, written by the program of that format, is brought up to date at its first opening, all at once.
struct FormatOneTests {
  let files = FormatOne.disk()
  var store: Store { FormatOne.store(files) }

  @Test func isReadAsOneOfToday() throws {
    let summary = try FormatOne.summary(store)
    #expect(summary == FormatOne.expected)
    let after = files.files
    #expect(try FormatOne.summary(store) == FormatOne.expected)
    #expect(files.files == after)
    #expect(
      after.keys.sorted() == [
        "/store/book/journal.6.jsonl", "/store/lock", "/store/manifest.json", "/store/words/journal.6.jsonl",
        "/store/words/years/2024.6.json", "/store/words/years/2025.6.json",
      ])
    #expect(!files.folders.contains("/store/workouts"))
    #expect(try StoreCaretaker(store: store).examine().findings == [])
  }

  @Test func filesAreKeptToTheByte() throws {
    for year in ["2024", "2025"] {
      #expect(
        try store.content(of: .words).bytes(of: FileKey(.words, "years", year))
          == FormatOne.files["/store/workouts/\(year).4.json"])
    }
  }

  @Test func numbersGoOn() throws {
    #expect(try store.add("x") == FormatOne.last + 1)
    #expect(try store.content(of: .words).changes.dropLast().allSatisfy { $0.at == nil })
  }

  /// Those that its last commit left out of the journal were given too.
  @Test func numbersGoOnBehindAnEmptyJournal() throws {
    files.files["/store/journal.3.jsonl"] = []
    #expect(try store.add("x") == FormatOne.first)
  }

  /// The new files and their names are on the disk before the manifest, and the manifest before the old files go.
  @Test func isOnTheDiskBeforeTheOldFilesGo() throws {
    files.fail(nil)
    _ = try FormatOne.summary(store)
    let log = files.log
    let named = try #require(log.firstIndex(of: "rename manifest.json.new"))
    let removed = try #require(log.firstIndex { $0.hasPrefix("remove ") })
    for folder in ["years", "words", "book", "store"] { #expect(log[..<named].contains("sync folder \(folder)")) }
    #expect(named < removed && log[named..<removed].contains("sync folder store"))
  }

  /// Corrections that stand can be taken back; what a value was before is not told by what is left of them.
  @Test func additionsCanBeTakenBackAndValuesCannot() throws {
    #expect(try store.undo(FormatOne.last).number == FormatOne.last)
    let set = try #require(try store.content(of: .book).changes.last)
    #expect(throws: Failure.self) { try store.undo(set.number) }
    _ = try store.redo()
    #expect(try FormatOne.summary(store) == FormatOne.expected)
  }

  @Test func isWrittenAsOneOfToday() throws {
    #expect(try store.set("settings.theme", to: "light", in: .book) == FormatOne.last + 1)
    #expect(try store.value("settings.theme", of: .book) == "light")
  }

  @Test func isHeldAsOneOfToday() throws {
    let held = try store.holding()
    #expect(try FormatOne.summary(held) == FormatOne.expected)
    try held.group { _ = try? held.add("x") }
    #expect(try StoreCaretaker(store: held).examine().findings.isEmpty)
    held.release()
    #expect(try store.content(of: .words).changes.last?.number == FormatOne.last + 1)
  }

  @Test(arguments: [EIO, nil])
  func aCrashAtAnyOperationLeavesAStoreThatReadsTheSame(code: Int32?) throws {
    var operation = 1
    var isDone = false
    while !isDone {
      let files = FormatOne.disk()
      files.fail(code.map { .init(at: operation, count: .max / 2, code: $0) } ?? .death(at: operation))
      isDone = (try? FormatOne.summary(FormatOne.store(files))) != nil
      files.fail(nil)
      #expect(try FormatOne.summary(FormatOne.store(files)) == FormatOne.expected, "operation \(operation)")
      try FormatOne.store(files).add("x")
      #expect(
        files.files.keys.allSatisfy {
          !$0.contains("/workouts/") && !$0.hasPrefix("/store/journal") && !$0.hasSuffix(".new")
        })
      #expect(try StoreCaretaker(store: FormatOne.store(files)).examine().findings == [])
      operation += 1
    }
    #expect(operation > 30)
  }

  @Test(arguments: [EIO, ENOSPC])
  func anOperationThatFailsOnceLeavesAStoreThatReadsTheSame(code: Int32) throws {
    _ = try FormatOne.summary(store)
    for operation in 1...files.operations {
      let files = FormatOne.disk()
      files.fail(MemoryFileSystem.Fault(at: operation, code: code))
      let found = try? FormatOne.summary(FormatOne.store(files))
      files.fail(nil)
      #expect(found == nil || found == FormatOne.expected, "operation \(operation)")
      #expect(try FormatOne.summary(FormatOne.store(files)) == FormatOne.expected, "operation \(operation)")
      #expect(files.openFiles == 0)
    }
  }

  @Test func onAReadOnlyDiskItIsReadInMemory() throws {
    files.makeReadOnly()
    files.fail(nil)
    #expect(try FormatOne.summary(store) == FormatOne.expected)
    #expect(try StoreCaretaker(store: store).examine().findings == [])
    #expect(files.log.isEmpty)
    #expect(files.files == FormatOne.files)
    #expect(throws: Failure.storeReadOnly(path: "/store")) { try store.add("x") }
  }

  @Test func whileAnotherProcessHoldsTheLockItIsReadInMemory() throws {
    let lock = try files.open("/store/lock", .update)
    #expect(try files.tryLock(lock))
    #expect(try FormatOne.summary(store) == FormatOne.expected)
    #expect(files.files == FormatOne.files)
    #expect(throws: Failure.self) { try store.add("x") }
    files.close(lock)
    #expect(try store.add("x") == FormatOne.last + 1)
  }

  /// A store that nobody knows all of is not made less.
  @Test func whatNoSectionTakesIsRefused() throws {
    let unaware = FormatOne.store(files) { $0.additions = [:] }
    let failure = #expect(throws: Failure.self) { try unaware.content(of: .words) }
    guard case .storeDamaged(_, let problem)? = failure, problem == .store(.unknownEntry(kind: "swimming.correction"))
    else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(files.files.filter { $0.key != "/store/lock" } == FormatOne.files.filter { $0.key != "/store/lock" })
  }

  @Test func aFormatOfLaterIsRefused() throws {
    let text = String(decoding: files.files["/store/manifest.json"]!, as: UTF8.self)
    let object = text.replacing("t\":1,", with: "t\":3,").dropLast(#","crc":"01234567"}"#.utf8.count + 1) + "}"
    files.files["/store/manifest.json"] = SealedLine.seal(Array(object.utf8))
    #expect(throws: Failure.storeNewer(path: "/store/manifest.json", found: 3, supported: 2)) {
      try store.content(of: .words)
    }
  }

  /// It would have been said by a checksum that fits.
  @Test func aFormatOfLaterThatIsAFlippedOneIsDamage() throws {
    let text = String(decoding: files.files["/store/manifest.json"]!, as: UTF8.self)
    files.files["/store/manifest.json"] = Array(text.replacing("t\":1,", with: "t\":3,").utf8)
    #expect(
      throws: Failure.storeDamaged(
        place: "/store/manifest.json", problem: .store(.checksum))
    ) { try store.content(of: .words) }
  }

  /// Only one byte tells today's format from the other: it is damage, not a store of format 1.
  @Test func aFlippedFormatIsDamageAndNoOlderStore() throws {
    let filled = StoreUnderTest()
    try filled.fill()
    let text = String(decoding: filled.files.files[StoreUnderTest.manifest]!, as: UTF8.self)
    for format in [0, 1] {
      filled.files.files[StoreUnderTest.manifest] = Array(text.replacing("t\":2,", with: "t\":\(format),").utf8)
      #expect(
        throws: Failure.storeDamaged(
          place: StoreUnderTest.manifest, problem: .store(.checksum))
      ) { try StoreUnderTest(files: filled.files).content }
    }
  }
}
