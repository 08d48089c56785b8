import Glibc
import KernelApplication
import Storage
import TestSupport
import Testing

struct StoreTests {
  let under = StoreUnderTest()
  static let filled = ["1 settings \"a\"", "2 change \"b\"", "3 settings \"c\"", "things/1 \"first\""]

  @Test func aStoreThatIsNotThereIsEmptyAndStaysAway() throws {
    #expect(try under.content.isEmpty)
    #expect(try under.store.derived() == nil)
    #expect(try under.store.documents().documents.isEmpty)
    #expect(under.files.files.isEmpty)
  }

  @Test func keepsWhatIsWritten() throws {
    try under.fill()
    #expect(try under.content == StoreTests.filled)
    let (documents, notes) = try under.store.documents()
    #expect(documents == ["settings": under.json("c")])
    #expect(notes == ["note": under.json("noted")])
    #expect(try under.store.derived()?.values == ["sum": under.json("abc")])
    #expect(under.files.openFiles == 0)
  }

  @Test func theSameWritesGiveTheSameBytes() throws {
    let other = StoreUnderTest()
    try under.fill()
    try other.fill()
    #expect(under.files.files == other.files.files)
  }

  @Test func readingWritesNothingAndWorksReadOnly() throws {
    try under.fill()
    under.files.makeReadOnly()
    under.files.fail(nil)
    #expect(try under.content == StoreTests.filled)
    #expect(try under.store.derived() != nil)
    #expect(under.files.log.isEmpty)
    #expect(throws: Failure.storeReadOnly(path: "/store")) {
      try under.store.set("settings", to: "d")
    }
  }

  @Test func aDerivedFileIsNotBelievedAfterAChange() throws {
    try under.fill()
    try under.store.write { (writer) throws(Failure) in try writer.append(.add, "change", under.json("d")) }
    #expect(try under.store.derived() == nil)
    #expect(try under.store.documents().documents["settings"] == under.json("c"))
  }

  @Test func aDerivedFileThatIsNotWholeIsNotBelieved() throws {
    try under.fill()
    let whole = try #require(under.files.files["/store/records.json"])
    for count in whole.indices {
      under.files.files["/store/records.json"] = Array(whole[..<count])
      #expect(try under.store.derived() == nil)
    }
  }

  @Test func aCommitReplacesFilesAndSweepsUp() throws {
    try under.fill()
    under.files.files["/store/things/7.99.json"] = [1]
    under.files.files["/store/journal.0.jsonl"] = [1]
    under.files.files["/store/manifest.json.new"] = [1]
    under.files.files["/store/notes.txt"] = [1]
    try under.store.write { (writer) throws(Failure) in
      try writer.commit(files: ["things/2": under.json("second")], removing: ["things/1"])
    }
    #expect(try under.content.last == "things/2 \"second\"")
    #expect(
      under.files.files.keys.sorted() == [
        "/store/journal.1.jsonl", "/store/lock", "/store/manifest.json", "/store/notes.txt", "/store/records.json",
        "/store/things/2.3.json",
      ])
    #expect(try under.store.documents().notes == ["note": under.json("noted")])
  }

  @Test func anAppendIsOneWriteAndOneSync() throws {
    try under.fill()
    try under.store.write { (writer) throws(Failure) in
      under.files.fail(nil)
      try writer.append(.add, "change", under.json("d"))
    }
    #expect(under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.1.jsonl"])
  }

  @Test func whatIsNamedIsSyncedBeforeTheManifestIsReplaced() throws {
    try under.store.write { (writer) throws(Failure) in
      under.files.fail(nil)
      try writer.commit(files: ["things/1": under.json("first")])
    }
    let log = under.files.log.filter { !$0.hasPrefix("write") }
    #expect(
      log == [
        "open journal.1.jsonl", "sync journal.1.jsonl", "sync folder store", "open manifest.json.new",
        "sync manifest.json.new", "rename manifest.json.new", "sync folder store", "make things", "sync folder store",
        "open 1.2.json", "sync 1.2.json", "sync folder things", "open manifest.json.new", "sync manifest.json.new",
        "rename manifest.json.new", "sync folder store",
      ])
  }

  @Test func onlyOneWrites() throws {
    try under.fill()
    try under.store.write { (_) throws(Failure) -> Void in
      #expect(throws: Failure.storeBusy(path: "/store/lock", holder: getpid())) {
        try under.store.set("settings", to: "d")
      }
    }
    try under.store.set("settings", to: "d")
    let word = String(decoding: try #require(under.files.files["/store/lock"]), as: UTF8.self)
    #expect(word.wholeMatch(of: /sure [0-9a-f]{8}\n/) != nil)
  }

  @Test func aNewerStoreIsRefused() throws {
    try under.fill()
    let manifest = try #require(under.files.files["/store/manifest.json"])
    let newer = String(decoding: manifest, as: UTF8.self).replacing("{\"format\":1,", with: "{\"format\":2,\"x\":[],")
    under.files.files["/store/manifest.json"] = Array(newer.utf8)
    #expect(throws: Failure.storeNewer(path: "/store/manifest.json", found: 2, supported: 1)) {
      _ = try under.content
    }
    #expect(throws: Failure.self) { try under.store.set("settings", to: "d") }
    #expect(under.files.files["/store/manifest.json"] == Array(newer.utf8))
  }

  @Test func theUsualPlaceFollowsTheEnvironment() {
    #expect(Store.usualPath { ["XDG_DATA_HOME": "/data", "HOME": "/home/eva"][$0] } == "/data/recordbook")
    #expect(
      Store.usualPath { ["XDG_DATA_HOME": "data", "HOME": "/home/eva"][$0] } == "/home/eva/.local/share/recordbook")
    #expect(Store.usualPath { _ in nil } == nil)
  }
}
