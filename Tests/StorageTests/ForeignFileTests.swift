import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// S11: files carry the identity of their store and section. A file of another store or section is reported and not
/// read.
struct ForeignFileTests {
  let under = StoreUnderTest()

  private func expectTold(_ path: String, _ store: Store) throws {
    let failure = #expect(throws: Failure.self) { try store.lines(of: .words) }
    guard case .storeDamaged(let place, _)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(place.hasPrefix(path))
    #expect(try StoreCaretaker(store: store).examine().findings.first?.place.hasPrefix(path) == true)
    #expect(throws: Failure.self) { try store.add("x") }
  }

  @Test func theJournalOfAnotherStoreIsTold() throws {
    try under.fill()
    let other = StoreUnderTest { $0.drawID = { BookID(7) } }
    try other.fill()
    for word in ["longer", "and longer"] { try other.store.add(word) }
    under.files.files[StoreUnderTest.journal] = other.files.files[StoreUnderTest.journal]
    try expectTold(StoreUnderTest.journal, StoreUnderTest(files: under.files).store)
  }

  /// Of the same length and history, so that only the store's number tells.
  @Test func theJournalOfAnotherStoreIsToldWithoutItsManifestsWord() throws {
    try under.fill()
    let other = StoreUnderTest { $0.drawID = { BookID(7) } }
    try other.fill()
    try other.store.add("theirs")
    for name in ["/store/words/journal.2.jsonl", "/store/words/derived/sum.json"] {
      under.files.files[name] = other.files.files[name]
    }
    _ = try StoreCaretaker(store: StoreUnderTest(files: under.files).store).repair()
    #expect(try !StoreUnderTest(files: under.files).store.words().contains("theirs"))
  }

  @Test func theJournalOfAnotherSectionIsTold() throws {
    try under.fill()
    for _ in 0..<5 { try under.store.add("x", to: .others) }
    let other = try #require(under.files.files.keys.first { $0.hasPrefix("/store/others/journal") })
    under.files.files[StoreUnderTest.journal] = under.files.files[other]
    try expectTold(StoreUnderTest.journal, StoreUnderTest(files: under.files).store)
  }

  /// Without a manifest the journals' own first lines tell which store they are of.
  @Test func aRepairWithoutAManifestTakesNoJournalOfAnotherStore() throws {
    try under.fill()
    try under.store.add("mine", to: .others)
    let other = StoreUnderTest { $0.drawID = { BookID(7) } }
    try other.fill()
    under.files.files[StoreUnderTest.journal] = other.files.files[StoreUnderTest.journal]
    under.files.files[StoreUnderTest.manifest] = nil
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try !StoreCaretaker(store: fresh).repair().dropped.isEmpty)
    #expect(try fresh.words(of: .others) == ["mine"])
    #expect(try fresh.words() == [])
  }

  @Test func theManifestOfAnotherStoreIsTold() throws {
    try under.fill()
    let other = StoreUnderTest { $0.drawID = { BookID(7) } }
    try other.fill()
    under.files.files[StoreUnderTest.manifest] = other.files.files[StoreUnderTest.manifest]
    try expectTold(StoreUnderTest.journal, StoreUnderTest(files: under.files).store)
  }
}
