import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// A file of the store that has become 8 GB long is reported with its size, and repaired without being read. If it were
/// read, these tests would exceed the memory of this machine and their time limit.
@Suite(.timeLimit(.minutes(5))) struct HugeFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/store" }
  private static let size = 8 << 30

  private func store() -> Store {
    StoreUnderTest.onDisk(path)
  }

  /// Filled, and that file of it made 8 GB long with zeros behind what it was.
  private func filled(huge name: String) throws {
    try store().fill()
    try store().put("far", at: .track("1"))
    try extend(name)
  }

  private func extend(_ name: String) throws {
    try #require(truncate("\(path)/\(name)", HugeFileTests.size) == 0)
  }

  private func size(_ name: String) throws -> Int? {
    try PosixFileSystem().status(at: "\(path)/\(name)")?.bytes
  }

  private func findings() throws -> [StoreFinding] {
    try StoreCaretaker(store: store()).examine().findings
  }

  @Test(arguments: ["words/things/1.2.json", "words/tracks/2026/1.3.json", "words/tracks/2026/index.3.json"])
  func aNamedFileIsToldByItsSize(name: String) throws {
    try filled(huge: name)
    let found = try findings()
    #expect(found.map(\.place) == ["\(path)/\(name)"])
    guard case .size(HugeFileTests.size, _)? = found[0].problem.content(as: StoreMessage.self) else {
      Issue.record("\(found)")
      return
    }
    #expect(throws: Failure.self) {
      _ = try store().lines(of: .words)
      _ = try store().content(of: .words).bytes(of: .track("1"))
    }
    let repair = try StoreCaretaker(store: store()).repair()
    #expect(repair.findings == found)
    #expect(repair.dropped == [])
    #expect(try size("damaged/1/\(name)") == HugeFileTests.size)
    #expect(try size(name) == nil)
    #expect(try findings() == [])
    #expect(try store().lines(of: .words) == StoreTests.filled)
    #expect(try store().content(of: .words).bytes(of: .track("1")) == WordReducer.json("far"))
  }

  /// The zeros are not taken for an append that was cut short: no writer leaves so many.
  @Test func aJournalIsToldWithItsSoundLinesEnd() throws {
    let name = "words/journal.2.jsonl"
    try store().fill()
    let sound = try #require(try size(name))
    try extend(name)
    let found = try findings()
    #expect(found.map(\.place) == ["\(path)/\(name), line 4, byte \(sound)"])
    #expect(found[0].problem == .store(.goesOn(bytes: HugeFileTests.size - sound)))
    #expect(throws: Failure.self) { try store().words() }
    #expect(throws: Failure.self) { try store().add("d") }
    let repair = try StoreCaretaker(store: store()).repair()
    #expect(repair.dropped.count == 1)
    #expect(try size("damaged/1/\(name)") == HugeFileTests.size)
    #expect(try findings() == [])
    #expect(try store().lines(of: .words) == StoreTests.filled)
    try store().add("d")
    #expect(try store().words() == ["b", "d"])
  }

  /// Lines behind less than 64 MiB of what is no line are saved by a repair.
  @Test func linesBehindAHoleAreSaved() throws {
    let name = "\(path)/words/journal.2.jsonl"
    try store().fill()
    let journal = try PosixFileSystem().readAll(name)
    let line = Array(journal[(journal.dropLast().lastIndex(of: 0x0A)! + 1)...])
    let file = try PosixFileSystem().open(name, .update)
    try PosixFileSystem().writeAll(file, [0x0A], at: journal.count - line.count + (2 << 20))
    try PosixFileSystem().writeAll(file, line, at: journal.count - line.count + (2 << 20) + 1)
    PosixFileSystem().close(file)
    try extend("words/journal.2.jsonl")
    #expect(try findings().count == 1)
    _ = try StoreCaretaker(store: store()).repair()
    #expect(try store().lines(of: .words) == StoreTests.filled)
  }

  @Test func aManifestIsToldAndMadeAnew() throws {
    try filled(huge: "manifest.json")
    let found = try findings()
    #expect(found.map(\.place) == ["\(path)/manifest.json"])
    #expect(found[0].problem == .store(.tooLarge(found: HugeFileTests.size, most: 67_108_864)))
    #expect(throws: Failure.self) { try store().words() }
    _ = try StoreCaretaker(store: store()).repair()
    #expect(try size("damaged/1/manifest.json") == HugeFileTests.size)
    #expect(try findings() == [])
    #expect(try store().lines(of: .words) == StoreTests.filled)
  }

  @Test(arguments: [false, true])
  func aLockIsToldAndMadeAnew(isHeld: Bool) throws {
    try store().fill()
    let served = isHeld ? try store().holding() : store()
    try extend("lock")
    #expect(try store().words() == ["b"])
    let found = try StoreCaretaker(store: served).examine().findings
    #expect(found.map(\.place) == ["\(path)/lock"])
    let repair = try StoreCaretaker(store: served).repair()
    #expect(repair.findings == found)
    #expect(repair.keptAt != nil)
    #expect(try findings() == [])
    try served.add("d")
    served.release()
    #expect(try store().words() == ["b", "d"])
  }

  @Test func aWriterMakesALockAnewWithoutARepair() throws {
    try store().fill()
    try extend("lock")
    try store().add("d")
    #expect(try #require(try size("lock")) < 100)
    #expect(try findings() == [])
  }

  /// It is worked out anew from the rest.
  @Test func whatWasDerivedIsPassedOver() throws {
    try store().fill()
    try extend("words/derived/sum.json")
    #expect(try store().derived("sum", of: .words) == nil)
    #expect(try store().lines(of: .words) == StoreTests.filled)
    #expect(try findings() == [])
    try store().keep("b")
    #expect(try store().derived("sum", of: .words) == WordReducer.json("b"))
    #expect(try #require(try size("words/derived/sum.json")) < 1_000)
  }

  /// Nothing tells how long it was any more.
  @Test func withoutAManifestAFileIsGivenUpAndKept() throws {
    try filled(huge: "words/things/1.2.json")
    try Shell.run("rm '\(path)/manifest.json'")
    let repair = try StoreCaretaker(store: store()).repair()
    #expect(repair.dropped.contains { $0.place == "words/things/1.2.json" && "\($0.problem)".contains("8589934592") })
    #expect(try size("damaged/1/words/things/1.2.json") == HugeFileTests.size)
    #expect(try findings() == [])
    #expect(try store().words() == ["b"])
  }

  /// A repair that is killed before its end has moved nothing that the store still names.
  @Test func whatIsTooLargeToBeCopiedStaysUntilTheRepairIsDone() throws {
    let under = StoreUnderTest()
    try under.fill()
    under.files.files[StoreUnderTest.thing]! += [UInt8](repeating: 0, count: 80 << 20)
    let before = under.files.files
    for operation in 1... {
      let copy = StoreUnderTest(files: MemoryFileSystem(files: before, folders: under.files.folders, writesWhole: true))
      copy.files.fail(.death(at: operation))
      do { _ = try StoreCaretaker(store: copy.store).repair() } catch {}
      let isDone = copy.files.operations < operation
      copy.files.fail(nil)
      let after = StoreUnderTest(files: MemoryFileSystem(files: copy.files.files, folders: copy.files.folders))
      _ = try StoreCaretaker(store: after.store).repair()
      #expect(try after.content == StoreTests.filled, "killed before operation \(operation)")
      if isDone { break }
    }
  }

  /// No line is so long that who reads the journal would give it up.
  @Test func aLineIsNeverTooLong() throws {
    let under = StoreUnderTest(files: MemoryFileSystem(writesWhole: true))
    try under.fill()
    func add(_ count: Int, to store: Store) throws(Failure) {
      let value = [0x22] + [UInt8](repeating: UInt8(ascii: "a"), count: count) + [0x22]
      try store.transaction { (transaction) throws(Failure) in
        try transaction.append(.add(WordReducer.word, value), to: .words)
      }
    }
    let failure = #expect(throws: Failure.self) { try add(64 << 20, to: under.store) }
    guard case .conflict? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    let held = try under.store.holding()
    try held.group { for _ in 0..<8 { try? add(9 << 20, to: held) } }
    #expect(try held.content(of: .words).changes.count == 11)
    held.release()
    #expect(try StoreUnderTest(files: under.files).store.content(of: .words).changes.count == 11)
  }
}
