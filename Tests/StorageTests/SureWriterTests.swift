import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// A writer builds on nothing that may not be on the disk.
struct SureWriterTests {
  let under = StoreUnderTest()

  private func append(_ text: String) throws(Failure) {
    try under.store.add(text)
  }

  private var syncs: [String] {
    under.files.log.filter { $0.hasPrefix("sync") }
  }

  @Test func anAppendAfterOneThatEndedWellIsOneSync() throws {
    try under.fill()
    under.files.fail(nil)
    try append("d")
    #expect(syncs == ["sync data journal.2.jsonl"])
  }

  /// A killed writer leaves no word; what it wrote may be in memory only.
  @Test(arguments: ["12345\n", "", "sure 00000000\n", "sure 00000000 next 4 journals 400\n", "\0\0\0\0"])
  func afterOneThatWasKilledJournalAndManifestAreMadeAnew(word: String) throws {
    try under.fill()
    let sound = try under.content
    under.files.files["/store/lock"] = Array(word.utf8)
    under.files.fail(nil)
    try append("d")
    #expect(
      syncs == [
        "sync journal.3.jsonl", "sync folder words", "sync manifest.json.new", "sync folder store",
        "sync data journal.3.jsonl",
      ])
    #expect(try under.content == Array(sound.dropLast()) + ["4 word \"d\"", sound[3]])
    #expect(under.kept[StoreUnderTest.journal] == nil)
    under.files.fail(nil)
    try append("e")
    #expect(syncs == ["sync data journal.3.jsonl"])
  }

  /// The system may report a failed sync once and then forget what it was to write.
  @Test func aSyncThatFailedIsNotRepeated() throws {
    try under.fill()
    let held = try under.store.holding()
    try held.add("d")
    under.files.fail(nil)
    try held.add("e")
    // Before the look at the journal that follows it.
    under.files.fail(MemoryFileSystem.Fault(at: under.files.operations - 1, code: EIO))
    #expect(throws: Failure.self) { try held.add("f") }
    under.files.fail(nil)
    try held.add("g")
    held.release()
    #expect(syncs.prefix(2) == ["sync journal.3.jsonl", "sync folder words"])
    #expect(!syncs.contains("sync data journal.2.jsonl"))
    #expect(
      try under.content.filter { $0.contains("word") }
        == ["2", "4", "5", "6"].enumerated().map { index, number in
          "\(number) word \"\(["b", "d", "e", "g"][index])\""
        })
  }

  /// After a power cut it would tell of changes that nobody acknowledged, as if they were lost.
  @Test func nothingIsKeptOfWhatIsNotSureToLast() throws {
    try under.fill()
    under.files.files["/store/lock"] = Array("12345\n".utf8)
    let before = under.files.files[StoreUnderTest.sum]
    under.files.fail(MemoryFileSystem.Fault(at: 1, count: 1_000, code: EIO))
    #expect(throws: Failure.self) { try under.store.keep("other") }
    #expect(under.files.files[StoreUnderTest.sum] == before)
    under.files.fail(nil)
    try under.store.keep("new")
    #expect(syncs.contains("sync journal.3.jsonl"))
    #expect(try under.store.derived("sum", of: .words) == under.json("new"))
  }

  /// All but the sync that failed.
  @Test func aFullDiskLeavesTheWriterSure() throws {
    var failures = 0
    var unsure = 0
    for at in 1...40 {
      let under = StoreUnderTest()
      try under.fill()
      under.files.fail(MemoryFileSystem.Fault(at: at, code: ENOSPC))
      var failure: Failure?
      do throws(Failure) { try under.store.set("settings", to: "e") } catch { failure = error }
      guard failure == .diskFull(path: StoreUnderTest.journal) else { continue }
      failures += 1
      under.files.fail(nil)
      try under.store.set("settings", to: "f")
      if under.files.log.filter({ $0.hasPrefix("sync") }) != ["sync data journal.2.jsonl"] { unsure += 1 }
    }
    #expect(failures > 6)
    #expect(unsure == 1)
  }

  @Test func nothingIsLeftWhereNothingWasWritten() throws {
    try under.store.transaction { (_) throws(Failure) in }
    #expect(under.files.files.isEmpty && under.files.folders == ["/"])
    #expect(throws: Failure.cancelled) {
      try under.store.transaction { (_) throws(Failure) -> Void in throw .cancelled }
    }
    #expect(under.files.files.isEmpty && under.files.folders == ["/"])
  }

  @Test func aFirstChangeThatFailsLeavesNothing() throws {
    for at in 1...60 {
      let under = StoreUnderTest()
      under.files.fail(MemoryFileSystem.Fault(at: at, count: .max / 2, code: ENOSPC))
      guard (try? under.store.set("settings", to: "a")) == nil else { break }
      under.files.fail(nil)
      #expect(try under.content.isEmpty || under.content == ["1 settings \"a\""])
      try under.store.set("settings", to: "b")
    }
  }

  @Test func aLockWhoseNameIsGoneKeepsNobodyOut() throws {
    try under.fill()
    let lock = try under.files.open("/store/lock", .update)
    #expect(try under.files.tryLock(lock))
    let threads = Threads(count: 1) { [files = under.files] _ in
      _ = try! StoreUnderTest(files: files, options: { $0.patience = .seconds(30) }).store.set("settings", to: "d")
    }
    #expect(eventually { under.files.refusedLocks > 0 })
    try under.files.remove("/store/lock")
    under.files.close(lock)
    threads.wait()
    #expect(under.files.files["/store/lock"] != nil)
  }

  /// Threads as processes: while one leaves nothing behind, another waits for the lock that the first takes away.
  @Test func oneWhoWaitedForALockThatIsGoneBeginsAgain() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/store"
    let threads = Threads(count: 4) { number in
      let store = StoreUnderTest.onDisk(path)
      for _ in 0..<20 {
        if number > 0 {
          try? store.transaction { (_) throws(Failure) -> Void in throw .cancelled }
        } else {
          _ = try! store.set("settings", to: "a")
        }
      }
    }
    threads.wait()
    let content = try StoreUnderTest.onDisk(path).content(of: .words)
    #expect(content.changes.map(\.number) == Array(1...20))
  }
}
