import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// What was taken back can be made again, until another change touches its section.
struct RedoTests {
  let under = StoreUnderTest()
  var store: Store { under.store }

  @Test func redoMakesAgainWhatWasTakenBackLast() throws {
    for word in ["x", "y", "z"] { try store.add(word) }
    for _ in 0..<3 { _ = try store.undo() }
    #expect(try store.redo().number == 1)
    #expect(try store.redo().number == 2)
    #expect(try store.redo().number == 3)
    #expect(try store.words() == ["x", "y", "z"])
    #expect(
      throws: Failure.conflict(.change(.nothingToRedo))
    ) { try store.redo() }
    // And back once more.
    #expect(try store.undo().number == 3)
    #expect(try store.redo(3).number == 3)
    #expect(try store.changes().count { $0.stands && $0.undone == nil } == 3)
  }

  @Test func redoEndsWithTheNextChangeOfTheSection() throws {
    try store.add("x")
    _ = try store.undo()
    try store.add("other", to: .others)
    #expect(try store.redo().number == 1)
    _ = try store.undo(1)
    let next = try store.add("y")
    #expect(
      throws: Failure.conflict(.change(.changedSince(number: 1, later: next)))
    ) { try store.redo() }
  }

  @Test func redoOfOneThatIsNotTakenBackIsRefused() throws {
    try store.add("x")
    #expect(
      throws: Failure.conflict(.change(.notTakenBack(number: 1)))
    ) { try store.redo(1) }
  }

  /// A repair dropped the change and kept what took it back.
  @Test func redoOfOneThatIsGoneIsRefused() throws {
    for word in ["x", "y"] { try store.add(word) }
    _ = try store.undo(2)
    let line = try under.lineStart(2)
    under.files.files[StoreUnderTest.journal]?[line + 10] ^= 1
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try StoreCaretaker(store: fresh).repair().dropped.count == 1)
    #expect(try fresh.changes().map(\.undone).contains(2))
    #expect(throws: Failure.conflict(.change(.nothingToRedo))) {
      try fresh.redo()
    }
  }

  /// It would stand without what it was decided on.
  @Test func redoWithoutWhatTheChangeRestsOnIsRefused() throws {
    for word in ["cat", "cats"] { try store.add(word) }
    for _ in 0..<2 { _ = try store.undo() }
    #expect(
      throws: Failure.conflict(.change(.restsOnTakenBack(number: 2, earlier: [1])))
    ) { try store.redo(2) }
    #expect(try store.words() == [])
    for number in [1, 2] { _ = try store.redo(number) }
    #expect(try store.words() == ["cat", "cats"])
  }

  /// It was decided on what stood when it was made.
  @Test func redoPassesOverWhatWasTakenBackBeforeTheChange() throws {
    for value in ["a", "b"] { try store.set("settings", to: value) }
    _ = try store.undo()
    let number = try store.set("settings", to: "c")
    _ = try store.undo(number)
    #expect(try store.redo(number).number == number)
    #expect(try store.value("settings") == "c")
  }
}
