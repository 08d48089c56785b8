import KernelDomain
import TestSupport
import Testing

/// What comes from outside is shown so that it can't order a terminal about, break a line or turn what follows around.
@Suite struct HostileWordsTests {
  private let book = SampleBook()
  private static let hostile = "x\u{1B}[31m\n\t\u{9B}2J\u{85}\u{202E}\u{2066}\u{2028}\u{FEFF}y"
  /// What XML can hold, too.
  private static let name = "x\u{202E}\u{2066}\u{2028}\u{FEFF}\u{9B}\u{85}y שעון"

  /// Lines that are fit to be shown as they are.
  private func expectShown(_ text: String, _ what: [String], at location: SourceLocation = #_sourceLocation) {
    for line in text.split(separator: "\n") {
      #expect(
        printable(String(line)).unicodeScalars.elementsEqual(line.unicodeScalars), "\(what)", sourceLocation: location)
    }
  }

  private static let segment = SampleBook.segment
  private static let usages: [[String]] = [
    [hostile], ["swim", "records", hostile], ["swim", "records", "--course", hostile],
    ["swim", "history", hostile, "50"],
    ["swim", "history", "freestyle", hostile], ["swim", "segment", hostile], ["swim", "edit-style", hostile, "mix"],
    ["swim", "edit-style", segment, hostile], ["swim", "edit-style", segment, "mix", "--laps", hostile],
    ["swim", "split", segment, "--lap", hostile, "--into", "2"],
    ["swim", "split", segment, "--lap", "1", "--into", hostile],
    ["swim", "merge", segment, "--laps", hostile], ["swim", "exclude", hostile],
    ["swim", "confirm", segment, "--laps", hostile],
    ["swim", "set-pool", hostile, "25"], ["swim", "set-pool", SampleBook.swim, hostile], ["swim", "remove", hostile],
    ["swim", "prefer", hostile],
    ["undo", hostile], ["settings", hostile], ["settings", "set", hostile, "on"],
    ["settings", "set", "theme", hostile],
    ["profile", "set", "avatar", hostile], ["profile", "set", "name", hostile], ["profile", "set", hostile, "x"],
    ["show", hostile], ["call", hostile], ["call", "swimming.showSegment", hostile],
    ["call", "swimming.showSegment", #"{"segment":"\#(name)"}"#], ["call", "swimming.showSegment", #"{"\#(name)":1}"#],
    ["import", hostile], ["import", "x", "--pool", hostile], ["import", "--\(hostile)"],
    ["export", "--format", hostile, "x"], ["export", "--format", "csv", "/no/\(hostile)"],
    ["theme", "export", "--format", hostile, "x"], ["theme", "export", "--format", "css", "/no/\(hostile)"],
    ["theme", hostile], ["completion", hostile], ["swim", "names", hostile], ["help", hostile],
    ["help", "swim", "records", hostile],
    ["help", "service", hostile], ["--\(hostile)"], ["--language", hostile, "swim", "records"], ["--json=\(hostile)"],
    ["--socket", "/no/\(hostile)", "swim", "records"], ["--store", "/proc/\(hostile)", "undo"], ["service", hostile],
    ["watch", "--after", hostile], ["access", hostile], ["access", "grant", hostile], ["demo", hostile],
  ]

  @Test(arguments: usages) func wordsOfACommandLine(words: [String]) {
    for language in ["en", "cs"] {
      let result = book.program.run(["--language", language] + words)
      #expect(result.status != 0, "\(words)")
      #expect(result.output.isEmpty)
      let lines = result.words.split(separator: "\n", omittingEmptySubsequences: false)
      #expect((2...3).contains(lines.count), "\(result.words)")
      expectShown(result.words, words)
      let json = book.program.run(["--json"] + words)
      #expect(json.status != 0)
      // For programs: escaped, but not set apart.
      #expect(!json.words.dropLast().unicodeScalars.contains(where: Printable.isHidden), "\(json.words)")
    }
  }

  @Test func theServicesWords() {
    let program = book.program.launch([Program.path + "d", "--\(HostileWordsTests.hostile)"])
    #expect(program.status == 2)
    #expect(program.words.split(separator: "\n").count == 2)
    expectShown(program.words, ["recordbookd"])
  }

  /// Names of devices, files and people, by every way they are shown.
  @Test func namesInTheBook() throws {
    let (name, program) = (HostileWordsTests.name, book.program)
    let xml = String(decoding: AppleHealthSample.xml, as: UTF8.self)
      .split(separator: "Apple&#160;Watch", omittingEmptySubsequences: false).joined(separator: name)
    let file = book.sandbox.write(Array(xml.utf8), to: "export \(HostileWordsTests.hostile)שעון.xml")
    let store = book.sandbox.path + "/named"
    func run(_ words: String...) -> Program.Result {
      let result = program.launch([Program.path, "--store", store, "--language", "en"] + words)
      #expect(result.status == 0, "\(words) \(result)")
      if words.first != "--json" { expectShown(result.output, words) }
      return result
    }
    #expect(run("import", file).output.contains("1 swim"))
    #expect(run("imports", "show", "1").output.contains("\u{2068}שעון\u{2069}.xml"))
    // The same swim by another device, which awaits a choice.
    _ = run("import", book.export)
    let refused = program.launch([Program.path, "--store", store, "profile", "set", "name", "x\u{202E}\u{2066}y שעון"])
    #expect(refused.status == 2)
    _ = run("profile", "set", "name", "xy שעון")
    #expect(run("review").output.contains("\u{2068}שעון\u{2069}"))
    #expect(run("swim", "segment", HostileWordsTests.segment).output.contains("y \u{2068}שעון\u{2069}"))
    #expect(run("settings").output.contains("xy \u{2068}שעון\u{2069}"))
    for words in [
      ["swim", "list"], ["swim", "records"], ["profile"], ["access", "grant", file], ["access"],
      ["show", "recordbook://settings"],
    ] {
      let result = program.launch([Program.path, "--store", store] + words)
      expectShown(result.output, words)
    }
    for words in [
      ["--html", "settings"], ["--html", "swim", "segment", HostileWordsTests.segment], ["--html", "access"],
    ] {
      expectShown(program.launch([Program.path, "--store", store] + words).output, words)
    }
    let pages = book.sandbox.path + "/pages"
    _ = run("export", "--format", "html", pages)
    for (path, bytes) in Sandbox.contents(of: pages) { expectShown(String(decoding: bytes, as: UTF8.self), [path]) }
    let tables = book.sandbox.path + "/tables"
    _ = run("export", "--format", "csv", tables)
    let csv = String(decoding: try #require(Sandbox.read(tables + "/swimming/swims.csv")), as: UTF8.self)
    #expect(csv.contains("x\(String(repeating: "\u{FFFD}", count: 6))y שעון"))
    // The value is what it was; only its letters are fit to be shown.
    let json = run("--json", "swim", "segment", HostileWordsTests.segment).output
    #expect(json.contains(#""x\u202e\u2066\u2028\ufeff\u009b\u0085y שעון""#), "\(json)")
    #expect(!json.unicodeScalars.contains { Printable.isHidden($0) && $0 != "\n" })
    #expect(!run("--json", "profile").output.unicodeScalars.contains { Printable.isHidden($0) && $0 != "\n" })
    #expect(
      !run("--json", "show", "recordbook://settings").output.unicodeScalars.contains {
        Printable.isHidden($0) && $0 != "\n"
      })
  }
}
