import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// What is under way lies in a file of its own, which grows beside the transactions.
struct LiveFileTests {
  let under = StoreUnderTest()

  private func start(_ entries: String..., on store: Store) throws {
    try store.transaction { (transaction) throws(Failure) in
      try transaction.startLive(of: .words, entries.map(WordReducer.json))
    }
  }

  @discardableResult
  private func end(on store: Store) throws -> [String] {
    try store.transaction { (transaction) throws(Failure) in
      try transaction.endLive(of: .words).map(WordReducer.text)
    }
  }

  private func live(_ store: Store) throws -> [String]? {
    try store.live(of: .words)?.map(WordReducer.text)
  }

  @Test func whatIsAddedStandsInOrder() throws {
    #expect(try live(under.store) == nil)
    try start("a", on: under.store)
    let held = try under.store.holding()
    for text in ["b", "c"] { try held.addToLive(under.json(text), of: .words) }
    #expect(try live(held) == ["a", "b", "c"])
    held.release()
    #expect(try live(StoreUnderTest(files: under.files).store) == ["a", "b", "c"])
    #expect(try end(on: under.store) == ["a", "b", "c"])
    #expect(try live(under.store) == nil)
    #expect(!under.kept.keys.contains { $0.contains("/live.") })
  }

  /// Without a process that holds the store each entry is a transaction.
  @Test func aStoreThatIsNotHeldIsAddedToAllTheSame() throws {
    try start(on: under.store)
    try under.store.addToLive(under.json("a"), of: .words)
    try under.store.liveGroup { try? under.store.addToLive(under.json("b"), of: .words) }
    #expect(try live(under.store) == ["a", "b"])
    #expect(under.kept.keys.filter { $0.contains("/live.") }.count == 1)
  }

