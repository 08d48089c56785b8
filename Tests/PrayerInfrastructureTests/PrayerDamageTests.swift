import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import Storage
import TestSupport
import Testing

/// Damaged files are reported without quoting their content, and their sound part is kept.
struct PrayerDamageTests {
  private func filled() throws -> PrayersUnderTest {
    let under = PrayersUnderTest.small()
    var edits = RandomEdits(seed: 4, days: 60)
    let place = try PrayerPlace(latitude: 12.3456, longitude: -98.7654, zone: "Asia/Riyadh", name: "Planted City")
    try under.apply(.putPeriod(PrayerPeriod(from: nil, place: place, calculation: try PrayerCalculation())))
    let asr = PrayerOfDay(.asr, of: day("2026-10-20"))
    let isha = PrayerOfDay(.isha, of: day("2026-10-25"))
    try under.apply(.putExcuse(try Excuse(from: asr, until: isha, reason: .postnatal)))
    try under.apply(.putExcuse(try Excuse(from: isha, until: nil, reason: .postnatal)))
    for _ in 0..<200 { try under.apply(.log(edits.prayer(), edits.entry())) }
    return under
  }

  private func path(_ part: String, in under: PrayersUnderTest) throws -> String {
    try #require(under.files.files.keys.first { $0.hasPrefix("/store/prayer/" + part) })
  }

  /// A byte of a line is another: that line goes, and the others stay.
  @Test(arguments: ["log/2026", "excuses/all", "periods/all"])
  func aDamagedLineIsLeftOut(file: String) throws {
    let under = try filled()
    let before = try under.record
    let path = try path(file, in: under)
    let bytes = try #require(under.files.files[path])
    let lines = bytes.split(separator: 0x0A)
    let place = lines[0].count + 20
    under.files.files[path]?[place] = bytes[place] == 0x31 ? 0x32 : 0x31
    let failure = #expect(throws: Failure.self) { try under.record }
    expectNothingPrivate("\(String(describing: failure))")
    let findings = try StoreCaretaker(store: under.store).examine().findings
    #expect(findings.map(\.problem) == [.prayer(.lostEntry)])
    expectNothingPrivate("\(findings)")
    let repair = try StoreCaretaker(store: under.store).repair()
    expectNothingPrivate("\(repair)")
    #expect(repair.dropped.map(\.problem) == [.prayer(.lostEntry)])
    let after = try under.record
    switch file {
    case "log/2026":
      #expect(after.isEqualButForTheLog(to: before))
      #expect((before.log.count - 5..<before.log.count).contains(after.log.count))
    case "excuses/all": #expect(after.excuses == Array(before.excuses.dropFirst()))
    default: #expect(after.periods.isEmpty)
    }
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
  }

  /// Any byte of any file of the section, cut or changed: nothing is taken for what it is not, and repair leaves a book
  /// that is read.
  @Test func anyDamageIsRepaired() throws {
    let full = try filled()
    let before = try full.record
    var random = SeededGenerator(seed: 8)
    let paths = full.files.files.keys.filter { $0.hasPrefix("/store/prayer/") && !$0.contains("derived") }.sorted()
    for turn in 0..<150 {
      let under = PrayersUnderTest(files: MemoryFileSystem(files: full.files.files, folders: full.files.folders))
      let path = paths[turn % paths.count]
      let count = try #require(under.files.files[path]).count
      let place = Int.random(in: 0..<count, using: &random)
      if turn % 3 == 0 {
        under.files.files[path] = Array(under.files.files[path]?[..<place] ?? [])
      } else {
        under.files.files[path]?[place] ^= UInt8.random(in: 1...255, using: &random)
      }
      if let read = try? under.record { #expect(read == before) }
      _ = try StoreCaretaker(store: under.store).repair()
      #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
      let after = try under.record
      #expect(after.log.count <= before.log.count)
      for prayer in after.log.prayers(where: { _ in true }) where !path.contains("journal") {
        #expect(after.log[prayer] == before.log[prayer])
      }
    }
  }

  /// A journal's line that is sealed says what it can't.
  @Test(arguments: [
    #"{"day":"2026-11-31","prayer":"asr"}"#, #"{"day":"2026-11-30"}"#, #"{"day":"2026-11-30","prayer":"zuhr"}"#,
    #"{"day":"2026-11-30","prayer":"asr","latitude":12.3456}"#, "[]",
  ])
  func anEntryThatSaysNothingIsDamage(json: String) throws {
    let under = try filled()
    let before = try under.record
    try under.store.transaction { (transaction) throws(Failure) in
      try transaction.append(.add("clear", Array(json.utf8)), to: .prayer)
    }
    let failure = #expect(throws: Failure.self) { try under.record }
    expectNothingPrivate("\(String(describing: failure))")
    _ = try StoreCaretaker(store: under.store).repair()
    #expect(try under.record == before)
  }

  private func expectNothingPrivate(_ text: String) {
    for secret in ["12.3456", "98.7654", "postnatal"] { #expect(!text.contains(secret), "\(text)") }
  }
}
