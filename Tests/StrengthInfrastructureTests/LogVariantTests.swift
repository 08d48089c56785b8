import KernelDomain
import StrengthDomain
import StrengthInfrastructure
import StrengthTestSupport
import TestSupport
import Testing

/// Logs in every form in which programs save tables, and cut or sorted by their owners: no log is taken for another
/// app's, and no list of activities for a log.
struct LogVariantTests {
  /// Logs whose columns are recognized by their titles, with the unit of their loads.
  private static let titled = [
    LogSamples.strong, LogSamples.strongAndroid, LogSamples.strongOldAndroid, LogSamples.strong2016, LogSamples.hevy,
    LogSamples.fitnotes, LogSamples.fitbod, LogSamples.strongLifts, LogSamples.lyfta, LogSamples.liftLog,
    LogSamples.liftosaur, LogSamples.hevyMeasures, LogSamples.fitNotesMeasures,
  ].map { CSVVariant($0) }

  private func parsed(_ bytes: [UInt8]) -> ReadWorkouts? {
    try? TrainingLog.workouts(in: bytes, LogOptions(unit: .kilogram, zone: .utc, distance: nil, dates: .dayFirst))
  }

  @Test(arguments: titled)
  func eachFormOfALogIsReadAlike(log: CSVVariant) throws {
    let plain = try #require(parsed(log.bytes))
    #expect(!plain.workouts.isEmpty || !plain.measures.isEmpty)
    for form in log.forms {
      let read = try #require(parsed(form))
      #expect(read.format == plain.format)
      #expect(read.workouts == plain.workouts)
      #expect(read.measures == plain.measures)
      #expect(TrainingLog.recognises(Array(form.prefix(1_024))))
    }
  }

  @Test(arguments: titled)
  func rowsOfEmptyFieldsAreCounted(log: CSVVariant) throws {
    let plain = try #require(parsed(log.bytes))
    let empty = Array((String(repeating: ",", count: log.rows[0].count - 1) + "\n").utf8)
    let newline: [UInt8] = log.bytes.last == 0x0A ? [] : [0x0A]
    let read = try #require(parsed(log.bytes + newline + empty + empty))
    #expect(read.workouts == plain.workouts)
    #expect(read.measures == plain.measures)
    #expect(read.skipped[.empty, default: 0] == plain.skipped[.empty, default: 0] + 2)
  }

  @Test(arguments: ["2026年1月8日 下午6:05", "2026年1月8日 午後6:05", "2026년 1월 8일 오후 6:05"])
  func theHalfOfADayMayStandBeforeTheHour(date: String) throws {
    let log = "Date,Exercise Name,Set Order,Weight,Reps\n\(date),Squat,1,100,5\n"
    #expect(parsed(Array(log.utf8))?.workouts.first?.id == WorkoutID("s20260108T180500"))
  }

  @Test(arguments: [
    "8.1.2026 klo 18.05", "8. tammikuuta 2026 klo 18.05", "8. tammik. 2026 klo 18.05", "to 8.1.2026 klo 18.05",
    "8 січ. 2026 р., 18:05", "8 січня 2026 р. о 18:05", "четвер, 8 січня 2026 р. о 18:05", "8 jan. 2026 kl. 18:05",
    "Thursday, January 8, 2026 at 6:05 PM", "Thu, 8 Jan 2026 18:05", "čtvrtek 8. ledna 2026 18:05",
    "Donnerstag, 8. Januar 2026 um 18:05", "jeu. 8 janv. 2026, 18:05", "quinta-feira, 8 de janeiro de 2026 às 18:05",
    "jueves, 8 de enero de 2026, 18:05", "Thu 08/01/2026 18:05",
  ])
  func aDateIsReadInEachLanguage(date: String) {
    let log = "Date,Exercise Name,Set Order,Weight,Reps\n\"\(date)\",Squat,1,100,5\n"
    #expect(parsed(Array(log.utf8))?.workouts.first?.id == WorkoutID("s20260108T180500"))
  }

  /// In some languages, a short name of Tuesday is one of March in others.
  @Test(arguments: ["mar 10, 2026, 18:05", "mar., 10 mars 2026, 18:05", "mar, 10 mar 2026, 18:05"])
  func aMonthIsNoDayOfTheWeek(date: String) {
    let log = "Date,Exercise Name,Set Order,Weight,Reps\n\"\(date)\",Squat,1,100,5\n"
    #expect(parsed(Array(log.utf8))?.workouts.first?.id == WorkoutID("s20260310T180500"))
  }

