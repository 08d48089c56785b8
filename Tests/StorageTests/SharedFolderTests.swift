import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// S12: what others may have planted is never written to.
struct SharedFolderTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/store" }
  private var victim: String { folder.path + "/victim" }

  private func store() -> Store {
    StoreUnderTest.onDisk(path)
  }

  @Test(arguments: [0o770, 0o707, 0o777, 0o1777] as [mode_t])
  func aFolderThatOthersMayWriteToIsReadAndNotWritten(mode: mode_t) throws {
    try store().fill()
    #expect(chmod(path, mode) == 0)
    #expect(try store().lines(of: .words) == StoreTests.filled)
    #expect(try StoreCaretaker(store: store()).examine().findings.isEmpty)
    let refusal = Failure.accessDenied(
      path: path, problem: .store(.othersMayWrite(path: path)))
    #expect(throws: refusal) { try store().add("x") }
    #expect(throws: refusal) { _ = try store().holding() }
    #expect(throws: refusal) { try StoreCaretaker(store: store()).repair() }
    try Shell.run("chmod go-w '\(path)'")
    try store().add("x")
  }

  @Test func aFolderOfAnotherUserIsReadAndNotWritten() throws {
    let under = StoreUnderTest()
    try under.fill()
    under.files.become(7)
    #expect(try under.content == StoreTests.filled)
    let refusal = Failure.accessDenied(
      path: "/store", problem: .store(.ofUser(number: 0)))
    #expect(throws: refusal) { try under.store.add("x") }
    under.files.become(0)
    try under.store.add("x")
  }

  /// A lock file that another user made, for example, while the folder itself may be written to.
  @Test func aLockThatMayNotBeOpenedIsNamed() throws {
    let under = StoreUnderTest()
    try under.fill()
    var refusals: [Failure] = []
    for operation in 1...6 {
      under.files.fail(MemoryFileSystem.Fault(at: operation, code: EACCES))
      do throws(Failure) {
        try under.store.add("x")
      } catch {
        refusals.append(error)
      }
    }
    #expect(refusals.contains(.accessDenied(path: "/store/lock", problem: .store(.needsRight(operation: "write")))))
    under.files.fail(nil)
    try under.store.add("x")
  }

  @Test(arguments: [0o700, 0o750, 0o755] as [mode_t])
  func aFolderThatOthersMayReadIsWritten(mode: mode_t) throws {
    try store().fill()
    #expect(chmod(path, mode) == 0)
    try store().add("x")
    #expect(try store().words() == ["b", "x"])
  }

  /// The link is gone or left alone, and what it leads to is as it was.
  @Test(
    arguments: [
      "lock", "manifest.json.new", "words/things/1.3.json", "words/journal.3.jsonl", "words/derived/sum.json.new",
      "words/derived/sum.json", "words/tracks/2026/index.3.json", "words/tracks/2026/1.3.json",
    ], [true, false])
  func aPlantedLinkIsNeverWrittenThrough(name: String, isDangling: Bool) throws {
    try store().fill()
    if !isDangling { _ = folder.write(Array("precious".utf8), to: "victim") }
    try Shell.run(
      "mkdir -p '\(path)/words/tracks/2026'; rm -f '\(path)/\(name)'; ln -s '\(victim)' '\(path)/\(name)'")
    var failure: Failure?
    do throws(Failure) {
      try store().transaction { (transaction) throws(Failure) in
        try transaction.put(WordReducer.json("second"), at: .thing("1"))
        try transaction.put(WordReducer.json("long"), at: .track("1"))
        try transaction.append(.add(WordReducer.word, WordReducer.json("x")), to: .words)
        try transaction.keep(["sum": WordReducer.json("b x")], of: .words)
      }
    } catch {
      failure = error
    }
    #expect(
      failure
        == (name == "lock" ? .storeDamaged(place: path + "/lock", problem: .store(.isLink)) : nil)
    )
    if isDangling {
      #expect(try !PosixFileSystem().exists(victim))
    } else {
      #expect(try PosixFileSystem().readAll(victim) == Array("precious".utf8))
    }
    if failure == nil { #expect(try store().words() == ["b", "x"]) }
  }
}
