import Testing

@testable import KernelCommandLine

/// Mistakes that people make, each with the part of the answer that helps.
@Suite struct TypoTests {
  private static let typos: [(words: String, answer: String)] = [
    // Words of other programs.
    ("rm last", "Did you mean swim remove, run remove or strength remove?"),
    ("ls", "Did you mean swim list, run list, support list, prayer list, strength list or feed list?"),
    ("edit last", "\"edit\" is a verb of a feature: support edit, strength edit"),
    ("config", "Did you mean settings?"), ("login", "Did you mean account log-in?"),
    ("backup", "Did you mean export?"), ("running", "Did you mean run?"),
    ("workouts", "\"workouts\" is a verb of a feature: run workouts"),
    ("history", "\"history\" is a verb of a feature: swim history, support history"),
    ("run delete last", "Did you mean run remove?"), ("run rm last", "Did you mean run remove?"),
    ("run edit last", "Did you mean run rename or run kind?"), ("run ls", "Did you mean run list?"),
    ("swim edit last", "Did you mean swim edit-style?"), ("swim del last", "Did you mean swim remove?"),
    ("strength best", "Did you mean strength lifts?"), ("support new Sunday", "Did you mean support add?"),
    ("support remove Sunday", "Did you mean support delete?"), ("support plans", "Did you mean support list?"),
    ("feed person pair Jana", "Did you mean feed people?"), ("feed rm me.7", "Did you mean feed delete?"),
    ("prayer rm fajr", "Did you mean prayer"), ("strength routine", "Did you mean strength routines"),
    // Slips of the finger.
    ("swmi", "Did you mean swim?"), ("hsitory", "Did you mean swim history"), ("settigns", "Did you mean settings?"),
    ("swim recrods", "Did you mean swim records?"), ("run hsow last", "Did you mean run show?"),
    ("swim history medly 200", "Did you mean medley?"), ("prayer log fjar", "Did you mean fajr?"),
    ("settings set thme dark", "Did you mean theme?"), ("settings set theme drak", "Did you mean dark?"),
    ("swim records --corse lcm", "Did you mean --course?"), ("demo --plian", "Did you mean --plain?"),
    // Days and months.
    ("run list last", "Write it as 2025-08-19, 2025-08 or 2025"), ("run week todya", "Did you mean today?"),
    ("prayer times --month novembr", "Did you mean november?"), ("prayer times --date 2026-06-21", "no option --date"),
    // What is missing.
    ("strength plates 82st", "82.5kg"), ("run goal 30", "Write 30 km or 30 runs."),
    // Names of things.
    ("prayer place Prag", "Did you mean Europe/Prague?"), ("strength lifts benchpress", "Bench Press"),
    ("strength exercises --muscle chset", "chest"), ("swim records --course 30", "there is no course \"30m\""),
    ("show records", "recordbook://swimming/records"), ("call swimming.nothing", "List them all: recordbook"),
    ("settings week-start", "Did you mean swimming.week-start or running.week-start?"),
    ("settings set", "settings set needs a value (theme, design"),
    ("show recordbook://nothing", "List them all: recordbook"),
    ("strength routines Push", "there is no routine \"Push\""),
    ("support edit Sundy --goal 8", "there is no plan \"Sundy\""),
    // Days that are several, or none.
    ("prayer show november", "\"november\" is more than one day"), ("run week 2025", "\"2025\" is more than one day"),
    ("run list 2025-08..2025-05", "Write 2025-05..2025-08."), ("swim list 2/5/2025", "Write it as 2025-08-19"),
    ("run year 25", "\"25\" is not a year"), ("prayer fasts 48", "\"48\" is not a year"),
    ("prayer stats --calendar last", "--calendar: \"last\" is not a year"),
    ("prayer log fajr --at 25pm", "For example: 05:41"),
    // More that is missing, or too much.
    ("prayer log fajr yesterday", "Write --day yesterday"), ("prayer log fajr 5:41", "Write --at 5:41"),
    ("prayer log fajr late yesterday", "Write --day yesterday"), ("prayer remind before 10", "Write --minutes 10"),
    ("body-weight 82 kg yesterday", "Write --day yesterday (Which day)"),
    ("prayer times tomorrow", "Write --day tomorrow"),
    ("swim history 200 freestyle", "\"200\" is in the place of \"freestyle\""),
    ("prayer make-up 2 fajr", "PRAYER: \"2\" is in the place of \"fajr\""),
    ("run list 5", "For the newest 5: --limit 5"), ("changes 3", "--limit 3"),
    ("settings dark", "settings set theme dark"), ("settings language english", "settings set language en"),
    ("settings theme blue", "\"blue\""), ("settings running.heartrat", "Did you mean running.heart-rate"),
    ("run compare r20250707T062026Z last", "run show r20250707T062026Z --against last"),
    ("swim goal 3", "Write 3 km, 3 yd or 3 swims."), ("run add yesterday 5", "5 what?"),
    ("run export last out", "tells no format"), ("help swim records x", "help does not take \"x\""),
    ("help swimming records", "help does not take \"records\""),
    ("call swimming.listSwim", "Did you mean swimming.listSwims"), ("help swimm", "Did you mean swim"),
    // Words that name something else.
    ("run list last 5", "For the newest 5: --limit 5"), ("run show last week", "recordbook"),
    ("swim show last month", "swim list last month"), ("strength show bench press", "strength lifts bench press"),
    ("strength note felt good today", "strength note 'felt good today'"),
    ("strength note friday was hard", "strength note friday 'was hard', or"),
    ("run add 5 km 25:30", "run add today 5km 25:30"),
    ("run add 5 km --name Run --dry-run", "run add today 5km --name Run --dry-run"),
    ("run add today 5 m 30 s", "0:05:30"), ("run add today 1h 5m", "1h05"),
    ("profile set name Jan Petr Novak avatar fox", "profile set name 'Jan Petr Novak' avatar fox"),
    ("profile set avatar fox name Jan Petr", "profile set avatar fox name 'Jan Petr'"),
    ("run add today 5km --name Morning run", "--name 'Morning run'"), ("run week last month", "is more than one day"),
    ("strength log yesterday bench press 80kg x5", "strength log yesterday 'bench press' 80kg x5"),
    ("strength set-block r1 bench press 3x5", "'bench press' 3x5"), ("run wear last Pegasus 41", "recordbook"),
    ("profile set name John Smith", "profile set name 'John Smith'"),
    ("settings set running.units miles", "Did you mean mi?"),
    ("settings set language Czech", "Did you mean cs?"),
    ("run list from november to february 2025", "Write february 2025"),
    ("run shoes add Blue", "Did you mean run add-shoes?"), ("support message", "Did you mean support messages?"),
    ("run compare last week", "run compare needs B"),
  ]

