import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// What is erased is gone for good: from the journal, from files, from what was derived, and from copies.
struct EraseTests {
  let under = StoreUnderTest()
  private static let secret = "unspeakable"

  /// A store with a secret in each place where one can be; the number of the change that says it.
  private func fill() throws -> Int {
    try under.fill()
    try under.store.put(EraseTests.secret, at: .thing("secret"))
    try under.store.put(EraseTests.secret, at: .track("secret"))
    let number = try under.store.add(EraseTests.secret)
    try under.store.keep(EraseTests.secret)
    try under.store.add("other", to: .others)
    under.files.files["/store/words/things/old.1.json"] = under.json(EraseTests.secret)
    under.files.files["/store/words/journal.1.jsonl"] = under.json(EraseTests.secret)
    under.files.files["/store/words/derived/sum.json.new"] = under.json(EraseTests.secret)
    for path in ["/store/damaged", "/store/damaged/1", "/store/damaged/1/words", "/store/damaged/1/words/things"] {
      try under.files.makeFolder(path)
    }
    for name in ["words/journal.1.jsonl", "words/things/secret.1.json"] {
      under.files.files["/store/damaged/1/" + name] = under.json(EraseTests.secret)
    }
    return number
  }

  private func erase(_ number: Int, _ store: Store) throws(Failure) {
    try store.transaction { (transaction) throws(Failure) in
      try transaction.erase([number], of: .words)
      try transaction.remove(.thing("secret"))
      try transaction.remove(.track("secret"))
      try transaction.keep(["sum": WordReducer.json("b")], of: .words)
    }
  }

  private func placesOfTheSecret(_ files: MemoryFileSystem) -> [String] {
    let secret = Array(EraseTests.secret.utf8)
    return files.files.filter { !$0.value.ranges(of: secret).isEmpty }.keys.sorted()
  }

