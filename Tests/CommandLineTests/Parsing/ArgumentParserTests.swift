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
    let target = try parse("swim target free 100 m 1:05.00 --course 25 m").arguments
    #expect(target["DISTANCE"] == "100m" && target["TIME"] == "1:05.00" && target["--course"] == "25m")
    #expect(try parse("strength set 80kg x5 --rest 2 minutes").arguments["--rest"] == "2min")
    #expect(try parse("strength times last --duration 1 h 5 min").arguments["--duration"] == "1h5min")
    #expect(try parse("body-weight 82 kilos").arguments["WEIGHT"] == "82kg")
  }

  @Test(arguments: [
    (["5", "km", "25:30"], ["5km", "25:30"]), (["1", "h", "5", "min"], ["1h5min"]), (["1", "min", "5", "s"], ["1:05"]),
    (["80,5", "kilos", "x", "5"], ["80,5kg", "x", "5"]),
    (["10", "km", "1", "hour", "5", "minut"], ["10km", "1h5min"]),
    (["5"], ["5"]), (["km"], ["km"]), (["5km", "km"], ["5km", "km"]), (["10-15", "km"], ["10-15km"]),
  ])
  func numbersTakeTheirUnits(words: [String], joined: [String]) {
    #expect(QuantityWords.joined(words) == joined)
  }

  @Test(arguments: [
    ("run sums last week", "PERIOD", "last week"), ("swim list last week", "PERIOD", "last week"),
    ("run list this year --limit 3", "PERIOD", "this year"), ("swim show 3. 2. 2026", "SWIM", "3. 2. 2026"),
    ("prayer times --day next friday", "--day", "next friday"),
    ("run list --limit 3 minulý týden", "PERIOD", "minulý týden"),
    ("prayer times --month november 2026 --csv", "--month", "november 2026"),
    ("run compare may 2025 may 2026", "B", "may 2026"), ("run compare last year this year", "A", "last year"),
    ("run compare 2025 2026", "B", "2026"), ("run add last friday 5 km", "DAY", "last friday"),
    ("prayer log-range last week missed", "STATUS", "missed"), ("prayer log-range feb 3 feb 7 missed", "TO", "feb 7"),
    ("prayer log-range 3 feb missed", "FROM", "3 feb"),
    ("swim history free 100 --since may 2025", "--since", "may 2025"),
    ("run wear last monday", "RUN", "last"), ("run show last monday", "RUN", "last monday"),
    ("swim list poslední týden", "PERIOD", "poslední týden"), ("swim list posledni mesic", "PERIOD", "posledni mesic"),
    ("run show last --against latest", "--against", "last"), ("run show last --against=latest", "--against", "last"),
    ("run show latest monday", "RUN", "latest monday"),
    ("run show poslední", "RUN", "last"), ("swim show Last", "SWIM", "last"), ("run list limit", "PERIOD", "limit"),
    ("run set-length last monday 5 km", "RUN", "last monday"), ("swim compare last monday", "SECOND", "monday"),
    ("strength log yesterday 6 pm Squat 5x5", "TIME", "6pm"), ("prayer log fajr on time", "STATUS", "on-time"),
    ("prayer method Muslim world league", "METHOD", "muslim-world-league"),
    ("strength schedule r1 --weekdays mon, thu", "--weekdays", "mon,thu"),
  ])
  func aDayMayBeSeveralWords(line: String, name: String, value: String) throws {
    #expect(try parse(line).arguments[name] == value)
  }

  @Test(arguments: [
    ("strength lifts bench press --history", "EXERCISE", "bench press"),
    ("strength start push day", "ROUTINE", "push day"),
    ("run wear last Pegasus 41", "SHOES", "Pegasus 41"), ("prayer place New York", "PLACE", "New York"),
    ("prayer times --at New York --csv", "--at", "New York"),
    ("run note last felt good today", "NOTE", "felt good today"),
    ("feed people Jana Nova", "NAME", "Jana Nova"), ("run workouts Track day", "WORKOUT", "Track day"),
    ("run trim last 2:00 45:00", "FROM-TO", "2:00 45:00"),
  ])
  func theLastNameMayBeSeveralWords(line: String, name: String, value: String) throws {
    #expect(try parse(line).arguments[name] == value)
  }

  @Test(arguments: ["swim records extra --help", "run rename last a b -h", "run --help list", "run list --tip --help"])
  func helpIsGivenBeforeMistakes(line: String) throws {
    let parsed = try parse(line)
    #expect(parsed.options.help && parsed.command != nil)
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
    // Several words without quotes.
    ("run rename last Leg day", "NAME: several words", "recordbook run rename last 'Leg day'"),
    (
      "run rename last Sunday by the river", "both \"last\" and \"last Sunday\"",
      "run rename last 'Sunday by the river'"
    ),
    ("support add Spring race --goal 10 km", "NAME: several words", "support add 'Spring race' --goal 10 km"),
    ("run list --text by river", "--text: several words", "--text 'by river'"),
    ("strength set-max bench press 100 kg", "EXERCISE: several words", "strength set-max 'bench press' 100kg"),
    ("run export last my run.gpx", "PATH: several words", "run export last 'my run.gpx'"),
    ("run list 2025-01 2025-03", "\"2025-03\" is a second period", "recordbook run list 2025-01..2025-03"),
    // What must come first.
    ("run set-length 10 km", "needs RUN before \"10km\"", "recordbook run set-length last 10km"),
    ("swim set-pool 25m", "needs SWIM before \"25m\"", "recordbook swim set-pool last 25m"),
    ("strength log Squat 5x5", "needs DAY", "recordbook strength log today Squat 5x5"),
    (
      "strength log Squat 80kgx5 --name Foo --dry-run", "needs DAY",
      "recordbook strength log today Squat 80kgx5 --name Foo --dry-run"
    ),
    (
      "run rename last Sunday by the river --dry-run", "both \"last\" and \"last Sunday\"",
      "run rename last 'Sunday by the river' --dry-run"
    ),
    (
      "run note --dry-run poslední Sunday run", "both \"poslední\" and \"poslední Sunday\"",
      "'Sunday run' --dry-run"
    ),
    // Options without their dashes.
    ("run list limit 5", "does not take \"5\" here", "Write --limit 5"),
    ("feed post to Jana", "does not take \"Jana\" here", "Write --to Jana"),
    ("prayer log fajr last friday", "does not take \"last friday\" here", "Write --day last friday"),
    ("prayer times next friday", "does not take \"next friday\" here", "Write --day next friday"),
    ("prayer times november", "does not take", "Write --month november"),
    ("prayer times New York", "does not take", "Write --at New York"),
    ("swim records lcm", "does not take", "Write --course lcm"),
    ("prayer make up fajr", "prayer does not take \"make\"", "Did you mean prayer make-up?"),
    ("prayer fajr", "prayer has no command \"fajr\"", "Did you mean prayer log fajr?"),
    ("plavání", "there is no command", "Did you mean swim?"), ("nápověda", "there is no command", "Did you mean help?"),
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
