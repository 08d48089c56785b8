import KernelApplication
import KernelDomain
import Libc
import Storage
import TestSupport
import Testing

/// Changes that are synced together are one line of the journal: all of them are there, or none.
struct GroupTests {
  let under = StoreUnderTest()
  static let page = 4_096

  private func add(_ texts: [String], to store: Store) throws(Failure) {
    for text in texts { try store.add(text) }
  }

  private func group(_ texts: [String]) throws {
    let held = try under.store.holding()
    defer { held.release() }
    try held.group { try? add(texts, to: held) }
  }

  private func journal() throws -> [UInt8] {
    try #require(under.files.files[StoreUnderTest.journal])
  }

  private func fill() throws {
    try under.fill()
    under.files.files[StoreUnderTest.sum] = nil
  }

  /// Journals before and after a group that spans several pages.
  private func largeGroup() throws -> (before: [UInt8], after: [UInt8]) {
    try fill()
    let before = try journal()
    try group(["x", "y", "z"].map { String(repeating: $0, count: 3_000) })
    return (before, try journal())
  }

  @Test func aGroupIsOneLineAndAChangeByItselfIsAsItWas() throws {
    try under.fill()
    try group(["d", "e"])
    try group(["f"])
    let lines = try journal().split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    try #require(lines.count == 6)
    let at = "\"at\":1700000000123"
    #expect(
      lines[4].hasPrefix(
        #"{"line":4,"changes":[{"n":4,\#(at),"entries":[{"add":"word","value":"d"}]},"#
          + #"{"n":5,\#(at),"entries":[{"add":"word","value":"e"}]}],"last":5,"crc":""#))
    #expect(
      lines[5].hasPrefix(
        #"{"line":5,"changes":[{"n":6,\#(at),"entries":[{"add":"word","value":"f"}]}],"last":6,"crc":""#))
    #expect(try under.content[3...] == ["4 word \"d\"", "5 word \"e\"", "6 word \"f\"", "things/1 \"first\""])
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  /// None of it was acknowledged, so that it goes without a word.
  @Test func aGroupCutAnywhereIsNoDamage() throws {
    let (before, after) = try largeGroup()
    let filled = under.files.files
    for size in Array(stride(from: before.count, to: after.count, by: 61)) + [after.count - 2] {
      under.files.files = filled
      under.files.files[StoreUnderTest.journal] = Array(after[..<size])
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
      under.files.files[StoreUnderTest.journal] = torn
      try expectNothingOfIt("pages \(missing) missing")
    }
  }

  private func expectNothingOfIt(_ place: String) throws {
    #expect(try under.content == StoreTests.filled, "\(place)")
    let findings = try StoreCaretaker(store: under.store).examine().findings
    #expect(findings.isEmpty, "\(place)")
    let number = try under.store.add("again")
    #expect(number > 3, "\(place)")
    #expect(try under.content[3] == "\(number) word \"again\"", "\(place)")
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
      under.files.files[StoreUnderTest.journal] = flipped
      do throws(any Error) {
        #expect(try under.content == sound, "bit \(bit)")
      } catch Failure.storeDamaged(let place, _) {
        #expect(place == "\(StoreUnderTest.journal), line 4, byte \(start)")
      }
    }
  }

  @Test func aHoleInAGroupThatIsNotTheLastLineIsDamage() throws {
    let (_, after) = try largeGroup()
    try group(["after"])
    under.files.files[StoreUnderTest.journal]?.replaceSubrange(
      GroupTests.page..<2 * GroupTests.page, with: repeatElement(0, count: GroupTests.page))
    try #require(after.count > 2 * GroupTests.page)
    #expect(throws: Failure.self) { try under.content }
  }

  @Test func aRepairKeepsTheNumbersOfWhatFollowsALostGroup() throws {
    try under.fill()
    let start = try journal().count
    try group(["d", "e"])
    try group(["f", "g"])
    under.files.files[StoreUnderTest.journal]?[start + 3] ^= 1
    let repair = try StoreCaretaker(store: under.store).repair()
    #expect(repair.dropped.map(\.place) == ["words/journal.2.jsonl, byte \(start)"])
    #expect(try under.content.dropFirst(3) == ["6 word \"f\"", "7 word \"g\"", "things/1 \"first\""])
    #expect(try under.store.add("h") > 7)
  }

  @Test func aRepairTakesOneChangeOutOfAGroup() throws {
    try under.fill()
    try group(["d", "bad", "e"])
    #expect(
      try StoreCaretaker(store: under.store).repair().dropped.map(\.problem) == [.json(.noSuchValue(text: "bad"))])
    #expect(try under.content[3..<5] == ["4 word \"d\"", "6 word \"e\""])
  }
}
