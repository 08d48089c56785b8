import Testing

@testable import KernelCommandLine

/// What the commands of every feature have in common.
@Suite struct GrammarTests {
  private let program = Program(sandbox: Sandbox())

  private var files: [String: [UInt8]] {
    Sandbox.contents(of: program.sandbox.store).filter { !$0.key.hasSuffix("/lock") }
  }

  /// Runs of half an hour on these days.
  private func importRuns(_ days: String...) {
    for day in days {
      let imported = program("import", track(day), "--zone", "UTC")
      #expect(imported.status == 0, "\(imported)")
    }
  }

  /// The path of a file with such a run.
  private func track(_ day: String) -> String {
    let points = (0...60).map { step in
      let minute = "\(step / 2 < 10 ? "0" : "")\(step / 2)"
      return
        "<trkpt lat=\"\(50 + Double(step) / 1_000)\" lon=\"14\"><time>\(day)T08:\(minute):\(step % 2 == 0 ? "00" : "30")Z"
        + "</time></trkpt>"
    }
    let text =
      "<gpx version=\"1.1\" creator=\"x\"><trk><type>running</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
    return program.sandbox.write(Array(text.utf8), to: "\(day).gpx")
  }

  @Test func correctionsOfRunsCanBeTried() {
    importRuns("2025-08-19")
    let before = files
    for words in ["remove last", "trim last 2:00-", "cut last 5:00-6:00", "split last 10:00", "kind last walking"] {
      let tried = program.run(["run"] + words.split(separator: " ").map(String.init) + ["--dry-run"])
      #expect(tried.output.hasPrefix("Would be corrected: "), "\(words): \(tried)")
      #expect(tried.output.hasSuffix("Nothing was changed.\n") && tried.status == 0, "\(words): \(tried)")
      #expect(!tried.output.contains("recordbook undo"), "\(words)")
      #expect(files == before, "\(words)")
    }
    #expect(program("changes").output.contains("  1  ") && !program("changes").output.contains("  2  "))
    #expect(program("--json", "run", "remove", "last", "--dry-run").output.contains("\"dryRun\":true"))
  }

  @Test func changesOfStrengthCanBeTried() {
    for words in ["start", "add Plank", "set 60s", "finish", "exercise Sandbag"] {
      #expect(program.run(["strength"] + words.split(separator: " ").map(String.init)).status == 0, "\(words)")
    }
    let before = files
    for words in [["remove", "last"], ["merge", "own-1", "Plank"]] {
      let tried = program.run(["strength"] + words + ["--dry-run"])
      #expect(tried.output.hasSuffix("Nothing was changed.\n") && tried.status == 0, "\(words): \(tried)")
      #expect(files == before, "\(words)")
    }
  }

  @Test func lastIsTheLatestFinishedWorkoutWhereOneIsRemoved() {
    for words in ["start", "add Plank", "set 60s", "finish", "start"] {
      #expect(program.run(["strength"] + words.split(separator: " ").map(String.init)).status == 0, "\(words)")
    }
    let removed = program("strength", "remove", "last")
    #expect(removed.status == 0, "\(removed)")
    #expect(program("call", "strength.showActiveWorkout").output.contains(#""active":{"#))
  }

  @Test func changesOfSeveralPrayersAndRoutinesCanBeTried() {
    #expect(program("prayer", "log-range", "2025-11-01", "2025-11-02", "missed", "--prayers", "fajr").status == 0)
    #expect(program("strength", "save-routine", "Push", "Plank:3x60s").status == 0)
    let before = files
    for words in [
      "prayer log-range 2025-11-01..2025-11-07 missed", "prayer make-up fajr", "strength remove-routine r1",
      "body-weight 82kg", "strength body-weight 82kg",
    ] {
      let tried = program.run(words.split(separator: " ").map(String.init) + ["--dry-run"])
      #expect(tried.output.hasPrefix("Would "), "\(words): \(tried)")
      #expect(tried.output.hasSuffix("Nothing was changed.\n") && tried.status == 0, "\(words): \(tried)")
      #expect(files == before, "\(words)")
    }
  }

  @Test func syncsCanBeTried() {
    #expect(program("access", "grant", track("2025-08-19")).status == 0)
    let before = files
    let tried = program("sync", "--dry-run")
    #expect(tried.output.hasPrefix("Would be import ") && tried.output.contains("1 run"), "\(tried)")
    #expect(files == before && tried.status == 0)
    #expect(program("sync").output.hasPrefix("Import "))
  }

