import KernelApplication
import KernelDomain
import Libc
import Storage
import TestSupport
import Testing

struct StoreTests {
  let under = StoreUnderTest()
  static let filled = ["1 settings \"a\"", "2 word \"b\"", "3 settings \"c\"", "things/1 \"first\""]

  @Test func aStoreThatIsNotThereIsEmptyAndStaysAway() throws {
    #expect(try under.content.isEmpty)
    #expect(try under.store.derived("sum", of: .words) == nil)
    #expect(try under.store.notes(of: .words).isEmpty)
    #expect(try under.store.sections == [])
    #expect(try under.store.changes() == [])
    #expect(under.files.files.isEmpty)
  }

  @Test func keepsWhatIsWritten() throws {
    try under.fill()
    #expect(try under.content == StoreTests.filled)
    let content = try under.store.content(of: .words)
    #expect(content.documents == ["settings": under.json("c")])
    #expect(content.notes == ["note": under.json("noted")])
    #expect(content.changes.map(\.at) == Array(repeating: FixedClock().now(), count: 3))
    #expect(try under.store.notes(of: .words) == ["note": under.json("noted")])
    #expect(try under.store.derived("sum", of: .words) == under.json("abc"))
    #expect(try under.store.sections == [.words])
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
    let fresh = StoreUnderTest(files: under.files)
    #expect(try fresh.content == StoreTests.filled)
    #expect(try fresh.store.derived("sum", of: .words) != nil)
    #expect(under.files.log.isEmpty)
    #expect(throws: Failure.storeReadOnly(path: "/store")) { try under.store.set("settings", to: "d") }
  }

  @Test func aDerivedFileIsNotBelievedAfterAChange() throws {
    try under.fill()
    try under.store.add("d")
    #expect(try under.store.derived("sum", of: .words) == nil)
    #expect(try StoreUnderTest(files: under.files).store.derived("sum", of: .words) == nil)
    #expect(try under.store.value("settings") == "c")
  }

  @Test func aDerivedFileThatIsNotWholeIsNotBelieved() throws {
    try under.fill()
    let whole = try #require(under.files.files[StoreUnderTest.sum])
    for count in whole.indices {
      under.files.files[StoreUnderTest.sum] = Array(whole[..<count])
      #expect(try StoreUnderTest(files: under.files).store.derived("sum", of: .words) == nil)
    }
    under.files.files[StoreUnderTest.sum] = whole
    #expect(try StoreUnderTest(files: under.files).store.derived("sum", of: .words) == under.json("abc"))
  }

