import KernelApplication
import KernelDomain
import Libc
import Storage
import TestSupport
import Testing

struct CaretakerTests {
  let under = StoreUnderTest()
  var caretaker: StoreCaretaker { StoreCaretaker(store: under.store) }

  @Test func aSoundStoreIsLeftAlone() throws {
    try under.fill()
    let before = under.kept
    let examination = try caretaker.examine()
    #expect(examination.findings.isEmpty)
    #expect(examination.files == 3)
    #expect(examination.bytes == under.bytes(["manifest.json", "words/journal.2.jsonl", "words/things/1.2.json"]))
    #expect(try caretaker.repair() == StoreRepair(keptAt: nil, findings: [], dropped: []))
    #expect(under.kept == before)
  }

  @Test func aStoreThatIsNotThereNeedsNothing() throws {
    #expect(try caretaker.examine().findings.isEmpty)
    #expect(try caretaker.repair().keptAt == nil)
    #expect(under.files.files.isEmpty)
  }

  @Test func everyDamagedFileIsTold() throws {
    try under.fill()
    under.files.files[StoreUnderTest.journal]?[10] ^= 1
    under.files.files[StoreUnderTest.thing]?[0] ^= 1
    let places = try caretaker.examine().findings.map(\.place)
    try #require(places.count == 2)
    #expect(places[0] == StoreUnderTest.journal)
    #expect(places[1] == StoreUnderTest.thing + ", byte 0")
  }

  @Test func mendingKeepsTheSoundLinesUnderTheirNumbers() throws {
    try under.fill()
    let start = try under.lineStart(1)
    under.files.files[StoreUnderTest.journal]?[start + 10] ^= 1
    let damaged = try #require(under.files.files[StoreUnderTest.journal])
    let repair = try caretaker.repair()
    #expect(repair.keptAt == "/store/damaged/1")
    #expect(repair.dropped.map(\.place) == ["words/journal.2.jsonl, byte \(start)"])
    #expect(under.files.files["/store/damaged/1/words/journal.2.jsonl"] == damaged)
    #expect(try under.content == ["2 word \"b\"", "3 settings \"c\"", "things/1 \"first\""])
    #expect(try caretaker.examine().findings.isEmpty)
    // Nobody knows whether the lost line's number was the greatest.
    #expect(try under.store.set("settings", to: "d") > 4)
  }

