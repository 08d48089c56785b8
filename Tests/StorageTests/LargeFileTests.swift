import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

/// Large files stand in an index of their folder, so that there may be tens of thousands.
struct LargeFileTests {
  let under = StoreUnderTest()
  static let index = "/store/words/tracks/2026/index.3.json"

  private func keys(_ group: String = "2026") throws -> [String] {
    try under.store.content(of: .words).keys("tracks", in: group).map(\.name)
  }

  @Test func areReadByTheirKeys() throws {
    try under.fill()
    try under.store.transaction { (transaction) throws(Failure) in
      for name in ["b", "a", "c"] { try transaction.put(under.json("track " + name), at: .track(name)) }
      try transaction.put([1, 2, 3], at: FileKey(.words, "sounds", "hits", "one", .wav))
    }
    #expect(try keys() == ["a", "b", "c"])
    let content = try under.store.content(of: .words)
    #expect(try content.bytes(of: .track("b")) == under.json("track b"))
    #expect(try content.bytes(of: FileKey(.words, "sounds", "hits", "one", .wav)) == [1, 2, 3])
    #expect(try content.bytes(of: .track("d")) == nil)
    #expect(try content.bytes(of: .track("b", in: "2027")) == nil)
    #expect(content.keys == [.thing("1")])
    #expect(under.files.files["/store/words/sounds/hits/one.3.wav"] == [1, 2, 3])
  }

  @Test func theIndexNamesTheFilesOfItsFolder() throws {
    try under.fill()
    try under.store.put("one", at: .track("1"))
    let file = #"["1.3.json",5,"\#(Checksum(CRC32C(under.json("one")).value))"]"#
    #expect(
      under.files.files[LargeFileTests.index]
        == SealedLine.seal(Array(#"{"folder":"words/tracks/2026","files":[\#(file)]}"#.utf8)))
  }

  @Test func areReplacedAndRemoved() throws {
    try under.fill()
    try under.store.transaction { (transaction) throws(Failure) in
      for name in ["1", "2"] { try transaction.put(under.json("old"), at: .track(name)) }
    }
    try under.store.put("new", at: .track("1"))
    #expect(try under.store.content(of: .words).bytes(of: .track("1")) == under.json("new"))
    #expect(try under.store.content(of: .words).bytes(of: .track("2")) == under.json("old"))
    for path in ["/store/words/tracks/2026/1.3.json", LargeFileTests.index] { #expect(under.kept[path] == nil) }
    for name in ["1", "2"] {
      try under.store.transaction { (transaction) throws(Failure) in try transaction.remove(.track(name)) }
    }
    #expect(try keys() == [])
    #expect(under.kept.keys.filter { $0.contains("tracks") } == [])
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  @Test func aTransactionSeesWhatItPutAndRemoved() throws {
    try under.fill()
    try under.store.put("old", at: .track("1"))
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.put(under.json("new"), at: .track("2"))
      try transaction.remove(.track("1"))
      let content = try transaction[.words]
      #expect(try content.keys("tracks", in: "2026") == [.track("2")])
      #expect(try content.bytes(of: .track("1")) == nil)
      #expect(try content.bytes(of: .track("2")) == under.json("new"))
    }
    #expect(try keys() == ["2"])
  }

  @Test func removingWhatIsNotThereChangesNothing() throws {
    try under.fill()
    let before = under.kept
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.remove(.track("1"))
      try transaction.remove(.thing("9"))
    }
    #expect(under.kept == before)
  }

  /// The system is asked nothing of the files that stay.
  @Test(arguments: [false, true])
  func aCommitCostsTheSameHoweverManyFilesThereAre(isHeld: Bool) throws {
    var operations: [Int] = []
    for count in [10, 10_000] {
      let under = StoreUnderTest(files: MemoryFileSystem(writesWhole: true))
      try under.fill()
      try under.store.transaction { (transaction) throws(Failure) in
        for number in 0..<count { try transaction.put(under.json("\(number)"), at: .track("t\(10_000 + number)")) }
      }
      let store = isHeld ? try under.store.holding() : StoreUnderTest(files: under.files).store
      if isHeld { try store.put("before", at: .track("before")) }
      under.files.fail(nil)
      try store.put("one more", at: .track("more"))
      operations.append(under.files.operations)
      store.release()
      #expect(try under.store.content(of: .words).keys("tracks", in: "2026").count == count + (isHeld ? 2 : 1))
    }
    #expect(operations[0] == operations[1])
  }

  @Test func aCommitOfOneOrdinaryAndOneLargeFileIsSevenSyncs() throws {
    try under.fill()
    try under.store.put("old", at: .track("1"))
    under.files.fail(nil)
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.put(under.json("row"), at: .thing("1"))
      try transaction.put(under.json("run"), at: .track("2"))
    }
    #expect(
      under.files.log.filter { $0.hasPrefix("sync") || $0.hasPrefix("rename") } == [
        "sync 1.4.json", "sync 2.4.json", "sync index.4.json", "sync folder 2026", "sync folder things",
        "sync manifest.json.new", "rename manifest.json.new", "sync folder store",
      ])
  }

  /// Their names would else be lost with the power, and with them what the manifest names.
  @Test func foldersAboveNewOnesAreSyncedBeforeTheManifest() throws {
    try under.fill()
    under.files.fail(nil)
    try under.store.put("run", at: .track("1"))
    #expect(
      under.files.log.filter { $0.hasPrefix("sync") || $0.hasPrefix("rename") || $0.hasPrefix("make") } == [
        "make tracks", "make 2026", "sync 1.3.json", "sync index.3.json", "sync folder 2026", "sync folder tracks",
        "sync folder words", "sync folder store", "sync manifest.json.new", "rename manifest.json.new",
        "sync folder store",
      ])
  }
}
