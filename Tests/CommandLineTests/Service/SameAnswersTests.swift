import TestSupport
import Testing

/// The book answers the same to the byte, through the service or without it.
@Suite struct SameAnswersTests {
  private static let reading: [[String]] = [
    ["swim", "records"], ["--json", "swim", "records"], ["--html", "swim", "records"],
    ["--language", "cs", "swim", "records", "--course", "scm"],
    ["swim", "history", "freestyle", "50"], ["--json", "swim", "history", "freestyle", "50"],
    ["swim", "segment", SampleBook.segment],
    ["--json", "swim", "segment", SampleBook.segment], ["swim", "list"], ["--json", "swim", "list"], ["review"],
    ["--json", "review"],
    ["settings"], ["--json", "settings"], ["profile"], ["access"], ["--json", "access"], ["check"],
    ["--json", "check"],
    ["show", "recordbook://settings"], ["--json", "show", "recordbook://swimming/records"],
    ["call"], ["call", "swimming.listSwims"], ["call", "swimming.showRecordsBook", "{\n \"course\": \"scm\"\n}"],
    ["call", "swimming.nothing"], ["call", "swimming.listSwims", "{\"x\":1}"],
    ["call", "swimming.listSwims", "["],
    ["call", "swimming.listSwims", "5"], ["swim", "segment", "20200101T000000Z.1"], ["show", "recordbook://nowhere"],
    ["import", "/nowhere"],
  ]

  private static let changing: [[String]] = [
    ["swim", "recalculate"], ["swim", "merge", SampleBook.segment, "--laps", "98-99"],
    ["swim", "edit-style", SampleBook.segment, "backstroke"],
    ["--json", "swim", "edit-style", SampleBook.segment, "mix", "--laps", "1-2"],
    ["undo"], ["--json", "undo"], ["undo"], ["settings", "set", "--language", "cs"], ["swim", "records"], ["undo"],
    ["--json", "profile", "set", "--name", "Jana"], ["swim", "remove", SampleBook.swim], ["swim", "records"], ["undo"],
    ["settings", "set", "--theme", "dark"], ["--html", "settings"],
    ["--json", "settings", "set", "show-unknown", "off"],
  ]

  @Test(arguments: ["C.UTF-8", "cs_CZ.UTF-8"]) func readsTheSame(locale: String) {
    let served = ServedBook()
    var program = served.program
    program.environment["LC_ALL"] = locale
    for words in SameAnswersTests.reading {
      let (through, without) = (program.run(words), program.run(["--no-service"] + words))
      #expect(through.output == without.output, "\(words)")
      #expect(through.words == without.words, "\(words)")
      #expect(through.status == without.status, "\(words)")
    }
    let status = program("--json", "service", "status").output
    #expect(status.contains("\"requests\":"))
  }

  @Test func changesTheSame() {
    let served = ServedBook()
    let alone = SampleBook()
    for words in SameAnswersTests.changing {
      let (through, without) = (served.program.run(words), alone.program.run(words))
      // Each names its own book.
      let said = [through.output, through.words].map { $0.split(separator: served.program.sandbox.store) }
      #expect(said == [without.output, without.words].map { $0.split(separator: alone.sandbox.store) }, "\(words)")
      #expect(through.status == without.status, "\(words)")
    }
  }

  @Test func importsTheSame() {
    let served = ServedBook()
    let alone = SampleBook()
    let path = served.book.export
    let through = served.program("--json", "import", path)
    #expect(through.status == 0, "\(through.words)")
    #expect(through.output == alone.program("--json", "import", path).output)
    #expect(served.program("import", path).output == alone.program("import", path).output)
  }

  /// The service has a working folder of its own, so clients send it absolute paths.
  @Test func pathsAreThoseOfTheCaller() {
    let served = ServedBook()
    let folder = served.book.sandbox.path
    let result = served.program.launch([
      "/bin/sh", "-c", "cd '\(folder)' && '\(Program.path)' --store store --json export --format json book.json",
    ])
    #expect(result.status == 0, "\(result.words)")
    #expect(Sandbox.read(folder + "/book.json") != nil)
    #expect(result.output.contains("\(folder)/book.json"))
  }
}
