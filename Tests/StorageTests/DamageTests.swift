import KernelApplication
import KernelDomain
import Storage
import TestSupport
import Testing

/// Damage is reported with its place. What a crash leaves of an append is no damage.
struct DamageTests {
  let under = StoreUnderTest()

  /// Without what was derived, which would tell of the loss.
  private func fill() throws {
    try under.fill()
    under.files.files[StoreUnderTest.sum] = nil
  }

  /// A line that lacks nothing but its newline may have been acknowledged.
  @Test func theJournalCutAnywhereKeepsItsWholeLines() throws {
    try fill()
    let whole = try #require(under.files.files[StoreUnderTest.journal])
    let ends = whole.indices.filter { whole[$0] == 0x0A }.map { $0 + 1 }
    let filled = under.files.files
    for count in ends[0]...whole.count {
      under.files.files = filled
      under.files.files[StoreUnderTest.journal] = Array(whole[..<count])
      let lines = ends.dropFirst().count { $0 - 1 <= count }
      #expect(try under.content.count == lines + 1)
      let number = try under.store.add("again")
      // The lock's word knows of the three changes, however many are left.
      #expect(number == 4)
      #expect(try under.content.count == lines + 2)
      #expect(try under.content[lines] == "\(number) word \"again\"")
    }
  }

  /// With these bytes it was made and synced, before the manifest named it.
  @Test func theJournalCutBeforeWhatItWasMadeWithIsDamage() throws {
    try fill()
    let whole = try #require(under.files.files[StoreUnderTest.journal])
    for count in 0..<(try under.lineStart(1)) {
      under.files.files[StoreUnderTest.journal] = Array(whole[..<count])
      #expect(throws: Failure.self) { _ = try under.content }
      #expect(throws: Failure.self) { try under.store.add("again") }
    }
  }

  @Test func aTailOfZerosIsNoDamage() throws {
    try fill()
    let sound = try under.content
    let bytes = try #require(under.files.files[StoreUnderTest.journal])
    let hole = [UInt8](repeating: 0, count: 512 - bytes.count % 512)
    under.files.files[StoreUnderTest.journal] = bytes + hole + Array("\"}\n".utf8)
    #expect(try under.content == sound)
    under.files.files[StoreUnderTest.journal] = bytes + hole.dropLast() + Array("\"}\n".utf8)
    #expect(throws: Failure.self) { _ = try under.content }
    under.files.files[StoreUnderTest.journal] = bytes + hole
    #expect(try under.content == sound)
    try under.store.set("settings", to: "d")
    #expect(try under.content.count == sound.count + 1)
  }

  /// A write that stops short, one byte before a sector's end, leaves one zero when what follows it gets to the disk
  /// and the sector not once more: no damage, and in an acknowledged line no loss. A line that others follow was synced.
  @Test(arguments: [1, 200, 210, 300, 400, 500, 700])
  func aSingleZeroAtASectorsEndIsReadAsItWas(length: Int) throws {
    try fill()
    let path = StoreUnderTest.journal
    let before = try #require(under.files.files[path]).count
    try under.store.set("profile", to: String(repeating: "@", count: length))
    let (sound, kept) = (try under.content, under.files.files)
    for place in before..<kept[path]!.count - 1 {
      under.files.files = kept
      under.files.files[path]![place] = 0
      if (place + 1).isMultiple(of: 512) {
        #expect(try under.content == sound)
        #expect(try StoreCaretaker(store: under.store).examine().findings == [])
        try under.store.add("next")
        #expect(try under.content.count == sound.count + 1)
        under.files.files = kept
        try under.store.set("profile", to: "next")
        under.files.files[path]![place] = 0
        #expect(throws: Failure.self) { _ = try under.content }
      } else if place.isMultiple(of: 37) {
        #expect(throws: Failure.self) { _ = try under.content }
      }
    }
  }

  @Test(arguments: [
    "words/journal.2.jsonl", "manifest.json", "words/things/1.2.json", "words/tracks/2026/index.3.json",
  ])
  func everyFlippedBitOfJournalManifestAndFilesIsFound(name: String) throws {
    try under.fill()
    try under.store.put("long", at: .track("1"))
    let sound = try under.everything
    let path = "/store/" + name
    let whole = try #require(under.files.files[path])
    for bit in 0..<whole.count * 8 {
      var flipped = whole
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      under.files.files[path] = flipped
      do {
        let found = try StoreUnderTest(files: under.files).everything
        #expect(found == sound, "bit \(bit) of \(name)")
      } catch let failure as Failure {
        switch failure {
        case .storeDamaged(let place, _): #expect(place.hasPrefix("/store/"))
        case .storeNewer: #expect(name == "manifest.json")
        default: Issue.record("\(failure)")
        }
      }
    }
  }

  @Test(arguments: ["manifest.json", "words/journal.2.jsonl", "words/things/1.2.json"])
  func aMissingFileIsNamed(name: String) throws {
    try under.fill()
    under.files.files["/store/" + name] = nil
    let failure = #expect(throws: Failure.self) { _ = try under.content }
    guard case .storeDamaged(let place, let problem) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(place == "/store/" + name)
    switch problem.content(as: StoreMessage.self) {
    case .missing, .missingThoughLocked: break
    default: Issue.record("\(problem)")
    }
  }

  @Test func aNewlineThatIsAnotherByteLosesNoLine() throws {
    try under.fill()
    let sound = try under.content
    for byte in 0...UInt8.max {
      let last = try #require(under.files.files[StoreUnderTest.journal]).count - 1
      under.files.files[StoreUnderTest.journal]?[last] = byte
      #expect(try under.content == sound)
    }
    try under.store.set("settings", to: "d")
    #expect(try under.content.count == sound.count + 1)
  }

  @Test func aLineOutOfOrderIsDamage() throws {
    try fill()
    let whole = try #require(under.files.files[StoreUnderTest.journal])
    let lines = whole.split(separator: 0x0A).map { Array($0) + [0x0A] }
    under.files.files[StoreUnderTest.journal] = lines[0] + lines[1] + lines[3]
    let start = lines[0].count + lines[1].count
    #expect(
      throws: Failure.storeDamaged(
        place: "\(StoreUnderTest.journal), line 2, byte \(start)", problem: .store(.lineNumber(found: 3, expected: 2)))
    ) { _ = try under.content }
  }
}

extension StoreUnderTest {
  /// The content, and the large file.
  fileprivate var everything: [String] {
    get throws {
      try content
        + [
          store.read(.words) { (content) throws(Failure) in
            String(decoding: try content.bytes(of: .track("1")) ?? [], as: UTF8.self)
          }
        ]
    }
  }
}