  @Test func aCommitReplacesFilesAndLooksAtNothingElse() throws {
    try under.fill()
    let strange = ["words/things/7.99.json", "words/journal.0.jsonl", "manifest.json.new", "notes.txt"]
    for name in strange.dropLast(2) + ["notes.txt"] { under.files.files["/store/" + name] = [1] }
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.put(under.json("second"), at: .thing("2"))
      try transaction.remove(.thing("1"))
    }
    #expect(try under.content.last == "things/2 \"second\"")
    #expect(
      under.files.files.keys.sorted() == [
        "/store/lock", "/store/manifest.json", "/store/notes.txt", "/store/words/derived/sum.json",
        "/store/words/journal.0.jsonl", "/store/words/journal.2.jsonl", "/store/words/things/2.3.json",
        "/store/words/things/7.99.json",
      ])
    #expect(try under.store.notes(of: .words) == ["note": under.json("noted")])
  }

  @Test func anAppendIsOneWriteAndOneSync() throws {
    try under.fill()
    under.files.fail(nil)
    try under.store.add("d")
    #expect(under.files.log.filter { $0.hasPrefix("sync") } == ["sync data journal.2.jsonl"])
  }

  @Test func whatIsNamedIsSyncedBeforeTheManifestIsReplaced() throws {
    try under.files.makeFolder("/store")
    under.files.fail(nil)
    try under.store.put("first", at: .thing("1"))
    let log = under.files.log.filter { !$0.hasPrefix("write") }
    #expect(
      log == [
        "open lock", "sync folder ", "open manifest.json.new", "sync manifest.json.new", "rename manifest.json.new",
        "sync folder store", "make words", "make things", "open 1.2.json", "open journal.2.jsonl", "sync 1.2.json",
        "sync journal.2.jsonl", "sync folder things", "sync folder words", "sync folder store",
        "open manifest.json.new", "sync manifest.json.new", "rename manifest.json.new", "sync folder store",
      ])
  }

  @Test func onlyOneWrites() throws {
    try under.fill()
    let other = StoreUnderTest(files: under.files)
    try under.store.transaction { (_) throws(Failure) -> Void in
      #expect(throws: Failure.storeBusy(path: "/store/lock", holder: getpid())) {
        try other.store.set("settings", to: "d")
      }
    }
    try other.store.set("settings", to: "d")
    let word = String(decoding: try #require(under.files.files["/store/lock"]), as: UTF8.self)
    #expect(word.wholeMatch(of: /sure [0-9a-f]{8} next 5 journals [0-9]+ [0-9]+ [0-9a-f]{8}\n */) != nil)
  }

  @Test func oneOfFormatOneIsRefused() throws {
    let files = MemoryFileSystem()
    let members = #""generation":5,"journal":"journal.3.jsonl","firstLine":1,"files":[],"notes":{}"#
    let manifest = SealedLine.seal(Array(#"{"format":1,\#(members)}"#.utf8))
    files.files[StoreUnderTest.manifest] = manifest
    let store = StoreUnderTest(files: files).store
    let refusal = Failure.storeNewer(path: StoreUnderTest.manifest, found: 1, supported: 4)
    #expect(throws: refusal) { try store.content(of: .words) }
    #expect(throws: refusal) { try store.set("settings", to: "d") }
    #expect(throws: refusal) { _ = try StoreCaretaker(store: store).repair() }
    #expect(files.files[StoreUnderTest.manifest] == manifest)
  }

  @Test func aNewerStoreIsRefused() throws {
    try under.fill()
    let manifest = try #require(under.files.files[StoreUnderTest.manifest])
    let newer = String(decoding: manifest, as: UTF8.self).replacing("{\"format\":4,", with: "{\"format\":5,\"x\":[],")
    under.files.files[StoreUnderTest.manifest] = Array(newer.utf8)
    #expect(throws: Failure.storeNewer(path: StoreUnderTest.manifest, found: 5, supported: 4)) {
      _ = try under.content
    }
    #expect(throws: Failure.self) { try under.store.set("settings", to: "d") }
    #expect(under.files.files[StoreUnderTest.manifest] == Array(newer.utf8))
  }

  @Test func whatATransactionRefusesIsNotMade() throws {
    try under.fill()
    let before = under.files.files
    #expect(throws: Failure.cancelled) {
      try under.store.transaction { (transaction) throws(Failure) -> Void in
        try transaction.append(.add(WordReducer.word, under.json("d")), to: .words)
        try transaction.put(under.json("second"), at: .thing("1"))
        throw .cancelled
      }
    }
    #expect(under.files.files == before)
    #expect(try under.content == StoreTests.filled)
  }

  @Test func aTransactionSeesWhatItChanged() throws {
    try under.fill()
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.append(.set("settings", under.json("d")), to: .words)
      try transaction.put(under.json("second"), at: .thing("1"))
      try transaction.note(nil, as: "note", in: .words)
      let content = try transaction[.words]
      #expect(content.documents["settings"] == under.json("d"))
      #expect(try content.bytes(of: .thing("1")) == under.json("second"))
      #expect(content.notes == [:])
    }
    #expect(try under.store.notes(of: .words) == [:])
  }

  @Test func theUsualPlaceFollowsTheEnvironment() {
    #expect(Store.usualPath { ["XDG_DATA_HOME": "/data", "HOME": "/home/eva"][$0] } == "/data/recordbook")
    #expect(
      Store.usualPath { ["XDG_DATA_HOME": "data", "HOME": "/home/eva"][$0] } == "/home/eva/.local/share/recordbook")
    #expect(Store.usualPath { _ in nil } == nil)
  }
}
