import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// A change's number is the book's, kept for good and never used twice.
struct ChangeNumberTests {
  let under = StoreUnderTest()

  /// Numbers by section.
  private func numbers(_ store: Store) throws -> [FeatureID: [Int]] {
    var numbers: [FeatureID: [Int]] = [:]
    for id in try store.sections { numbers[id] = try store.content(of: id).changes.map(\.number) }
    return numbers
  }

  @Test(arguments: [false, true])
  func areConsecutiveOverSections(isHeld: Bool) throws {
    let store = isHeld ? try under.store.holding() : under.store
    let order: [FeatureID] = [.words, .others, .others, .words, .others]
    for (index, section) in order.enumerated() { #expect(try store.add("x", to: section) == index + 1) }
    store.release()
    #expect(try numbers(under.store) == [.words: [1, 4], .others: [2, 3, 5]])
    #expect(try under.store.changes().map(\.number) == [5, 4, 3, 2, 1])
  }

  @Test func onlyEntriesTakeANumber() throws {
    try under.store.put("first", at: .thing("1"))
    try under.store.keep("sum")
    #expect(try under.store.add("x") == 1)
    try under.store.put("second", at: .thing("1"))
    #expect(try under.store.add("y") == 2)
  }

  @Test func areKeptThroughCompaction() throws {
    let under = StoreUnderTest {
      $0.compactionStep = 500
      $0.keptChanges = 3
    }
    for turn in 1...40 {
      #expect(try under.store.set("settings", to: "\(turn)") == 2 * turn - 1)
      #expect(try under.store.add("x", to: .others) == 2 * turn)
    }
    let found = try numbers(under.store)
    #expect(try #require(found[.words]).count < 20)
    #expect(Array(try #require(found[.words]).suffix(3)) == [75, 77, 79])
    #expect(try #require(found[.others]) == (1...40).map { $0 * 2 })
  }

  /// The lock's word is lost with the process: the journals tell.
  @Test(arguments: [[FeatureID.words, .others], [.others, .words]])
  func goOnAfterAWriterThatWasKilled(sections: [FeatureID]) throws {
    for section in sections { try under.store.add("x", to: section) }
    under.files.files["/store/lock"] = Array("12345\n".utf8)
    #expect(try StoreUnderTest(files: under.files).store.add("y") == 3)
  }

  /// A digit of the lock's word is wrong. It counts for nothing, whether it is the next number or the manifest's.
  @Test func goOnWhereTheLocksWordIsDamaged() throws {
    try under.fill()
    let word = String(decoding: try #require(under.files.files["/store/lock"]), as: UTF8.self)
    for (found, damaged) in [("next 4", "next 1"), ("next 4", "next 9223372036854775807"), (" 2 ", " 9 ")] {
      let copy = under.copy()
      #expect(word.contains(found))
      copy.files.files["/store/lock"] = Array(word.replacing(found, with: damaged).utf8)
      #expect(try StoreCaretaker(store: copy.store).examine().findings.isEmpty)
      #expect(try copy.store.add("x", to: .others) == 4)
      #expect(try numbers(copy.store) == [.words: [1, 2, 3], .others: [4]])
    }
  }

  /// The lock of an older program has no checksum, and counts all the same.
  @Test func goOnWhereAnOlderProgramWroteTheLocksWord() throws {
    try under.fill()
    let word = String(decoding: try #require(under.files.files["/store/lock"]), as: UTF8.self)
    let older = word.split(separator: "\n")[0].split(separator: " ").dropLast().joined(separator: " ")
    under.files.files["/store/lock"] = Array((older + "\n").utf8)
    under.files.fail(nil)
    #expect(try StoreUnderTest(files: under.files).store.add("x") == 4)
    #expect(under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.2.jsonl"])
  }

  /// After a power cut the lock may tell of earlier, while the journal of another section has grown since.
  @Test func goOnWhereTheLockTellsOfEarlierThanTheJournals() throws {
    try under.store.add("x")
    try under.store.add("x", to: .others)
    let word = under.files.files["/store/lock"]
    for _ in 0..<3 { try under.store.add("y", to: .others) }
    under.files.files["/store/lock"] = word
    #expect(try StoreUnderTest(files: under.files).store.add("z") == 6)
  }

  @Test func goOnAfterEveryRepair() throws {
    try under.fill()
    try under.store.add("x", to: .others)
    let start = try under.lineStart(3)
    under.files.files[StoreUnderTest.journal]?[start + 4] ^= 1
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try StoreCaretaker(store: fresh).repair().dropped.count == 1)
    #expect(try numbers(fresh) == [.words: [1, 2], .others: [4]])
    #expect(try fresh.add("y") > 4)
  }

  /// The last line is the one that is lost: nothing else tells its number.
  @Test func areNotGivenAgainThatALostLineHad() throws {
    try under.fill()
    let start = try under.lineStart(3)
    under.files.files[StoreUnderTest.journal]?[start + 4] ^= 1
    let fresh = StoreUnderTest(files: under.files).store
    _ = try StoreCaretaker(store: fresh).repair()
    #expect(try fresh.add("y") > 3)
  }

  /// It came after many of the other section.
  @Test func areNotGivenAgainThatALostLineHadBehindAnotherSections() throws {
    try under.fill()
    for _ in 0..<20 { try under.store.add("x", to: .others) }
    let lost = try under.store.add("lost")
    let start = try under.lineStart(4)
    under.files.files[StoreUnderTest.journal]?[start + 4] ^= 1
    let fresh = StoreUnderTest(files: under.files).store
    _ = try StoreCaretaker(store: fresh).repair()
    #expect(try fresh.add("y") > lost)
  }

  @Test(arguments: [EIO, ENOSPC], [false, true])
  func areNotUsedTwiceWhereAChangeFails(code: Int32, isHeld: Bool) throws {
    for at in 1...25 {
      let under = StoreUnderTest()
      try under.fill()
      try under.store.add("x", to: .others)
      let store = isHeld ? try under.store.holding() : under.store
      under.files.fail(MemoryFileSystem.Fault(at: at, code: code))
      var given: [Int] = []
      for section in [FeatureID.words, .others] {
        if let number = try? store.add("y", to: section) { given.append(number) }
      }
      under.files.fail(nil)
      given.append(try store.add("z"))
      store.release()
      let found = try numbers(StoreUnderTest(files: under.files).store).values.joined().sorted()
      #expect(Set(found).count == found.count, "operation \(at)")
      #expect(Set(given).isSubset(of: Set(found)), "operation \(at)")
      #expect(given == given.sorted() && given.first ?? 0 > 4, "operation \(at)")
    }
  }

  @Test func changesAddedSeparatelyHaveNumbersOfTheirOwn() throws {
    try under.fill()
    let (number, last) = try under.store.transaction { (transaction) throws(Failure) in
      try transaction.append(.set("settings", under.json("d")), to: .others)
      for word in ["x", "y"] {
        try transaction.appendSeparately(.add(WordReducer.word, under.json(word)), to: .words)
      }
      return (transaction.number, transaction.last)
    }
    #expect((number, last) == (4, 6))
    #expect(try numbers(under.store) == [.words: [1, 2, 3, 5, 6], .others: [4]])
    #expect(try under.store.add("z") == 7)
    _ = try under.store.undo(5)
    #expect(try under.store.words() == ["b", "y", "z"])
  }

  /// They are one line, whole or not there.
  @Test(arguments: [false, true])
  func changesAddedSeparatelyAreOneLine(isHeld: Bool) throws {
    try under.fill()
    let store = isHeld ? try under.store.holding() : under.store
    under.files.fail(nil)
    try store.transaction { (transaction) throws(Failure) in
      for word in ["x", "y"] {
        try transaction.appendSeparately(.add(WordReducer.word, under.json(word)), to: .words)
      }
    }
    #expect(under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.2.jsonl"])
    store.release()
    #expect(try under.store.words() == ["b", "x", "y"])
    let found = try numbers(under.store)[.words] ?? []
    #expect(try under.store.add("z") > found.last ?? 0)
  }

  @Test func areNotGivenAgainThatErasedChangesHad() throws {
    let number = try under.store.add("secret")
    try under.store.transaction { (transaction) throws(Failure) in try transaction.erase([number], of: .words) }
    #expect(try under.store.add("x") == number + 1)
    under.files.files["/store/lock"] = Array("12345\n".utf8)
    #expect(try StoreUnderTest(files: under.files).store.add("y") == number + 2)
  }

  /// Neither its line nor the lock's word tells of it.
  @Test func areNotGivenAgainThatErasedChangesHadByTheNextWriter() throws {
    let number = try under.store.add("secret")
    try under.store.transaction { (transaction) throws(Failure) in try transaction.erase([number], of: .words) }
    under.files.files["/store/lock"] = Array("12345\n".utf8)
    #expect(try StoreUnderTest(files: under.files).store.add("x") == number + 1)
  }

  /// All copies of its lines are gone, and the lock's word too: its numbers stand in the first line.
  @Test func areNotGivenAgainThatCompactedChangesHad() throws {
    let under = StoreUnderTest {
      $0.compactionStep = 300
      $0.keptChanges = 1
    }
    for _ in 0..<20 { _ = try under.store.undo(try under.store.add("x")) }
    under.files.files["/store/lock"] = Array("12345\n".utf8)
    #expect(try StoreUnderTest(files: under.files).store.add("y") == 41)
  }
}
