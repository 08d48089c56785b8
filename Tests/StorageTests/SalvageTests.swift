import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// S19: sound parts are kept, and lost parts are reported.
struct SalvageTests {
  let under = StoreUnderTest()

  /// A write behind the end of a journal that was cut leaves zeros before its line.
  @Test func aSoundLineBehindZerosInOneLineIsSaved() throws {
    try under.fill()
    let start = try under.lineStart(3)
    let sound = try #require(under.files.files[StoreUnderTest.journal])
    under.files.files[StoreUnderTest.journal] = sound[..<start] + [UInt8](repeating: 0, count: 100) + sound[start...]
    let fresh = StoreUnderTest(files: under.files)
    #expect(throws: Failure.self) { try fresh.content }
    let repair = try StoreCaretaker(store: fresh.store).repair()
    #expect(repair.dropped.map(\.place) == ["words/journal.2.jsonl, byte \(start)"])
    #expect(try fresh.content == StoreTests.filled)
  }

  @Test func aStoreOfWhichNothingButTheLockIsLeftIsTold() throws {
    try under.fill()
    under.files.files = under.files.files.filter { $0.key == "/store/lock" }
    let fresh = StoreUnderTest(files: under.files).store
    let failure = #expect(throws: Failure.self) { try fresh.content(of: .words) }
    guard case .storeDamaged(StoreUnderTest.manifest, let problem)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    guard case .missingThoughLocked(let note)? = problem.content(as: StoreMessage.self) else {
      Issue.record("\(problem)")
      return
    }
    #expect(note.hasPrefix("sure "))
    #expect(throws: Failure.self) { try fresh.add("x") }
    #expect(throws: Failure.self) { try fresh.changes() }
    #expect(throws: Failure.self) {
      let held = try fresh.holding()
      defer { held.release() }
      try held.add("x")
    }
    #expect(try StoreCaretaker(store: fresh).examine().findings.map(\.place) == [StoreUnderTest.manifest])
    #expect(try StoreCaretaker(store: fresh).repair().findings.map(\.place) == [StoreUnderTest.manifest])
    #expect(try fresh.add("x") == 1)
  }

  @Test(arguments: ["words/journal.2.jsonl", "words/things/1.2.json", "words/tracks/2026/index.3.json"])
  func aStoreOfWhichOneFileIsLeftIsTold(name: String) throws {
    try under.fill()
    try under.store.put("long", at: .track("1"))
    under.files.files = under.files.files.filter { $0.key == "/store/" + name }
    let fresh = StoreUnderTest(files: under.files).store
    #expect(
      throws: Failure.storeDamaged(
        place: StoreUnderTest.manifest, problem: .store(.missingThoughFound(name: name)))
    ) { try fresh.content(of: .words) }
    #expect(throws: Failure.self) { try fresh.add("x") }
  }

  @Test(arguments: [false, true])
  func aMissingJournalIsToldByEditsToo(isHeld: Bool) throws {
    try under.fill()
    let store = isHeld ? try under.store.holding() : under.store
    if isHeld { try store.add("d") }
    under.files.files[StoreUnderTest.journal] = nil
    let told = Failure.storeDamaged(place: StoreUnderTest.journal, problem: .store(.missing))
    if isHeld { #expect(throws: Failure.self) { try store.add("x") } }
    #expect(throws: told) { try store.add("x") }
    #expect(throws: told) { try store.put("second", at: .thing("1")) }
    #expect(throws: told) { try store.undo() }
    store.release()
    #expect(throws: told) { try StoreUnderTest(files: under.files).store.add("x") }
  }
}
