import Glibc
import JSONCoding
import KernelApplication
import Storage
import TestSupport
import Testing

/// A store of an older format is read as one of today's, and a crash on the way leaves the old one.
///
/// No real format is older than the first. These are made up: in −1 the manifest calls its files' list `documents`, in
/// 0 journal lines say `put` where they say `set` today.
struct MigrationTests {
  let files = MemoryFileSystem()
  static let migrations = [
    StoreMigration(from: -1) { (files) throws(Failure) in
      var files = files
      files["manifest.json"] = resealed(files["manifest.json"], ["\"documents\":": "\"files\":", ":-1,": ":0,"])
      return files
    },
    StoreMigration(from: 0) { (files) throws(Failure) in
      var files = files
      guard let journal = files.removeValue(forKey: "journal.1.jsonl") else {
        throw .storeDamaged(place: "journal.1.jsonl", problem: "it is missing")
      }
      files["journal.9.jsonl"] = journal.split(separator: 0x0A).flatMap { resealed(Array($0) + [0x0A], ["put": "set"]) }
      files["manifest.json"] = resealed(files["manifest.json"], ["journal.1": "journal.9", "t\":0,": "t\":1,"])
      return files
    },
  ]
  var store: Store {
    Store(path: "/store", fileSystem: files, patience: .milliseconds(10), migrations: MigrationTests.migrations)
  }

  /// What stands without its seal, words changed, sealed again.
  private static func resealed(_ line: [UInt8]?, _ words: [String: String]) -> [UInt8] {
    let seal = ",\"crc\":\"01234567\"}\n".utf8.count
    var text = String(decoding: (line ?? []).dropLast(seal), as: UTF8.self) + "}"
    for (old, new) in words { text = text.replacing(old, with: new) }
    return SealedLine.seal(Array(text.utf8))
  }

  init() throws {
    let filled = StoreUnderTest()
    try filled.fill()
    var old = filled.files.files
    old["/store/manifest.json"] = MigrationTests.resealed(
      old["/store/manifest.json"], ["\"files\":": "\"documents\":", "t\":1,": "t\":-1,"])
    let journal = try #require(old["/store/journal.1.jsonl"])
    old["/store/journal.1.jsonl"] = journal.split(separator: 0x0A).flatMap {
      MigrationTests.resealed(Array($0) + [0x0A], ["\"set\"": "\"put\""])
    }
    old["/store/records.json"] = nil
    for folder in ["/store", "/store/things"] { try files.makeFolder(folder) }
    files.files = old
  }

  private var words: [String] {
    get throws {
      try store.read { (content) throws(Failure) in
        let entries = content.entries.map { "\($0.number) \($0.kind) \(String(decoding: $0.value, as: UTF8.self))" }
        return try entries
          + content.files.map { (file) throws(Failure) in
            try "\(file.key) \(String(decoding: content.bytes(of: file), as: UTF8.self))"
          }
      }
    }
  }

  @Test func anOlderStoreIsReadAsOneOfToday() throws {
    #expect(try words == StoreTests.filled)
    let after = files.files
    #expect(try words == StoreTests.filled)
    #expect(files.files == after)
    #expect(after["/store/journal.1.jsonl"] == nil)
    #expect(try StoreCaretaker(store: store).examine().findings.map(\.problem) == [])
  }

  @Test func anOlderStoreIsWrittenAsOneOfToday() throws {
    try store.set("settings", to: "d")
    #expect(try words.contains("4 settings \"d\""))
  }

  @Test func anOlderStoreIsHeldAsOneOfToday() throws {
    let held = try store.held()
    defer { held.release() }
    #expect(try held.documents().documents["settings"] == Array("\"c\"".utf8))
    try held.group { try? held.set("settings", to: "d") }
    #expect(try words.contains("4 settings \"d\""))
    #expect(try StoreCaretaker(store: held).examine().findings.isEmpty)
  }

  @Test func aCrashAtAnyPointLeavesAStoreThatCanBeRead() throws {
    let old = files.files
    var operation = 1
    var isDone = false
    while !isDone {
      files.files = old
      files.fail(MemoryFileSystem.Fault(at: operation, count: .max / 2, code: EIO))
      isDone = (try? words) != nil
      files.fail(nil)
      #expect(try words == StoreTests.filled, "operation \(operation)")
      operation += 1
    }
    #expect(operation > 20)
  }

  @Test func aFormatThatNobodyKnowsIsRefusedAndLeftAlone() throws {
    let old = files.files
    let unaware = Store(path: "/store", fileSystem: files, migrations: [])
    #expect(
      throws: Failure.storeDamaged(
        place: "/store/manifest.json", problem: "its format is -1, which this version can't read")
    ) { try unaware.read() }
    #expect(files.files.filter { $0.key != "/store/lock" } == old.filter { $0.key != "/store/lock" })
  }

  @Test func aFlippedFormatIsDamageAndNoOlderStore() throws {
    let filled = StoreUnderTest()
    try filled.fill()
    let manifest = String(decoding: try #require(filled.files.files["/store/manifest.json"]), as: UTF8.self)
    files.files["/store/manifest.json"] = Array(manifest.replacing("t\":1,", with: "t\":0,").utf8)
    #expect(
      throws: Failure.storeDamaged(
        place: "/store/manifest.json", problem: "its checksum does not fit its content")
    ) { try store.read() }
  }
}