  @Test func prayersAreListedByDay() {
    #expect(program("prayer", "list").output == "No recorded prayers\n")
    let logged = program("prayer", "log-range", "2025-11-01..2025-11-03", "missed", "--prayers", "fajr,isha")
    #expect(logged.status == 0, "\(logged)")
    func rows(_ words: String...) -> [Substring] {
      program.run(["prayer", "list"] + words).output.split(separator: "\n")
    }
    #expect(rows().count == 6)
    #expect(rows().first?.contains("Nov 3, 2025") == true && rows().first?.contains("Fajr") == true, "\(rows())")
    #expect(!rows()[1].contains("Nov") && rows()[1].contains("Isha"), "\(rows())")
    #expect(rows("2025-11-02").count == 2)
    #expect(rows("--limit", "1").count == 2)
    #expect(rows("2024").first == "No recorded prayers")
  }

  @Test func theBookHasOneBodyWeight() {
    #expect(program("body-weight").output == "Nothing yet.\n")
    #expect(program("body-weight", "82.5kg").output.contains("82.5 kg"))
    #expect(program("strength", "body-weight").output.contains("82.5 kg"))
    #expect(program("strength", "body-weight", "83kg", "--day", "2025-01-01").status == 0)
    #expect(program("body-weight").output.contains("Jan 1, 2025"))
    #expect(program("changes").output.contains("Body Weight, Jan 1, 2025: 83 kg"))
    #expect(program("undo").output.contains("Body Weight, Jan 1, 2025: 83 kg"))
    #expect(!program("body-weight").output.contains("Jan 1, 2025"))
    #expect(program("body-weight", "--remove").output.contains("nothing"))
    #expect(program("body-weight").output == "Nothing yet.\n")
  }

  /// 1 kcal per kilogram and kilometer, by the latest weight until the day of the run.
  @Test func theEnergyOfARunIsOfThatDaysWeight() {
    importRuns("2024-08-19", "2025-08-19")
    func energy(_ run: String) -> Substring? {
      let shown = program("--json", "run", "show", run).output
      return shown.firstRange(of: "\"kilocalories\":").map { shown[$0.upperBound...].prefix { $0.isNumber } }
    }
    #expect(energy("2025-08-19") == nil)
    #expect(program("body-weight", "60kg", "--day", "2025-01-01").status == 0)
    let light = energy("2025-08-19").flatMap { Int($0) } ?? 0
    #expect(light > 0 && energy("2024-08-19") == nil)
    #expect(program("settings", "set", "running.body-mass", "120").status == 0)
    let heavy = energy("2024-08-19").flatMap { Int($0) } ?? 0
    #expect(energy("2025-08-19").flatMap { Int($0) } == light)
    #expect(abs(heavy - 2 * light) <= 1)
  }

  @Test func listsTakeDaysAndALimit() {
    importRuns("2024-08-19", "2025-07-31", "2025-08-19")
    func days(_ words: String...) -> [String] {
      let lines = program.run(["run", "list"] + words).output.split(separator: "\n")
      #expect(lines.last?.hasPrefix("Sum:") == true)
      return lines.dropLast().map { $0.split(separator: " ")[0].prefix(9) + "" }
    }
    #expect(days() == ["r20250819", "r20250731", "r20240819"])
    #expect(days("2025") == ["r20250819", "r20250731"])
    #expect(days("2025-08") == ["r20250819"])
    #expect(days("2024..2025-07") == ["r20250731", "r20240819"])
    #expect(days("19. 8. 2024") == ["r20240819"])
    #expect(days("--limit", "1") == ["r20250819"])
    #expect(days("2025", "--limit", "1") == ["r20250819"])
    #expect(program("run", "list", "--limit", "0").words.contains("--limit"))
    #expect(program("run", "show", "19.8.2024").output.contains("2024"))
    #expect(program("changes", "--limit", "1").output.hasPrefix("  3  "))
    #expect(program("changes", "2001").output == "No such changes.\n")
  }

