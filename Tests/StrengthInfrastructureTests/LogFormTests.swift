import KernelApplication
import KernelDomain
import StrengthDomain
import StrengthInfrastructure
import StrengthTestSupport
import TestSupport
import Testing

/// What the logs of each app say, in each form, and what is refused.
struct LogFormTests {
  @Test func strongTellsWarmUpsRestNotesAndEffort() throws {
    let read = try TrainingLog.read(LogSamples.strong, .kilogram)
    #expect(read.workouts.map(\.id.description) == ["s20210210T164613", "s20210211T164613"])
    let first = try #require(read.workouts.first)
    #expect(first.duration == 8_280)
    #expect(first.note == "early")
    #expect(
      first.blocks.map(\.exercise) == [.named("Bench Press (Barbell)", app: "Strong"), .named("Plank", app: "Strong")])
    #expect(first.blocks[0].note == "elbows in")
    #expect(first.blocks[0].sets.map(\.kind) == [.warmup, .normal])
    #expect(
      first.blocks[0].sets[1]
        == SetEntry(
          number: 2, load: Load(thousandths: 75_500, unit: .kilogram), reps: 8, halvesOfRPE: 17, plannedRest: 90,
          note: "easy"))
    #expect(read.skipped == [.rest: 1, .note: 1, .empty: 1])
    #expect(read.workouts.last?.blocks.first?.sets.first?.millimetres == 5_250_000)
    #expect(read.workouts.last?.duration == 45)
  }

  @Test func strongInFrenchHasCommas() throws {
    let sets = try TrainingLog.sets(LogSamples.strongFrench, .kilogram)
    #expect(sets.map(\.load?.thousandths) == [102_500, 1_020_250])
    #expect(sets.map(\.kind) == [.normal, .failure])
  }

  @Test func strongOfAndroidTellsItsUnits() throws {
    let sets = try TrainingLog.sets(LogSamples.strongAndroid)
    #expect(sets.map(\.load) == [Load(thousandths: 225_000, unit: .pound), nil])
    #expect(sets.map(\.millimetres) == [nil, 2_000_000])
    let older = try TrainingLog.sets(LogSamples.strongOldAndroid)
    #expect(older.map(\.load?.unit) == [.kilogram, .pound, nil])
    #expect(older.last?.millimetres == 5_000_000)
  }

  @Test func hevyTellsSupersetsAndKinds() throws {
    let read = try TrainingLog.read(LogSamples.hevy)
    #expect(read.workouts.map(\.id.description) == ["s20230727T190000", "s20240102T100000"])
    #expect(read.workouts[1].blocks.map(\.superset) == [0, 0])
    #expect(read.workouts[1].blocks[0].note == "deep")
    #expect(read.workouts[1].note == "two\nlines")
    #expect(read.workouts[1].duration == 4_200)
    #expect(read.workouts.flatMap { $0.blocks.flatMap(\.sets) }.map(\.kind) == [.drop, .warmup, .failure])
  }

  @Test func fitNotesTellsTimesAndLengths() throws {
    let sets = try TrainingLog.sets(LogSamples.fitnotes)
    #expect(sets.map(\.seconds) == [nil, 7_170, 300])
    #expect(sets.map(\.millimetres) == [nil, 42_190_000, 304_800])
    #expect(sets.map(\.load?.unit) == [.pound, nil, .kilogram])
  }

  @Test func unknownColumnsAreNamed() throws {
    let text = LogSamples.fitnotes.replacing("Comment", with: "Mood")
    #expect(try TrainingLog.read(text).ignoredColumns == ["Mood"])
  }

  @Test(arguments: [
    ("", LogProblem.Kind.empty, 1), ("a,b\n", .unknownHeader, 1),
    ("Date,Exercise,Category,Reps\n", .missingColumn("Weight"), 5),
    ("Date,Exercise,Category,Weight,Reps\n", .noUnit, 4),
    ("Date,Workout Name,Exercise Name,Set Order,Reps\n", .missingColumn("Weight"), 6),
    ("Date;Nom de l'exercice;Ordre de la série;Réps\n", .missingColumn("Poids"), 5),
    ("Datum;Name der Übung;Reihenfolge festlegen;Wiederh.\n", .missingColumn("Gewicht"), 5),
    ("Datum;Gewicht;Reihenfolge festlegen;Wiederh.\n", .missingColumn("Name der Übung"), 5),
    ("title,start_time,exercise_title,reps\n", .missingColumn("weight_kg"), 5),
    ("Date,Exercise,Category,Weight (kg),Reps\r2026-08-04,Row,Back,50,5\r", .carriageReturns, 1),
  ])
  func aHeaderThatSaysTooLittleIsRefused(text: String, kind: LogProblem.Kind, column: Int) throws {
    let problem = try #require(throws: LogProblem.self) { try TrainingLog.read(text) }
    #expect(problem.kind == kind)
    #expect(problem.place.line == 1)
    #expect(problem.place.column == column)
  }

  @Test func linesThatEndWithCarriageReturnsAloneAreToldHoweverManyThereAre() throws {
    let rows = String(repeating: "2026-08-04,Row,Back,50,5\r", count: 2_000)
    let problem = try #require(throws: LogProblem.self) {
      try TrainingLog.read("Date,Exercise,Category,Weight (kg),Reps\r" + rows)
    }
    #expect(problem.kind == .carriageReturns)
    let closed = "Date,Exercise,Category,Weight (kg),Reps,Comment\r2026-08-04,Row,Back,50,5,\r\n"
    #expect(throws: LogProblem(.carriageReturns, problem.place)) { try TrainingLog.read(closed) }
  }

  @Test func rowsOfAnotherLengthAreRefused() throws {
    let header = "Date,Exercise,Category,Weight (kg),Reps\n"
    let few = try #require(throws: LogProblem.self) { try TrainingLog.read(header + "2026-08-04,Row,Back,50\n") }
    #expect(few.kind == .csv(.csvFewFields(found: 4, expected: 5)))
    let many = try #require(throws: LogProblem.self) { try TrainingLog.read(header + "2026-08-04,Row,Back,50,5,6\n") }
    #expect(many.kind == .csv(.csvManyFields(found: 6, expected: 5)))
    #expect(try TrainingLog.read(header + "2026-08-04,Row,Back,50,5,\n").setCount == 1)
  }

  @Test func logsAreToldByTheirHeaders() {
    for log in LogSamples.all { #expect(TrainingLog.recognises(Array(log.utf8))) }
    #expect(!TrainingLog.recognises(Array("name,when,kg\n".utf8)))
    #expect(!TrainingLog.recognises([]))
    #expect(!TrainingLog.recognises([0xFF, 0xFE, 0]))
  }

  // MARK: Titles and fields as people and machines change them

  @Test(arguments: [
    "Date,Exercise,Category,Weight(kg),Reps,Distance(km)\n2026-01-05,Row,Back,50,5,2\n",
    "Date,Exercise,Category,Weight ( KG ),Reps,Distance( km )\n2026-01-05,Row,Back,50,5,2\n",
    "Date,Exercise Name,Set Order,Weight(kg),Reps,Distance(km)\n2026-01-05,Row,1,50,5,2\n",
    "start_time,exercise_title,Weight(kg),reps,distance(km)\n2026-01-05,Row,50,5,2\n",
  ])
  func aUnitInBracketsNeedsNoSpace(text: String) throws {
    let read = try TrainingLog.read(text)
    let sets = read.workouts.flatMap { $0.blocks.flatMap(\.sets) }
    #expect(sets.map(\.load) == [Load(thousandths: 50_000, unit: .kilogram)])
    #expect(sets.map(\.millimetres) == [2_000_000])
    #expect(read.ignoredColumns.isEmpty)
  }

  @Test(arguments: ["Seconds (s)", "Seconds(sec)", "Seconds"]) func secondsMayTellTheirUnit(title: String) throws {
    let text = "Date,Exercise Name,Set Order,Weight (kg),Reps,\(title)\n2026-01-05,Plank,1,0,0,60\n"
    #expect(try TrainingLog.sets(text).map(\.seconds) == [60])
  }

  @Test func loadsOfStrongLiftsMayStandBeforeRepetitions() throws {
    let header = "Date (yyyy/mm/dd),Exercise,Set 2 ( KG ),Set 1 (KG),Set 1 (Reps),Set 2 (Reps)\n"
    let sets = try TrainingLog.sets(header + "2026/08/11,Squat,60,55,5,4\n")
    #expect(sets.map(\.load?.thousandths) == [55_000, 60_000])
    #expect(sets.map(\.reps) == [5, 4])
    let problem = try #require(throws: LogProblem.self) {
      try TrainingLog.read("Date (yyyy/mm/dd),Exercise,Set 1 (KG)\n2026/08/11,Squat,55\n")
    }
    #expect(problem.kind == .missingColumn("Set 1 (Reps)"))
  }

  @Test(arguments: ["Comment", "Notes"]) func notesOfFitNotesAreNotLost(title: String) throws {
    let text = LogSamples.fitnotes.replacing("Comment", with: title)
    #expect(try TrainingLog.sets(text).map(\.note) == ["wide", nil, nil])
  }

  @Test func ofTwoColumnsOfNotesTheSecondIsNamed() throws {
    let text = "Date,Exercise,Category,Weight (kg),Reps,Comment,Notes\n2026-01-05,Row,Back,50,5,wide,slow\n"
    let read = try TrainingLog.read(text)
    #expect(read.workouts.flatMap { $0.blocks.flatMap(\.sets) }.map(\.note) == ["wide"])
    #expect(read.ignoredColumns == ["Notes"])
  }

  @Test func theEndOfAWorkoutTellsWhereACommaBelongs() throws {
    let text = """
      title,start_time,end_time,exercise_title,set_type,weight_kg,reps
      A,2026-01-05 10:00,2026-01-05 11:00,Row x, y,normal,50,5
      """
    let read = try TrainingLog.read(text)
    #expect(read.workouts.map(\.duration) == [3_600])
    #expect(read.workouts.flatMap(\.blocks).map(\.exercise) == [.named("Row x, y", app: "Hevy")])
    #expect(read.skipped == [.joined: 1])
  }

  @Test func aTableIsToldWhicheverAppWroteIt() {
    for text in ["a,b\n1,2\n", "a;b\n", "a\tb\n"] { #expect(TrainingLog.columns(ofTable: Array(text.utf8)) != nil) }
    for text in ["", "a\n1\n", "a\0,b\n"] { #expect(TrainingLog.columns(ofTable: Array(text.utf8)) == nil) }
  }

  @Test(arguments: ["ename", "mydate", "logs"]) func jefitWithoutAColumnIsRefused(_ title: String) throws {
    let log = LogSamples.jefit.replacing(title, with: "other")
    do throws(LogProblem) {
      _ = try TrainingLog.read(log)
      Issue.record("it was read without \(title)")
    } catch {
      #expect(error.kind == .missingColumn(title))
      #expect(error.place.line == 8 && error.place.column == 6)
      #expect(error.app == "Jefit")
    }
  }
}
