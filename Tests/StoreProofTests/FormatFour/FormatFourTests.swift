import KernelApplication
import TestSupport
import Testing

@testable import StoreProof

/// The book that the first program of format 4 left, with what came since format 3, opens, answers and restores as it did
/// then.
struct FormatFourTests {
  private let fixture = StoreFixture.formatFour

  private func open() throws -> OpenedBook { try OpenedBook(fixture.files(), at: StoreFixture.now) }

  @Test func everyQuestionIsAnsweredAsBefore() throws {
    try fixture.expectAnswers(of: open())
  }

  @Test func itIsAnsweredFromTheJournalsToo() throws {
    let files = fixture.files().filter { !$0.key.contains("/derived/") || $0.key.hasSuffix("live-end.json") }
    try fixture.expectAnswers(of: OpenedBook(files, at: StoreFixture.now))
  }

  @Test func itIsSound() throws {
    let answer = try open().ask("book.checkStore")
    #expect(answer.contains("\"sound\":true") && answer.contains("\"findings\":[]"), "\(answer)")
  }

  @Test func theBackupRestoresIntoAnEmptyBook() throws {
    let book = try OpenedBook([:], at: StoreFixture.now)
    let path = book.write(fixture.backup, to: "backup.json")
    _ = try book.ask("book.importFiles", "{\"paths\":[\"\(path)\"]}")
    try fixture.expectAnswers(of: book, leavingOut: StoreFixture.underWay.union(["book.showOverview"]))
  }

  /// Nothing of what format 4 brought is missing.
  @Test func noEntryIsMissing() {
    let text = fixture.files().values.map { String(decoding: $0, as: UTF8.self) }.joined()
    for entry in [
      "\"add\":\"extra\"", "\"add\":\"witr-owed\"", "\"add\":\"journey\"", "\"add\":\"fast\"", "\"add\":\"measure\"",
      "\"add\":\"trainingMax\"", "\"add\":\"deload\"", "\"add\":\"log\"", "\"add\":\"workout\"", "\"add\":\"shoes\"",
      "\"add\":\"routeName\"", "\"add\":\"swimTarget\"", "\"change\":\"add\"", "\"change\":\"note\"",
      "\"change\":\"exertion\"", "\"change\":\"equip\"", "\"add\":\"besideResults\"", "\"add\":\"swimGoal\"",
      "\"add\":\"timeStandards\"",
      "\"format\":4",
    ] {
      #expect(text.contains(entry), "\(entry)")
    }
  }
}