  /// Excel writes a line with the delimiter before the titles.
  @Test(arguments: titled)
  func theLineWithTheDelimiterIsNoRow(log: CSVVariant) throws {
    let plain = try #require(parsed(log.bytes))
    let line = Array("sep=;\r\n".utf8)
    for form in [log.with(delimiter: ";").bytes, log.with(delimiter: ";", lineEnd: "\r\n").bytes] {
      let read = try #require(parsed(line + form))
      #expect(read.workouts == plain.workouts)
      #expect(read.measures == plain.measures)
      #expect(TrainingLog.recognises(Array((line + form).prefix(1_024))))
      #expect(TrainingLog.columns(ofTable: line + form) == log.rows[0])
    }
  }

  @Test func aProblemIsInTheLineOfTheFile() {
    let log = "sep=;\nDate;Exercise Name;Set Order;Weight;Reps\n2026-01-08 18:05:00;Squat;1;x;5\n"
    #expect {
      try TrainingLog.workouts(in: Array(log.utf8), unit: .kilogram, zone: .utc)
    } throws: { error in
      (error as? LogProblem)?.place.line == 3
    }
  }

  @Test(arguments: ["Dauer", "Workout-Dauer"])
  func aGermanLogOfStrongIsRead(duration: String) throws {
    let log = """
      Datum,Workout-Name,\(duration),Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,\
      Notizen,Workout-Notizen,RPE
      2026-01-08 18:05:00,"Oberkörper",1h 5min,"Bench Press (Barbell)",1,50.0,12.0,0,0.0,"leicht","früh",
      2026-01-08 18:05:00,"Oberkörper",1h 5min,"Bench Press (Barbell)",Ruhezeit,0,0.0,0,120.0,,,
      2026-01-08 18:05:00,"Oberkörper",1h 5min,"Bench Press (Barbell)",2,"52,5",10.0,0,0.0,,,8
      """
    let english =
      log.replacing("Datum,Workout-Name,\(duration)", with: "Date,Workout Name,Duration")
      .replacing("Name der Übung,Reihenfolge festlegen,Gewicht", with: "Exercise Name,Set Order,Weight")
      .replacing("Wiederh.,Entfernung,Sekunden,Notizen", with: "Reps,Distance,Seconds,Notes")
      .replacing("Workout-Notizen", with: "Workout Notes").replacing("Ruhezeit", with: "Rest Timer")
    let read = try #require(parsed(Array(log.utf8)))
    #expect(read.format == .strong)
    #expect(read.ignoredColumns == [])
    #expect(read.workouts == parsed(Array(english.utf8))?.workouts)
    #expect(read.workouts.first?.blocks.first?.sets.count == 2)
  }

  @Test(arguments: titled)
  func columnsMayStandInAnyOrder(log: CSVVariant) throws {
    var random = SeededGenerator(seed: 1)
    let plain = try #require(parsed(log.bytes))
    for _ in 0..<10 {
      let order = Array(log.rows[0].indices).shuffled(using: &random)
      let read = try #require(parsed(log.ordered(order).bytes), "\(order)")
      #expect(read.format == plain.format)
      #expect(read.workouts.count == plain.workouts.count)
      #expect(read.measures == plain.measures)
    }
  }

  @Test(arguments: titled)
  func aLogThatIsCutIsNoOtherApps(log: CSVVariant) throws {
    var random = SeededGenerator(seed: 2)
    let format = try #require(parsed(log.bytes)).format
    let columns = log.rows[0].indices
    for turn in 0..<200 {
      let count = turn < columns.count ? 1 : Int.random(in: 2..<columns.count, using: &random)
      let gone = turn < columns.count ? [turn] : Set(columns.shuffled(using: &random).prefix(count))
      if let read = parsed(log.without(gone).bytes) { #expect(read.format == format, "\(gone)") }
    }
  }

  /// The titles of lists of activities, with any of their columns.
  @Test(arguments: [
    "Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR,Avg Pace,Best Pace,Total Ascent,Total Reps,Total Sets",
    "Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Commute,Filename",
    "Activity Id,Date,Type,Route Name,Distance (km),Duration,Average Pace,Notes,GPX File",
    "Workout Type,Start,End,Duration,Active Energy (kcal),Distance (km),Avg. Heart Rate (bpm),Max. Heart Rate (bpm)",
    "type,startTime,sportTime(s),maxPace(/meter),minPace(/meter),distance(m),avgPace(/meter),calories(kcal)",
    "date,time,title,duration,distance,notes,weight,unit,value", "meet,day,course,style,distance,time,splits,round",
  ])
  func aListOfActivitiesIsNoLog(titles: String) {
    var random = SeededGenerator(seed: 3)
    let list = CSVVariant(titles)
    let columns = list.rows[0].indices
    for turn in 0..<300 {
      let kept = Set(
        columns.shuffled(using: &random).prefix(
          turn == 0 ? columns.count : Int.random(in: 1...columns.count, using: &random)))
      let variant = list.without(Set(columns).subtracting(kept))
      #expect(!TrainingLog.recognises(variant.bytes), "\(variant.text)")
    }
  }
}
