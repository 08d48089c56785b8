import Testing

@testable import KernelCommandLine

/// Strength as a person uses it: a workout set by set, and every step taken back.
struct StrengthCommandTests {
  private let program = Program(sandbox: Sandbox())

  static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
  static let log = """
    \(header)
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",1,75.0,8,0,0,"","",
    2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",2,80.0,5,0,0,"","",
    """

  private func write(_ text: String, _ name: String = "strong.csv") -> String {
    program.sandbox.write(Array(text.utf8), to: name)
  }

  @Test func whatIsAddedIsNamedAndADoubtfulSetCanBeCorrected() {
    #expect(program("strength", "start").status == 0)
    #expect(program("strength", "add", "Barbell_Squat").status == 0)
    #expect(program("strength", "add", "Chin-Up", "--superset", "1").output.hasPrefix("Added: Chin-Up; next is "))
    let doubtful = program("strength", "set", "1000kg", "x5", "--block", "1").output
    #expect(doubtful.contains("is this right?") && doubtful.contains("strength edit "), "\(doubtful)")
  }

  @Test func severalSetsAreNotAddedAsOne() {
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    for sets in [["3x5x80kg"], ["80kg", "x5,", "75kg", "x8"]] {
      #expect(program.run(["strength", "add-set", "last", "Plank"] + sets).status != 0)
    }
    #expect(program("strength", "add-set", "last", "Plank", "60s").status == 0)
  }

  @Test func whatIsMissingIsNamed() {
    for words in [["yesterday", "Plank"], ["yesterday", "18:00", "Plank"]] {
      let refused = program.run(["strength", "log"] + words)
      #expect(refused.status != 0 && refused.words.contains("needs SET (a set, such as 100kg x5"), "\(refused)")
    }
    for words in [["yesterday"], ["yesterday", "18:00"]] {
      #expect(program.run(["strength", "log"] + words).words.contains("needs EXERCISE"))
    }
    #expect(program("strength", "move").words.contains("needs BLOCK"))
    #expect(program("strength", "swap").words.contains("needs BLOCK"))
    #expect(program("strength", "log", "2021-02-10", "Plank", "60s").status == 0)
    #expect(program("strength", "log", "2021-02-10", "18:00", "Plank", "60s").status == 0)
  }

  // MARK: Less than nothing

