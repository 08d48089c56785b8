import KernelApplication
import KernelDomain
import Libc
import Storage
import Synchronization
import System
import TestSupport
import Testing

/// Changes of a held store that become durable together, with one sync.
struct HeldGroupTests {
  let under = StoreUnderTest()

  private func add(_ texts: String..., to store: Store) throws {
    for text in texts { try store.add(text) }
  }

  /// The values of all entries.
  private func changes(_ store: Store) throws -> [String] {
    try store.content(of: .words).changes.flatMap(\.entries).map { String($0.words.split(separator: " ")[1]) }
  }

  /// Makes these changes as one group.
  private func group(_ texts: String..., on held: Store) throws {
    try held.group {
      _ = try? held.transaction { (transaction) throws(Failure) in
        for text in texts { try transaction.append(.add(WordReducer.word, under.json(text)), to: .words) }
        if !texts.isEmpty { try transaction.keep(["sum": under.json(texts.joined())], of: .words) }
      }
    }
  }

  @Test func aGroupThatChangesNothingWritesNothing() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    try group("d", on: held)
    held.writeDerived()
    under.files.fail(nil)
    try group(on: held)
    try held.group {}
    held.writeDerived()
    #expect(under.files.log.isEmpty)
  }

  /// Nobody has to wait for it: it is written once, for all groups before.
  @Test(arguments: [true, false])
  func whatWasDerivedIsWrittenAfterTheGroups(isWritten: Bool) throws {
    try under.fill()
    let held = try under.store.holding()
    under.files.fail(nil)
    try group("d", on: held)
    try group("e", "f", on: held)
    #expect(try held.derived("sum", of: .words) == under.json("ef"))
    #expect(try under.store.derived("sum", of: .words) == nil)
    if isWritten {
      held.writeDerived()
      #expect(try under.store.derived("sum", of: .words) == under.json("ef"))
    }
    held.release()
    #expect(try under.store.derived("sum", of: .words) == under.json("ef"))
    #expect(under.files.log.count { $0.contains("rename") && $0.contains("sum.json") } == 1)
  }

  @Test func aGroupIsSyncedOnce() throws {
    try under.fill()
    let held = try under.store.holding()
    try add("d", to: held)
    under.files.fail(nil)
    var inside: [String] = []
    try held.group {
      try? add("e", "f", to: held)
      _ = try? held.set("settings", to: "g")
      inside = (try? changes(held)) ?? []
      #expect((try? held.content(of: .words).documents["settings"]) == under.json("g"))
    }
    #expect(inside == ["\"a\"", "\"b\"", "\"c\"", "\"d\"", "\"e\"", "\"f\"", "\"g\""])
    #expect(under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.2.jsonl"])
    #expect(try changes(held) == inside)
    held.release()
    #expect(try changes(under.store) == inside)
  }

  @Test func othersSeeAGroupOnceItIsDurable() throws {
    try under.fill()
    let held = try under.store.holding()
    _ = try held.content(of: .words)
    let seen = Mutex(0)
    try held.group {
      try? add("d", to: held)
      Threads(count: 1) { [held] _ in seen.withLock { $0 = (try? held.content(of: .words).changes.count) ?? -1 } }
        .wait()
    }
    #expect(seen.withLock { $0 } == 3)
    #expect(try held.content(of: .words).changes.count == 4)
    held.release()
  }

  @Test func aGroupThatCannotBeWrittenChangesNothing() throws {
    try under.fill()
    for at in 1...20 {
      let held = try under.store.holding()
      _ = try held.content(of: .words)
      let before = try changes(held)
      let kept = try held.content(of: .words).documents
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
        #expect(try held.content(of: .words).documents == kept)
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

  /// Each caller of a group gets the result of its own change; if the group fails, all callers get its error.
  @Test func aChangeWhoseGroupEndsWellIsThereWhateverFailedInTheGroup() throws {
    try under.fill()
    for at in 1...40 {
      let held = try under.store.holding()
      let before = try changes(held)
      under.files.fail(MemoryFileSystem.Fault(at: at, code: ENOSPC))
      var expected: [String] = []
      var failure: Failure?
      do throws(Failure) {
        try held.group {
          if (try? add("x", to: held)) != nil { expected.append("\"x\"") }
          try? held.put("\(at)", at: .thing("1"))
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
    let held = try under.store.holding()
    _ = try held.content(of: .words)
    if isDamaged { under.files.files[StoreUnderTest.thing]?[1] ^= 1 }
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

  @Test func aFailedSyncIsRepairedByTheNextChange() throws {
    try under.fill()
    let held = try under.store.holding()
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
}
