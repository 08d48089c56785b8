import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// A journal is made anew without what says nothing any more, and a crash at any point of it changes nothing.
struct CompactionTests {
  static let step = 1_000
  static let kept = 4
  let under = CompactionTests.small()

  @Test func documentsThatWereSetAnewAreDropped() throws {
    try under.fill()
    for turn in 0..<200 { try under.store.set("settings", to: "\(turn)") }
    let journal = try #require(under.journal)
    #expect(journal.bytes.count < 2 * CompactionTests.step)
    #expect(journal.name != StoreUnderTest.journal)
    #expect(under.files.files.keys.filter { $0.contains("journal") } == [journal.name])
    #expect(try under.store.value("settings") == "199")
    #expect(try under.content.filter { $0.contains("word") } == ["2 word \"b\""])
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  @Test func whatWasTakenBackIsDroppedAndNumbersGoOn() throws {
    try under.fill()
    try under.addTakenBack(times: 30)
    let last = try under.store.add("x")
    let numbers = try under.store.content(of: .words).changes.map(\.number)
    #expect(last == 3 + 2 * 30 + 1)
    #expect(numbers.last == last)
    #expect(numbers.count < 30)
    #expect(Array(numbers.suffix(CompactionTests.kept + 1)) == Array(last - CompactionTests.kept...last))
    #expect(try under.store.words() == ["b", "x"])
    #expect(try under.store.value("settings") == "c")
  }

  @Test func whatStillSaysSomethingStays() throws {
    try under.fill()
    for _ in 0..<100 { try under.store.add("x") }
    #expect(try #require(under.journal).name == StoreUnderTest.journal)
    #expect(try under.content.count == 104)
  }

  /// Compaction must keep them unchanged: undoing one restores the value before it.
  @Test func theLatestChangesStayAsTheyWereAndCanBeTakenBack() throws {
    try under.fill()
    for turn in 0..<60 { try under.store.set("settings", to: "\(turn)") }
    let changes = try under.store.content(of: .words).changes
    #expect(Array(changes.map(\.number).suffix(CompactionTests.kept)) == [60, 61, 62, 63])
    for turn in (60 - CompactionTests.kept..<60).reversed() {
      _ = try under.store.undo(turn + 4)
      #expect(try under.store.value("settings") == "\(turn - 1)")
    }
  }

  /// An old value stands again since one of the latest changes took back the one after it.
  @Test func theKeptUndosKeepWhatWasOverwritten() throws {
    let under = StoreUnderTest()
    try under.fill()
    try under.store.set("settings", to: "overwriting")
    let overwriting = try #require(try under.store.content(of: .words).changes.last).number
    try under.addTakenBack(times: 30)
    _ = try under.store.undo(overwriting)
    let bytes = try #require(under.journal).bytes.count
    let small = under.copy {
      $0.compactionStep = bytes
      $0.keptChanges = CompactionTests.kept
    }
    try small.store.add("x")
    #expect(try #require(small.journal).bytes.count < bytes / 2)
    #expect(try small.store.value("settings") == "c")
  }

  /// An old change stands since one of the latest took back what had taken it back.
  @Test func theKeptUndosKeepWhatTheySpeakOf() throws {
    let under = StoreUnderTest()
    try under.fill()
    for word in ["y", "x"] { try under.store.add(word) }
    _ = try under.store.undo(5)
    for _ in 0..<15 { _ = (try under.store.undo(4), try under.store.redo(4)) }
    _ = try under.store.redo(5)
    let compacting = StoreUnderTest(files: under.files) {
      $0.keptChanges = CompactionTests.kept
      $0.compactionStep = (under.files.files[StoreUnderTest.journal]?.count ?? 0) - 10
    }
    try compacting.store.add("z")
    #expect(under.files.files[StoreUnderTest.journal] == nil)
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try fresh.words() == ["b", "y", "x", "z"])
    #expect(try fresh.content(of: .words).changes.count < 15)
    _ = try fresh.undo(5)
    #expect(try fresh.words() == ["b", "y", "z"])
    _ = try fresh.redo(5)
    #expect(try fresh.words() == ["b", "y", "x", "z"])
  }

  /// A part of it would be durable before the rest.
  @Test func aGroupIsNotCompactedBeforeItIsWhole() throws {
    try under.fill()
    let before = under.journal?.bytes
    let held = try under.store.holding()
    try held.group {
      for turn in 0..<100 { _ = try? held.set("settings", to: "\(turn)") }
      #expect(under.journal?.bytes == before)
    }
    #expect(try #require(under.journal).bytes.count > 2 * CompactionTests.step)
    try held.set("settings", to: "after")
    #expect(try #require(under.journal).bytes.count < 2 * CompactionTests.step)
    held.release()
    #expect(try under.store.value("settings") == "after")
  }

  /// The process ends at any operation of the compaction or of the change after it: the store is as before the change,
  /// or as after it when it was acknowledged.
  @Test(arguments: [false, true])
  func aCrashAtAnyPointLosesNothing(folds: Bool) throws {
    let (full, before) = try CompactionTests.aboutToBeCompacted(folds: folds)
    var operation = 1
    var isDone = false
    while !isDone {
      let crashed = full.copy(folds: folds)
      crashed.files.fail(.death(at: operation))
      isDone = (try? crashed.store.add("x")) != nil
      crashed.files.fail(nil)
      let words = try crashed.words
      // What was written and could be neither synced nor taken back is there, and was not acknowledged.
      #expect(words == before + ["x"] || !isDone && words == before, "operation \(operation)")
      try crashed.store.add("x")
      #expect(try crashed.words == words + ["x"])
      operation += 1
    }
    #expect(operation > 20)
  }

  /// One operation fails and the rest works: what is acknowledged is there, what is refused is not.
  @Test(arguments: [EIO, ENOSPC], [false, true])
  func anOperationThatFailsOnceLosesNothing(code: Int32, folds: Bool) throws {
    let (full, before) = try CompactionTests.aboutToBeCompacted(folds: folds)
    for operation in 1...70 {
      let under = full.copy(folds: folds)
      under.files.fail(MemoryFileSystem.Fault(at: operation, code: code))
      var failure: Failure?
      do throws(Failure) { try under.store.add("x") } catch { failure = error }
      under.files.fail(nil)
      #expect(try under.words == before + (failure == nil ? ["x"] : []), "operation \(operation)")
      #expect(under.files.openFiles == 0)
      try under.store.add("y")
      #expect(try under.words == before + (failure == nil ? ["x", "y"] : ["y"]), "operation \(operation)")
    }
  }
}