  @Test(arguments: ["-20kg", "\u{2212}20kg", "-20"]) func assistanceMayBeLessThanNothing(load: String) {
    let day = ["strength", "log", "2021-02-10", "Pull Up (Assisted)"]
    #expect(program.run(day + [load, "x8,", "2x5x-15kg"]).status == 0)
    #expect(program("strength", "edit", "last", "1", load, "x9").status == 0)
    #expect(program("strength", "add-set", "last", "Pull Up (Assisted)", load, "x7").status == 0)
    #expect(program("strength", "start").status == 0)
    #expect(program("strength", "add", "Pull Up (Assisted)").status == 0)
    let set = program("strength", "set", load, "x8")
    #expect(set.status == 0 && set.output.contains("20 kg × 8"), "\(set)")
    let called = program(
      "--json", "call", "strength.logSet", #"{"load":{"thousandths":-20000,"unit":"kg"},"reps":6}"#)
    #expect(called.status == 0 && called.output.contains(#""thousandths":20000"#), "\(called)")
  }

  @Test func lessThanNothingNamesTheAssistedExercise() {
    #expect(program("strength", "start").status == 0)
    #expect(program("strength", "add", "Pullups").status == 0)
    let refused = program("strength", "set", "-20kg", "x8")
    #expect(refused.status != 0)
    #expect(refused.words.contains("is no assisted exercise"), "\(refused)")
    #expect(refused.words.contains("Add \"Pull Up (Assisted)\" instead."), "\(refused)")
    let czech = program("--language", "cs", "strength", "log", "2021-02-10", "Barbell_Squat", "-20kg", "x8")
    #expect(czech.words.contains("není cvik s dopomocí"), "\(czech)")
    let called = program(
      "call", "strength.logSet", #"{"load":{"thousandths":-20000,"unit":"kg"},"reps":6}"#)
    #expect(called.words.contains("is no assisted exercise"), "\(called)")
    let none = program("call", "strength.logSet", #"{"load":{"thousandths":0,"unit":"kg"},"reps":6}"#)
    #expect(none.words.contains("at most 2000 kg"), "\(none)")
  }

  @Test func aRoutineWithoutRepetitionsSaysHowManySetsThereAre() {
    let sets = #"{"name":"Legs","blocks":[{"exercise":"Barbell_Squat","targets":[{},{},{}]}]}"#
    #expect(program("call", "strength.saveRoutine", sets).status == 0)
    #expect(program("strength", "routines").output.contains("Barbell Squat  3 sets"))
    #expect(program("--language", "cs", "strength", "routines").output.contains("  3 série"))
  }

  @Test func aWorkoutSetBySet() {
    for words in [["start", "--name", "Push"], ["add", "Bench Press"], ["set", "60kg", "x5", "warmup"]] {
      #expect(program.run(["strength"] + words).status == 0)
    }
    let set = program("strength", "set", "100kg", "x5", "@8")
    #expect(set.output.contains("100 kg × 5 @8") && set.output.contains("Rest 1:30"), "\(set)")
    #expect(set.output.contains("one-rep max (estimated)  116.7 kg"), "\(set)")
    let slip = program("strength", "set", "1000kg", "x5")
    #expect(slip.output.contains("1,000 kg × 5, is this right?"), "\(slip)")
    #expect(program("strength", "show").output.contains("is this right?"))
    #expect(program("undo").status == 0)
    #expect(program("strength", "start").words.contains("still in progress"))
    #expect(program("strength", "pause").status == 0)
    #expect(program("strength", "set", "100kg", "x5").words.contains("strength resume"))
    #expect(program("strength", "resume").status == 0)
    #expect(program("strength", "finish").status == 0)
    let shown = program("strength", "show", "last").output
    #expect(shown.contains("Push") && shown.contains("60 kg × 5") && shown.contains("warm-up"), "\(shown)")
    #expect(shown.contains("500 kg"), "only working sets are volume: \(shown)")
  }

  @Test func chartsBeginWhereTheyAreAskedTo() {
    let log = """
      \(StrengthCommandTests.header)
      2016-02-10 16:46:13,A,1h,"Bench Press (Barbell)",1,75.0,8,0,0,"","",
      2021-02-10 16:46:13,A,1h,"Bench Press (Barbell)",1,80.0,8,0,0,"","",
      """
    #expect(program("import", write(log), "--unit", "kg").status == 0)
    for since in ["2016-02-10", "2016-02", "2016"] {
      let chart = program("--json", "strength", "chart", "volume", "--since", since)
      #expect(chart.output.contains("2016-02-08"), "\(since): \(chart)")
    }
    let late = program("--json", "strength", "chart", "volume", "--since", "2018")
    #expect(late.output.contains("2018-01-01") && !late.output.contains("2017-"), "\(late)")
    let latest = program("--json", "strength", "chart", "volume").output
    #expect(!latest.contains("2016-02"))
    let muscles = program("strength", "chart", "muscles", "--since", "2016")
    #expect(muscles.status == 2 && muscles.words.contains("last four weeks"), "\(muscles)")
    #expect(program("strength", "chart", "volume", "--since", "soon").words.contains("2025-08 or 2025"))
  }

  @Test func aMisspeltExerciseIsAnsweredInTheLanguageOfTheWords() {
    let english = program("strength", "lifts", "Benhc Press").words
    #expect(english.contains("Did you mean") && english.contains("Bench Press"), "\(english)")
    let czech = program("--language", "cs", "strength", "lifts", "Benhc Press").words
    #expect(czech.contains("Myslíte") && !czech.contains("Barbell"), "\(czech)")
  }

  @Test func anEmptyYearSaysWhichAreNot() {
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    let list = program("strength", "list", "2019").output
    #expect(list == "No workouts (2019). There are workouts in 2021\n", "\(list)")
  }

  @Test func everyStepIsTakenBack() {
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    let before = program("strength", "lifts", "Bench Press").output
    for words in [
      ["edit", "last", "2", "90kg", "x5"], ["remove-set", "last", "2"], ["rename", "last", "Wednesday"],
      ["remove", "last"], ["favourite", "Bench Press"], ["exercise", "Sandbag", "--measure", "distance"],
      ["save-routine", "Push", "Bench Press:3x5", "Plank:3x60s"], ["body-weight", "82.5kg"], ["start"],
    ] {
      let changed = program.run(["strength"] + words)
      #expect(changed.status == 0 && changed.output.contains("undo "), "\(changed)")
      #expect(program("undo").status == 0, "\(words)")
    }
    #expect(program("strength", "lifts", "Bench Press").output == before)
    #expect(program("strength", "show").output.contains("No workout in progress"))
    #expect(program("strength", "routines").output.contains("No routine"))
  }

  /// Epley says 87.5 kg for 75 × 5, Brzycki 84.4.
  @Test func takingBackTellsRecordsByTheChosenFormula() {
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    #expect(program("settings", "set", "strength.formula", "brzycki").status == 0)
    #expect(program("strength", "edit", "last", "1", "75kg", "x5").status == 0)
    #expect(program("strength", "edit", "last", "2", "75kg", "x5").output.contains("84.4 kg"))
    #expect(program("undo").output.contains("was 84.4 kg"))
  }

  @Test func joinedExercisesAreNamedAsTheyWere() {
    #expect(program("strength", "exercise", "Sandbag").status == 0)
    #expect(program("strength", "merge", "Sandbag", "Farmers_Walk").status == 0)
    #expect(program("changes").output.contains("Sandbag → Farmer's Walk"))
  }

  @Test func aRestIsGivenAsItIsShown() {
    let squat = program("strength", "exercise", "--id", "Barbell_Squat", "--rest", "2:00", "--step", "1.25kg").output
    #expect(squat.hasPrefix("Barbell Squat (Barbell_Squat), rest 2:00, load step 1.25 kg\n"), "\(squat)")
    #expect(program("strength", "exercise", "--id", "Barbell_Squat", "--rest", "soon").words.contains("--rest 2:00"))
    #expect(program("strength", "save-routine", "Legs", "Barbell_Squat:3x5").status == 0)
    let plan = program("strength", "set-block", "r1", "Barbell_Squat", "3x5", "x80kg", "rest", "3:00").output
    #expect(plan.contains("80 kg × 5; rest 3:00\n"), "\(plan)")
  }

  @Test func aCorrectionKeepsWhatItDoesNotNameAndSaysHowTheSetIs() {
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    #expect(
      program("strength", "edit", "last", "1", "182.5kg").output.hasPrefix("Set 1: 182.5 kg × 8 (was 75 kg × 8)\n"))
    let more = program("strength", "edit", "last", "1", "x9").output
    #expect(more.hasPrefix("Set 1: 182.5 kg × 9 (was 182.5 kg × 8)\n"))
    // The heaviest load is the same as before, so it is no record that changed.
    #expect(more.contains("one-rep max") && !more.contains("heaviest"), "\(more)")
    let told = program("strength", "edit", "last", "1", "@9", "failure", "--note", "last one hard").output
    #expect(told.hasPrefix("Set 1: 182.5 kg × 9 @9, to failure, last one hard (was 182.5 kg × 9)\n"), "\(told)")
    let same = program("strength", "edit", "last", "1", "@9")
    #expect(
      same.output == "Set 1: 182.5 kg × 9 @9, to failure, last one hard\nAlready so; nothing was changed.\n", "\(same)")
    let time = program("strength", "edit", "last", "1", "40s", "no-reps", "no-rpe", "no-note", "normal").output
    #expect(
      time.hasPrefix("Set 1: 182.5 kg, 0:40 (was 182.5 kg × 9 @9, to failure, last one hard)\n"), "\(time)")
    let czech = program("--language", "cs", "strength", "edit", "last", "2", "x6").output
    #expect(czech.hasPrefix("Série 2: 80 kg × 6 (bylo 80 kg × 5)\n"), "\(czech)")
    #expect(program("strength", "remove-set", "last", "2").output.hasPrefix("Removed set 2: 80 kg × 6\n"))
    let nothing = program("strength", "edit", "last", "1")
    #expect(nothing.status == 2 && nothing.words.contains("52.5kg, x9 or @9"), "\(nothing)")
  }

