import Testing

/// Logs of other apps as a person imports and writes them.
struct StrengthLogTests {
  private let program = Program(sandbox: Sandbox())

  private func write(_ text: String, _ name: String = "strong.csv") -> String {
    program.sandbox.write(Array(text.utf8), to: name)
  }

  private var files: [String: [UInt8]] {
    Sandbox.contents(of: program.sandbox.store).filter { !$0.key.hasSuffix("/lock") }
  }

  @Test func aTableOfNoKnownAppIsToldWithItsColumns() {
    let table = "Workout Date,Program,Workout,Exercise,Set,Weight (lb),Reps\n2026-01-05,531,Day 1,Squat,1,225,5\n"
    let refused = program("import", write(table, "other.CSV"))
    #expect(refused.status == 2)
    #expect(refused.words.contains("no known app's export (columns: Workout Date, Program, Workout"), "\(refused)")
    #expect(refused.words.contains("Read are: Strong, Hevy, FitNotes"), "\(refused)")
    #expect(program("import", write(table, "other.txt")).words.contains("another kind"))
    #expect(program("import", write("nothing\n", "words.csv")).words.contains("another kind"))
  }

  /// Bad rows after good ones: the place that the error names, the text found there, and the remedy offered.
  private static let bad: [(row: String, place: String, found: String, remedy: String)] = [
    (
      "2021-02-31 16:46:13,A,1h,Plank,1,0,0,0,60,,,", #"line 4, column 1 ("Date")"#, "2021-02-31 16:46:13",
      "Write it as"
    ),
    ("2021-02-11 16:46:13,A,long,Plank,1,0,0,0,60,,,", #"line 4, column 3 ("Duration")"#, "long", "Write it as"),
    ("2021-02-11 16:46:13,A,1h,Plank,X,0,0,0,60,,,", #"line 4, column 5 ("Set Order")"#, "X", "There are"),
    ("2021-02-11 16:46:13,A,1h,Plank,1,many,5,0,0,,,", #"line 4, column 6 ("Weight")"#, "many", "Write a number"),
    ("2021-02-11 16:46:13,A,1h,Plank,1,-5,5,0,0,,,", #"line 4, column 6 ("Weight")"#, "-5", "Write 0 or more"),
    ("2021-02-11 16:46:13,A,1h,Plank,1,5,5,0,0,,,11", #"line 4, column 12 ("RPE")"#, "11", "Write 1 to 10"),
    ("2021-02-11 16:46:13,A,1h", "line 4", "", "again"),
    (#"2021-02-11 16:46:13,"A,1h,Plank,1,5,5,0,0,,,"#, "line 4", "", "again"),
  ]

  @Test(arguments: 0..<bad.count)
  func aWrongFieldRefusesTheWholeLog(_ number: Int) {
    let (row, place, found, remedy) = StrengthLogTests.bad[number]
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    let before = files
    let refused = program("import", write(StrengthCommandTests.log + "\n" + row + "\n", "bad.csv"), "--unit", "kg")
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    for part in [place, found, remedy] { #expect(refused.words.contains(part), "\(refused.words)") }
    #expect(files == before)
  }

  @Test func theUnitIsAskedForAndNeverGuessed() {
    let path = write(StrengthCommandTests.log)
    let refused = program("import", path)
    #expect(refused.status == 2)
    #expect(refused.words.contains("--unit kg or --unit lb"), "\(refused.words)")
    #expect(files.isEmpty)
    #expect(program("import", path, "--unit", "stone").status == 2)
    #expect(program("import", path, "--unit", "lb").status == 0)
    #expect(program("strength", "lifts", "Bench Press").output.contains("80 lb × 5"))
  }

  @Test func notesOfAWorkoutAndOfAnExerciseAreShown() {
    let log = """
      \(StrengthCommandTests.header)
      2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",1,75.0,8,0,0,"","slept badly",
      2021-02-10 16:46:13,"Mittwoch",2h 18m,"Bench Press (Barbell)",Note,0,0,0,0,"narrow grip","slept badly",
      """
    #expect(program("import", write(log), "--unit", "kg").status == 0)
    let lines = program("strength", "show", "last").output.split(separator: "\n").map(String.init)
    #expect(lines.contains("slept badly"), "\(lines)")
    let exercise = lines.firstIndex(of: "Barbell Bench Press - Medium Grip")
    #expect(exercise.map { lines[$0 + 1] } == "narrow grip", "\(lines)")
  }

  @Test func notesOfTwoLinesAreTwoLines() {
    let log = """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
      "Pull","5 Jan 2026, 18:00","5 Jan 2026, 18:40","line one
      line two","Pull Up",,"seat 4\r
      grip wide",0,"normal",,8,,,
      """
    #expect(program("import", write(log)).status == 0)
    let shown = program("strength", "show", "last").output
    #expect(shown.contains("\nline one\nline two\n") && shown.contains("\nseat 4\ngrip wide\n"), "\(shown)")
    #expect(!shown.contains("\u{FFFD}"), "\(shown)")
  }

  @Test func aLogGoesToStandardOutput() {
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    let log = program("strength", "export", "-", "--format", "strong")
    #expect(log.status == 0 && log.output.hasPrefix(StrengthCommandTests.header), "\(log)")
  }

  @Test func logsAndSoundsForOtherPrograms() throws {
    #expect(program("import", write(StrengthCommandTests.log), "--unit", "kg").status == 0)
    for (format, app) in [("strong", "Strong"), ("hevy", "Hevy")] {
      let path = "\(program.sandbox.path)/\(format)-out.csv"
      #expect(program("strength", "export", path, "--format", format).status == 0)
      #expect(program("strength", "export", path, "--format", format).status == 2, "nothing is written over")
      let again = Program(sandbox: Sandbox())
      let read = again("import", path, "--unit", "kg")
      #expect(read.status == 0 && read.output.contains("Import 1: \(app): 1 workout, 2 sets\n"), "\(read)")
    }
    let empty = Program(sandbox: Sandbox())
    #expect(empty("strength", "export", "none.csv", "--format", "hevy").words.contains("no finished workouts"))
    let json = program("--json", "strength", "cue", "warning").output
    // 44 bytes of header and 80 ms at 22,050 samples of two bytes, in Base64.
    #expect(json.utf8.count == #"{"wav":""}"#.utf8.count + (44 + 1_764 * 2 + 2) / 3 * 4 + 1, "\(json.utf8.count)")
    #expect(program("strength", "chart", "muscles", "Plank").words.contains("all exercises"))
    #expect(program("strength", "chart", "volume", "Bench Press").output.contains("1,000 kg"))
  }
}
