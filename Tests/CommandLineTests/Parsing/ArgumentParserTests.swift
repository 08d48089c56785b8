import KernelDomain
import KernelPresentation
import Testing

@testable import KernelCommandLine
@testable import recordbook

@Suite struct ArgumentParserTests {
  private func parse(_ line: String) throws(UsageError) -> ArgumentParser.Parsed {
    var parser = ArgumentParser(.recordbook)
    return try parser.parse(shellWords(line))
  }

  @Test(arguments: [
    "--store /s --json --language cs swim history freestyle 200 --course lcm",
    "swim history --store=/s freestyle --language=cs 200 --course=lcm --json",
    "swim history freestyle 200 --course lcm --json --store /s --language cs",
  ]) func globalOptionsStandAnywhere(line: String) throws {
    let parsed = try parse(line)
    #expect(
      parsed.options
        == {
          var o = GlobalOptions(); o.store = "/s"; o.json = true; o.language = .cs; return o
        }())
    #expect(parsed.command?.name == "swim history")
    #expect(parsed.arguments["STYLE"] == "freestyle")
    #expect(parsed.arguments["DISTANCE"] == "200")
    #expect(parsed.arguments["--course"] == "lcm")
  }

  @Test func ownOptionsComeFirst() throws {
    let parsed = try parse("--language en settings set --language cs")
    #expect(parsed.options.language == .en)
    #expect(parsed.arguments["--language"] == "cs")
    #expect(try parse("settings --language cs").options.language == .cs)
  }

  @Test func wordsAfterTwoDashesAreNoOptions() throws {
    #expect(try parse("import -- --pool -x").arguments.all("PATH") == ["--pool", "-x"])
    #expect(try parse("export - --format json").arguments.all("PATH") == ["-"])
    #expect(throws: UsageError.self) { try parse("import -") }
  }

  @Test func aWordWithDotsIsBothDaysOfASpan() throws {
    let two = try parse("prayer log-range 2026-11-01 2026-11-07 missed").arguments
    #expect(two["FROM"] == "2026-11-01" && two["TO"] == "2026-11-07" && two["STATUS"] == "missed")
    let one = try parse("prayer log-range 2026-11-01..2026-11-07 missed").arguments
    #expect(one["FROM"] == "2026-11-01..2026-11-07" && one["TO"] == nil && one["STATUS"] == "missed")
    #expect(try parse("prayer estimate-debt 2010..2014").arguments["FROM"] == "2010..2014")
    #expect(throws: UsageError.self) { try parse("prayer estimate-debt 2010-01-01") }
    #expect(throws: UsageError.self) { try parse("prayer log-range 2026-11-01..2026-11-07") }
    #expect(throws: UsageError.self) { try parse("prayer estimate-debt 2010..2014 2015-01-01") }
  }

  @Test func subcommands() throws {
    #expect(try parse("access").command?.name == "access")
    #expect(try parse("access grant /x").command?.name == "access grant")
    #expect(try parse("access grant /x").arguments["PATH"] == "/x")
    #expect(try parse("access grant grant").arguments["PATH"] == "grant")
  }

  @Test func valuesThatAreEmptyOrHoldAnEqualsSign() throws {
    #expect(try parse("profile set --name=").arguments["--name"] == "")
    #expect(try parse("profile set --name=a=b").arguments["--name"] == "a=b")
  }

  @Test(arguments: [
    ("hsitory", "there is no command \"hsitory\"", "Did you mean swim history or support history?"),
    ("rec", "there is no command \"rec\"", "Did you mean swim records?"),
    ("records", "\"records\" is a verb of a feature: swim records", "Type: recordbook swim records"),
    ("swim recrods", "swim has no command \"recrods\"", "Did you mean swim records?"),
    ("zzzzz", "there is no command \"zzzzz\"", "recordbook help"),
    ("swim records --curse lcm", "there is no option --curse", "Did you mean --course?"),
    ("-x swim records", "there is no option -x", "recordbook help"),
    ("swim records --course", "--course needs a value: COURSE", "Usage: recordbook swim records"),
    ("swim records --course --json", "--course needs a value: COURSE", "Usage: recordbook swim records"),
    ("--json=yes swim records", "--json takes no value", "only --json"),
    ("swim history freestyle", "swim history needs DISTANCE", "Usage: recordbook swim history STYLE DISTANCE"),
    ("swim records extra", "swim records does not take \"extra\"", "Usage: recordbook swim records"),
    ("access grnat", "access has no command \"grnat\"", "Did you mean access grant?"),
    ("swim merge x", "swim merge needs --laps A-B", "Usage: recordbook swim merge"),
    ("--language de swim records", "--language: \"de\" is not valid", "cs, en"),
    ("--socket", "--socket needs a value: PATH", "recordbook help"),
  ]) func mistakes(line: String, problem: String, hint: String) throws {
    let error = try #require(throws: UsageError.self) { try parse(line) }
    #expect(error.problem.en.contains(problem))
    #expect(error.hint(.en, .usual).contains(hint))
    #expect(error.problem.cs != error.problem.en)
  }

  @Test func helpNeedsNothingElse() throws {
    #expect(try parse("swim history --help").options.help)
    #expect(try parse("swim history -h").command?.name == "swim history")
    #expect(try parse("--version").options.version)
  }

  @Test func languageIsKnownEvenOfMistakes() {
    var parser = ArgumentParser(.recordbook)
    _ = try? parser.parse(["--language", "cs", "nonsense"])
    #expect(parser.options.language == .cs)
  }
}

/// Words as a shell reads them: single quotes keep spaces together.
func shellWords(_ line: String) -> [String] {
  line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
    index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
  }
}
