import KernelApplication
import Storage
import TestSupport
import Testing

struct CaretakerTests {
  /// Files are words in quotes; a word with a question mark is damaged. Entries of value `"bad"` are wrong.
  struct Words: ContentInspector {
    func inspect(file key: String, _ bytes: [UInt8]) -> InspectedFile? {
      guard key.hasPrefix("things/") else { return nil }
      let isSound = bytes.first == UInt8(ascii: "\"") && bytes.last == UInt8(ascii: "\"")
      return InspectedFile(sound: isSound ? bytes : Array("\"\"".utf8), damage: isSound ? [] : [(0, "no word")])
    }

    func problem(with entry: JournalEntry) -> String? {
      entry.value == Array("\"bad\"".utf8) ? "a bad value" : nil
    }

    func obsolete(in entries: [JournalEntry]) -> Set<Int> { [] }
  }

  let under = StoreUnderTest(inspectors: [Words()])
  var caretaker: StoreCaretaker { StoreCaretaker(store: under.store) }

  @Test func aSoundStoreIsLeftAlone() throws {
    try under.fill()
    let before = under.files.files
    let examination = try caretaker.examine()
    #expect(examination.findings.isEmpty)
    #expect(examination.files == 3)
    #expect(try caretaker.repair() == StoreRepair(keptAt: nil, findings: [], dropped: []))
    #expect(under.files.files == before)
  }

  @Test func aStoreThatIsNotThereNeedsNothing() throws {
    #expect(try caretaker.examine().findings.isEmpty)
    #expect(try caretaker.repair().keptAt == nil)
    #expect(under.files.files.isEmpty)
  }

  @Test func everyDamagedFileIsTold() throws {
    try under.fill()
    under.files.files["/store/journal.1.jsonl"]?[10] ^= 1
    under.files.files["/store/things/1.2.json"]?[0] ^= 1
    let places = try caretaker.examine().findings.map(\.place)
    try #require(places.count == 2)
    #expect(places[0].hasPrefix("/store/journal.1.jsonl, line 1"))
    #expect(places[1].hasPrefix("/store/things/1.2.json, byte 0"))
  }

  @Test func mendingKeepsTheSoundLinesUnderTheirNumbers() throws {
    try under.fill()
    let damaged = try #require(under.files.files["/store/journal.1.jsonl"]).enumerated().map { index, byte in
      index == 10 ? byte ^ 1 : byte
    }
    under.files.files["/store/journal.1.jsonl"] = damaged
    let repair = try caretaker.repair()
    #expect(repair.keptAt == "/store/damaged/1")
    #expect(repair.dropped.map(\.place) == ["journal.1.jsonl, line 1, byte 0"])
    #expect(under.files.files["/store/damaged/1/journal.1.jsonl"] == damaged)
    #expect(try under.content == ["1 lost null", "2 change \"b\"", "3 settings \"c\"", "things/1 \"first\""])
    #expect(try caretaker.examine().findings.isEmpty)
    try under.store.set("settings", to: "d")
    #expect(try under.content[3] == "4 settings \"d\"")
  }

  /// It may have been acknowledged.
  @Test func aLineThatLacksOnlyItsNewlineIsSaved() throws {
    try under.fill()
    let sound = try under.content.dropLast()
    let filled = under.files.files
    for newline in try #require(filled["/store/journal.1.jsonl"]).indices {
      guard filled["/store/journal.1.jsonl"]?[newline] == 0x0A else { continue }
      under.files.files = filled
      under.files.files["/store/journal.1.jsonl"]?[newline] = 0x20
      under.files.files["/store/manifest.json"] = nil
      _ = try caretaker.repair()
      #expect(try under.content.dropLast() == sound)
    }
  }

  @Test func aFileOfAnotherGenerationTakesThePlaceOfALostOne() throws {
    try under.fill()
    under.files.files["/store/things/1.1.json"] = under.json("before")
    under.files.files["/store/things/1.2.json"] = nil
    #expect(try caretaker.repair().dropped.map(\.place) == ["things/1.2.json"])
    #expect(try under.content.last == "things/1 \"before\"")
  }

  @Test func aLostFileIsTakenFromTheManifest() throws {
    try under.fill()
    under.files.files["/store/things/1.2.json"] = nil
    let repair = try caretaker.repair()
    #expect(repair.dropped.map(\.place) == ["things/1.2.json"])
    #expect(try under.content.count == 3)
  }

  @Test func aLostManifestIsMadeAnewFromTheNewestFiles() throws {
    try under.fill()
    try under.store.write { (writer) throws(Failure) in try writer.commit(files: ["things/1": under.json("newer")]) }
    let sound = try under.content
    under.files.files["/store/things/1.2.json"] = under.json("older")
    under.files.files["/store/manifest.json"] = nil
    _ = try caretaker.repair()
    #expect(try under.content == sound)
    #expect(try caretaker.examine().findings.isEmpty)
  }

  @Test func changesThatWereAcknowledgedAndAreGoneAreTold() throws {
    try under.fill()
    let journal = try #require(under.files.files["/store/journal.1.jsonl"])
    let lines = journal.split(separator: 0x0A).map { Array($0) + [0x0A] }
    under.files.files["/store/journal.1.jsonl"] = lines[0] + lines[1]
    let findings = try caretaker.examine().findings
    #expect(findings.count == 1)
    #expect(findings.first?.problem.contains("\(lines[2].count) bytes") == true)
  }

  @Test func contentThatAFeatureKnowsToBeWrongIsTold() throws {
    try under.fill()
    try under.store.write { (writer) throws(Failure) in try writer.append(.add, "change", under.json("bad")) }
    #expect(try caretaker.examine().findings.map(\.problem) == ["a bad value"])
    #expect(try caretaker.repair().dropped.map(\.problem) == ["a bad value"])
    #expect(try under.content[3] == "4 lost null")
  }

  @Test func aNewerStoreIsNotMended() throws {
    try under.fill()
    let newer = Array("{\"format\":7}\n".utf8)
    under.files.files["/store/manifest.json"] = newer
    #expect(throws: Failure.storeNewer(path: "/store/manifest.json", found: 7, supported: 1)) {
      try caretaker.repair()
    }
    #expect(under.files.files["/store/manifest.json"] == newer)
  }
}
