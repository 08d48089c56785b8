import Glibc
import KernelApplication
import Storage
import TestSupport
import Testing

/// Until a commit's last sync returned, a power cut may bring the manifest before it back: its files must be there.
struct PowerCutTests {
  @Test func aCommitThatFailsKeepsEveryFileOfTheManifestBefore() throws {
    var failed = 0
    for at in 1...(try operationsOfACommit()) {
      guard let under = try commitFailing(at: at) else { continue }
      #expect(under.kept["/store/things/1.2.json"] == under.json("first"), "operation \(at)")
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
    #expect(under.kept["/store/things/1.2.json"] == nil)
    #expect(try under.content.contains("things/1 \"third\""))
  }

  @Test func oldFilesStayWhileTheFolderCannotBeSynced() throws {
    let at = try lastSyncOfFolder()
    let under = try #require(try commitFailing(at: at))
    var next = 1
    while true {
      under.files.fail(MemoryFileSystem.Fault(at: next, count: .max / 2, code: EIO))
      guard (try? commit("third", under)) == nil, !under.files.log.contains("sync folder store") else { break }
      #expect(under.kept["/store/things/1.2.json"] != nil, "operation \(next)")
      next += 1
    }
    #expect(next > 3)
  }

  /// Which operation of a commit makes its manifest last: that before the removal of the old file.
  private func lastSyncOfFolder() throws -> Int {
    let latest = try (1...operationsOfACommit()).last { at in
      try commitFailing(at: at)?.content.contains("things/1 \"second\"") == true
    }
    return try #require(latest)
  }

  private func operationsOfACommit() throws -> Int {
    let under = StoreUnderTest()
    try under.fill()
    under.files.fail(nil)
    try commit("second", under)
    return under.files.operations
  }

  /// Nil when the commit succeeds all the same: not every operation is needed for it.
  private func commitFailing(at operation: Int) throws -> StoreUnderTest? {
    let under = StoreUnderTest()
    try under.fill()
    under.files.fail(MemoryFileSystem.Fault(at: operation, code: EIO))
    do throws(Failure) {
      try commit("second", under)
      return nil
    } catch {
      under.files.fail(nil)
      return under
    }
  }

  private func commit(_ content: String, _ under: StoreUnderTest) throws(Failure) {
    try under.store.write { (writer) throws(Failure) in try writer.commit(files: ["things/1": under.json(content)]) }
  }
}