  /// It may have been acknowledged.
  @Test func aLineThatLacksOnlyItsNewlineIsSaved() throws {
    try under.fill()
    let sound = try under.content.dropLast()
    let filled = under.files.files
    for newline in try #require(filled[StoreUnderTest.journal]).indices.dropFirst() {
      guard filled[StoreUnderTest.journal]?[newline] == 0x0A else { continue }
      under.files.files = filled
      under.files.files[StoreUnderTest.journal]?[newline] = 0x20
      under.files.files[StoreUnderTest.manifest] = nil
      _ = try caretaker.repair()
      #expect(try under.content.dropLast() == sound)
    }
  }

  @Test func aFileOfAnotherGenerationTakesThePlaceOfALostOne() throws {
    try under.fill()
    under.files.files["/store/words/things/1.1.json"] = under.json("before")
    under.files.files[StoreUnderTest.thing] = nil
    #expect(try caretaker.repair().dropped.map(\.place) == ["words/things/1.2.json"])
    #expect(try under.content.last == "things/1 \"before\"")
  }

  @Test func aLostFileIsTakenFromTheManifest() throws {
    try under.fill()
    under.files.files[StoreUnderTest.thing] = nil
    let repair = try caretaker.repair()
    #expect(repair.dropped == [StoreFinding(place: "words/things/1.2.json", problem: .store(.lostMissing))])
    #expect(try under.content.count == 3)
  }

  @Test func aLostManifestIsMadeAnewFromTheNewestFiles() throws {
    try under.fill()
    try under.store.put("newer", at: .thing("1"))
    let sound = try under.content
    under.files.files[StoreUnderTest.thing] = under.json("older")
    under.files.files[StoreUnderTest.manifest] = nil
    _ = try caretaker.repair()
    #expect(try under.content == sound)
    #expect(try caretaker.examine().findings.isEmpty)
  }

  @Test func changesThatWereAcknowledgedAndAreGoneAreTold() throws {
    try under.fill()
    let start = try under.lineStart(3)
    let journal = try #require(under.files.files[StoreUnderTest.journal])
    under.files.files[StoreUnderTest.journal] = Array(journal[..<start])
    #expect(
      try caretaker.examine().findings == [
        StoreFinding(
          place: "\(StoreUnderTest.journal), byte \(start)",
          problem: .store(.acknowledgedBytesGone(bytes: journal.count - start)))
      ])
  }

  @Test func contentThatAFeatureKnowsToBeWrongIsTold() throws {
    try under.fill()
    try under.store.add("bad")
    #expect(
      try caretaker.examine().findings
        == [
          StoreFinding(place: "\(StoreUnderTest.journal), change number 4", problem: .json(.noSuchValue(text: "bad")))
        ])
    #expect(try caretaker.repair().dropped.map(\.problem) == [.json(.noSuchValue(text: "bad"))])
    #expect(try under.content == StoreTests.filled)
    #expect(try under.store.add("d") > 4)
  }

  @Test func aNewerStoreIsNotRepaired() throws {
    try under.fill()
    let newer = Array("{\"format\":7}\n".utf8)
    under.files.files[StoreUnderTest.manifest] = newer
    #expect(throws: Failure.storeNewer(path: StoreUnderTest.manifest, found: 7, supported: 4)) {
      try caretaker.repair()
    }
    #expect(under.files.files[StoreUnderTest.manifest] == newer)
  }

  /// Nothing is lost that was sound, and the second repair does what the first did not.
  @Test(arguments: [EIO, nil], ["journal", "file", "manifest"])
  func aRepairThatEndsAtAnyOperationCanBeRepeated(code: Int32?, damage: String) throws {
    try under.fill()
    try under.store.put("long", at: .track("1"))
    let place = try ["journal": under.lineStart(2) + 10, "file": 0, "manifest": 20][damage]!
    let path = ["journal": StoreUnderTest.journal, "file": StoreUnderTest.thing][damage] ?? StoreUnderTest.manifest
    under.files.files[path]?[place] ^= 1
    let repaired = under.copy()
    repaired.files.fail(nil)
    _ = try StoreCaretaker(store: repaired.store).repair()
    let (expected, operations) = (try repaired.content, repaired.files.operations)
    for at in 1...operations {
      let under = under.copy()
      under.files.fail(code.map { .init(at: at, count: .max / 2, code: $0) } ?? .death(at: at))
      _ = try? StoreCaretaker(store: under.store).repair()
      under.files.fail(nil)
      let again = StoreUnderTest(files: under.files)
      _ = try StoreCaretaker(store: again.store).repair()
      #expect(try again.content == expected, "operation \(at)")
      #expect(try StoreCaretaker(store: again.store).examine().findings.isEmpty, "operation \(at)")
      try again.store.add("x")
      #expect(try StoreCaretaker(store: again.store).examine().findings.isEmpty, "operation \(at)")
    }
  }

  /// Nobody here can tell what is sound of it.
  @Test func aSectionOfAFeatureThatNobodyKnowsStaysAsItIs() throws {
    try under.fill()
    let unknown = FeatureID("unknown" as StaticString)
    try under.store.add("x", to: unknown)
    try under.store.put("kept", at: .thing("1", of: unknown))
    let files = under.files.files.filter { $0.key.contains("/unknown/") }
    under.files.files[StoreUnderTest.manifest] = nil
    _ = try caretaker.repair()
    for (path, bytes) in files { #expect(under.files.files[path] == bytes, "\(path)") }
    #expect(try under.store.lines(of: unknown) == ["4 word \"x\"", "things/1 \"kept\""])
    #expect(try under.content == StoreTests.filled)
  }
}

extension StoreUnderTest {
  /// Where that line of the journal begins; the header is line 0.
  func lineStart(_ line: Int, in path: String = StoreUnderTest.journal) throws -> Int {
    let bytes = files.files[path] ?? []
    return line == 0 ? 0 : bytes.indices.filter { bytes[$0] == 0x0A }[line - 1] + 1
  }

  fileprivate func bytes(_ names: [String]) -> Int64 {
    names.reduce(0) { $0 + Int64(files.files["/store/" + $1]?.count ?? 0) }
  }
}
