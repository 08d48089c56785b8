import Libc
import TestSupport
import Testing

@testable import KernelCommandLine
@testable import recordbook

/// `names`: what completion offers where a segment or a swim has to be named.
@Suite struct NamesTests {
  /// Shells give each of these commands the beginning of a word, even an empty one.
  @Test func whatCompletionRunsIsACommand() throws {
    let commands = CommandTable.recordbook.all.flatMap(\.forms)
    let parameters = commands.flatMap { $0.parameters + $0.options.compactMap(\.parameter) }
    for parameter in Set(parameters) {
      var parser = ArgumentParser(.recordbook)
      switch parameter.kind {
      case .name(let words): _ = try parser.parse(words.split(separator: " ").map(String.init) + [""])
      case .nameOfFirst(let words):
        _ = try parser.parse(words.split(separator: " ").map(String.init) + ["--of", "x", ""])
      default: continue
      }
    }
  }

  @Test func plansImportsAndAudiencesAreListed() {
    let book = SampleBook()
    #expect(book.program("support", "add", "Sunday").status == 0)
    let plans = book.program("support", "names", "plans", "p").output
    #expect(plans.hasPrefix("p") && plans.split(separator: "\n").count == 1, "\(plans)")
    #expect(book.program("support", "names", "plans", "q").output.isEmpty)
    #expect(book.program("imports", "names", "numbers", "").output == "1\n")
    #expect(book.program("feed", "names", "audiences", "a").output == "all\n")
    #expect(book.program("run", "names", "shoes", "").output.isEmpty)
    // What was deleted for good can't be undone.
    #expect(book.program("support", "delete", "Sunday", "--yes").status == 0)
    let (all, names) = (book.program("changes").output, book.program("changes", "--names").output)
    #expect(all.contains("  3  ") && !names.contains("3") && names.contains("1"), "\(all)\(names)")
  }

  @Test func whatPrayersKnowIsListed() {
    let program = Program(sandbox: Sandbox())
    for words in [
      "place Prague", "remind before --minutes 10", "excuse --from 2025-11-20/asr --until 2025-11-25/fajr",
    ] {
      #expect(program.run(["prayer"] + words.split(separator: " ").map(String.init)).status == 0, "\(words)")
    }
    #expect(program("prayer", "names", "reminders").output == "before-10\n")
    #expect(program("prayer", "names", "excuses", "2025").output == "2025-11-20/asr\n")
    #expect(program("prayer", "names", "unsettled").output.isEmpty)
    #expect(program("prayer", "names", "zones", "Europe/Prag").output == "Europe/Prague\n")
  }

