import KernelApplication
import KernelDomain
import Libc
import Storage
import System
import TestSupport
import Testing

/// Sections are apart: what changes in one leaves the others as they were.
struct SectionTests {
  let under = StoreUnderTest()

  private func fill() throws {
    try under.fill()
    try under.store.put("first", at: .thing("1", of: .others))
    try under.store.add("x", to: .others)
    try under.store.keep("others", of: .others)
    try under.store.keep("words")
  }

  private func files(of section: FeatureID) -> [String: [UInt8]] {
    under.files.files.filter { $0.key.hasPrefix("/store/\(section)/") }
  }

  enum Change: CaseIterable {
    case append
    case file
    case large
    case note

    func make(_ store: Store, _ section: FeatureID) throws(Failure) {
      switch self {
      case .append: try store.add("new", to: section)
      case .file: try store.put("new", at: .thing("2", of: section))
      case .large: try store.put("new", at: .track("2", of: section))
      case .note:
        try store.transaction { (transaction) throws(Failure) in
          try transaction.note(WordReducer.json("new"), as: "note", in: section)
        }
      }
    }
  }

  @Test(arguments: Change.allCases, [false, true])
  func aChangeLeavesTheOtherSectionAsItWas(change: Change, isHeld: Bool) throws {
    try fill()
    let store = isHeld ? try under.store.holding() : under.store
    let (content, before) = (try store.content(of: .others), files(of: .others))
    try change.make(store, .words)
    #expect(try store.content(of: .others).version == content.version)
    #expect(try store.derived("sum", of: .others) == under.json("others"))
    #expect(try store.derived("sum", of: .words) == nil)
    store.release()
    #expect(files(of: .others) == before)
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try fresh.derived("sum", of: .others) == under.json("others"))
    #expect(try fresh.derived("sum", of: .words) == nil)
  }

  @Test func aDerivedValueOfOneSectionNeverAnswersForTheOther() throws {
    try fill()
    let other = "/store/others/derived/sum.json"
    under.files.files[other] = under.files.files[StoreUnderTest.sum]
    let fresh = StoreUnderTest(files: under.files).store
    #expect(try fresh.derived("sum", of: .others) == nil)
    #expect(try fresh.derived("sum", of: .words) == under.json("words"))
  }

  /// Their stamps would be the same but for the section: both have the same changes.
  @Test func sectionsThatSayTheSameHaveDifferentStamps() throws {
    for section in [FeatureID.words, .others] {
      try under.store.transaction { (transaction) throws(Failure) in
        try transaction.put(under.json("same"), at: .thing("1", of: section))
      }
    }
    try under.store.keep("words")
    under.files.files["/store/others/derived/sum.json"] = under.files.files[StoreUnderTest.sum]
    #expect(try StoreUnderTest(files: under.files).store.derived("sum", of: .others) == nil)
  }

  @Test func aTransactionOverTwoSectionsIsOneManifestAndOneNumber() throws {
    try fill()
    under.files.fail(nil)
    try both(under.store)
    #expect(under.files.log.count { $0 == "rename manifest.json.new" } == 1)
    #expect(try under.store.words() == ["b", "both"])
    #expect(try under.store.words(of: .others) == ["x", "both"])
    let contents = [try under.store.content(of: .words), try under.store.content(of: .others)]
    #expect(contents.map { $0.changes.last?.number } == [5, 5])
    #expect(try under.store.changes().first?.entries.keys.sorted() == [.others, .words])
  }

  @Test(arguments: [ENOSPC, EIO, nil])
  func aTransactionOverTwoSectionsIsAllOrNothing(code: Int32?) throws {
    try fill()
    let (files, folders) = (under.files.files, under.files.folders)
    under.files.fail(nil)
    try both(under.store)
    for at in 1...under.files.operations {
      let under = StoreUnderTest(files: MemoryFileSystem(files: files, folders: folders))
      under.files.fail(code.map { MemoryFileSystem.Fault(at: at, code: $0) } ?? .death(at: at))
      let isDone = (try? both(under.store)) != nil
      under.files.fail(nil)
      let fresh = StoreUnderTest(files: under.files).store
      let found = [try fresh.words(), try fresh.words(of: .others)].map { $0.contains("both") }
      #expect(found == [true, true] || !isDone && found == [false, false], "operation \(at): \(found)")
      #expect(
        try fresh.content(of: .others).bytes(of: .thing("2", of: .others)) == (found[0] ? under.json("both") : nil))
      try both(fresh)
      #expect(try fresh.words().filter { $0 == "both" }.count == (found[0] ? 2 : 1))
      #expect(try StoreCaretaker(store: fresh).examine().findings.isEmpty)
    }
  }

  /// A line in each would be two syncs, with a power cut between them.
  @Test func aTransactionThatOnlyAppendsToTwoSectionsIsAllOrNothing() throws {
    try fill()
    func append(_ store: Store) throws(Failure) {
      try store.transaction { (transaction) throws(Failure) in
        for section in [FeatureID.words, .others] {
          try transaction.append(.add(WordReducer.word, under.json("both")), to: section)
        }
      }
    }
    let (files, folders) = (under.files.files, under.files.folders)
    under.files.fail(nil)
    try append(under.store)
    for at in 1...under.files.operations {
      let under = StoreUnderTest(files: MemoryFileSystem(files: files, folders: folders))
      under.files.fail(.death(at: at))
      _ = try? append(under.store)
      under.files.fail(nil)
      let fresh = StoreUnderTest(files: under.files).store
      let found = [try fresh.words(), try fresh.words(of: .others)].map { $0.contains("both") }
      #expect(found[0] == found[1], "operation \(at)")
    }
  }

  private func both(_ store: Store) throws(Failure) {
    try store.transaction { (transaction) throws(Failure) in
      for section in [FeatureID.words, .others] {
        try transaction.append(.add(WordReducer.word, under.json("both")), to: section)
      }
      try transaction.put(under.json("both"), at: .thing("2", of: .others))
    }
  }

  /// A journal cut in one section is not made to look whole by a change of the other.
  @Test func aChangeOfOneSectionHidesNoLossOfTheOther() throws {
    try fill()
    let path = try #require(under.files.files.keys.first { $0.hasPrefix("/store/others/journal") })
    under.files.files[path]?.removeLast(2)
    try StoreUnderTest(files: under.files).store.add("new")
    #expect(throws: Failure.self) { try StoreUnderTest(files: under.files).store.add("new", to: .others) }
    #expect(throws: Failure.self) { try StoreUnderTest(files: under.files).store.content(of: .others) }
    #expect(try !StoreCaretaker(store: StoreUnderTest(files: under.files).store).examine().findings.isEmpty)
  }
}
