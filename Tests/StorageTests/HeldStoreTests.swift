import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// A store that one process holds: known without reading.
struct HeldStoreTests {
  let under = StoreUnderTest()

  private func add(_ texts: String..., to store: Store) throws {
    for text in texts { try store.add(text) }
  }

  /// The values of all entries.
  private func changes(_ store: Store) throws -> [String] {
    try store.content(of: .words).changes.flatMap(\.entries).map { String($0.words.split(separator: " ")[1]) }
  }

  @Test func keepsOthersFromWritingUntilItIsReleased() throws {
    try under.fill()
    let held = try under.store.holding()
    #expect(throws: Failure.storeBusy(path: "/store/lock", holder: getpid())) { try add("x", to: under.store) }
    try add("y", to: held)
    held.release()
    try add("z", to: under.store)
    #expect(try changes(under.store) == ["\"a\"", "\"b\"", "\"c\"", "\"y\"", "\"z\""])
    #expect(under.files.openFiles == 0)
  }

  @Test func readsNothingAgain() throws {
    try under.fill()
    let held = try under.store.holding()
    _ = (try held.content(of: .words), try held.derived("sum", of: .words))
    let before = under.files.operations
    #expect(try held.content(of: .words).documents == ["settings": under.json("c")])
    #expect(try held.derived("sum", of: .words) == under.json("abc"))
    #expect(try held.content(of: .words).changes.count == 3)
    #expect(try held.notes(of: .words) == ["note": under.json("noted")])
    #expect(under.files.operations == before)
    held.forget()
    #expect(try held.content(of: .words).changes.count == 3)
    #expect(under.files.operations > before)
    held.release()
  }

  /// A change whose sync does not end holds up nobody who reads: neither before nor after one that was published.
  @Test(arguments: [false, true])
  func whoReadsDoesNotWaitForAWriter(hasWritten: Bool) throws {
    try under.fill()
    try under.store.add("other", to: .others)
    let held = try under.store.holding()
    if hasWritten { try held.add("y") }
    held.preload()
    if hasWritten { try held.add("z") }
    let gate = Locked(())
    let (isInside, hasRead) = (Event(), Event())
    let read = Locked<[String]>([])
    var threads: [Threads] = []
    gate.withLock { _ in
      let writer = Threads(count: 1) { _ in
        try? held.transaction { (_) throws(Failure) in
          isInside.happen()
          gate.withLock { _ in }
        }
      }
      #expect(isInside.wait())
      let reader = Threads(count: 1) { _ in
        let words = try? held.words(of: .others)
        let sections = try? held.changes().count
        held.observe {}
        _ = try? held.derived("sum", of: .others)
        read.withLock { $0 = (words ?? []) + ["\(sections ?? 0) changes"] }
        hasRead.happen()
      }
      #expect(hasRead.wait())
      #expect(read.withLock { $0 } == ["other", hasWritten ? "6 changes" : "4 changes"])
      threads = [writer, reader]
    }
    for thread in threads { thread.wait() }
    held.release()
  }

  /// What was read stays what it was, however much of it those who go on share.
  @Test func whatWasReadBeforeAChangeStaysAsItWas() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    var read: [SectionContent] = []
    for number in 4...400 {
      read.append(try held.content(of: .words))
      if number % 3 == 0 {
        try held.set("settings", to: String(number))
      } else {
        try add(String(number), to: held)
      }
    }
    for (index, content) in read.enumerated() {
      #expect(content.changes.map(\.number) == Array(1...index + 3))
      let settings = (4..<index + 4).last { $0 % 3 == 0 }.map(String.init) ?? "c"
      #expect(content.documents == ["settings": under.json(settings)])
    }
    let all = try held.content(of: .words)
    held.forget()
    #expect(try held.content(of: .words).changes.elementsEqual(all.changes))
    #expect(try held.content(of: .words).documents == all.documents)
  }

  @Test func leavesTheSameFilesAsAWriterForEachChange() throws {
    let other = StoreUnderTest()
    for store in [under, other] { try store.fill() }
    let held = try under.store.holding()
    try add("d", "e", to: held)
    try held.set("settings", to: "f")
    held.release()
    for text in ["d", "e"] { try other.store.add(text) }
    try other.store.set("settings", to: "f")
    #expect(under.kept == other.kept)
    // No more than the next writer of a store that was not held has to do.
    under.files.fail(nil)
    try add("g", to: under.store)
    #expect(under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.2.jsonl"])
  }

  @Test func aStoreNeverWrittenToLeavesNothing() throws {
    let held = try under.store.holding()
    #expect(try held.content(of: .words).documents.isEmpty)
    held.release()
    #expect(under.files.files.isEmpty)
  }

  /// Also one that nobody released, in the middle of its changes.
  @Test(arguments: [true, false])
  func aStoreGoesWithAllItKnew(isReleased: Bool) throws {
    weak var disk: MemoryFileSystem?
    func use() throws {
      let files = MemoryFileSystem()
      disk = files
      let held = try StoreUnderTest(files: files).store.holding()
      try add("x", to: held)
      #expect(try changes(held) == ["\"x\""])
      if isReleased { held.release() }
    }
    try use()
    #expect(disk == nil)
  }

  @Test func observersAreToldOnceAGroupOrAChangeByItselfCanBeSeen() throws {
    let held = try under.store.holding()
    defer { held.release() }
    let seen = Locked<[[String]]>([])
    held.observe { [held] in seen.withLock { $0.append((try? held.words()) ?? []) } }
    let before = held.revision
    try held.add("x")
    try held.group { try? add("y", "z", to: held) }
    #expect(seen.withLock { $0 } == [["x"], ["x", "y", "z"]])
    #expect(held.revision != before)
    let after = held.revision
    try held.group {}
    _ = try held.words()
    #expect(held.revision == after)
  }

  @Test func aChangeOfOneSectionLeavesTheRevisionsOfOthers() throws {
    let held = try under.store.holding()
    defer { held.release() }
    try held.add("x")
    try held.add("a", to: .others)
    // Positions are those of the sections' names in order: others, words, and which sections there are.
    let before = held.sectionRevisions
    #expect(before.count == 3)
    _ = held.takeSectionsRead()
    _ = try held.words()
    #expect(held.takeSectionsRead() == 0b010)
    _ = try held.derived("sum", of: .others)
    _ = try held.notes(of: .others)
    #expect(held.takeSectionsRead() == 0b001)
    _ = try held.sections
    #expect(held.takeSectionsRead() == 0b100)
    try held.group { _ = try? held.add("y") }
    let after = held.sectionRevisions
    #expect(after[0] == before[0] && after[1] > before[1] && after[2] == before[2])
    try held.set("settings", to: "b", in: .others)
    #expect(held.sectionRevisions[0] > after[0] && held.sectionRevisions[1] == after[1])
    held.forget()
    #expect(zip(held.sectionRevisions, after).allSatisfy { $0 > $1 })
    #expect(held.sectionRevisions.max() == held.revision)
  }

  /// Each is durable by itself.
  @Test func aGroupOfAStoreThatIsNotHeldIsNone() throws {
    try under.fill()
    under.files.fail(nil)
    try under.store.group { try? add("x", "y", to: under.store) }
    #expect(under.files.log.count { $0 == "sync data journal.2.jsonl" } == 2)
    #expect(try changes(under.store).suffix(2) == ["\"x\"", "\"y\""])
  }
}