  @Test func aListOfNoDaysIsNoEmptyBook() {
    #expect(program("support", "add", "Sunday", "--day", "2027-05-02").status == 0)
    #expect(
      program("support", "list", "2026").output
        == "No plans in that time. See all: \(program.offered("support list"))\n")
    #expect(
      program("swim", "list", "2026").output == "No swims in that time. See all: \(program.offered("swim list"))\n")
    #expect(program("swim", "list").output.hasPrefix("The book has no swims."))
    #expect(
      program("feed", "list").output == "No Posts\n" && program("feed", "list", "2026").output == "Nothing matches\n")
  }

  @Test func amountsTakeTheirUnitsBesideThemOrApart() {
    #expect(program("swim", "goal", "8km").output.contains("8 km"))
    #expect(program("body-weight", "82", "kg").output.contains("82 kg"))
    #expect(program("settings", "set", "theme=dark").output.hasPrefix("Theme: Dark"))
  }

  @Test func routinesGoByTheirNames() {
    #expect(program("strength", "save-routine", "Push", "Plank:3x60s").status == 0)
    #expect(program("strength", "routines", "push").output.hasPrefix("r1 Push"))
    #expect(program("strength", "schedule", "Push", "--weekdays", "Monday,čt").status == 0)
  }

  @Test func statisticsTakeMonthsAndYears() {
    for (word, month) in [("2025-11", "2025-11-01"), ("2025", "2025-01-01")] {
      let shown = program("prayer", "stats", word)
      #expect(shown.status == 0 && shown.output.contains("--day \(month)"), "\(shown)")
    }
    #expect(program("prayer", "stats", "nothing").words.contains("Choose from: week, month, year, all"))
    #expect(program("prayer", "stats", "2025", "--day", "2024-11-05").words.contains("2025 and --day can't be given"))
  }

  @Test func aChangedProfileTellsWhatWasSet() {
    #expect(
      program("profile", "set", "name", "Eva").output
        == "Name: Eva (was Swimmer)\nUndo it: \(program.offered("undo 1"))\n")
    #expect(program("profile", "set", "name", "Eva").output == "Name: Eva, as before\n")
    #expect(
      program("--language", "cs", "profile", "set", "name", "Jana", "avatar", "waves").output
        == "Jméno: Jana (bylo Eva)\nObrázek: Vlny (bylo Silueta plavce)\nVzít zpět: \(program.offered("undo 2"))\n")
  }

  @Test func settingsAreReadAndResetByName() {
    #expect(program("settings", "get", "theme").output == "system\n")
    #expect(
      program("settings", "set", "theme", "dark", "prayer.goal", "28 prayed").output
        == "Theme: Dark (was System)\nWeekly Prayer Goal: 28 of 35 prayed (was not set)\n"
        + "Undo it: \(program.offered("undo 1"))\n")
    #expect(program("settings", "set", "theme", "dark").output == "Theme: Dark, as before\n")
    #expect(program("settings", "get", "theme").output == "dark\n")
    #expect(program("settings", "theme").output == "Theme: dark\n")
    #expect(program("--json", "settings", "get", "theme").output == "{\"theme\":\"dark\"}\n")
    #expect(
      program("--language", "cs", "settings", "reset", "theme", "running.units").output
        == "Vzhled: Podle systému (bylo Tmavý)\nJednotky: Kilometry, jako dosud\n"
        + "Vzít zpět: \(program.offered("undo 2"))\n")
    #expect(program("settings", "get", "theme").output == "system\n")
    #expect(
      program("settings", "get", "running.weekStart").output == program("settings", "get", "running.week-start").output)
  }

  @Test func whatDeletesForGoodAsks() {
    #expect(program("support", "add", "Sunday").status == 0)
    let before = files
    for words in [["support", "delete", "Sunday"], ["prayer", "delete-all"], ["strength", "delete-all"]] {
      let refused = program.run(words)
      #expect(
        refused.status == 2 && refused.words.contains("permanently") && refused.words.contains("--yes"), "\(refused)")
      #expect(files == before)
    }
    #expect(program("prayer", "delete-all", "--yes").status == 0)
    #expect(program("support", "delete", "Sunday", "--yes").status == 0)
  }

  @Test func theLocaleCGetsSimpleLines() {
    var plain = program
    plain.environment["LC_ALL"] = "C"
    let (drawn, simple) = (program().output, plain().output)
    #expect(drawn.contains("═") && simple.contains("="))
    #expect(!simple.unicodeScalars.contains { (0x2500...0x28FF).contains($0.value) })
  }
}
