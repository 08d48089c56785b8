import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

/// An index or large file with other content than was written is reported, and repaired from the rest.
struct LargeFileDamageTests {
  let under = StoreUnderTest()

  @Test(arguments: ["words/tracks/2026/index.4.json", "words/tracks/2027/index.4.json"])
  func anIndexThatIsMissingOrOfAnotherFolderIsTold(name: String) throws {
    try under.fill()
    try under.store.put("a", at: .track("1"))
    try under.store.transaction { (transaction) throws(Failure) in
      for year in ["2026", "2027"] { try transaction.put(under.json(year), at: .track("2", in: year)) }
    }
    let path = "/store/" + name
    let other = path.contains("2026") ? path.replacing("2026", with: "2027") : path.replacing("2027", with: "2026")
    for bytes in [nil, under.files.files[other]] {
      under.files.files[path] = bytes
      let store = StoreUnderTest(files: under.files).store
      let failure = #expect(throws: Failure.self) {
        for year in ["2026", "2027"] { _ = try store.content(of: .words).keys("tracks", in: year) }
      }
      guard case .storeDamaged(let place, _)? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect(place == path)
      #expect(try StoreCaretaker(store: store).examine().findings.map(\.place) == [path])
    }
  }

  /// Whole, and of the right folder: the manifest alone tells that it is not the one.
  @Test func anOlderIndexIsTold() throws {
    try under.fill()
    try under.store.put("a", at: .track("1"))
    let older = under.files.files[LargeFileTests.index]
    try under.store.put("b", at: .track("2"))
    let path = LargeFileTests.index.replacing("index.3", with: "index.4")
    under.files.files[path] = older
    let fresh = StoreUnderTest(files: under.files).store
    let failure = #expect(throws: Failure.self) { try fresh.content(of: .words).keys("tracks", in: "2026") }
    guard case .storeDamaged(path, _)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test(arguments: [true, false])
  func aDamagedIndexIsRepairedFromTheFilesOfItsFolder(isMissing: Bool) throws {
    try under.fill()
    try under.store.transaction { (transaction) throws(Failure) in
      for name in ["1", "2", "3"] { try transaction.put(under.json("track " + name), at: .track(name)) }
    }
    let damaged = try #require(under.files.files[LargeFileTests.index]).map { $0 ^ 1 }
    under.files.files[LargeFileTests.index] = isMissing ? nil : damaged
    let repaired = StoreUnderTest(files: under.files)
    #expect(try StoreCaretaker(store: repaired.store).repair().keptAt == "/store/damaged/1")
    #expect(try repaired.store.content(of: .words).keys("tracks", in: "2026").map(\.name) == ["1", "2", "3"])
    #expect(try repaired.store.content(of: .words).bytes(of: .track("2")) == under.json("track 2"))
    #expect(under.files.files["/store/damaged/1/words/tracks/2026/index.3.json"] == (isMissing ? nil : damaged))
    #expect(try StoreCaretaker(store: repaired.store).examine().findings.isEmpty)
  }

  @Test func aDamagedLargeFileIsToldAndRepairedAlone() throws {
    try under.fill()
    try under.store.transaction { (transaction) throws(Failure) in
      for name in ["1", "2"] { try transaction.put(under.json("track " + name), at: .track(name)) }
    }
    let path = "/store/words/tracks/2026/1.3.json"
    under.files.files[path]?[0] = 0
    #expect(throws: Failure.self) { try under.store.content(of: .words).bytes(of: .track("1")) }
    #expect(try under.store.content(of: .words).bytes(of: .track("2")) == under.json("track 2"))
    #expect(
      try StoreCaretaker(store: under.store).repair().dropped.map(\.place) == ["words/tracks/2026/1.3.json, byte 0"])
    #expect(try under.store.content(of: .words).bytes(of: .track("1")) == under.json(""))
    #expect(try under.store.content(of: .words).bytes(of: .track("2")) == under.json("track 2"))
  }

  /// An index read before the store was put back to an older copy has the same name as one made since.
  @Test func anIndexOfTheSameNameAndOtherContentIsReadAnew() throws {
    try under.fill()
    let (files, folders) = (under.files.files, under.files.folders)
    let reader = StoreUnderTest(files: under.files).store
    try under.store.put("one", at: .track("1"))
    #expect(try reader.content(of: .words).keys("tracks", in: "2026") == [.track("1")])
    let other = StoreUnderTest(files: MemoryFileSystem(files: files, folders: folders))
    try other.store.put("two", at: .track("2"))
    under.files.files = other.files.files
    #expect(try reader.content(of: .words).keys("tracks", in: "2026") == [.track("2")])
  }
}