  @Test func aDurationMayHaveHours() {
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    func times(_ duration: String) -> String { program("strength", "times", "last", "--duration", duration).output }
    #expect(times("2h").contains(", 2 h,"))
    #expect(times("2h5m").contains(", 2 h 5 min,"))
    for same in ["2h 5min", "125min", "2:05:00"] { #expect(times(same).hasPrefix("Already so"), "\(same)") }
    #expect(program("strength", "times", "last", "--duration", "1h75m").status == 2)
  }

  /// 225 lb × 5 is 262.5 lb once by Epley's formula, and 1,125 lb of volume.
  @Test func sumsAndEstimatesAreInTheChosenUnit() {
    #expect(program("settings", "set", "strength.units", "lb").status == 0)
    for words in [["start"], ["add", "Bench Press"]] { #expect(program.run(["strength"] + words).status == 0) }
    let set = program("strength", "set", "225lb", "x5").output
    #expect(set.contains("225 lb × 5") && set.contains("262.5 lb") && set.contains("1,125 lb"), "\(set)")
    #expect(!set.contains("kg"), "\(set)")
    let finished = program("strength", "finish").output
    #expect(finished.contains("workout volume  1,125 lb") && !finished.contains("kg"), "\(finished)")
    let edited = program("strength", "edit", "last", "1", "230lb").output
    #expect(edited.contains("1,150 lb") && edited.contains("was 1,125 lb") && !edited.contains("kg"), "\(edited)")
    let undone = program("undo").output
    #expect(undone.contains("1,125 lb") && !undone.contains("kg"), "\(undone)")
    #expect(program("redo").output.contains("1,150 lb"))
    let post = program("feed", "preview", "last").output
    #expect(post.contains("1,150 lb") && !post.contains("kg"), "\(post)")
    let czech = program("--language", "cs", "strength", "edit", "last", "1", "225lb").output
    #expect(czech.contains("1 125 lb") && !czech.contains("kg"), "\(czech)")
  }

  @Test func aBareNumberIsNoChangeOfARest() {
    for words in [["start"], ["add", "Plank"], ["set", "60s"]] {
      #expect(program.run(["strength"] + words).status == 0)
    }
    let refused = program("strength", "rest", "200")
    #expect(refused.status == 2, "\(refused)")
    for example in ["+200", "-200", "200s"] { #expect(refused.words.contains(example), "\(refused)") }
    #expect(program("strength", "rest", "3:00").output.contains("Rest 3:00"))
    #expect(program("strength", "rest", "200s").output.contains("Rest 3:20"))
    #expect(program("strength", "rest", "-30").output.contains("Rest 2:"))
    #expect(program("strength", "rest", "soon").words.contains("+15, -15 or 3:00"))
    let both = program("call", "strength.adjustRest", #"{"seconds":30,"remainingSeconds":200}"#)
    #expect(both.status != 0 && both.words.contains("+30 or -30"), "\(both)")
  }

  @Test func aForgottenWorkoutIsAskedAbout() {
    var program = program
    func at(_ clock: String) { program.environment["RECORDBOOK_CLOCK"] = clock }
    at("2026-11-17T18:00:00Z")
    for words in [["start"], ["add", "Plank"], ["set", "60s"]] {
      #expect(program.run(["strength"] + words).status == 0)
    }
    at("2026-11-18T08:00:00Z")
    let refused = program("strength", "set", "60s")
    #expect(refused.status != 0 && refused.output.isEmpty, "\(refused)")
    for words in ["finish --at-last-set", "strength resume", "strength discard"] {
      #expect(refused.words.contains(words), "\(refused)")
    }
    #expect(program("strength", "finish").words.contains("--at-last-set"))
    let czech = program("--language", "cs", "strength", "set", "60s").words
    #expect(
      czech.contains("včerejší trénink z 18:00 stále běží (poslední série 18:00)") && czech.contains("pokračujte"),
      "\(czech)")
    let wire = program("--json", "call", "strength.logSet", #"{"seconds":60}"#).words
    #expect(wire.contains("strength.staleWorkout"), "\(wire)")
    #expect(
      wire.contains(#""start":"2026-11-17T18:00:00"#) && wire.contains(#""lastSet":"2026-11-17T18:00:00"#), "\(wire)")
    let edited = program("strength", "edit", "last", "1", "50s")
    #expect(edited.status != 0 && edited.words.contains("still runs"), "\(edited)")
    #expect(program("strength", "edit", "last", "1", "50s", "--same").status == 0)
    at("2026-11-19T08:00:00Z")
    #expect(program("strength", "set", "60s").status != 0)
    #expect(program("strength", "set", "60s", "--same").status == 0)
    at("2026-11-20T08:00:00Z")
    #expect(program("strength", "resume").status == 0)
    #expect(program("strength", "set", "60s").status == 0)
    #expect(program("undo", "--dry-run").status == 0)
  }

  @Test func bodyWeightsAreDrawnAsTheyWereEntered() {
    #expect(program("strength", "body-weight", "182.5lb").status == 0)
    #expect(program("strength", "body-weight", "182lb", "--day", "2026-01-01").status == 0)
    #expect(program("settings", "set", "strength.units", "lb").status == 0)
    let told = program("strength", "chart", "body-weight").output
    #expect(told.contains("182 lb (Jan 1, 2026)"), "\(told)")
    #expect(told.contains("182.5 lb"), "\(told)")
    #expect(program("settings", "set", "strength.units", "kg").status == 0)
    #expect(program("strength", "chart", "body-weight").output.contains("82.8 kg"), "rounded, not cut: 82.78")
  }
}
