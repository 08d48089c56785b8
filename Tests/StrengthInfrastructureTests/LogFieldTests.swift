import KernelApplication
import KernelDomain
import StrengthDomain
import StrengthInfrastructure
import StrengthTestSupport
import Testing

/// What a field of a log says: loads, durations, dates.
struct LogFieldTests {
  /// Of both ways in which apps' rows are read.
  @Test(arguments: [
    "Date,Exercise,Category,Weight (kg),Reps\n2026-08-04,Pull Up,Back,±20,5\n",
    "Date,Exercise,Reps,Weight(kg),isWarmup\n2026-01-05 18:00:00 +0000,Pull Up,5,±20,false\n",
  ])
  func aMinusSignIsAHyphen(log: String) throws {
    for sign in ["-", "\u{2212}"] {
      let loads = try TrainingLog.sets(log.replacing("±", with: sign)).map { $0.load.map { Int($0.thousandths) } }
      #expect(loads == [20_000])
    }
  }

  @Test(arguments: [
    ("Jan 2, 2024, 10:00 AM", nil), ("Jan 2, 2024, 10:01 AM", 60), ("Jan 2, 2024, 9:59 AM", nil),
    ("Jan 2, 2055, 10:00 AM", 978_307_200),
    ("Jan 2, 2424, 10:00 AM", nil),
  ])
  func anEndNotAfterTheStartOrAGenerationLaterTellsNoDuration(end: String, seconds: Int?) throws {
    let text = """
      title,start_time,end_time,exercise_title,weight_kg,reps
      Legs,"Jan 2, 2024, 10:00 AM","\(end)",Squat,100,5
      """
    #expect(try TrainingLog.read(text).workouts.map(\.duration) == [seconds])
  }

  @Test(arguments: [("277777h 46m 39s", 999_999_999), ("999999999", 999_999_999), ("9999:59:59", 35_999_999)])
  func durationsAreReadUpToNineDigitsOfSeconds(field: String, seconds: Int32) throws {
    let header = "Date,Exercise,Category,Weight (kg),Reps,Time\n"
    #expect(try TrainingLog.sets(header + "2026-08-04,Row,Back,,,\(field)\n").map(\.seconds) == [seconds])
  }

