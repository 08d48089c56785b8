import KernelApplication
import KernelDomain
import Storage
import System
import TestSupport
import Testing

/// A damaged store of format 1 is told and left alone, and a repair mends it and brings it up to date.
struct FormatOneDamageTests {
  static let names = ["manifest.json", "journal.3.jsonl", "workouts/2024.4.json", "workouts/2025.4.json"]

  private func damaged(_ name: String, _ bytes: [UInt8]?) -> MemoryFileSystem {
    let files = FormatOne.disk()
    files.files["/store/" + name] = bytes
    return files
  }

  /// Reading says so and changes nothing, or it reads what was written; then a repair keeps the copies.
  private func check(_ name: String, _ bytes: [UInt8]?, _ comment: Comment) throws {
    let files = damaged(name, bytes)
    do throws(Failure) {
      #expect(try FormatOne.summary(FormatOne.store(files)) == FormatOne.expected, comment)
      return
    } catch {
      guard case .storeDamaged(let place, _) = error else {
        Issue.record("\(comment): \(error)")
        return
      }
      #expect(place.hasPrefix("/store/" + name) || name == "manifest.json", "\(comment): \(place)")
      #expect(files.files["/store/" + name] == bytes, comment)
      #expect(files.files.count == FormatOne.files.count - (bytes == nil ? 1 : 0), comment)
    }
    let repair = try StoreCaretaker(store: FormatOne.store(files)).repair()
    #expect(repair.keptAt == "/store/damaged/1", comment)
    #expect(!repair.findings.isEmpty, comment)
    #expect(files.files["/store/damaged/1/" + name] == bytes, comment)
    let store = FormatOne.store(files)
    let lost = Set(FormatOne.expected).subtracting(try FormatOne.summary(store))
    #expect(lost.count <= 6, "\(comment): \(lost)")
    #expect(try StoreCaretaker(store: store).examine().findings == [], comment)
    #expect(try store.add("x") > FormatOne.last - 300, comment)
  }

  @Test(arguments: names)
  func aFlippedBitIsToldAndMended(name: String) throws {
    let whole = FormatOne.files["/store/" + name]!
    for bit in stride(from: 0, to: whole.count * 8, by: whole.count > 5_000 ? 37 * 61 : 37 * 7) {
      var flipped = whole
      flipped[bit / 8] ^= 1 << UInt8(bit % 8)
      try check(name, flipped, "bit \(bit) of \(name)")
    }
  }

  @Test(arguments: names)
  func aFileCutShortIsToldAndMended(name: String) throws {
    let whole = FormatOne.files["/store/" + name]!
    for count in stride(from: 0, to: whole.count - 1_000, by: 1_777) where name != "journal.3.jsonl" {
      try check(name, Array(whole[..<count]), "\(name) cut to \(count)")
    }
    if name == "manifest.json" { try check(name, Array(whole.dropLast(50)), "\(name) cut") }
  }

  @Test(arguments: names)
  func aMissingFileIsToldAndMended(name: String) throws {
    if name == "journal.3.jsonl" { return }
    try check(name, nil, "\(name) missing")
  }

  /// It was cut where an append stopped, which a crash leaves: what was whole is kept.
  @Test func theJournalCutShortKeepsItsWholeLines() throws {
    let whole = FormatOne.files["/store/journal.3.jsonl"]!
    let files = damaged("journal.3.jsonl", Array(whole.dropLast(10)))
    let lost = Set(FormatOne.expected).subtracting(try FormatOne.summary(FormatOne.store(files)))
    #expect(lost == ["words \(FormatOne.last)"])
  }

  @Test func aMissingJournalIsToldAndWhatIsLeftIsSaved() throws {
    let files = damaged("journal.3.jsonl", nil)
    #expect(
      throws: Failure.storeDamaged(place: "/store/journal.3.jsonl", problem: .store(.missing))
    ) { try FormatOne.store(files).content(of: .words) }
    _ = try StoreCaretaker(store: FormatOne.store(files)).repair()
    #expect(
      try FormatOne.summary(FormatOne.store(files)).filter { $0.contains("years") } == FormatOne.expected.suffix(2))
  }

  @Test func aRepairOfASoundOneBringsItUpToDate() throws {
    let files = FormatOne.disk()
    #expect(try StoreCaretaker(store: FormatOne.store(files)).repair().findings == [])
    #expect(try FormatOne.summary(FormatOne.store(files)) == FormatOne.expected)
    #expect(files.files["/store/journal.3.jsonl"] == nil)
  }

  /// The copies that the repair kept hold what all sections said.
  @Test func erasingRemovesWhatTheRepairKept() throws {
    let files = damaged("workouts/2025.4.json", nil)
    _ = try StoreCaretaker(store: FormatOne.store(files)).repair()
    #expect(files.files["/store/damaged/1/journal.3.jsonl"] != nil)
    try FormatOne.store(files).transaction { (transaction) throws(Failure) in
      try transaction.erase([FormatOne.last], of: .words)
    }
    #expect(files.files["/store/damaged/1/journal.3.jsonl"] == nil)
    #expect(files.files["/store/damaged/1/workouts/2024.4.json"] == nil)
  }
}
