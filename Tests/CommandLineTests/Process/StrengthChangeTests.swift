import Testing

/// What changes of workouts, plans and the rest answer.
struct StrengthChangeTests {
  private let program = Program(sandbox: Sandbox())

  private func importLog() {
    let log = program.sandbox.write(Array(StrengthCommandTests.log.utf8), to: "strong.csv")
    #expect(program("import", log, "--unit", "kg").status == 0)
  }

  @Test func whatASwapOrANoteChangesIsSaidWithItsUndo() {
    importLog()
    let swapped = program("strength", "swap", "last", "1", "Barbell_Squat").output
    #expect(
      swapped.hasPrefix("Changed: swapped exercise: Barbell Bench Press - Medium Grip → Barbell Squat, workout s2021"),
      "\(swapped)")
    #expect(swapped.contains("Undo it: "))
    let noted = program("strength", "note", "last", "Slept badly").output
    #expect(noted.hasPrefix("Changed: note: Slept badly, workout s2021") && noted.contains("Undo it: "), "\(noted)")
    #expect(program("strength", "start").status == 0)
    for exercise in ["Barbell_Squat", "Plank"] { #expect(program("strength", "add", exercise).status == 0) }
    let moved = program("strength", "move", "2", "1").output
    #expect(moved.hasPrefix("Changed: Plank moved to place 1, workout s") && moved.contains("Undo it: "), "\(moved)")
    let active = program("strength", "swap", "1", "Chin-Up").output
    #expect(active.hasPrefix("Changed: swapped exercise: Plank → Chin-Up, workout s"), "\(active)")
    #expect(active.contains("Undo it: "))
  }

  @Test func aSetAndAPlanMayBeTried() {
    importLog()
    let set = program("strength", "add-set", "last", "Plank", "60s", "--dry-run").output
    #expect(set.hasPrefix("Would log: Plank") && set.hasSuffix("Nothing was changed.\n"), "\(set)")
    #expect(program("strength", "save-routine", "Push", "Plank").status == 0)
    let plan = ["strength", "set-block", "r1", "Barbell_Squat", "3x5", "x80kg"]
    let tried = program.run(plan + ["--dry-run"]).output
    #expect(tried.hasPrefix("Would save: routine r1") && tried.hasSuffix("Nothing was changed.\n"), "\(tried)")
    #expect(!program("strength", "routines", "r1").output.contains("Barbell Squat"))
    #expect(program.run(plan).output.contains("Undo it: "))
    #expect(program("strength", "routines", "r1").output.contains("Barbell Squat"))
  }

  @Test(arguments: ["2:00", "120", "2min", "120s"]) func aRestMayBeSetInMinutes(rest: String) {
    #expect(program("settings", "set", "strength.rest", rest).status == 0)
    #expect(program("settings", "strength.rest").output.hasSuffix(": 2:00\n"))
    #expect(program("settings", "get", "strength.rest").output == "120\n")
  }

  @Test func aRestOutsideItsRangeIsRefused() {
    for rest in ["2:75", "1:00:01", "abc"] {
      let refused = program("settings", "set", "strength.rest", rest)
      #expect(refused.status != 0 && refused.words.contains("0…3600"), "\(refused)")
    }
  }
}
