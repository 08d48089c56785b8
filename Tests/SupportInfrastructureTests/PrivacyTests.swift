import BookInfrastructure
import JSONCoding
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import Storage
import SupportDomain
import SupportInfrastructure
import TestSupport
import Testing

@testable import BookApplication
@testable import SupportApplication

/// What friends say stays theirs until it is heard, and the runner's for as long as the runner wants.
struct PrivacyTests {
  private static let words = "xylophone"
  /// Of the planted sound, in no other number.
  private static let milliseconds = 2_345
  private static let metres = 7_419

  private func planted() throws -> (book: SupportUnderTest, plan: PlanID, message: VoiceMessageID, path: String) {
    let book = try SupportUnderTest()
    let plan = try book.plan(showsSenders: false).plan
    let share = try book.share(plan)
    let path = book.bundle(
      share, trigger: #"{"metres":\#(Self.metres)}"#, from: "Zanzibar", text: Self.words,
      sound: Sound.wav(milliseconds: Self.milliseconds))
    let output = try book.receive([path])
    return (book, plan, try #require(output.files[0].message), path)
  }

  @Test func untilItIsHeardNothingTellsWhatItSaysNorWhenNorHowLong() throws {
    let (book, plan, message, path) = try planted()
    let live = ShowLive(coordinator: book.coordinator)
    let reader = book.reader
    var said: [(String, [UInt8])] = []
    func tell(_ name: String, _ value: some Encodable) throws {
      said.append((name, try JSONDocument.encode(value, english: EnglishLocalizer { MessageText("\($0)") })))
    }
    try tell("listMessages", ListMessages(reader: reader)(ListMessages.Input()))
    try tell("listPlans", ListPlans(reader: reader)(ListPlans.Input()))
    try tell("showPlan", ShowPlan(reader: reader)(ShowPlan.Input(plan: plan)))
    try tell("showHome", ShowSupportHome(reader: reader, live: live)(NoInput()))
    try tell("showActive", ShowActive(reader: reader, live: live)(NoInput()))
    try tell("showHistory", ShowSupportHistory(reader: reader)(NoInput()))
    try tell(
      "overview",
      try #require(SupportOverview(reader: reader).glance(on: SupportUnderTest.today).part as? SupportGlance))
    let again = try book.receive([path])
    try tell("receive", again)
    for event in again.events(changed: true) { try tell(event.name, event.details) }
    let share = try #require(book.supportRepository.book().shares.values.first)
    try tell(
      "showShare",
      ShowShare(reader: reader, maker: PlainPage())(ShowShare.Input(share: share.id)))
    for table in try SupportTables(store: book.supportRepository).tables() { said.append((table.path, table.bytes)) }
    let log = StoreChangeLog(store: book.store) {
      [SupportChanges(store: book.supportRepository)] as [any SectionChanges]
    }
    try tell("changes", ListChanges(log: log)(ListChanges.Input()))
    func fails(_ name: String, _ body: () throws -> Void) throws {
      do {
        try body()
        Issue.record("\(name) did not fail")
      } catch let failure as Failure {
        said.append((name, Array("\(failure)".utf8)))
      }
    }
    try fails("showMessage") { _ = try ShowMessage(reader: reader)(ShowMessage.Input(message: message)) }
    try fails("playMessage") {
      _ = try PlayMessage(reader: reader) { _ in "" }(PlayMessage.Input(message: message))
    }
    try fails("favour") {
      _ = try FavourMessage(reader: reader)(FavourMessage.Input(message: message, isFavourite: true))
    }
    // The same token with words that are not taken.
    let bad = book.bundle(share, text: Self.words + String(repeating: "y", count: 300), named: "bad.samwise")
    try fails("bad words") { _ = try book.receive([bad]) }
    for (name, bytes) in said {
      for secret in [Self.words, "Zanzibar", "\(Self.milliseconds)", "\(Self.metres)"] {
        #expect(!FolderBytes.contains(bytes, Array(secret.utf8)), "\(name) tells \(secret)")
      }
    }
    #expect(said.count > 12)
  }

  @Test func whatIsDeletedIsInNoFileOfTheStore() throws {
    let (book, plan, message, path) = try planted()
    let sound = Array(Sound.wav(milliseconds: Self.milliseconds)[5_000..<5_100])
    let secret = Array(Self.words.utf8)
    #expect(FolderBytes.contains(try book.bytes, sound))
    #expect(FolderBytes.contains(try book.bytes, secret))
    #expect(throws: Failure.self) {
      try book.receive([book.bundle(try #require(book.supportRepository.book().shares.values.first), sound: [1])])
    }
    _ = try DeleteMessage(reader: book.reader)(ShowMessage.Input(message: message))
    for part in [sound, secret, Array("Zanzibar".utf8)] { #expect(!FolderBytes.contains(try book.bytes, part)) }
    // It does not come back.
    let again = book.folder.path + "/again.samwise"
    book.folder.write(try FolderBytes.read(path), to: "again.samwise")
    #expect(throws: Failure.self) { try book.receive([again]) }
    _ = try RemovePlan(reader: book.reader)(ShowPlan.Input(plan: plan))
    #expect(!FolderBytes.contains(try book.bytes, Array("Sunday".utf8)))
    #expect(try book.supportRepository.book().plans.isEmpty)
  }

  @Test func aBackupHoldsMessagesOnlyWhereThatIsAskedFor() throws {
    let (book, _, message, _) = try planted()
    let exporter = FileBookExporter(store: book.store) {
      [DocumentBackup(documents: book.documents), SupportBackup(store: book.supportRepository)]
    }
    let (without, with) = (book.folder.path + "/without.json", book.folder.path + "/with.json")
    _ = try exporter.write(to: without, withMessages: false, withKeys: false, progress: NoProgress())
    _ = try exporter.write(to: with, withMessages: true, withKeys: false, progress: NoProgress())
    let (small, large) = (try FolderBytes.read(without), try FolderBytes.read(with))
    #expect(!FolderBytes.contains(small, Array(Self.words.utf8)))
    #expect(!FolderBytes.contains(small, Array("\(message)".utf8)))
    #expect(FolderBytes.contains(small, Array("Sunday".utf8)))
    #expect(FolderBytes.contains(large, Array(Self.words.utf8)))
    #expect(large.count - small.count > 100_000)
  }
}
