import TestSupport
import Testing

/// Errors name things as the user wrote them.
@Suite struct TypedNamesTests {
  private let book = SampleBook()

  @Test(arguments: [
    (["swim", "history", "freestyle", "55"], "DISTANCE: "), (["swim", "set-pool", SampleBook.swim, "4"], "METRES: "),
    (["swim", "history", "freestyle", "50", "--course", "x"], "--course: "),
    (["swim", "edit-style", "x", "y"], "\"x\""),
    (["swim", "history", "x", "50"], "STYLE: "),
    (
      ["settings", "set", "running.heart-rate.resting", "150", "heartRate.maximum", "140"],
      "running.heart-rate.maximum: "
    ),
    (["call", "swimming.showRecordHistory", #"{"style":"freestyle","distance":55}"#], "distance: "),
  ])
  func fieldsAreNamedOneWay(words: [String], name: String) {
    let refused = book.program.run(words)
    #expect(refused.status == 2, "\(refused)")
    #expect(refused.words.hasPrefix("recordbook: " + name), "\(refused.words)")
  }

  @Test func aSwimIsNoSegment() {
    let refused = book.program("swim", "segment", SampleBook.swim)
    #expect(refused.status == 2)
    let lines = refused.words.split(separator: "\n")
    #expect(lines.first == "recordbook: \"\(SampleBook.swim)\" is a whole swim, not one of its segments")
    #expect(
      lines.last?.contains(book.program.offered("swim segment \(SampleBook.segment)")) == true, "\(refused.words)")
    #expect(book.program("swim", "exclude", "20200101T000000Z").words.contains("there is no swim \"20200101T000000Z\""))
    #expect(book.program("swim", "segment", "nonsense").words.contains("\"nonsense\" is not a segment"))
  }

  /// A day, or the beginning of a name, of two swims says nothing of which one is to change.
  @Test(arguments: ["2023-06-05", "20230605"])
  func aDayOfTwoSwimsIsAskedAfter(day: String) {
    let evening = String(decoding: AppleHealthSample.xml, as: UTF8.self)
      .replacing(/2023-06-05 08:/, with: "2023-06-05 18:")
    #expect(book.program("import", book.sandbox.write(Array(evening.utf8), to: "evening.xml")).status == 0)
    let refused = book.program("swim", "remove", day)
    #expect(refused.status == 2)
    #expect(refused.words.contains("Use one of their names: 20230605T060000Z, 20230605T160000Z"), "\(refused.words)")
    #expect(book.program("swim", "remove", "20230605T16", "--dry-run").status == 0)
  }

  /// Nor does one of two recordings of a swim.
  @Test func aDayOfTwoRecordingsIsAskedAfter() {
    let phone = String(decoding: AppleHealthSample.xml, as: UTF8.self).replacing("Apple&#160;Watch", with: "Phone")
    #expect(book.program("import", book.sandbox.write(Array(phone.utf8), to: "phone.xml")).status == 0)
    let refused = book.program("swim", "prefer", "2023-06-05")
    #expect(refused.status == 2 && refused.words.contains("Use one of their names: 20230605T060000Z, "), "\(refused)")
  }

  @Test func aRecordIsOfferedOnlyWhereThereIsOne() {
    for course in ["scm", "lcm"] {
      let words = [
        "swim", "add-result", "butterfly", "50", "41.10", "--course", course, "--day", "2025-11-08", "--meet", "A",
      ]
      #expect(book.program.run(words).status == 0)
    }
    let missing = book.program("swim", "splits", "butterfly", "50", "--course", "scm")
    #expect(missing.status == 2 && missing.words.contains("records --all"), "\(missing)")
    let elsewhere = book.program("swim", "splits", "freestyle", "50", "--course", "lcm")
    #expect(elsewhere.status == 2 && elsewhere.words.contains("--course scm"), "\(elsewhere)")
  }

  @Test(arguments: [
    ["--all", "--since", "2024"], ["--all", "--course", "scm"], ["--fell", "--by", "year"], ["--fell", "--all"],
  ])
  func whatWouldSayNothingIsRefused(options: [String]) {
    let refused = book.program.run(["swim", "records"] + options)
    #expect(refused.status == 2 && refused.words.contains("can't be combined with"), "\(refused)")
  }

  @Test func aTimeThatNobodyCanSwimIsNamed() {
    let words = ["swim", "add-result", "free", "50", "0.00", "--course", "25", "--day", "2025-01-01", "--meet", "A"]
    #expect(book.program.run(words).words.contains("\"0.00\" is not a time"))
  }

  @Test(arguments: [("2022/23", 0), ("2022", 0), ("2022/24", 2), ("22", 2), ("soon", 2)])
  func aSeasonIsNamedByItsYears(season: String, status: Int32) {
    let shown = book.program("swim", "season", season)
    #expect(shown.status == status, "\(shown)")
    #expect(status == 0 ? shown.output.contains("Season 2022/23") : shown.words.contains(season), "\(shown)")
  }

  @Test func settingsTellWhatTheBookHas() {
    let shown = book.program("show", "recordbook://swimming/settings").output
    #expect(shown.contains("1, the latest on Jun 5, 2023\n"), "\(shown)")
  }
}
