import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// Until a commit's last sync returned, a power cut may bring the manifest before it back: its files must be there.
struct PowerCutTests {
  /// Those that the commit replaces.
  private static let replaced = [
    StoreUnderTest.thing, "/store/words/tracks/2026/1.3.json", "/store/words/tracks/2026/index.3.json",
  ]

  @Test func aCommitThatFailsKeepsEveryFileOfTheManifestBefore() throws {
    var failed = 0
    for at in 1...(try operationsOfACommit()) {
      guard let under = try commitFailing(at: at) else { continue }
      for path in PowerCutTests.replaced { #expect(under.kept[path] != nil, "operation \(at), \(path)") }
      failed += 1
    }
    #expect(failed > 10)
  }

  @Test func theNextCommitSyncsTheManifestBeforeItRemovesOldFiles() throws {
    let under = try #require(try commitFailing(at: lastSyncOfFolder()))
    under.files.fail(nil)
    try commit("third", under)
    let log = under.files.log
    let firstRemoval = try #require(log.firstIndex { $0 == "remove 1.2.json" })
    #expect(log[..<firstRemoval].contains("sync folder store"))
    for path in PowerCutTests.replaced { #expect(under.kept[path] == nil, "\(path)") }
    #expect(try under.content.contains("things/1 \"third\""))
  }

  @Test func oldFilesStayWhileTheFolderCannotBeSynced() throws {
    let at = try lastSyncOfFolder()
    let under = try #require(try commitFailing(at: at))
    var next = 1
    while true {
      under.files.fail(MemoryFileSystem.Fault(at: next, count: .max / 2, code: EIO))
      guard (try? commit("third", under)) == nil, !under.files.log.contains("sync folder store") else { break }
      for path in PowerCutTests.replaced { #expect(under.kept[path] != nil, "operation \(next), \(path)") }
      next += 1
    }
    #expect(next > 3)
  }

  /// The system may have done what it reports an error of: the manifest may stand, and then its files have to stay.
  @Test func aCommitThatWasDoneThoughTheSystemSaysNoIsWhole() throws {
    var stood = 0
    for at in 1...(try operationsOfACommit()) {
      let under = try filled()
      var fault = MemoryFileSystem.Fault(at: at, code: EIO)
      fault.isDone = true
      under.files.fail(fault)
      var failure: Failure?
      do throws(Failure) { try commit("second", under) } catch { failure = error }
      under.files.fail(nil)
      let content = try StoreUnderTest(files: under.files).content
      let isThere = content.contains("things/1 \"second\"")
      #expect(isThere || failure != nil && content.contains("things/1 \"first\""), "operation \(at)")
      #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty, "operation \(at)")
      if failure != nil, isThere { stood += 1 }
    }
    #expect(stood > 1)
  }

  /// Which operation of a commit makes its manifest last: that before the removal of the old file.
  private func lastSyncOfFolder() throws -> Int {
    let latest = try (1...operationsOfACommit()).last { at in
      try commitFailing(at: at)?.content.contains("things/1 \"second\"") == true
    }
    return try #require(latest)
  }

  private func filled() throws -> StoreUnderTest {
    let under = StoreUnderTest()
    try under.fill()
    try under.store.put("long", at: .track("1"))
    return under
  }

  private func operationsOfACommit() throws -> Int {
    let under = try filled()
    under.files.fail(nil)
    try commit("second", under)
    return under.files.operations
  }

  /// Nil when the commit succeeds all the same: not every operation is needed for it.
  private func commitFailing(at operation: Int) throws -> StoreUnderTest? {
    let under = try filled()
    under.files.fail(MemoryFileSystem.Fault(at: operation, code: EIO))
    do throws(Failure) {
      try commit("second", under)
      return nil
    } catch {
      under.files.fail(nil)
      return under
    }
  }

  private func commit(_ text: String, _ under: StoreUnderTest) throws(Failure) {
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.put(under.json(text), at: .thing("1"))
      try transaction.put(under.json(text), at: .track("1"))
    }
  }
}
