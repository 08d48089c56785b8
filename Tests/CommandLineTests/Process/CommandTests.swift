import TestSupport
import Testing

@testable import KernelCommandLine

/// Every command as a person says it, on a book with one swim.
@Suite struct CommandTests {
  private let book = SampleBook()
  private var program: Program { book.program }

  /// Design, section 7: to the byte.
  @Test func recordsAsJSON() {
    let result = program("--json", "swim", "records")
    #expect(
      result.output == #"""
        {"course":"scm","courses":["scm"],"records":[{"style":"freestyle","distance":50,"unit":"m","hundredths":5150,"day":"2023-06-05","start":"2023-06-05T06:00:00Z","segment":"20230605T060000Z.1","laps":[1,2],"ties":[]}]}

        """#)
    #expect(result.words.isEmpty)
    #expect(result.status == 0)
  }

  @Test func recordsOfAnEmptyBook() {
    let program = Program(sandbox: Sandbox())
    #expect(program("--json", "swim", "records").output == "{\"courses\":[],\"records\":[]}\n")
    #expect(program("swim", "records").output.contains("No Records"))
    #expect(program("swim", "list").output.contains(program.offered("import")))
    #expect(program("review").status == 0)
    #expect(Sandbox.contents(of: program.sandbox.store).isEmpty, "reading writes nothing")
  }

  @Test func records() {
    let english = program("swim", "records")
    #expect(english.output.contains("Freestyle 50 m"))
    #expect(english.output.contains("51.50"))
    #expect(program("--language", "cs", "swim", "records").output.contains("51,50"))
    #expect(!english.output.contains("\u{1B}"), "no colours where nobody sees them")
  }

  @Test func history() {
    #expect(program("swim", "history", "kraul", "50").output.contains(SampleBook.segment))
    #expect(
      program("--json", "swim", "history", "freestyle", "50", "--course", "scm").output
        == #"{"style":"freestyle","distance":50,"unit":"m","course":"scm","days":[{"day":"2023-06-05","bestHundredths":5150,"#
        + #""attempts":[{"hundredths":5150,"start":"2023-06-05T06:00:00Z","segment":"20230605T060000Z.1","laps":[1,2]}]}]}"#
        + "\n")
  }

  @Test func segment() {
    #expect(program("swim", "segment", SampleBook.segment).output.contains("25 m pool"))
    #expect(
      program("--json", "swim", "segment", SampleBook.segment).output.hasPrefix(#"{"segment":"20230605T060000Z.1","#))
  }

  @Test func importAgainChangesNothing() {
    let before = book.files
    let result = program("--json", "import", book.export)
    #expect(
      result.output
        == #"{"files":[{"path":"\#(book.export)","kind":"apple-health-xml","service":"Apple Health","#
        + #""parts":{"swimming":{"swimCount":1,"newCount":0,"#
        + #""updatedCount":0,"duplicateCount":0,"lapCount":4}},"skipped":[]}],"#
        + #""parts":{"swimming":{"swimCount":1,"newCount":0,"updatedCount":0,"records":[]}},"changed":false,"#
        + "\"awaitsReview\":0}\n")
    #expect(book.files == before)
  }

  @Test func anImportTellsOfCorrectionsThatNoLongerFit() {
    #expect(program("swim", "edit-style", SampleBook.segment, "znak").status == 0)
    let sample = String(decoding: AppleHealthSample.xml, as: UTF8.self)
    let parts = sample.split(separator: "0.41875")
    let newer = book.sandbox.write(Array(parts.joined(separator: "0.4375").utf8), to: "newer.xml")
    let imported = program("--language", "cs", "import", newer)
    #expect(imported.output.contains("změněných 1"))
    #expect(imported.output.contains("K rozhodnutí 1: \(program.offered("review"))\n"))
    #expect(program("--language", "cs", "review").output.contains("délky 1–2  Znak"))
    #expect(program("import", newer).output.contains("To Decide 1: \(program.offered("review"))\n"))
  }

  @Test func corrections() {
    let before = program("--json", "swim", "records").output
    let edited = program("swim", "edit-style", SampleBook.segment, "znak")
    #expect(edited.output.contains("Backstroke 50 m"))
    #expect(edited.output.hasSuffix("Undo it: \(program.offered("undo 2"))\n"))
    #expect(program("--json", "swim", "records").output.contains(#""style":"backstroke""#))
    #expect(program("swim", "edit-style", SampleBook.segment, "backstroke").output.contains("nothing was changed"))
    #expect(program("undo").status == 0)
    #expect(program("--json", "swim", "records").output == before)
  }

  @Test(arguments: [
    ["swim", "edit-style", SampleBook.segment, "mix", "--laps", "1-2"],
    ["swim", "merge", SampleBook.segment, "--laps", "1-2"],
    ["swim", "split", SampleBook.segment, "--lap", "1", "--into", "2"],
    ["swim", "exclude", SampleBook.segment, "--laps", "2"],
    ["swim", "exclude", SampleBook.segment], ["swim", "set-pool", SampleBook.swim, "33.33"],
    ["swim", "set-pool", SampleBook.swim, "25yd"], ["swim", "remove", SampleBook.swim],
  ]) func correctionsAndTheirUndo(words: [String]) {
    let before = program("--json", "swim", "records").output
    let result = program.run(["--json"] + words)
    #expect(result.status == 0, "\(result.words)")
    #expect(result.output.contains(#""changed":true"#))
    #expect(program("--json", "swim", "records").output != before)
    #expect(program("undo").status == 0)
    #expect(program("--json", "swim", "records").output == before)
  }

  /// It stands all the same.
  @Test func whatLooksLikeASlipIsAsked() {
    let edited = program("swim", "set-pool", SampleBook.swim, "50")
    #expect(edited.status == 0)
    #expect(edited.output.contains("Is that right? Freestyle 50 m, 50 m pool in "), "\(edited.output)")
    #expect(edited.output.hasSuffix("Undo it: \(program.offered("undo 2"))\n"))
    #expect(program("--language", "cs", "undo").status == 0)
    let merged = program("--language", "cs", "swim", "merge", SampleBook.segment, "--laps", "1-2")
    #expect(!merged.output.contains("Je to správně?"), "two laps of so few are no odd length: \(merged.output)")
  }

  @Test func asSwimmersSayIt() {
    let history = program("swim", "history", "freestyle", "50", "--course", "scm").output
    for words in [
      ["free", "50m", "--course", "25"], ["crawl", "50", "--course", "SCM"], ["vz", "50 m", "--course", "25m"],
    ] {
      #expect(program.run(["swim", "history"] + words).output == history, "\(words)")
    }
    #expect(program("swim", "history", "free", "50yd", "--course", "25").words.contains("not in the unit of scm"))
    #expect(program("swim", "history", "free", "50 yd").words.contains("there is no course \"scy\""))
  }

  /// What a swimmer has in mind is a record, whose segment they do not know by name.
  @Test func splitsOfARecord() {
    let record = program("swim", "splits", "free", "50m", "--course", "25")
    #expect(record.status == 0 && record.output.contains("Freestyle 50 m"), "\(record)")
    let history = program("--json", "swim", "history", "freestyle", "50", "--course", "scm").output
    let splits = program("--json", "swim", "splits", "volný", "50", "--course", "scm").output
    let best = history.split(separator: "\"bestHundredths\":").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
      .min()
    #expect(best != nil && splits.contains("\"milliseconds\":\(best! * 10),"), "\(splits)")
    let none = program("swim", "splits", "fly", "1500")
    #expect(none.status == 2 && none.words.contains("there is no record at butterfly 1500"), "\(none)")
    let laps = program("swim", "splits", "free", "50", "--course", "25", "--laps", "1-2")
    #expect(laps.status == 2 && laps.words.contains("a record already has its laps"), "\(laps)")
  }

  /// A swim is named in every command as in `swim show`.
  @Test func theLatestSwimIsNamedLast() {
    let last = program("--json", "swim", "set-pool", "last", "25", "--dry-run")
    #expect(
      last.status == 0
        && last.output == program("--json", "swim", "set-pool", SampleBook.swim, "25", "--dry-run").output)
    #expect(program("swim", "set-pool", "someday", "25").words.contains("\"someday\" is not a swim"))
    #expect(program("swim", "set-pool", "5. 6. 2023", "25", "--dry-run").status == 0)
  }

  @Test func confirmAndPreferSayWhatTheyMiss() {
    #expect(program("swim", "confirm", SampleBook.segment).output.contains("nothing was changed"))
    let prefer = program("swim", "prefer", SampleBook.swim)
    #expect(prefer.status == 1)
    #expect(prefer.words.contains("is not a duplicate"))
  }

  @Test func accessAndSync() {
    #expect(program("access").output.contains(program.offered("access grant")))
    #expect(program("sync").status == 1)
    let granted = #"{"status":"granted","path":"\#(book.export)"}"#
    #expect(program("--json", "access", "grant", book.export).output == granted + "\n")
    #expect(program("sync").status == 0)
    #expect(program("--json", "sync").output == "{\"files\":[],\"parts\":{},\"changed\":false,\"awaitsReview\":0}\n")
    #expect(program("access", "revoke").output.contains("revoked"))
    #expect(program("--json", "access").output.contains(#""status":"revoked""#))
  }

  @Test func profileAndSettings() {
    let profile = program("--json", "profile", "set", "--name", "Jana", "avatar", "waves").output
    #expect(profile.hasPrefix(#"{"name":"Jana","avatar":"waves","change":"#), "\(profile)")
    #expect(
      profile.hasSuffix(
        #","set":[{"name":"name","value":"Jana","was":""},{"name":"avatar","value":"waves","was":"silhouette"}]}"#
          + "\n"), "\(profile)")
    #expect(program("profile").output.contains("Jana"))
    let changed =
      "{\"theme\":\"dark\",\"design\":\"as-designed\",\"language\":\"cs\",\"book.dates\":\"language\",\"book.clock\":\"language\",\"book.overview\":\"\",\"book.zone\":\"\","
      + "\"swimming.showUnknown\":false,\"swimming.longDistances\":true"
    #expect(
      program(
        "--json", "settings", "set", "--theme", "dark", "--language=cs", "show-unknown", "off", "long-distances", "on"
      ).output.hasSuffix(
        #","set":[{"name":"theme","value":"dark","was":"system"},"#
          + #"{"name":"language","value":"cs","was":"system"},"#
          + #"{"name":"swimming.showUnknown","value":false,"was":true},"#
          + #"{"name":"swimming.longDistances","value":true,"was":false}]}"# + "\n"))
    #expect(program("--json", "settings").output.hasPrefix(changed))
    #expect(
      program("--json", "settings", "set", "overview", "swimming").output.hasSuffix(
        #","set":[{"name":"book.overview","value":"swimming","was":""}]}"# + "\n"))
    #expect(program("settings", "set", "--book.overview", "all").output.hasPrefix("Přehled: vše (bylo Plavání)\n"))
    #expect(program("--json", "settings").output.hasPrefix(changed))
    #expect(program("settings", "set", "book.overview", "walking").words.contains("running, support, prayer, strength"))
    #expect(program("swim", "records").output.contains("Kniha rekordů"))
    #expect(program("--language", "en", "swim", "records").output.contains("Records Book"))
    #expect(program("nonsense").words.contains("příkaz"))
  }

  @Test func languageOfTheEnvironment() {
    var program = program
    program.environment = ["LC_ALL": "cs_CZ.UTF-8"]
    #expect(program("swim", "records").output.contains("Kniha rekordů"))
    #expect(program("help").output.contains("Použití"))
    program.environment = ["LC_ALL": "", "LANG": "cs"]
    #expect(program("swim", "records").output.contains("Kniha rekordů"))
  }

  @Test func lists() {
    #expect(program("swim", "list").output.contains(SampleBook.swim))
    #expect(program("review").output.contains("Nothing to decide"))
    #expect(program("swim", "recalculate").output.contains("All match"))
    #expect(
      program("--json", "swim", "recalculate").output
        == #"{"swimCount":1,"lapCount":4,"recordCount":1,"differences":[]}"# + "\n")
  }

  @Test func screens() {
    let route = "recordbook://swimming/records?course=scm"
    #expect(program("show", route).output == program("swim", "records", "--course", "scm").output)
    #expect(program("--json", "show", route).output.hasPrefix(#"{"route":"\#(route)","#))
  }

  @Test func careOfTheStore() {
    #expect(program("check").status == 0)
    #expect(program("--json", "check").output.hasPrefix("{\"sound\":true,"))
    #expect(program("repair").output.contains("nothing to repair"))
  }

  @Test func call() {
    #expect(
      program("call", "swimming.showRecordsBook", #"{"course":"scm"}"#).output
        == program("--json", "swim", "records").output)
    #expect(program("call", "swimming.showRecordsBook").output == program("--json", "swim", "records").output)
    #expect(program("call").output.contains("swimming.showRecordsBook"))
    let unknown = program("call", "swimming.nonsense")
    #expect(unknown.status == 2)
    #expect(unknown.words.contains("List them all: \(program.offered("call"))"))
    #expect(program("call", "swimming.showRecordBook").words.contains("Did you mean swimming.showRecordsBook"))
  }

  @Test func theEnvironmentNamesTheBook() {
    var elsewhere = program
    elsewhere.environment = ["RECORDBOOK_STORE": book.sandbox.store]
    let records = program("--json", "swim", "records").output
    #expect(elsewhere.launch([Program.path, "--json", "swim", "records"]).output == records)
    #expect(program.launch([Program.path, "--json", "swim", "records"]).output != records)
    // The option takes precedence over the environment, and an empty variable names no book.
    let other = book.sandbox.path + "/other"
    #expect(elsewhere.launch([Program.path, "--store", other, "--json", "swim", "records"]).output != records)
    elsewhere.environment = ["RECORDBOOK_STORE": ""]
    #expect(elsewhere.launch([Program.path, "--json", "swim", "records"]).output != records)
  }

  @Test func helpAndVersion() {
    #expect(program("--version").output.hasPrefix("recordbook "))
    #expect(program("help", "import").output == program("import", "--help").output)
    #expect(program("help", "access", "grant").output.contains("recordbook access grant PATH"))
    #expect(program("--help").output == program("help").output)
  }

  /// Without a command: where the user stands.
  @Test func theBookAtAGlance() {
    #expect(program().output.hasPrefix("Overview\n"))
    #expect(program().output == program("show", "recordbook://").output)
    #expect(program("--json").output.contains(#","isEmpty":false,"parts":{"swimming":"#))
    #expect(program("--html").output.hasPrefix("<!DOCTYPE html>"))
    let bare = Program(sandbox: Sandbox())
    #expect(bare.launch([Program.path]).output.contains("recordbook import"))
  }
}
