import Glibc
import KernelApplication
import Storage
import TestSupport
import Testing

/// Changes that are synced together are one line of the journal: all of them are there, or none.
struct GroupTests {
  let under = StoreUnderTest()
  static let journal = "/store/journal.1.jsonl"
  static let page = 4_096

  private func add(_ texts: [String], to store: Store) throws(Failure) {
    for text in texts {
      try store.write { (writer) throws(Failure) in try writer.append(.add, "change", under.json(text)) }
    }
  }

  private func group(_ texts: [String]) throws {
    let held = try under.store.held()
    defer { held.release() }
    try held.group { try? add(texts, to: held) }
  }

  private func journal() throws -> [UInt8] {
    try #require(under.files.files[GroupTests.journal])
  }

  /// Journals before and after a group that spans several pages.
  private func largeGroup() throws -> (before: [UInt8], after: [UInt8]) {
    try under.fill()
    let before = try journal()
    try group(["x", "y", "z"].map { String(repeating: $0, count: 3_000) })
    return (before, try journal())
  }

  @Test func aGroupIsOneLineAndAChangeByItselfIsAsItWas() throws {
    try under.fill()
    try group(["d", "e"])
    try group(["f"])
    let lines = try journal().split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    try #require(lines.count == 5)
    #expect(lines[3].hasPrefix(#"{"n":4,"group":[{"add":"change","value":"d"},{"add":"change","value":"e"}],"crc":""#))
    #expect(lines[4].hasPrefix(#"{"n":6,"add":"change","value":"f","crc":""#))
    #expect(
      try under.content[3...] == ["4 change \"d\"", "5 change \"e\"", "6 change \"f\"", "things/1 \"first\""])
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  /// None of it was acknowledged, so that it goes without a word.
  @Test func aGroupCutAnywhereIsNoDamage() throws {
    let (before, after) = try largeGroup()
    let filled = under.files.files
    for size in Array(stride(from: before.count, to: after.count, by: 61)) + [after.count - 2] {
      under.files.files = filled
      under.files.files[GroupTests.journal] = Array(after[..<size])
      try expectNothingOfIt("cut to \(size)")
    }
  }

  /// Pages of a group get to the disk in any order; those that did not are holes.
  @Test func aGroupWithHolesIsNoDamage() throws {
    let (before, after) = try largeGroup()
    let filled = under.files.files
    let pages = (after.count - 1) / GroupTests.page + 1
    try #require(pages > 2)
    for missing in 1..<(1 << pages) {
      var torn = after
      for page in 0..<pages where missing & 1 << page != 0 {
        let start = max(page * GroupTests.page, before.count)
        for index in start..<min((page + 1) * GroupTests.page, after.count) { torn[index] = 0 }
      }
      under.files.files = filled
      under.files.files[GroupTests.journal] = torn
      try expectNothingOfIt("pages \(missing) missing")
    }
  }

  private func expectNothingOfIt(_ place: String) throws {
    let words = try under.content
    #expect(words.dropLast().map { $0.prefix(12) } == ["1 settings \"", "2 change \"b\"", "3 settings \""], "\(place)")
    let findings = try StoreCaretaker(store: under.store).examine().findings
    #expect(findings.isEmpty, "\(place)")
    try add(["again"], to: under.store)
    #expect(try under.content[3] == "4 change \"again\"", "\(place)")
  }

  /// Each bit of one that was acknowledged, whether lines follow it or not.
  @Test(arguments: [[], ["after"]])
  func damageOfAnAcknowledgedGroupIsTold(following: [String]) throws {
    try under.fill()
    let start = try journal().count
    try group(["d", "e"])
    let end = try journal().count
    for text in following { try group([text]) }
    let (sound, whole) = (try under.content, try journal())
    for bit in start * 8..<end * 8 {
      var flipped = whole
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      under.files.files[GroupTests.journal] = flipped
      do throws(any Error) {
        #expect(try under.content == sound, "bit \(bit)")
      } catch Failure.storeDamaged(let place, _) {
        #expect(place == "\(GroupTests.journal), line 4, byte \(start)")
      }
    }
  }

  @Test func aHoleInAGroupThatIsNotTheLastLineIsDamage() throws {
    let (_, after) = try largeGroup()
    try group(["after"])
    under.files.files[GroupTests.journal]?.replaceSubrange(
      GroupTests.page..<2 * GroupTests.page, with: repeatElement(0, count: GroupTests.page))
    try #require(after.count > 2 * GroupTests.page)
    #expect(throws: Failure.self) { try under.content }
  }

  @Test func aRepairKeepsTheNumbersOfWhatFollowsALostGroup() throws {
    try under.fill()
    let start = try journal().count
    try group(["d", "e"])
    try group(["f", "g"])
    under.files.files[GroupTests.journal]?[start + 3] ^= 1
    let repair = try StoreCaretaker(store: under.store).repair()
    #expect(repair.dropped.map(\.place) == ["journal.1.jsonl, line 4, byte \(start)"])
    #expect(
      try under.content.dropFirst(3) == [
        "4 lost null", "5 lost null", "6 change \"f\"", "7 change \"g\"", "things/1 \"first\"",
      ])
    try add(["h"], to: under.store)
    #expect(try under.content[7] == "8 change \"h\"")
  }

  @Test func aRepairTakesOneChangeOutOfAGroup() throws {
    let under = StoreUnderTest(inspectors: [CaretakerTests.Words()])
    try under.fill()
    let held = try under.store.held()
    try held.group {
      for text in ["d", "bad", "e"] {
        try? held.write { (writer) throws(Failure) in try writer.append(.add, "change", under.json(text)) }
      }
    }
    held.release()
    #expect(try StoreCaretaker(store: under.store).repair().dropped.map(\.problem) == ["a bad value"])
    #expect(try under.content[3..<6] == ["4 change \"d\"", "5 lost null", "6 change \"e\""])
  }

  /// Who keeps what was worked out of a state, by its stamp, never takes a state that failed for a later one.
  @Test func aGroupThatFailedHasAnotherStampThanWhatIsWrittenAfterIt() throws {
    try under.fill()
    let held = try under.store.held()
    defer { held.release() }
    try add(["c"], to: held)
    under.files.fail(MemoryFileSystem.Fault(at: 1, code: ENOSPC))
    var failed: [StoreStamp] = []
    #expect(throws: Failure.self) {
      try held.group {
        for text in ["d", "e"] {
          try? add([text], to: held)
          if let stamp = try? held.read().stamp { failed.append(stamp) }
        }
      }
    }
    under.files.fail(nil)
    for text in ["f", "e"] {
      try add([text], to: held)
      #expect(!failed.contains(try held.read().stamp), "\(text)")
    }
    #expect(Set(failed).count == 2)
    #expect(try held.read().entries.count == 6)
  }

  /// As every version wrote it: a change a line.
  @Test func aJournalOfSingleLinesIsRead() throws {
    try under.fill()
    under.files.files[GroupTests.journal] = Array(
      """
      {"n":1,"set":"settings","value":"a","crc":"e37ccd42"}
      {"n":2,"add":"change","value":"b","crc":"152d3b19"}

      """.utf8)
    #expect(try under.content == ["1 settings \"a\"", "2 change \"b\"", "things/1 \"first\""])
  }
}
