import Glibc
import KernelApplication
import Storage
import Synchronization
import TestSupport
import Testing

/// A store that one process holds: known without reading, changed in groups.
struct HeldStoreTests {
  let under = StoreUnderTest()

  private func add(_ texts: String..., to store: Store) throws {
    for text in texts {
      try store.write { (writer) throws(Failure) in try writer.append(.add, "change", under.json(text)) }
    }
  }

  private func changes(_ store: Store) throws -> [String] {
    try store.read { $0.entries.map { String(decoding: $0.value, as: UTF8.self) } }
  }

  @Test func keepsOthersFromWritingUntilItIsReleased() throws {
    try under.fill()
    let held = try under.store.held()
    #expect(throws: Failure.storeBusy(path: "/store/lock", holder: getpid())) { try add("x", to: under.store) }
    try add("y", to: held)
    held.release()
    try add("z", to: under.store)
    #expect(try changes(under.store) == ["\"a\"", "\"b\"", "\"c\"", "\"y\"", "\"z\""])
    #expect(under.files.openFiles == 0)
  }

  @Test func readsNothingAgain() throws {
    try under.fill()
    let held = try under.store.held()
    _ = try held.documents()
    let before = under.files.operations
    #expect(try held.documents().documents == ["settings": under.json("c")])
    #expect(try held.derived()?.values == ["sum": under.json("abc")])
    #expect(try held.read().entries.count == 3)
    #expect(under.files.operations == before)
    held.forget()
    #expect(try held.read().entries.count == 3)
    #expect(under.files.operations > before)
    held.release()
  }

  /// What was read stays what it was, however much of it those who go on share.
  @Test func whatWasReadBeforeAChangeStaysAsItWas() throws {
    try under.fill()
    let held = try under.store.held()
    defer { held.release() }
    var read: [StoreContent] = []
    for number in 4...400 {
      read.append(try held.read())
      if number % 3 == 0 {
        try held.set("settings", to: String(number))
      } else {
        try add(String(number), to: held)
      }
    }
    for (index, content) in read.enumerated() {
      #expect(content.entries.map(\.number) == Array(1...index + 3))
      let settings = (4..<index + 4).last { $0 % 3 == 0 }.map(String.init) ?? "c"
      #expect(content.documents == ["settings": under.json(settings)])
    }
    let all = try held.read()
    held.forget()
    #expect(try held.read().entries.elementsEqual(all.entries))
    #expect(try held.read().documents == all.documents)
  }

  /// Makes these changes as one group.
  private func group(_ texts: String..., on held: Store) throws {
    try held.group {
      try? held.write { (writer) throws(Failure) in
        for text in texts { try writer.append(.add, "change", under.json(text)) }
        if !texts.isEmpty { writer.keep(derived: ["sum": under.json(texts.joined())]) }
      }
    }
  }

  @Test func aGroupThatChangesNothingWritesNothing() throws {
    try under.fill()
    let held = try under.store.held()
    defer { held.release() }
    try group("d", on: held)
    held.settle()
    under.files.fail(nil)
    try group(on: held)
    try held.group {}
    held.settle()
    #expect(under.files.log.isEmpty)
  }

  /// Nobody has to wait for it: it is written once, for all groups before.
  @Test(arguments: [true, false])
  func whatWasDerivedIsWrittenAfterTheGroups(isSettled: Bool) throws {
    try under.fill()
    let held = try under.store.held()
    under.files.fail(nil)
    try group("d", on: held)
    try group("e", "f", on: held)
    #expect(try held.derived()?.values == ["sum": under.json("ef")])
    #expect(try under.store.derived() == nil)
    if isSettled {
      held.settle()
      #expect(try under.store.derived()?.values == ["sum": under.json("ef")])
    }
    held.release()
    #expect(try under.store.derived()?.values == ["sum": under.json("ef")])
    #expect(under.files.log.count { $0.contains("rename") && $0.contains("records.json") } == 1)
  }

  @Test func leavesTheSameFilesAsAWriterForEachChange() throws {
    let other = StoreUnderTest()
    for store in [under, other] { try store.fill() }
    let held = try under.store.held()
    try add("d", "e", to: held)
    try held.set("settings", to: "f")
    held.release()
    try other.store.write { (writer) throws(Failure) in
      for text in ["d", "e"] { try writer.append(.add, "change", other.json(text)) }
    }
    try other.store.set("settings", to: "f")
    #expect(under.kept == other.kept)
    // No more than the next writer of a store that was not held has to do.
    under.files.fail(nil)
    try add("g", to: under.store)
    #expect(under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.1.jsonl"])
  }

