import KernelApplication
import Storage
import TestSupport
import Testing

/// What is damaged is told with its place; what a crash leaves of an append is no damage.
struct DamageTests {
  let under = StoreUnderTest()

  /// A line that lacks nothing but its newline may have been acknowledged.
  @Test func theJournalCutAnywhereKeepsItsWholeLines() throws {
    try under.fill()
    let whole = try #require(under.files.files["/store/journal.1.jsonl"])
    let ends = whole.indices.filter { whole[$0] == 0x0A }.map { $0 + 1 }
    let filled = under.files.files
    for count in 0...whole.count {
      under.files.files = filled
      under.files.files["/store/journal.1.jsonl"] = Array(whole[..<count])
      let lines = ends.count { $0 - 1 <= count }
      #expect(try under.content.count == lines + 1)
      try under.store.write { (writer) throws(Failure) in try writer.append(.add, "change", under.json("again")) }
      #expect(try under.content.count == lines + 2)
      #expect(try under.content[lines] == "\(lines + 1) change \"again\"")
    }
  }

  @Test func aTailOfZerosIsNoDamage() throws {
    try under.fill()
    let sound = try under.content
    let bytes = try #require(under.files.files["/store/journal.1.jsonl"])
    let hole = [UInt8](repeating: 0, count: 512 - bytes.count)
    under.files.files["/store/journal.1.jsonl"] = bytes + hole + Array("\"}\n".utf8)
    #expect(try under.content == sound)
    under.files.files["/store/journal.1.jsonl"] = bytes + hole.dropLast() + Array("\"}\n".utf8)
    #expect(throws: Failure.self) { _ = try under.content }
    under.files.files["/store/journal.1.jsonl"] = bytes + hole
    #expect(try under.content == sound)
    try under.store.set("settings", to: "d")
    #expect(try under.content.count == sound.count + 1)
  }

  /// A write that stops short, one byte before a sector's end, leaves one zero when what follows it gets to the disk
  /// and the sector not once more: no damage, and in an acknowledged line no loss. A line that others follow was synced.
  @Test(arguments: [1, 200, 210, 300, 400, 500, 700])
  func aSingleZeroAtASectorsEndIsReadAsItWas(length: Int) throws {
    try under.fill()
    let path = "/store/journal.1.jsonl"
    let before = try #require(under.files.files[path]).count
    try under.store.set("profile", to: String(repeating: "@", count: length))
    let (sound, kept) = (try under.content, under.files.files)
    for place in before..<kept[path]!.count - 1 {
      under.files.files = kept
      under.files.files[path]![place] = 0
      if (place + 1).isMultiple(of: 512) {
        #expect(try under.content == sound)
        #expect(try StoreCaretaker(store: under.store).examine().findings == [])
        try under.store.write { (writer) throws(Failure) in try writer.append(.add, "change", under.json("next")) }
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

  @Test func everyFlippedBitOfJournalManifestAndFilesIsFound() throws {
    try under.fill()
    let sound = try under.content
    for name in ["journal.1.jsonl", "manifest.json", "things/1.2.json"] {
      let path = "/store/" + name
      let whole = try #require(under.files.files[path])
      for index in whole.indices {
        for bit in 0..<8 {
          var flipped = whole
          flipped[index] ^= 1 << bit
          under.files.files[path] = flipped
          do {
            let found = try under.content
            #expect(found == sound, "byte \(index), bit \(bit) of \(name)")
          } catch let failure as Failure {
            switch failure {
            case .storeDamaged(let place, _): #expect(place.hasPrefix("/store/"))
            case .storeNewer: #expect(name == "manifest.json")
            default: Issue.record("\(failure)")
            }
          }
        }
      }
      under.files.files[path] = whole
    }
  }

  @Test(arguments: ["manifest.json", "journal.1.jsonl", "things/1.2.json"])
  func aMissingFileIsNamed(name: String) throws {
    try under.fill()
    under.files.files["/store/" + name] = nil
    let failure = #expect(throws: Failure.self) { _ = try under.content }
    guard case .storeDamaged(let place, let problem) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(place == "/store/" + name)
    #expect(problem.contains("missing"))
  }

  @Test func aNewlineThatIsAnotherByteLosesNoLine() throws {
    try under.fill()
    let sound = try under.content
    for byte in 0...UInt8.max {
      let last = try #require(under.files.files["/store/journal.1.jsonl"]).count - 1
      under.files.files["/store/journal.1.jsonl"]?[last] = byte
      #expect(try under.content == sound)
    }
    try under.store.set("settings", to: "d")
    #expect(try under.content.count == sound.count + 1)
  }

  @Test func aLineOutOfOrderIsDamage() throws {
    try under.fill()
    let whole = try #require(under.files.files["/store/journal.1.jsonl"])
    let lines = whole.split(separator: 0x0A).map { Array($0) + [0x0A] }
    under.files.files["/store/journal.1.jsonl"] = lines[0] + lines[2]
    let failure = #expect(throws: Failure.self) { _ = try under.content }
    guard case .storeDamaged(let place, _) = failure else { return }
    #expect(place.contains("line 2"))
  }
}
