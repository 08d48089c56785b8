import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// Any change can be taken back, by a change.
struct UndoTests {
  let under = StoreUnderTest()
  var store: Store { under.store }

  @Test func theLatestThatStandsIsTakenBackWhenNobodySaysWhich() throws {
    try under.fill()
    #expect(try store.undo().number == 3)
    #expect(try store.undo().number == 2)
    #expect(try store.undo().number == 1)
    #expect(try store.words() == [])
    #expect(try store.value("settings") == nil)
    #expect(
      throws: Failure.conflict(.change(.nothingToUndo))
    ) { try store.undo() }
    #expect(try under.content.suffix(4) == ["4 undo 3", "5 undo 2", "6 undo 1", "things/1 \"first\""])
  }

  @Test func theLatestOfAFeatureIsTakenBack() throws {
    try under.fill()
    try store.add("x", to: .others)
    #expect(try store.undo(of: .words).number == 3)
    #expect(try store.words(of: .others) == ["x"])
    #expect(try store.changes(of: .others).map(\.number) == [4])
  }

  @Test func aValueIsWhatItWasBefore() throws {
    for value in ["a", "b", "c"] { try store.set("settings", to: value) }
    _ = try store.undo()
    #expect(try store.value("settings") == "b")
    _ = try store.redo()
    #expect(try store.value("settings") == "c")
    for _ in 0..<3 { _ = try store.undo() }
    #expect(try store.value("settings") == nil)
  }

  @Test func whatLaterChangesRestOnIsRefusedAndNamesThem() throws {
    for word in ["cat", "cats", "dog", "catsup"] { try store.add(word) }
    #expect(
      throws: Failure.conflict(.change(.restedUpon(number: 1, later: [2, 4])))
    ) { try store.undo(1) }
    _ = try store.undo(3)
    for number in [4, 2, 1] { _ = try store.undo(number) }
    #expect(try store.words() == [])
  }

  @Test func aValueThatWasSetAgainIsRefused() throws {
    for value in ["a", "b"] { try store.set("settings", to: value) }
    try store.set("other", to: "x")
    #expect(
      throws: Failure.conflict(.change(.restedUpon(number: 1, later: [2])))
    ) { try store.undo(1) }
    _ = try store.undo(2)
    _ = try store.undo(1)
    #expect(try store.value("settings") == nil)
    #expect(try store.value("other") == "x")
  }

  @Test func whatDoesNotStandOrIsNotThereIsRefused() throws {
    try store.add("x")
    _ = try store.undo(1)
    #expect(
      throws: Failure.conflict(.change(.takenBackAlready(number: 1)))
    ) { try store.undo(1) }
    #expect(
      throws: Failure.conflict(.change(.isUndo(number: 2, undone: 1)))
    ) { try store.undo(2) }
    #expect(
      throws: Failure.notFound(.change(.noSuchChange(number: 9)))
    ) { try store.undo(9) }
  }

  @Test(arguments: [false, true])
  func aChangeOverTwoSectionsIsTakenBackInBoth(isHeld: Bool) throws {
    let store = isHeld ? try under.store.holding() : under.store
    defer { store.release() }
    try store.transaction { (transaction) throws(Failure) in
      try transaction.append(.add(WordReducer.word, under.json("x")), to: .words)
      try transaction.append(.set("both", under.json("y")), to: .others)
    }
    let told = try store.undo()
    #expect(told.change.entries.keys.sorted() == [.others, .words])
    #expect(try store.words() == [])
    #expect(try store.value("both", of: .others) == nil)
    _ = try store.redo()
    #expect(try store.words() == ["x"])
    #expect(try store.value("both", of: .others) == "y")
    #expect(try store.changes().map(\.number) == [3, 2, 1])
  }

  /// What depends on it in one section keeps it in the other, too.
  @Test func aChangeOverTwoSectionsIsRefusedForWhatRestsOnItInOne() throws {
    try store.transaction { (transaction) throws(Failure) in
      try transaction.append(.add(WordReducer.word, under.json("x")), to: .words)
      try transaction.append(.set("both", under.json("y")), to: .others)
    }
    try store.set("both", to: "z", in: .others)
    #expect(throws: Failure.self) { try store.undo(1) }
    #expect(try store.words() == ["x"])
  }

  @Test func aDryRunOfAnUndoChangesNothing() throws {
    try under.fill()
    let before = under.files.files
    #expect(try store.undo(isDryRun: true).number == 3)
    #expect(throws: Failure.self) { try store.undo(9, isDryRun: true) }
    #expect(under.files.files == before)
    _ = try store.undo()
    let after = under.files.files
    #expect(try store.redo(isDryRun: true).number == 3)
    #expect(under.files.files == after)
    #expect(try store.value("settings") == "a")
  }

  @Test func whatWasDerivedIsDerivedAnew() throws {
    let book = SectionStore(store: store, reducer: WordReducer(.words))
    for word in ["x", "y"] { try book.change { (_) throws(Failure) in (.add([word]), ()) } }
    _ = try store.undo()
    #expect(try StoreUnderTest(files: under.files).store.derived("sum", of: .words) == under.json("x"))
    #expect(try book.book().words == ["x"])
    _ = try store.redo()
    #expect(try StoreUnderTest(files: under.files).store.derived("sum", of: .words) == under.json("x y"))
    #expect(try book.book().words == ["x", "y"])
  }

  @Test func changesTellTheirEntriesAndTimes() throws {
    try store.set("settings", to: "a")
    _ = try store.undo()
    let changes = try store.changes()
    #expect(changes.map(\.number) == [2, 1])
    #expect(changes.map(\.stands) == [true, false])
    #expect(changes.map(\.undone) == [1, nil])
    #expect(changes.map(\.at) == [FixedClock().now(), FixedClock().now()])
    #expect(changes[1].entries == [.words: [.set("settings", under.json("a"))]])
  }
}