  @Test func oneIsUnderWayAtATime() throws {
    #expect(throws: Failure.conflict(.store(.noLive(section: "words")))) { try end(on: under.store) }
    #expect(throws: Failure.conflict(.store(.noLive(section: "words")))) {
      try under.store.addToLive(under.json("a"), of: .words)
    }
    try start(on: under.store)
    #expect(throws: Failure.conflict(.store(.liveGoesOn(section: "words")))) { try start(on: under.store) }
    #expect(try live(under.store) == [])
  }

  @Test func anEntryIsOneSync() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    try start(on: held)
    under.files.fail(nil)
    try held.addToLive(under.json("a"), of: .words)
    #expect(under.files.log.filter { $0.hasPrefix("sync") }.map { $0.prefix(14) } == ["sync data live"])
    under.files.fail(nil)
    try held.liveGroup {
      for text in ["b", "c", "d"] { try? held.addToLive(under.json(text), of: .words) }
    }
    #expect(under.files.log.filter { $0.hasPrefix("sync") }.count == 1)
    #expect(try live(held) == ["a", "b", "c", "d"])
  }

  /// Nothing that was derived becomes stale, and nobody reads the section again.
  @Test func theSectionSaysTheSameMeanwhile() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    try held.keep("sum")
    try start(on: held)
    #expect(try held.derived("sum", of: .words) == under.json("sum"))
    let revisions = held.sectionRevisions
    try held.addToLive(under.json("a"), of: .words)
    #expect(held.sectionRevisions == revisions)
    let others = StoreUnderTest(files: under.files).store
    #expect(try others.derived("sum", of: .words) == under.json("sum"))
    #expect(try others.words() == ["b"])
  }

  @Test func aTransactionThatIsThoughtBetterOfLeavesItUnderWay() throws {
    let held = try under.store.holding()
    defer { held.release() }
    try start("a", on: held)
    #expect(throws: Failure.cancelled) {
      try held.transaction { (transaction) throws(Failure) -> Void in
        _ = try transaction.endLive(of: .words)
        throw .cancelled
      }
    }
    let count = try held.transaction(isDryRun: true) { (transaction) throws(Failure) in
      try transaction.endLive(of: .words).count
    }
    #expect(count == 1)
    try held.addToLive(under.json("b"), of: .words)
    #expect(try live(held) == ["a", "b"])
  }

  /// Its files and its end are one commit.
  @Test func whatEndsItMayPutFiles() throws {
    let held = try under.store.holding()
    defer { held.release() }
    try start("a", on: held)
    try held.transaction { (transaction) throws(Failure) in
      let entries = try transaction.endLive(of: .words)
      try transaction.put(entries[0], at: .track("1"))
    }
    #expect(try held.content(of: .words).bytes(of: .track("1")) == under.json("a"))
    #expect(try live(held) == nil)
  }

  /// The process that was killed may have written without a sync.
  @Test func aFileThatWasFoundIsMadeAnewBeforeItIsAddedTo() throws {
    try start("a", on: under.store)
    let name = try #require(under.files.files.keys.first { $0.contains("/live.") })
    under.files.files[name]? += Array("{\"line\":2,\"entr".utf8)
    let held = try StoreUnderTest(files: under.files).store.holding()
    defer { held.release() }
    #expect(try live(held) == ["a"])
    try held.addToLive(under.json("b"), of: .words)
    #expect(under.files.files[name] == nil)
    under.files.fail(nil)
    try held.addToLive(under.json("c"), of: .words)
    #expect(under.files.log.count { $0.hasPrefix("sync") } == 1)
    #expect(try live(held) == ["a", "b", "c"])
  }

  @Test func whatCannotBeSyncedIsNotAcknowledged() throws {
    let held = try under.store.holding()
    defer { held.release() }
    try start("a", on: held)
    let losses = held.liveLosses
    var failed = 0
    for operation in 1...12 {
      let before = try live(held) ?? []
      under.files.fail(MemoryFileSystem.Fault(at: operation, code: EIO))
      if (try? held.liveGroup { try? held.addToLive(under.json("\(operation)"), of: .words) }) == nil {
        failed += 1
        under.files.fail(nil)
        #expect(try live(held) == before)
      } else {
        under.files.fail(nil)
        #expect(try live(held) == before + ["\(operation)"])
      }
    }
    #expect(failed > 2)
    #expect(held.liveLosses != losses)
    try held.addToLive(under.json("z"), of: .words)
    #expect(try live(held)?.last == "z")
  }

  /// Of two sections each has its own line, and all of both is there or nothing.
  @Test func whatTwoSectionsAddIsDurableTogether() throws {
    let held = try under.store.holding()
    defer { held.release() }
    try start("a", on: held)
    try held.transaction { (transaction) throws(Failure) in
      try transaction.startLive(of: .others, [under.json("a")])
    }
    func both() throws -> [[String]?] {
      try [FeatureID.words, .others].map { try held.live(of: $0)?.map(WordReducer.text) }
    }
    func add(_ text: String) throws {
      try held.liveGroup {
        for section in [FeatureID.words, .others] { try? held.addToLive(under.json(text), of: section) }
      }
    }
    under.files.fail(nil)
    try add("b")
    let log = under.files.log.map { $0.prefix(14) }
    #expect(log.filter { $0 == "sync data live" }.count == 2)
    // Each is written before any is synced, so that neither waits for the other.
    let synced = try #require(log.firstIndex(of: "sync data live"))
    #expect(!log[synced...].contains { $0.hasPrefix("write live.") })
    #expect(try both() == [["a", "b"], ["a", "b"]])
    var failed = 0
    for operation in 1...14 {
      let before = try both()
      under.files.fail(MemoryFileSystem.Fault(at: operation, code: EIO))
      let isAdded = (try? add("\(operation)")) != nil
      under.files.fail(nil)
      if !isAdded { failed += 1 }
      #expect(try both() == before.map { $0.map { $0 + (isAdded ? ["\(operation)"] : []) } })
    }
    #expect(failed > 3)
    try add("z")
    #expect(try both().map { $0?.last } == ["z", "z"])
  }

  @Test(arguments: ["lock", "manifest.json"])
  func nothingIsAddedOnceSomebodyElseChangedTheStore(name: String) throws {
    let held = try under.store.holding()
    try start("a", on: held)
    let bytes = try #require(under.files.files["/store/\(name)"])
    try under.files.remove("/store/\(name)")
    under.files.files["/store/\(name)"] = bytes
    #expect(throws: Failure.self) { try held.addToLive(under.json("b"), of: .words) }
    held.release()
    #expect(try live(StoreUnderTest(files: under.files).store) == ["a"])
  }

  @Test func checkTellsOfDamageAndRepairKeepsTheRest() throws {
    try start("a", on: under.store)
    let held = try under.store.holding()
    for text in ["b", "c"] { try held.addToLive(under.json(text), of: .words) }
    held.release()
    let name = try #require(under.files.files.keys.first { $0.contains("/live.") })
    let text = String(decoding: under.files.files[name] ?? [], as: UTF8.self)
    let place = try #require(text.utf8.firstRange(of: "\"b\"".utf8)).lowerBound.utf16Offset(in: text)
    under.files.files[name]?[place + 1] ^= 1
    let caretaker = StoreCaretaker(store: StoreUnderTest(files: under.files).store)
    #expect(try caretaker.examine().findings.map { $0.place.hasPrefix(name) } == [true])
    #expect(throws: Failure.self) { try live(under.store) }
    // Nothing else is read of it.
    try under.store.set("settings", to: "a")
    let repair = try caretaker.repair()
    #expect(repair.dropped.count == 1)
    #expect(try caretaker.examine().findings.isEmpty)
    #expect(try live(StoreUnderTest(files: under.files).store) == ["a", "c"])
  }

  /// As of a journal: what was acknowledged is missed, wherever the end was cut off.
  @Test(arguments: [1, 5, 50, 60, 200], [false, true])
  func anEndThatIsGoneIsTold(bytes: Int, isMadeAnew: Bool) throws {
    try start("a", on: under.store)
    let held = try under.store.holding()
    for text in ["b", "c", "d", "e", "f"] { try held.addToLive(under.json(text), of: .words) }
    held.release()
    // A transaction makes the whole file.
    if isMadeAnew { try under.store.addToLive(under.json("g"), of: .words) }
    let all = try live(under.store) ?? []
    let name = try #require(under.files.files.keys.first { $0.contains("/live.") })
    under.files.files[name]?.removeLast(bytes)
    let caretaker = StoreCaretaker(store: StoreUnderTest(files: under.files).store)
    let left = try? live(StoreUnderTest(files: under.files).store)
    if bytes == 1 {
      // Nothing but the newline, without which the line is believed.
      #expect(left == all)
      return
    }
    #expect(left == nil)
    #expect(try caretaker.examine().findings.map { $0.place.hasPrefix(name) } == [true])
    #expect(try !caretaker.repair().dropped.isEmpty)
    #expect(try caretaker.examine().findings.isEmpty)
    let kept = try live(StoreUnderTest(files: under.files).store) ?? []
    #expect(!kept.isEmpty && kept.count < all.count && kept == Array(all.prefix(kept.count)))
  }

  @Test func aFileThatIsGoneIsToldAndForgottenByARepair() throws {
    try start("a", on: under.store)
    let name = try #require(under.files.files.keys.first { $0.contains("/live.") })
    under.files.files[name] = nil
    let caretaker = StoreCaretaker(store: StoreUnderTest(files: under.files).store)
    #expect(try caretaker.examine().findings.map(\.place) == [name])
    _ = try caretaker.repair()
    #expect(try live(StoreUnderTest(files: under.files).store) == nil)
  }

  @Test func withoutAManifestItGoesOn() throws {
    try under.fill()
    try start("a", on: under.store)
    under.files.files[StoreUnderTest.manifest] = nil
    let fresh = StoreUnderTest(files: under.files).store
    _ = try StoreCaretaker(store: fresh).repair()
    #expect(try live(fresh) == ["a"])
    try fresh.addToLive(under.json("b"), of: .words)
    #expect(try live(fresh) == ["a", "b"])
  }

  @Test func aBackupLeavesItOut() throws {
    try under.fill()
    try start("a", on: under.store)
    var bytes: [UInt8] = []
    try under.store.readAll { (sections) throws(Failure) in
      try StoreBackup.write(sections) { bytes += $0 }
    }
    #expect(!String(decoding: bytes, as: UTF8.self).contains("entries\":[\"a\""))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("live"))
  }
}
