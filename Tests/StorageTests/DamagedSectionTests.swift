import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// What is damaged in one section keeps nobody from another.
struct DamagedSectionTests {
  private let under = StoreUnderTest()
  private var store: Store { StoreUnderTest(files: under.files).store }

  private func damageOthers() throws {
    let name = try #require(under.files.files.keys.first { $0.contains("/others/journal.") })
    under.files.files[name]?[60] ^= 1
  }

  private func fill() throws {
    try under.store.add("a")
    try under.store.add("x", to: .others)
    try under.store.add("b")
  }

  @Test(arguments: [true, false])
  func anotherIsChangedAndTakenBack(wasKilled: Bool) throws {
    try fill()
    try damageOthers()
    if wasKilled { under.files.files["/store/lock"] = Array("12345\n".utf8) }
    let number = try store.add("c")
    #expect(number > 3)
    #expect(throws: Failure.self) { try store.add("y", to: .others) }
    #expect(try store.undo(number).number == number)
    #expect(try store.words() == ["a", "b"])
    #expect(try store.changes(of: .words).first?.undone == number)
    #expect(throws: Failure.self) { try store.undo(2) }
    _ = try StoreCaretaker(store: store).repair()
    // No number is given twice.
    #expect(try store.add("y", to: .others) > number + 1)
    #expect(try store.words() == ["a", "b"])
  }

  /// The latest of all is not known where a later one may be in what can't be read.
  @Test func theLatestIsTakenBackOnlyWhereItIsKnown() throws {
    try fill()
    try damageOthers()
    #expect(try store.undo().number == 3)
    let again = StoreUnderTest()
    try again.store.add("a")
    try again.store.add("x", to: .others)
    let name = try #require(again.files.files.keys.first { $0.contains("/others/journal.") })
    again.files.files[name]?[60] ^= 1
    #expect(throws: Failure.self) { try StoreUnderTest(files: again.files).store.undo() }
    #expect(try StoreUnderTest(files: again.files).store.undo(of: .words).number == 1)
  }

  /// Files that it does not know are there, which a writer would sweep away.
  @Test func anOlderManifestIsToldAndNothingIsLost() throws {
    try under.store.put("one", at: .thing("1"))
    let older = under.files.files[StoreUnderTest.manifest]
    try under.store.put("two", at: .thing("2"))
    let content = try under.content
    under.files.files[StoreUnderTest.manifest] = older
    #expect(throws: Failure.storeDamaged(place: StoreUnderTest.manifest, problem: .store(.olderManifest))) {
      try store.add("c")
    }
    let caretaker = StoreCaretaker(store: store)
    #expect(try caretaker.examine().findings.map(\.problem) == [.store(.olderManifest)])
    _ = try caretaker.repair()
    #expect(try caretaker.examine().findings.isEmpty)
    #expect(try StoreUnderTest(files: under.files).content == content)
  }
}
