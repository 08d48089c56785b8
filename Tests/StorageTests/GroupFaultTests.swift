import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// What is left of a group that failed, and of one that had to do with several sections.
struct GroupFaultTests {
  let under = StoreUnderTest()

  private func add(_ texts: [String], to store: Store) throws(Failure) {
    for text in texts { try store.add(text) }
  }

  /// Who keeps what was worked out of a state, by its version, never takes a state that failed for a later one.
  @Test func aGroupThatFailedHasAnotherVersionThanWhatIsWrittenAfterIt() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    try add(["c"], to: held)
    under.files.fail(MemoryFileSystem.Fault(at: 1, code: ENOSPC))
    var failed: [ContentVersion] = []
    #expect(throws: Failure.self) {
      try held.group {
        for text in ["d", "e"] {
          try? add([text], to: held)
          if let content = try? held.content(of: .words) { failed.append(content.version) }
        }
      }
    }
    under.files.fail(nil)
    for text in ["f", "e"] {
      try add([text], to: held)
      #expect(!failed.contains(try held.content(of: .words).version), "\(text)")
    }
    #expect(Set(failed).count == 2)
    #expect(try held.content(of: .words).changes.count == 6)
  }

  /// One line and one sync a section.
  @Test func aGroupOverTwoSectionsIsALineOfEach() throws {
    try under.fill()
    try under.store.add("x", to: .others)
    let held = try under.store.holding()
    defer { held.release() }
    under.files.fail(nil)
    try held.group {
      for (number, section) in [(5, FeatureID.words), (6, .others), (7, .words), (8, .others)] {
        #expect((try? held.add("\(number)", to: section)) == number)
      }
    }
    #expect(
      under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.3.jsonl", "sync data journal.2.jsonl"])
    #expect(try held.words(of: .words) == ["b", "5", "7"])
    #expect(try StoreUnderTest(files: under.files).store.words(of: .others) == ["x", "6", "8"])
  }

  /// All of the group, in whatever section, or nothing.
  @Test(arguments: [1, 3])
  func aGroupOverTwoSectionsIsAllOrNothingUnderEveryFault(count: Int) throws {
    for at in 1...16 {
      let under = StoreUnderTest()
      try under.fill()
      try under.store.add("x", to: .others)
      let held = try under.store.holding()
      _ = (try held.words(), try held.words(of: .others))
      try held.add("warm", to: .others)
      try held.add("warm")
      under.files.fail(MemoryFileSystem.Fault(at: at, count: count, code: EIO))
      var failure: Failure?
      do throws(Failure) {
        try held.group { for section in [FeatureID.words, .others] { _ = try? held.add("new", to: section) } }
      } catch {
        failure = error
      }
      under.files.fail(nil)
      let new = [try held.words(), try held.words(of: .others)].map { $0.contains("new") }
      #expect(new == (failure == nil ? [true, true] : [false, false]), "operation \(at)")
      // A line that could not be taken back is in nobody's way.
      for section in [FeatureID.words, .others] { try held.add("next", to: section) }
      held.release()
      let fresh = StoreUnderTest(files: under.files).store
      #expect([try fresh.words(), try fresh.words(of: .others)].map { $0.contains("new") } == new, "operation \(at)")
    }
  }

  /// Another section's journal is not made anew while changes wait: what is held back would be taken for durable.
  @Test func aGroupThatFailsLeavesNothingAfterACompactionThatWasDue() throws {
    try under.fill()
    for turn in 0..<40 { try under.store.set("settings", to: "\(turn)", in: .others) }
    let journal = try #require(under.files.files.first { $0.key.hasPrefix("/store/others/journal") })
    let compacting = StoreUnderTest(files: under.files) {
      $0.keptChanges = CompactionTests.kept
      $0.compactionStep = journal.value.count - 10
    }
    let held = try compacting.store.holding()
    #expect(throws: Failure.self) {
      try held.group {
        #expect((try? held.add("lost")) != nil)
        #expect((try? held.set("settings", to: "lost", in: .others)) != nil)
        under.files.fail(MemoryFileSystem.Fault(at: 1, code: EIO))
      }
    }
    under.files.fail(nil)
    #expect(try held.words() == ["b"])
    #expect(try held.value("settings", of: .others) == "39")
    held.release()
    #expect(try StoreUnderTest(files: under.files).store.words() == ["b"])
  }

  /// A group fails if it did not make one of its changes, although the call of that change succeeded.
  @Test func aGroupFailsWhereSomethingElseChangedTheStoreWithinIt() throws {
    try under.fill()
    let held = try under.store.holding()
    try held.add("d")
    #expect(throws: Failure.self) {
      try held.group {
        #expect((try? held.add("lost")) != nil)
        under.files.files["/store/lock"] = nil
        #expect((try? held.put("second", at: .thing("1"))) == nil)
      }
    }
    #expect(try held.words() == ["b", "d"])
    #expect(try StoreUnderTest(files: under.files).store.words() == ["b", "d"])
  }

  /// What was derived before the commit of a file is none of what is left after the group.
  @Test func aGroupThatFailedLeavesNoValueThatWasDerivedBefore() throws {
    try under.fill()
    let held = try under.store.holding()
    defer { held.release() }
    try held.add("d")
    try held.keep("b d")
    try held.put("second", at: .thing("1"))
    try held.keep("b d second")
    under.files.fail(MemoryFileSystem.Fault(at: 1, code: ENOSPC))
    #expect(throws: Failure.self) {
      try held.group {
        _ = try? held.add("lost")
        try? held.keep("b d lost")
      }
    }
    under.files.fail(nil)
    #expect(try held.derived("sum", of: .words) == under.json("b d second"))
    #expect(try held.words() == ["b", "d"])
  }

  /// A journal of another section that has to be made anew does not take along what is held back.
  @Test func aGroupThatHasToMakeAJournalAnewIsAllOrNothing() throws {
    for at in 1...60 {
      let under = StoreUnderTest()
      try under.fill()
      for word in ["x", "y"] { try under.store.add(word, to: .others) }
      let path = try #require(under.files.files.keys.first { $0.hasPrefix("/store/others/journal") })
      let end = try #require(under.files.files[path]).count - 1
      under.files.files[path]?[end] = 0x20
      let held = try under.store.holding()
      _ = try held.content(of: .words)
      under.files.fail(MemoryFileSystem.Fault(at: at, code: EIO))
      var made: [FeatureID] = []
      var failure: Failure?
      do throws(Failure) {
        try held.group {
          for id in [FeatureID.words, .others] { if (try? held.add("new", to: id)) != nil { made.append(id) } }
        }
      } catch {
        failure = error
      }
      under.files.fail(nil)
      let fresh = StoreUnderTest(files: under.files).store
      for store in [held, fresh] {
        for id in [FeatureID.words, .others] {
          let isThere = try store.words(of: id).contains("new")
          if failure == nil { #expect(isThere == made.contains(id), "operation \(at)") }
        }
      }
      #expect(try fresh.words() == held.words(), "operation \(at)")
      held.release()
    }
  }
}
