import TestSupport
import Testing

/// Errors name things as she wrote them.
@Suite struct TypedNamesTests {
  private let book = SampleBook()

  @Test(arguments: [
    (["swim", "history", "freestyle", "55"], "DISTANCE: "), (["swim", "set-pool", SampleBook.swim, "4"], "METRES: "),
    (["swim", "history", "freestyle", "50", "--course", "x"], "--course: "),
    (["swim", "edit-style", "x", "y"], "\"x\""),
    (["swim", "history", "x", "50"], "STYLE: "),
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
    #expect(book.program("swim", "segment", "nonsense").words.contains("\"nonsense\" is no segment"))
  }

  @Test func settingsTellWhatTheBookHas() {
    #expect(book.program("settings").output.contains("1, the latest on Jun 5, 2023\n"))
  }
}