  @Test(arguments: [false, true])
  func noByteOfItStays(isHeld: Bool) throws {
    let number = try fill()
    #expect(placesOfTheSecret(under.files).count > 8)
    let store = isHeld ? try under.store.holding() : under.store
    try erase(number, store)
    store.release()
    #expect(placesOfTheSecret(under.files) == [])
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try fresh.lines(of: .words) == StoreTests.filled)
    #expect(try fresh.derived("sum", of: .words) == under.json("b"))
    #expect(try fresh.words(of: .others) == ["other"])
    #expect(try StoreCaretaker(store: fresh).examine().findings.isEmpty)
  }

  /// Each folder that a copy was in is synced after the last of its copies went.
  @Test func aPowerCutBringsNothingBack() throws {
    let number = try fill()
    under.files.fail(nil)
    try erase(number, under.store)
    let log = under.files.log
    for (copy, folder) in [
      ("journal.2.jsonl", "words"), ("journal.1.jsonl", "words"), ("old.1.json", "things"), ("sum.json.new", "derived"),
    ] {
      let removed = try #require(log.lastIndex(of: "remove \(copy)"), "\(copy)")
      #expect(log[removed...].contains("sync folder \(folder)"), "\(copy)")
    }
  }

  /// A store with a secret in its journal and a file in a folder that erasing the secret needs not touch; the number of
  /// the change that says it.
  private func fillBesideATrack() throws -> Int {
    try under.fill()
    try under.store.put("stays", at: .track("1"))
    return try under.store.add(EraseTests.secret)
  }

  private func erase(theChange number: Int) throws {
    try under.store.transaction { (transaction) throws(Failure) in try transaction.erase([number], of: .words) }
  }

  /// A sweep syncs nothing, and the writer after it does not know of it.
  @Test(arguments: [false, true])
  func aPowerCutBringsNothingBackThatASweepRemoved(bySameWriter: Bool) throws {
    let number = try fillBesideATrack()
    under.files.files["/store/words/tracks/2026/old.1.json"] = under.json(EraseTests.secret)
    under.files.files["/store/lock"] = Array("12345\n".utf8)
    under.files.fail(nil)
    if !bySameWriter { try under.store.add("next") }
    try erase(theChange: number)
    let log = under.files.log
    let removed = try #require(log.lastIndex(of: "remove old.1.json"))
    #expect(log[removed...].contains("sync folder 2026"))
  }

  /// Nor does a commit that takes back what it has written.
  @Test func aPowerCutBringsNothingBackOfACommitThatFailed() throws {
    var takenBack = 0
    for at in 1...60 {
      let tests = EraseTests()
      let under = tests.under
      let number = try tests.fillBesideATrack()
      under.files.fail(MemoryFileSystem.Fault(at: at, code: EIO))
      try? under.store.put(EraseTests.secret, at: .track("2"))
      let isTakenBack = under.files.log.contains { $0.hasPrefix("remove 2.") }
      under.files.fail(nil)
      guard isTakenBack else { continue }
      takenBack += 1
      try tests.erase(theChange: number)
      #expect(under.files.log.contains("sync folder 2026"), "operation \(at)")
    }
    #expect(takenBack > 3)
  }

  @Test func whatTookItBackOrPutItBackIsErasedWithIt() throws {
    let number = try under.store.add(EraseTests.secret)
    try under.store.add("stays")
    for _ in 0..<2 {
      _ = try under.store.undo(number)
      _ = try under.store.redo(number)
    }
    try erase(number, under.store)
    #expect(try under.content == ["2 word \"stays\""])
    #expect(try under.store.changes().map(\.number) == [2])
  }

  /// The value before it stands again.
  @Test func anErasedValueGivesWayToTheOneBefore() throws {
    try under.store.set("settings", to: "a")
    let number = try under.store.set("settings", to: EraseTests.secret)
    try erase(number, under.store)
    #expect(try under.store.value("settings") == "a")
  }

  @Test func erasingNothingChangesNothing() throws {
    try under.fill()
    try under.store.transaction { (transaction) throws(Failure) in try transaction.erase([], of: .words) }
    #expect(try under.content == StoreTests.filled)
  }

  /// Either the store is as it was, or all is gone, or the failure says that the change is done and not all is gone; and
  /// erasing it again gets it.
  @Test(arguments: [EIO, EACCES])
  func aFaultLeavesTheStoreAsItWasOrSaysSo(code: Int32) throws {
    let number = try fill()
    under.files.fail(nil)
    let counted = under.copy()
    counted.files.fail(nil)
    try erase(number, counted.store)
    for at in 1...counted.files.operations {
      let under = under.copy()
      under.files.fail(MemoryFileSystem.Fault(at: at, code: code))
      var failure: Failure?
      do throws(Failure) { try erase(number, under.store) } catch { failure = error }
      under.files.fail(nil)
      let fresh = StoreUnderTest(files: under.files).store
      let isErased = try !fresh.words().contains(EraseTests.secret)
      if failure == nil {
        #expect(placesOfTheSecret(under.files) == [], "operation \(at)")
      } else {
        #expect(failure?.saysItIsDone == isErased, "operation \(at): \(String(describing: failure))")
      }
      try erase(number, fresh)
      #expect(placesOfTheSecret(under.files) == [], "operation \(at)")
    }
  }

  /// The next writer removes what the one that was killed no longer could; erasing again removes the copies, too, and
  /// syncs what the one that was killed has removed.
  @Test func aDeathAtAnyOperationLosesNothingElse() throws {
    let number = try fill()
    under.files.fail(nil)
    let counted = under.copy()
    try erase(number, counted.store)
    for at in 1...counted.files.operations {
      let under = under.copy()
      under.files.fail(.death(at: at))
      try? erase(number, under.store)
      under.files.fail(nil)
      let fresh = StoreUnderTest(files: under.files).store
      let words = try fresh.words()
      #expect(words == ["b", EraseTests.secret] || words == ["b"], "operation \(at)")
      #expect(try fresh.value("settings") == "c")
      try erase(number, fresh)
      #expect(placesOfTheSecret(under.files) == [], "operation \(at)")
      for folder in ["words", "things", "2026", "derived", "damaged", "1"] {
        #expect(under.files.log.contains("sync folder \(folder)"), "operation \(at), \(folder)")
      }
    }
  }
}
