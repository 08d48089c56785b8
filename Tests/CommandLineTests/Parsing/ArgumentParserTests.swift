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

  @Test func aMonthOrADayIsBothDaysOfASpan() throws {
    for word in ["2026-11", "yesterday", "'feb 3'"] {
      let one = try parse("prayer log-range \(word) missed").arguments
      #expect(one["FROM"] == shellWords(word)[0] && one["TO"] == nil && one["STATUS"] == "missed")
    }
    #expect(try parse("prayer estimate-debt 2010").arguments["FROM"] == "2010")
    #expect(throws: UsageError.self) { try parse("prayer log-range 2026-11-01 2026-11-07") }
    #expect(throws: UsageError.self) { try parse("prayer log-range yesterday") }
  }

  @Test func anAmountAndItsUnitMayBeTwoWords() throws {
    #expect(try parse("body-weight 82,5 kg").arguments["WEIGHT"] == "82,5kg")
    #expect(try parse("swim set-pool last 25 yd").arguments["METRES"] == "25yd")
    let waist = try parse("strength measure waist 80 cm yesterday").arguments
    #expect(waist["VALUE"] == "80cm" && waist["DAY"] == "yesterday")
    let monday = try parse("strength measure waist 80 mon").arguments
    #expect(monday["VALUE"] == "80" && monday["DAY"] == "mon")
    #expect(try parse("strength warmup 100 row").arguments["EXERCISE"] == "row")
    #expect(try parse("run set-length last 5.2 km").arguments["LENGTH"] == "5.2km")
    #expect(throws: UsageError.self) { try parse("body-weight 82kg kg") }
    #expect(throws: UsageError.self) { try parse("run note last 5 km") }
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
    // Words of other commands.
    ("swim settings", "swim has no command \"settings\"", "Did you mean settings?"),
    ("prayer settings", "prayer has no command", "Did you mean settings?"),
    ("prayer goal", "prayer has no command \"goal\"", "Did you mean settings set prayer.goal?"),
    ("run units", "run has no command", "Did you mean settings set running.units?"),
    ("strength undo", "strength has no command", "Did you mean undo?"),
    ("swim import x.zip", "swim has no command", "Did you mean swim import-results or import?"),
    ("imports undo 1", "imports has no command", "Did you mean undo?"),
    ("feed config", "feed has no command", "Did you mean settings?"),
    ("profile name Eva", "profile has no command \"name\"", "Did you mean profile set name?"),
    ("settings theme dark", "\"dark\" is not expected here", "To set it: recordbook settings set theme dark"),
    ("settings rest theme", "settings has no command \"rest\"", "Did you mean settings reset?"),
    ("settings change theme", "settings has no command \"change\"", "Did you mean settings set?"),
    // Parts of verbs.
    ("strength max squat", "strength has no command", "Did you mean strength set-max?"),
    ("swim result", "swim has no command", "Did you mean swim add-result or swim remove-result?"),
    ("swim pool last 25", "swim has no command", "Did you mean swim set-pool?"),
    ("run exert last 7", "run has no command", "Did you mean run exertion?"),
    ("support show Sunday", "support has no command", "Did you mean support messages?"),
    ("feed add last", "feed has no command", "Did you mean feed post?"),
    ("run history", "run has no command", "Did you mean run list?"),
    ("strength history", "strength has no command", "Did you mean strength list or strength lifts?"),
    // Options of other programs.
    ("prayer log fajr --date today", "there is no option --date", "Did you mean --day?"),
    ("swim records --from 2025", "there is no option --from", "Did you mean --since?"),
    ("swim list --from 2025", "there is no option --from", "Give the days without an option"),
    ("run list --year 2025", "there is no option --year", "Give the days without an option"),
    ("changes -n 3", "there is no option -n", "Did you mean --limit?"),
    ("run remove last -n", "there is no option -n", "Did you mean --dry-run?"),
    ("support delete Sunday --force", "there is no option --force", "Did you mean --yes?"),
    ("strength export x --as strong", "there is no option --as", "Did you mean --format?"),
    ("export x --messages", "there is no option --messages", "Did you mean --with-messages?"),
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
