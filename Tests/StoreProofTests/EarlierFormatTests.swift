import TestSupport
import Testing

@testable import StoreProof

/// The books that the first programs of each format left open, answer and restore as they did then.
struct EarlierFormatTests {
  @Test(arguments: [StoreFixture.formatTwo, .formatThree, .formatFour])
  func everyQuestionIsAnsweredAsBefore(of fixture: StoreFixture) throws {
    try fixture.expectAnswers(of: OpenedBook(fixture.files(), at: StoreFixture.now))
  }

  @Test(arguments: [StoreFixture.formatTwo, .formatThree, .formatFour])
  func itIsAnsweredFromTheJournalsToo(of fixture: StoreFixture) throws {
    let files = fixture.files().filter { !$0.key.contains("/derived/") || $0.key.hasSuffix("live-end.json") }
    try fixture.expectAnswers(of: OpenedBook(files, at: StoreFixture.now))
  }

  /// A locked book of format 2 has a test of its own.
  @Test(arguments: [StoreFixture.formatThree, .formatFour]) func itIsSound(_ fixture: StoreFixture) throws {
    let answer = try OpenedBook(fixture.files(), at: StoreFixture.now).ask("book.checkStore")
    #expect(answer.contains("\"sound\":true") && answer.contains("\"findings\":[]"), "\(answer)")
  }

  @Test(arguments: [StoreFixture.formatThree, .formatFour])
  func theBackupRestoresIntoAnEmptyBook(of fixture: StoreFixture) throws {
    let book = try OpenedBook([:], at: StoreFixture.now)
    let path = book.write(fixture.backup, to: "backup.json")
    _ = try book.ask("book.importFiles", "{\"paths\":[\"\(path)\"]}")
    try fixture.expectAnswers(of: book, leavingOut: StoreFixture.underWay.union(["book.showOverview"]))
  }

  /// The overview, and the links beside pages, show as many decisions as the list of decisions has.
  @Test func eachPlaceCountsTheSameDecisions() throws {
    let book = try OpenedBook(StoreFixture.formatFour.files(), at: StoreFixture.now)
    func counts() throws -> [JSONTree?] {
      let page = try JSONTree(Array(book.ask("screen.show", "{\"route\":\"recordbook://find\"}").utf8))
      return [
        try JSONTree(Array(book.ask("book.review").utf8))["count"],
        try JSONTree(Array(book.ask("book.showOverview").utf8))["awaitsReview"],
        page["rail"]?.elements.compactMap { $0["count"] }.first,
      ]
    }
    #expect(try counts() == [.number(2), .number(2), .number(2)])
    _ = try book.ask("running.confirmKinds", "{\"import\":159}")
    #expect(try counts() == [.number(1), .number(1), .number(1)])
  }

  /// Nothing of what format 4 brought is missing.
  @Test func noEntryOfFormatFourIsMissing() {
    let text = StoreFixture.formatFour.files().values.map { String(decoding: $0, as: UTF8.self) }.joined()
    for entry in [
      "\"add\":\"extra\"", "\"add\":\"witr-owed\"", "\"add\":\"journey\"", "\"add\":\"fast\"", "\"add\":\"measure\"",
      "\"add\":\"trainingMax\"", "\"add\":\"deload\"", "\"add\":\"log\"", "\"add\":\"workout\"", "\"add\":\"shoes\"",
      "\"add\":\"routeName\"", "\"add\":\"swimTarget\"", "\"change\":\"add\"", "\"change\":\"note\"",
      "\"change\":\"exertion\"", "\"change\":\"equip\"", "\"add\":\"besideResults\"", "\"add\":\"swimGoal\"",
      "\"add\":\"timeStandards\"", "\"format\":4",
    ] {
      #expect(text.contains(entry), "\(entry)")
    }
  }
}