  @Test func aGroupIsSyncedOnce() throws {
    try under.fill()
    let held = try under.store.held()
    try add("d", to: held)
    under.files.fail(nil)
    var inside: [String] = []
    try held.group {
      try? add("e", "f", to: held)
      try? held.set("settings", to: "g")
      inside = (try? changes(held)) ?? []
      #expect((try? held.documents().documents["settings"]) == under.json("g"))
    }
    #expect(inside == ["\"a\"", "\"b\"", "\"c\"", "\"d\"", "\"e\"", "\"f\"", "\"g\""])
    #expect(under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.1.jsonl"])
    #expect(try changes(held) == inside)
    held.release()
    #expect(try changes(under.store) == inside)
  }

  @Test func othersSeeAGroupOnceItIsDurable() throws {
    try under.fill()
    let held = try under.store.held()
    _ = try held.read()
    let seen = Mutex(0)
    try held.group {
      try? add("d", to: held)
      Threads(count: 1) { [held] _ in seen.withLock { $0 = (try? held.read().entries.count) ?? -1 } }.wait()
    }
    #expect(seen.withLock { $0 } == 3)
    #expect(try held.read().entries.count == 4)
    held.release()
  }

  @Test func aGroupThatCannotBeWrittenChangesNothing() throws {
    try under.fill()
    for at in 1...20 {
      let held = try under.store.held()
      _ = try held.documents()
      let before = try changes(held)
      let kept = try held.documents().documents
      under.files.fail(MemoryFileSystem.Fault(at: at, count: 1, code: ENOSPC))
      var refusedInside = 0
      var isRefused = false
      do throws(Failure) {
        try held.group {
          do { try add("x", "y", to: held) } catch { refusedInside += 1 }
        }
      } catch {
        isRefused = true
      }
      under.files.fail(nil)
      if isRefused {
        #expect(try changes(held) == before, "fault \(at)")
        #expect(try held.documents().documents == kept)
      } else if refusedInside == 0 {
        #expect(try changes(held) == before + ["\"x\"", "\"y\""], "fault \(at)")
      }
      try add("z", to: held)
      let after = try changes(held)
      held.release()
      #expect(try changes(under.store) == after, "fault \(at)")
      #expect(under.files.openFiles == 0)
    }
  }

  /// Each caller of a group is told how its own change went, and all of them when the group fails.
  @Test func aChangeWhoseGroupEndsWellIsThereWhateverFailedInTheGroup() throws {
    try under.fill()
    for at in 1...40 {
      let held = try under.store.held()
      let before = try changes(held)
      under.files.fail(MemoryFileSystem.Fault(at: at, code: ENOSPC))
      var expected: [String] = []
      var failure: Failure?
      do throws(Failure) {
        try held.group {
          if (try? add("x", to: held)) != nil { expected.append("\"x\"") }
          try? held.write { (writer) throws(Failure) in try writer.commit(files: ["things/1": under.json("\(at)")]) }
          if (try? add("y", to: held)) != nil { expected.append("\"y\"") }
        }
      } catch {
        failure = error
      }
      under.files.fail(nil)
      let seen = try changes(held)
      if failure == nil { #expect(seen == before + expected, "fault \(at)") }
      #expect(try changes(under.store) == seen, "fault \(at)")
      held.release()
      #expect(try changes(under.store) == seen, "fault \(at)")
    }
  }

  @Test(arguments: [false, true])
  func aRepairWithinAGroupLosesNothing(isDamaged: Bool) throws {
    try under.fill()
    let held = try under.store.held()
    _ = try held.read()
    if isDamaged { under.files.files["/store/things/1.2.json"]?[1] ^= 1 }
    try held.group {
      try? add("x", to: held)
      #expect(throws: Never.self) { try StoreCaretaker(store: held).repair() }
      try? add("y", to: held)
    }
    let seen = try changes(held)
    #expect(seen.suffix(2) == ["\"x\"", "\"y\""])
    #expect(try changes(under.store) == seen)
    held.release()
    #expect(try changes(under.store) == seen)
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  @Test func aFailedSyncIsMendedByTheNextChange() throws {
    try under.fill()
    let held = try under.store.held()
    try add("d", to: held)
    under.files.fail(MemoryFileSystem.Fault(at: 3, count: 1, code: EIO))
    var isRefused = false
    do throws(Failure) { try held.group { try? add("e", to: held) } } catch { isRefused = true }
    under.files.fail(nil)
    #expect(isRefused)
    try add("f", to: held)
    #expect(try changes(held) == ["\"a\"", "\"b\"", "\"c\"", "\"d\"", "\"f\""])
    #expect(try changes(under.store) == changes(held))
    held.release()
  }

  @Test func aStoreNeverWrittenToLeavesNothing() throws {
    let held = try under.store.held()
    #expect(try held.documents().documents.isEmpty)
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
      let held = try Store(path: "/store", fileSystem: files, patience: .zero).held()
      try add("x", to: held)
      #expect(try changes(held) == ["\"x\""])
      if isReleased { held.release() }
    }
    try use()
    #expect(disk == nil)
  }
}
