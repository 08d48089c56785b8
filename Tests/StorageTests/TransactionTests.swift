import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// A store has one way to make changes, which must not be entered twice.
struct TransactionTests {
  let under = StoreUnderTest()

  @Test func aTransactionWithinATransactionTraps() async {
    await #expect(processExitsWith: .failure) {
      let store = StoreUnderTest().store
      try store.transaction { (_) throws(Failure) in _ = try store.add("inner") }
    }
  }

  @Test func aTransactionWithinATransactionOfAHeldStoreTraps() async {
    await #expect(processExitsWith: .failure) {
      let store = try StoreUnderTest().store.holding()
      try store.transaction { (_) throws(Failure) in _ = try store.add("inner") }
    }
  }

  @Test func aTransactionWithinATransactionOfAGroupTraps() async {
    await #expect(processExitsWith: .failure) {
      let store = try StoreUnderTest().store.holding()
      try store.group { _ = try? store.transaction { (_) throws(Failure) in _ = try store.add("inner") } }
    }
  }

  /// The same store, whether this process holds it or not.
  @Test func aTransactionOfTheStoreWithinOneOfItsHolderTraps() async {
    await #expect(processExitsWith: .failure) {
      let under = StoreUnderTest()
      let held = try under.store.holding()
      try held.transaction { (_) throws(Failure) in _ = try under.store.add("inner") }
    }
  }

  @Test func aChangeWithinAChangeOfAFeatureTraps() async {
    await #expect(processExitsWith: .failure) {
      let book = SectionStore(store: StoreUnderTest().store, reducer: WordReducer(.words))
      try book.change { (_) throws(Failure) in
        try book.change { (_) throws(Failure) in (.add(["inner"]), ()) }
        return (.add(["outer"]), ())
      }
    }
  }

  @Test func anUndoWithinATransactionTraps() async {
    await #expect(processExitsWith: .failure) {
      let store = StoreUnderTest().store
      try store.add("word")
      try store.transaction { (_) throws(Failure) in _ = try store.undo() }
    }
  }

  /// One is over by then, however it ended.
  @Test func aTransactionAfterAnotherThatFailedDoesNotTrap() throws {
    #expect(throws: Failure.cancelled) {
      try under.store.transaction { (_) throws(Failure) -> Void in throw .cancelled }
    }
    #expect(try under.store.add("next") == 1)
  }

  @Test func nothingJoinsAnUndo() async {
    await #expect(processExitsWith: .failure) {
      let store = StoreUnderTest().store
      try store.add("word")
      try store.transaction { (transaction) throws(Failure) in
        try transaction.append(.undo(1), to: .words)
        try transaction.append(.add(WordReducer.word, WordReducer.json("x")), to: .words)
      }
    }
  }

  /// The transaction's own number would be less than the one before it.
  @Test func whatFollowsSeparateChangesGetsANumberOfItsOwn() throws {
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.appendSeparately(.add(WordReducer.word, WordReducer.json("x")), to: .words)
      try transaction.append(.add(WordReducer.word, WordReducer.json("y")), to: .words)
    }
    #expect(Set(try under.store.changes().map(\.number)).count == 2)
    #expect(try under.store.add("next") > (try under.store.changes().map(\.number).dropFirst().max() ?? 0))
  }

  @Test(arguments: [false, true])
  func aDryRunChangesNothing(isHeld: Bool) throws {
    try under.fill()
    let store = isHeld ? try under.store.holding() : under.store
    let before = under.files.files
    let number = try store.transaction(isDryRun: true) { (transaction) throws(Failure) in
      try transaction.append(.add(WordReducer.word, under.json("x")), to: .words)
      try transaction.put(under.json("x"), at: .thing("2"))
      try transaction.put(under.json("x"), at: .track("2"))
      try transaction.keep(["sum": under.json("x")], of: .words)
      return try transaction[.words].changes.last?.number
    }
    #expect(number == 4)
    #expect(under.files.files == before)
    #expect(try store.lines(of: .words) == StoreTests.filled)
    #expect(try store.derived("sum", of: .words) == under.json("abc"))
    #expect(try store.add("y") == 4)
    store.release()
  }

  @Test func aDryRunOfAStoreThatIsNotThereLeavesNothing() throws {
    #expect(try under.store.transaction(isDryRun: true) { (transaction) throws(Failure) in transaction.number } == 1)
    #expect(under.files.files.isEmpty && under.files.folders == ["/"])
  }

  /// Compaction is left to the next change.
  @Test(arguments: [false, true])
  func aDryRunCompactsNothing(isHeld: Bool) throws {
    let under = StoreUnderTest { $0.keptChanges = 2 }
    try under.fill()
    for turn in 0..<40 { try under.store.set("settings", to: "\(turn)") }
    let due = StoreUnderTest(files: under.files) {
      $0.keptChanges = 2
      $0.compactionStep = (under.files.files[StoreUnderTest.journal]?.count ?? 0) - 10
    }
    let store = isHeld ? try due.store.holding() : due.store
    let before = under.files.files
    try store.transaction(isDryRun: true) { (transaction) throws(Failure) in
      try transaction.append(.add(WordReducer.word, under.json("x")), to: .words)
    }
    #expect(under.files.files == before)
    try store.add("y")
    #expect(under.files.files[StoreUnderTest.journal] == nil)
    store.release()
  }
}