  @Test func theLatestAreListed() {
    let book = SampleBook()
    #expect(book.program("swim", "names", "segments").output == "20230605T060000Z.2\n20230605T060000Z.1\n")
    #expect(book.program("swim", "names", "swims").output == "20230605T060000Z\n")
    #expect(
      book.program("--json", "swim", "names", "segments").output == #"["20230605T060000Z.2","20230605T060000Z.1"]"#
        + "\n")
    let refused = book.program("swim", "names", "lengths")
    #expect(refused.status == 2 && refused.words.contains("segments, swims"))
  }

  @Test func lapsAreThoseOfASegment() {
    let book = SampleBook()
    let segment = book.program("--json", "call", "swimming.showSegment", #"{"segment":"\#(SampleBook.segment)"}"#)
      .output
    #expect(segment.contains(#""laps":[1,2]"#), "\(segment)")
    let laps = book.program("swim", "names", "laps", "--of", SampleBook.segment)
    #expect(laps.output == "1\n2\n", "\(laps)")
    #expect(book.program("swim", "names", "lap-ranges", "--of", SampleBook.segment, "1").output == "1\n1-2\n")
    #expect(book.program("swim", "names", "lap-ranges", "--of", SampleBook.segment, "1-").output == "1-2\n")
    let refused = book.program("swim", "names", "laps", "--of", "nothing")
    #expect(refused.status == 2 && refused.words.contains("nothing"), "\(refused)")
    #expect(book.program("swim", "names", "laps").output.isEmpty)
  }

  @Test func addressesAreThoseOfScreensAndOfWhatTheyLeadTo() {
    let book = SampleBook()
    let fixed = [
      "", "import", "export", "check", "find", "access", "changes", "imports", "login", "review", "swimming/records",
      "swimming/compare",
      "swimming/all-records", "swimming/bests", "swimming/fallen", "swimming/progress", "swimming/results",
      "swimming/years", "swimming/seasons", "swimming/pace", "swimming/ages", "swimming/targets",
      "swimming/standards", "swimming/beside", "swimming/plan", "swimming/results/add", "swimming/settings",
      "running/home", "running", "running/welcome", "running/track", "running/efforts", "running/settings",
      "running/sums", "running/compare", "running/add", "running/shoes", "running/predict", "running/workouts",
      "running/zones", "running/routes", "running/map", "running/login", "support/home", "support/create",
      "support/setup", "support/history", "support/settings", "support/settings/notifications", "prayer",
      "prayer/welcome", "prayer/times", "prayer/stats", "prayer/profile", "prayer/settings", "prayer/fasts",
      "prayer/travel", "prayer/onboarding/place", "prayer/onboarding/calculation", "prayer/onboarding/reminders",
      "prayer/onboarding/ready", "strength/home", "strength/workouts", "strength/active", "strength/rest",
      "strength/exercises", "strength/own", "strength/new-routine", "strength/profile", "strength/more",
      "strength/form", "strength/form/results", "strength/names", "strength/measures", "strength/missing",
      "strength/today", "strength/log", "strength/login", "strength/login/help", "feed",
      "feed/people", "feed/pair", "settings",
    ].map { "recordbook://" + $0 }
    #expect(book.program("show", "--names").output == fixed.map { $0 + "\n" }.joined())
    #expect(book.program("show", "--names", "recordbook://se").output == "recordbook://settings\n")
    let months = book.program("show", "--names", "recordbook://swimming/months/")
    #expect(months.output == "recordbook://swimming/months/2023-06\n", "\(months)")
    let segments = book.program("show", "--names", "recordbook://swimming/segments/").output
    #expect(
      segments.split(separator: "\n").contains("recordbook://swimming/segments/\(SampleBook.segment)"), "\(segments)")
    let edit = book.program("show", "--names", "recordbook://swimming/segments/\(SampleBook.segment)/").output
    #expect(edit == "recordbook://swimming/segments/\(SampleBook.segment)/edit-style\n")
    #expect(book.program("show", "--names", "http://").output.isEmpty)
    for pattern in ["recordbook://swimming/records/STYLE/DISTANCE", "recordbook://settings\n"] {
      #expect(book.program("show").output.contains(pattern))
    }
  }

  @Test func whatWasRemovedHasNoSegmentsToCorrect() {
    let book = SampleBook()
    #expect(book.program("swim", "remove", SampleBook.swim).status == 0)
    #expect(book.program("swim", "names", "segments").output.isEmpty)
    #expect(book.program("swim", "names", "swims").output == "20230605T060000Z\n")
  }

  @Test func anEmptyBookHasNone() {
    let program = Program(sandbox: Sandbox())
    let listed = program("swim", "names", "swims")
    #expect(listed.status == 0 && listed.output.isEmpty && listed.words.isEmpty)
  }

  /// Sixty lengths with a rest after each.
  @Test func noMoreAreListedThanCanBeOffered() {
    let program = Program(sandbox: Sandbox())
    var export = AppleExportBuilder()
    export.swim((0..<60).map { AppleExportBuilder.lap($0 * 60, "30") }.joined())
    #expect(program("import", program.sandbox.write(export.bytes, to: "export.xml")).status == 0)
    let names = program("swim", "names", "segments").output.split(separator: "\n")
    #expect(names == (11...60).reversed().map { "20230605T060000Z.\($0)" })
  }

  @Test(
    .enabled(if: Program.has("bash")),
    arguments: [
      ("swim segment", SampleBook.segment), ("swim edit-style", SampleBook.segment), ("swim merge", SampleBook.segment),
      ("swim exclude", SampleBook.segment), ("swim remove", SampleBook.swim), ("swim set-pool", SampleBook.swim),
      ("swim records --course", "scm"), ("show", "recordbook://settings"),
      ("call", "swimming.showRecordsBook"),
    ]) func bashOffersThem(command: String, name: String)
  {
    let program = owner
    let script = program.sandbox.write(
      Array(CompletionShell.bash.script(.recordbook, GlobalOptions.all).utf8), to: "bash")
    let words = "COMP_WORDS=(recordbook \(command) '\(name.prefix(2))'); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))"
    let offered = program.launch(["bash", "-c", "source \(script); \(words); _recordbook; echo \"${COMPREPLY[@]}\""])
    #expect(offered.output.split(whereSeparator: \.isWhitespace).contains(Substring(name)), "\(offered)")
    #expect(offered.words.isEmpty)
  }

  /// bash takes an address for three words, and puts what it is given after the last colon.
  @Test(
    .enabled(if: Program.has("bash")),
    arguments: [
      ("show recordbook :", "//settings"), ("show recordbook : //se", "//settings"),
      ("show recordbook : //swimming/mo", "//swimming/months/2023-06"),
      ("swim merge \(SampleBook.segment) --laps ''", "2"), ("swim merge \(SampleBook.segment) --laps 1", "1-2"),
      ("swim edit-style \(SampleBook.segment) drill --laps = 1-", "1-2"),
      ("swim split \(SampleBook.segment) --lap ''", "2"),
    ]) func bashOffersAddressesAndLaps(command: String, name: String)
  {
    let program = owner
    let script = program.sandbox.write(
      Array(CompletionShell.bash.script(.recordbook, GlobalOptions.all).utf8), to: "bash")
    let words = "COMP_WORDS=(recordbook \(command)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))"
    let offered = program.launch(["bash", "-c", "source \(script); \(words); _recordbook; echo \"${COMPREPLY[@]}\""])
    #expect(offered.output.split(whereSeparator: \.isWhitespace).contains(Substring(name)), "\(offered)")
    #expect(offered.words.isEmpty)
  }

  /// Of the book that the line names.
  @Test(.enabled(if: Program.has("bash"))) func bashOffersThoseOfTheBookNamed() {
    let book = SampleBook()
    let program = Program(sandbox: Sandbox())
    let script = program.sandbox.write(
      Array(CompletionShell.bash.script(.recordbook, GlobalOptions.all).utf8), to: "bash")
    for option in ["--store \(book.sandbox.store)", "--store = \(book.sandbox.store)"] {
      let words = "COMP_WORDS=(\(Program.path) \(option) swim segment ''); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))"
      let offered = program.launch(["bash", "-c", "source \(script); \(words); _recordbook; echo \"${COMPREPLY[@]}\""])
      #expect(offered.output == "20230605T060000Z.2 20230605T060000Z.1\n", "\(offered)")
    }
  }

  @Test(.enabled(if: Program.has("fish"))) func fishOffersThem() {
    let program = owner
    let script = program.sandbox.write(
      Array(CompletionShell.fish.script(.recordbook, GlobalOptions.all).utf8), to: "fish")
    let offered = program.launch([
      "fish", "-N", "-c",
      "source \(script); complete -C 'recordbook swim segment '; complete -C 'recordbook swim remove '; "
        + "complete -C 'recordbook swim merge \(SampleBook.segment) --laps 1'; complete -C 'recordbook show recordbook://se'",
    ])
    // Some versions of fish say what an option is for behind each of its values.
    let names = offered.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(
      names == ["20230605T060000Z.2", "20230605T060000Z.1", "20230605T060000Z", "1", "1-2", "recordbook://settings"],
      "\(offered)")
  }

  /// One whose usual book has the sample in it, and who has the program at hand.
  private var owner: Program {
    var program = Program(sandbox: Sandbox())
    let sandbox = program.sandbox
    let export = sandbox.write(AppleHealthSample.xml, to: "export.xml")
    precondition(program.launch([Program.path, "import", export]).status == 0)
    precondition(symlink(Program.path, sandbox.makeFolder("bin") + "/recordbook") == 0)
    program.environment["PATH"] = sandbox.path + "/bin:/usr/local/bin:/usr/bin:/bin"
    return program
  }
}
