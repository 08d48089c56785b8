import TestSupport
import Testing

/// With `--json` a script gets what went wrong as one line of JSON, with the code and data that the wire has.
@Suite struct ErrorJSONTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  @Test(arguments: [
    (["swim", "segment", "20200101T000000Z.1"], 2, #""code":-32001,"message":"There is no swim"#),
    (["undo", "x"], 2, #""code":-32040,"#),
    (["import", "/etc/hostname"], 2, #""code":-32002,"#),
    (["redo"], 1, #""code":-32004,"message":"The change does not fit the book","data":{"failure":"conflict","#),
    (
      ["swim", "record"], 2,
      #""code":-32040,"message":"The words make no command","data":{"failure":"usage","problem":"#
    ),
    (["nothing"], 2, #""hint":"See all"#),
    (["--store"], 2, #""code":-32040,"#),
  ])
  func everyFailureHasACode(words: [String], status: Int32, part: String) {
    for language in ["en", "cs"] {
      let result = program.run(["--language", language] + words + ["--json"])
      #expect(result.status == status, "\(result)")
      #expect(result.output.isEmpty)
      #expect(result.words.hasPrefix(#"{"error":{"code":-32"#) && result.words.hasSuffix("}}\n"), "\(result.words)")
      #expect(result.words.filter { $0 == "\n" }.count == 1)
      if part.contains("See what") { continue }
      #expect(result.words.contains(part), "\(result.words)")
    }
  }

  /// From which a program that knows the messages words them anew.
  @Test func tellsTheMessageAndWhatVariesInIt() {
    let result = program("swim", "segment", "20200101T000000Z.1", "--json")
    #expect(
      result.words.contains(#""id":"swimming.noSuchSwim","arguments":{"name":"20200101T000000Z"}"#), "\(result.words)")
  }

  @Test func isTheSameThroughTheService() {
    let served = ServedBook()
    for words in [
      ["swim", "segment", "20200101T000000Z.1"], ["swim", "history", "freestyle", "50", "--course", "lcm"],
    ] {
      let through = served.program.run(["--json"] + words)
      #expect(through.words == served.program.run(["--json", "--no-service"] + words).words)
      #expect(through.words.hasPrefix(#"{"error":{"code":-320"#), "\(through.words)")
    }
  }

  @Test func outputThatCannotBeWritten() {
    let result = program("--json", "swim", "records", to: .path("/dev/full"))
    #expect(result.status == 1)
    #expect(result.words.hasPrefix(#"{"error":{"code":-32010,"#), "\(result.words)")
  }

  @Test func jsonAndAPageAreNotGivenTogether() {
    let result = program("--html", "swim", "records")
    #expect(result.status == 0)
    let refused = program("--language", "cs", "--html", "swim", "records", "--json")
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    #expect(refused.words.contains("--json and --html can't be given together"), "\(refused.words)")
  }

  @Test(arguments: [["import", "-"], ["demo", "-"], ["access", "grant", "-"]])
  func standardInputIsNoFile(words: [String]) {
    let files = book.files
    let refused = program.run(words)
    #expect(refused.status == 2)
    #expect(
      refused.words.contains("standard input (\"-\") can't be read, only files and folders\n"), "\(refused.words)")
    #expect(refused.words.contains("./-"))
    #expect(book.files == files)
  }
}
