import Testing

@testable import KernelCommandLine

/// What nobody can mean is refused in one message that names it, and the book stays as it was.
struct RefusedValuesTests {
  private let program = Program(sandbox: Sandbox())

  private var files: [String: [UInt8]] {
    Sandbox.contents(of: program.sandbox.store).filter { !$0.key.hasSuffix("/lock") }
  }

  private static let result = ["swim", "add-result", "free", "100"]
  private static let hidden = "C\u{202E}up\u{9B}"

  /// Words of a command, and what its refusal names.
  private static let refused: [(words: [String], named: String)] = [
    (result + ["1:12.34", "--course", "25", "--day", "9999-12-31", "--meet", "Cup"], "--day: the day 9999-12-31"),
    (result + ["1:12.34", "--course", "25", "--day", "0001-01-01", "--meet", "Cup"], "--day: the day 0001-01-01"),
    (result + ["1:12.34", "--course", "25", "--day", "2025-11-08", "--meet", hidden], "--meet: the text has hidden"),
    (["strength", "body-weight", "82.5kg", "--day", "9999-12-31"], "--day: the day 9999-12-31"),
    (["support", "add", "x", "--day", "9999-12-31"], "--day: the day 9999-12-31"),
    (["support", "add", "x", "--goal", "99999"], "--goal: "),
    (["support", "add", "x", "--messages", "99"], "--messages: "),
    (["settings", "set", "prayer.since", "9999-12-31"], "prayer.since: the day 9999-12-31"),
    (["settings", "set", "running.zone", "Mars/Phobos"], "there is no time zone \"Mars/Phobos\""),
    (["settings", "set", "running.zone", "../../../etc/passwd"], "there is no time zone"),
    (["profile", "set", "name", hidden], "the text has hidden"),
    (["strength", "exercise", hidden], "NAME: the text has hidden"),
    (["strength", "exercise", String(repeating: "ů", count: 101)], "has 101 characters"),
    (["strength", "exercise", "Zz", "--measure", "parsec"], "--measure: \"parsec\""),
    (
      ["strength", "exercise", "Zz", "--muscles", "chest,nose"], "--muscles: there is no muscle \"nose\" in the catalog"
    ),
    (["strength", "set", "0kg", "x5"], "SET: a load must be more than 0"),
    (["strength", "body-weight", "99999kg"], "WEIGHT: a load must be more than 0"),
    (["prayer", "place", "50.08,14.43", "--zone", "Europe/Prague", "--name", hidden], "--name: the text has hidden"),
    (
      ["prayer", "fast", "--make-up", "--day", "2026-02-20"], "--make-up: only a fast outside Ramadan makes up another"
    ),
    (["prayer", "export", "--since", "2026-02-01", "--until", "2026-01-01"], "--until: "),
    (
      ["prayer", "log-extra", "duha", "--units", "101"], "--units: the number of units must be from 1 to 100"
    ),
    (["strength", "set", "x5", "x6"], "SET: \"x6\" repeats what another word says"),
    (["strength", "set", "60s", "5km", "5km"], "SET: \"5km\" repeats what another word says"),
    (["undo", "-1"], "\"-1\" is not a whole number"), (["redo", "999"], "there is no change \"999\""),
    (["strength", "form", "replay"], "For example: recordbook"),
  ]

  @Test(arguments: refused) func isNamed(words: [String], named: String) {
    let before = files
    let result = program.run(words)
    #expect(result.status == 2, "\(words) \(result)")
    #expect(result.words.contains(named), "\(words) \(result.words)")
    #expect(files == before, "\(words)")
  }

  private func track(_ year: String) -> String {
    let points = ["08:45:00", "08:46:00"].enumerated().map { place, time in
      "<trkpt lat=\"50.00\(place)\" lon=\"14\"><time>\(year)-05-03T\(time)Z</time></trkpt>"
    }
    let text = "<gpx version=\"1.1\" creator=\"x\"><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
    return program.sandbox.write(Array(text.utf8), to: "\(year).gpx")
  }

  @Test(arguments: [("2999", "it begins in the future"), ("9999", "its times can't be read")])
  func aRunOfAnotherTimeIsNone(year: String, why: String) {
    let result = program("import", track(year))
    #expect(result.status == 2, "\(result)")
    #expect(result.words.contains(why), "\(result.words)")
  }

  @Test(
    arguments: [
      (["--pool", "NaN"], "--pool: \"NaN\""), (["--pool", "-25"], "--pool: \"-25\""),
      (["--unit", "stone"], "--unit: \"stone\""), (["--zone", "Mars/Phobos"], "--zone: "),
      (["--pool", "25", "--pool", "50"], "--pool gives two lengths"),
    ])
  func anOptionIsReadWhateverTheFile(options: [String], named: String) {
    let result = program.run(["import", track("2025")] + options)
    #expect(result.status == 2, "\(result)")
    #expect(result.words.contains(named), "\(result.words)")
  }

  @Test(arguments: [
    (["account", "sign-up", "a@b.cz", "--password-stdin"], "standard input lacks the new password"),
    (["feed", "pair", "Q", "--code-stdin"], "standard input lacks the code"),
  ])
  func anEmptyInputIsNoInterruption(words: [String], named: String) {
    let result = program.run(words)
    #expect(result.status == 2, "\(result)")
    #expect(result.words.contains(named), "\(result.words)")
  }

  @Test func aRunGoesToStandardOutput() {
    #expect(program("import", track("2025")).status == 0)
    let result = program("run", "export", "last", "-", "--format", "gpx")
    #expect(result.output.hasPrefix("<?xml"), "\(result)")
  }
}
