import KernelPresentation
import TestSupport
import Testing

/// What is written fits where it is read, except commands: they stand whole on lines of their own.
@Suite struct WidthTests {
  private let book = SampleBook()

  private func lines(_ columns: String?, _ words: [String]) -> [String] {
    var program = book.program
    program.environment["COLUMNS"] = columns
    let result = program.run(words)
    #expect(result.status == 0, "\(result.words)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    ["review"], ["swim", "list"], ["changes"], ["swim", "records"], ["swim", "segment", SampleBook.segment],
    ["settings"], ["profile"], [], ["--language", "cs"],
    ["help"], ["help", "service"], ["--language", "cs", "review"], ["--language", "cs", "help"],
  ]) func fitsIntoFortyColumns(words: [String]) {
    _ = lines(nil, ["swim", "edit-style", SampleBook.segment, "backstroke"])
    _ = lines(nil, ["support", "add", "Ten in the woods", "--day", "2027-05-02"])
    for line in lines("40", words) where displayWidth(line) > 40 {
      let isCommand = line.drop { $0 == " " }.hasPrefix("recordbook ") || line.contains("/")
      #expect(isCommand, "\(line)")
    }
  }

  @Test func commandsStandWholeOnLinesOfTheirOwn() {
    let undo = "  " + book.program.offered("undo 2")
    let edit = lines("40", ["swim", "edit-style", SampleBook.segment, "backstroke"])
    #expect(edit.suffix(2) == ["Undo it:", undo], "\(edit)")
    #expect(
      lines(nil, ["swim", "edit-style", SampleBook.segment, "butterfly"]).last?.hasPrefix("Undo it: ") == true)
    var program = book.program
    program.environment["COLUMNS"] = "40"
    let refused = program("swim", "nothing").words.split(separator: "\n").map(String.init)
    #expect(refused.last == "  " + book.program.offered("help swim"), "\(refused)")
  }

  @Test func whatThereIsToChooseFromIsBrokenBetweenWords() {
    var program = book.program
    program.environment["COLUMNS"] = "40"
    for words in [["settings", "get", "nothing"], ["settings", "reset", "nothing"]] {
      let hint = program.run(words).words.split(separator: "\n").dropFirst().map(String.init)
      #expect(hint.count > 3, "\(hint)")
      for line in hint where displayWidth(line) > 40 { #expect(!line.contains(" "), "\(line)") }
    }
  }

  @Test func whatIsWrongIsBrokenBetweenWords() {
    var program = book.program
    program.environment["COLUMNS"] = "40"
    let refused = program("import", "-").words.split(separator: "\n").map(String.init)
    #expect(refused.count > 3, "\(refused)")
    for line in refused where displayWidth(line) > 40 { #expect(line.contains("recordbook "), "\(line)") }
  }

  /// Below a pipe where nothing tells how wide it may be.
  @Test func aRowIsALineForPrograms() {
    let row = lines(nil, ["swim", "list"])
    #expect(row.count == 1)
    #expect(lines("40", ["swim", "list"]).count > 1)
    #expect(lines("0", ["swim", "list"]) == row)
    #expect(lines("wide", ["swim", "list"]) == row)
    let wide = lines("200", ["settings"]).map(displayWidth).max() ?? 0
    #expect(wide > 80)
  }
}
