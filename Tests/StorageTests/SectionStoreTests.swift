import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// A feature's book, read once and made in memory from then on.
struct SectionStoreTests {
  let under = StoreUnderTest()

  private func book(_ store: Store) -> SectionStore<WordReducer> {
    SectionStore(store: store, reducer: WordReducer(.words))
  }

  @Test func aChangeTellsTheBookAfterItAndWhatWasDecided() throws {
    try under.fill()
    let book = book(under.store)
    #expect(try book.book().words == ["b"])
    let changed = try book.change { (before) throws(Failure) in (.add(["d"]), before.words) }
    #expect(changed.value == ["b"])
    #expect(try changed.number == under.store.changes().first?.number)
    #expect(changed.after.words == ["b", "d"])
    #expect(changed.after.values == ["settings": "c"])
    #expect(try book.book() == changed.after)
    #expect(try self.book(StoreUnderTest(files: under.files).store).book() == changed.after)
  }

  @Test func aDecisionForNothingWritesNothing() throws {
    try under.fill()
    let before = under.kept
    let changed = try book(under.store).change { (_) throws(Failure) -> (WordEdit?, Int) in (nil, 7) }
    #expect(changed.value == 7)
    #expect(changed.number == nil)
    #expect(changed.after.words == ["b"])
    #expect(under.kept == before)
  }

  @Test func whatADecisionRefusesIsNotMade() throws {
    try under.fill()
    let book = book(under.store)
    #expect(throws: Failure.cancelled) {
      try book.change { (_) throws(Failure) -> (WordEdit?, Void) in throw .cancelled }
    }
    #expect(try book.book().words == ["b"])
  }

  @Test func everyChangeKeepsWhatIsDerived() throws {
    let book = book(under.store)
    for word in ["x", "y"] { try book.change { (_) throws(Failure) in (.add([word]), ()) } }
    #expect(try StoreUnderTest(files: under.files).store.derived("sum", of: .words) == under.json("x y"))
    under.files.files[StoreUnderTest.sum] = nil
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try fresh.derived("sum", of: .words) == nil)
    _ = try self.book(fresh).renewDerived { $0 }
    #expect(try fresh.derived("sum", of: .words) == under.json("x y"))
  }

  /// What comes from the section's files is written when those change, and not with each entry; it answers as long as
  /// they stay, together with what is derived from all.
  @Test(arguments: [false, true])
  func whatIsDerivedFromFilesIsWrittenWithThose(isHeld: Bool) throws {
    let files = MemoryFileSystem()
    func store() -> Store {
      Store(
        path: "/store", fileSystem: files, clock: FixedClock(), reducers: [WordReducer(.words, derivesPages: true)])
    }
    let pages = "/store/words/derived/pages.json"
    let writer = isHeld ? try store().holding() : store()
    let book = SectionStore(store: writer, reducer: WordReducer(.words, derivesPages: true))
    try book.change { (_) throws(Failure) in (.put(.thing("1"), "one"), ()) }
    let first = try #require(files.files[pages])
    for word in ["x", "y"] {
      try book.change { (_) throws(Failure) in (.add([word]), ()) }
      if isHeld { #expect(files.files[pages] == first) }
      for store in [store(), writer] {
        #expect(
          try store.derived(["pages", "sum"], of: .words) == [under.json("one"), under.json(word == "x" ? "x" : "x y")])
      }
    }
    try book.change { (_) throws(Failure) in (.put(.thing("2"), "two"), ()) }
    #expect(try store().derived("pages", of: .words) == under.json("one two"))
    #expect(files.files[pages] != first)
    // One of other files is not believed, nor is one that knows of more journal than there is.
    let last = files.files[pages]
    files.files[pages] = first
    #expect(try store().derived("pages", of: .words) == nil)
    #expect(try store().derived(["sum", "pages"], of: .words) == nil)
    files.files[pages] = last
    files.files["/store/words/derived/sum.json"] = nil
    let journal = try #require(files.files.keys.first { $0.contains("journal") })
    files.files[journal]?.removeLast(9)
    #expect(try store().derived("pages", of: .words) == nil)
  }

  @Test func twoFeaturesChangeInOneTransaction() throws {
    let (words, others) = (book(under.store), SectionStore(store: under.store, reducer: WordReducer(.others)))
    try under.store.transaction { (transaction) throws(Failure) in
      try words.change(in: &transaction) { (_) throws(Failure) in (.add(["x"]), ()) }
      try words.change(in: &transaction) { (before) throws(Failure) in
        #expect(before.words == ["x"])
        return (.put(.thing("1"), "page"), ())
      }
      try others.change(in: &transaction) { (_) throws(Failure) in (.set(kind: "units", "km"), ()) }
    }
    #expect(try words.book().words == ["x"])
    #expect(try words.book().pages == [.thing("1"): "page"])
    #expect(try others.book().values == ["units": "km"])
    #expect(try under.store.changes().map(\.entries.count) == [2])
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try fresh.derived("sum", of: .words) == under.json("x"))
    #expect(try fresh.derived("sum", of: .others) == under.json(""))
  }

  @Test func aHeldBookIsReadOnce() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    let book = book(held)
    _ = try book.book()
    try book.change { (_) throws(Failure) in (.add(["d"]), ()) }
    let before = under.files.operations
    #expect(try book.knownBook()?.words == ["b", "d"])
    #expect(try book.book().words == ["b", "d"])
    #expect(under.files.operations == before)
  }

  @Test func aGroupThatFailedLeavesTheBookBeforeIt() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    let book = book(held)
    try book.change { (_) throws(Failure) in (.add(["d"]), ()) }
    under.files.fail(MemoryFileSystem.Fault(at: 1, count: 4, code: ENOSPC))
    #expect(throws: Failure.self) {
      try held.group { _ = try? book.change { (_) throws(Failure) in (.add(["lost"]), ()) } }
    }
    under.files.fail(nil)
    #expect(try book.book().words == ["b", "d"])
    #expect(try held.derived("sum", of: .words) ?? under.json("b d") == under.json("b d"))
    #expect(try book.change { (_) throws(Failure) in (.add(["e"]), ()) }.after.words == ["b", "d", "e"])
  }

  /// Others see the book before the group until it is durable.
  @Test func aGroupsBookIsSeenByItsOwnThread() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    let book = book(held)
    _ = try book.book()
    let seen = Locked<[String]>([])
    try held.group {
      _ = try? book.change { (_) throws(Failure) in (.add(["d"]), ()) }
      #expect((try? book.book().words) == ["b", "d"])
      Threads(count: 1) { [book] _ in seen.withLock { $0 = (try? book.book().words) ?? [] } }.wait()
    }
    #expect(seen.withLock { $0 } == ["b"])
    #expect(try book.book().words == ["b", "d"])
  }
}