  @Test func areAnswered() {
    let program = SampleBook().program
    for typo in TypoTests.typos {
      let words = typo.words.split(separator: " ").map(String.init)
      let english = program.run(words)
      #expect(english.status == 2 && english.output.isEmpty, "\(typo.words): \(english)")
      #expect(english.words.contains(typo.answer), "\(typo.words): \(english.words)")
      #expect(english.words.count <= 15 * 80, "\(typo.words): a list of everything helps nobody")
      let czech = program.run(["--language", "cs"] + words)
      #expect(czech.status == 2 && czech.words != english.words, "\(typo.words): \(czech.words)")
    }
  }

  @Test(arguments: [
    ("run show last", "there is no run in the book yet"), ("strength show last", "there is no workout in the book yet"),
    ("feed post last", "there is no finished workout in the book yet"),
  ])
  func anEmptyBookSaysHowToFillIt(words: String, problem: String) {
    let result = Program(sandbox: Sandbox()).run(words.split(separator: " ").map(String.init))
    #expect(result.status != 0 && result.words.contains(problem) && result.words.contains("import PATH"))
  }

  @Test func britishSpellingIsUnderstood() {
    let program = Program(sandbox: Sandbox())
    #expect(program("strength", "favourite", "Plank").status == 0)
    #expect(program("strength", "exercises", "--favourites").output.contains("Plank"))
    #expect(program("--language", "en-GB", "help", "strength").output.contains("strength favourite"))
    #expect(program("--language", "en", "help", "strength").output.contains("strength favorite"))
  }
}