  @Test(arguments: ["277777h 46m 40s", "999999h", "999999h 999999m 999999s", "1:2", "10000:00", "5x", "1m 1h"])
  func whatIsNoDurationIsRefused(field: String) {
    let text = "Date,Exercise,Category,Weight (kg),Reps,Time\n2026-08-04,Row,Back,,,\(field)\n"
    #expect(throws: LogProblem(.noDuration(found: field), LogProblem.Place(line: 2, column: 6, name: "Time"))) {
      try TrainingLog.read(text)
    }
  }

  @Test(arguments: ["", "0", "0s", "0m", "0:00"]) func aDurationOfNothingIsNone(field: String) throws {
    let text = LogSamples.strong.replacing("2h 18m", with: field)
    #expect(try TrainingLog.read(text, .kilogram).workouts.map(\.duration) == [nil, 45])
  }

  /// A field of a FitNotes row, and what is wrong with it.
  @Test(arguments: [
    ("-50", LogProblem.Kind.negative(found: "-50"), 4), ("1e5", .noNumber(found: "1e5"), 4),
    ("NaN", .noNumber(found: "NaN"), 4), ("2000.001", .tooLarge(found: "2000.001", most: "2000 kg"), 4),
    ("1234567890", .noNumber(found: "1234567890"), 4), ("1.2.3", .noNumber(found: "1.2.3"), 4),
    ("0.000000000000000000001", .noNumber(found: "0.000000000000000000001"), 4), (".5", .noNumber(found: ".5"), 4),
    ("5.", .noNumber(found: "5."), 4), ("+5", .noNumber(found: "+5"), 4),
  ])
  func aBadLoadIsToldWithItsPlace(field: String, kind: LogProblem.Kind, column: Int) {
    let text = "Date,Exercise,Category,Weight (kg),Reps\n2026-08-04,Row,Back,50,5\n2026-08-04,Row,Back,\(field),5\n"
    let place = LogProblem.Place(line: 3, column: column, name: "Weight (kg)")
    #expect(throws: LogProblem(kind, place)) { try TrainingLog.read(text) }
  }

  @Test(arguments: [
    ("74.99999999999999", 75_000), ("0.0005", 1), ("0.0004999999999", nil), ("1.020,25", 1_020_250),
    ("1,020.25", 1_020_250), ("102,5", 102_500), ("000000001", 1_000), (" 5 ", 5_000), ("0.0", nil), ("", nil),
    ("2000", 2_000_000), ("1.10000000000000000000", 1_100),
  ])
  func loadsAreRoundedHalfUp(field: String, thousandths: Int32?) throws {
    let text = "Date,Exercise,Category,Weight (kg),Reps\n2026-08-04,Row,Back,\"\(field)\",5\n"
    #expect(try TrainingLog.sets(text).map(\.load?.thousandths) == [thousandths])
  }

  @Test(arguments: [
    ("2021-02-10 16:46:13", "20210210T164613"), ("2025-01-05 5:04:12 PM", "20250105T170412"),
    ("2025-01-05 12:00:00\u{202F}AM", "20250105T000000"), ("2024-05-01", "20240501T000000"),
    ("15 Sep 2025, 07:48", "20250915T074800"), ("Jan 2, 2024, 10:00 AM", "20240102T100000"),
    ("27 de jul. de 2026, 19:00", "20260727T190000"), ("3. srp 2026, 18:50", "20260803T185000"),
    ("3. září 2026 8:05", "20260903T080500"), ("1. März 2024, 09:30", "20240301T093000"),
    ("5 févr. 2024, 18:00", "20240205T180000"), ("12 ene 2024, 6:00 p. m.", "20240112T180000"),
    ("7 giu 2024, 07:00", "20240607T070000"), ("29 Feb 2024, 07:00", "20240229T070000"),
  ])
  func datesAreRead(field: String, id: String) throws {
    let text = "Date,Exercise,Category,Weight (kg),Reps\n\"\(field)\",Row,Back,50,5\n"
    #expect(try TrainingLog.read(text).workouts.map(\.id.description) == ["s" + id])
  }

  @Test(arguments: [
    "", "soon", "2024-02-30", "2024-13-01", "2024-01-01 24:00:00", "2024-01-01 10:60:00", "31 Feb 2024, 10:00",
    "1 Foo 2024, 10:00", "2024-01-01 13:00:00 PM", "0001-01-01", "Jan 2, 24, 10:00", "2024-01-01 10:00:00 XM",
    "2024-01-01 ,",
  ])
  func whatIsNoDateIsRefused(field: String) {
    let text = "Date,Exercise,Category,Weight (kg),Reps\n\"\(field)\",Row,Back,50,5\n"
    let place = LogProblem.Place(line: 2, column: 1, name: "Date")
    #expect(throws: LogProblem(.noDate(found: field), place)) { try TrainingLog.read(text) }
  }

  @Test(arguments: [
    ("5 OCAK 2026", 1), ("5 ŞUBAT 2026", 2), ("5 NİSAN 2026", 4), ("5 MAYIS 2026", 5), ("5 HAZİRAN 2026", 6),
    ("5 EYLÜL 2026", 9), ("5 EKİM 2026", 10), ("5 KASIM 2026", 11), ("5 ARALIK 2026", 12), ("5 Aralık 2026", 12),
    ("5 aralik 2026", 12),
  ])
  func turkishMonthsAreReadInAnyCase(field: String, month: Int) throws {
    let text = "Date,Exercise,Category,Weight (kg),Reps\n\"\(field)\",Row,Back,50,5\n"
    let id = "s2026" + (month < 10 ? "0" : "") + "\(month)05T000000"
    #expect(try TrainingLog.read(text).workouts.map(\.id.description) == [id])
  }

  @Test func timesAreOfTheZoneGiven() throws {
    let zone = try #require(TimeZoneRules(transitions: [], types: [], offsets: [3_600], future: nil))
    let read = try TrainingLog.workouts(in: Array(LogSamples.strong.utf8), unit: .kilogram, zone: zone)
    #expect(read.workouts[0].start.description == "2021-02-10T15:46:13Z")
    #expect(read.workouts[0].utcOffset == 3_600)
    #expect(read.workouts[0].id.description == "s20210210T164613")
  }

  @Test(arguments: ["1.5", "abc", "99999999999"])
  func aSupersetIsAWholeNumber(word: String) throws {
    let header = "title,start_time,end_time,exercise_title,superset_id,weight_kg,reps\n"
    let problem = try #require(throws: LogProblem.self) {
      try TrainingLog.read(header + "A,\"4 Aug 2026, 07:00\",,Row,\(word),50,5\n")
    }
    #expect(problem.kind == .noWholeNumber(found: word))
  }
}

extension TrainingLog {
  /// What a log says, whose times are of UTC.
  static func read(_ text: String, _ unit: MassUnit? = nil) throws(LogProblem) -> ReadWorkouts {
    try workouts(in: Array(text.utf8), unit: unit, zone: .utc)
  }

  static func sets(_ text: String, _ unit: MassUnit? = nil) throws(LogProblem) -> [SetEntry] {
    try read(text, unit).workouts.flatMap { $0.blocks.flatMap(\.sets) }
  }
}
