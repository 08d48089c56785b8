import KernelDomain
import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

/// Activities that the lists and the names of a service tell of.
struct ServiceListTests {
  private let files = ImportFolder()
  private let prague = Settings(values: ["book.zone": .text("Europe/Prague")])

  // MARK: Strava

  @Test func aCommuteOfAListHasATag() throws {
    let list = """
      Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,\
      Relative Effort,Commute,Activity Private Note,Activity Gear,Filename
      3,"Jun 17, 2025, 3:06:40 PM",Three,Run,,1500,5.01,,,true,,,
      4,"Jun 18, 2025, 3:06:40 PM",Four,Run,,1500,5.01,,,false,,,
      5,"Jun 19, 2025, 3:06:40 PM",Five,Run,,0,5.01,,,false,,,
      """
    files.write(Array(list.utf8), to: "activities.csv")
    let book = ImportBook()
    _ = try book.take(files.path + "/activities.csv")
    // The last has a length, but no time.
    #expect(try book.runs.book().imported.map(\.run.origin.tags) == [["commute"], []])
  }

  /// Strava writes dates and kinds in the user's language.
  @Test(arguments: [
    ("5 Jun 2025, 15:06:40", "Run"), ("05.06.2025, 15:06:40", "Lauf"), ("5. 6. 2025 15:06:40", "Běh"),
    ("5 juin 2025 à 15:06:40", "Course à pied"), ("5 jun 2025, 15:06:40", "Carrera"),
    ("5 jun 2025, 3:06:40 p. m.", "Carrera"), ("5 de jun. de 2025, 15:06:40", "Corrida"),
    ("5 июн. 2025 г., 15:06:40", "Забег"), ("2025/06/05 15:06:40", "ランニング"), ("2025年6月5日 下午3:06:40", "跑步"),
    ("2025. 6. 5. 오후 3:06:40", "달리기"),
  ]) func datesAndKindsOfAnyLanguageAreRead(date: String, kind: String) {
    let list = """
      A,B,C,D,E,F,G,H,I,J,K,L,M,F,N,G
      3,"\(date)",Three,\(kind),,1500,5.01,,,false,,,,1500.0,1500.0,5010.0
      4,"\(date)",Four,\(kind),,1500,5.01,,,false,,,activities/4.gpx,1500.0,1500.0,5010.0
      """
    let outcome = files.outcome("activities.csv", Array(list.utf8))
    #expect(outcome.runs.first?.hasPrefix("2025-06-05T15:06:40Z 5010000 ") == true)
    #expect(outcome.left == [])
  }

  /// Neither half of such a date says whether it is the month.
  @Test(arguments: ["6/5/2025, 3:06:40 PM", "5 Foo 2025, 15:06:40", "5 Jun Jul 2025, 15:06:40", "5 Jun 2025, 15:06 PM"])
  func unclearDatesAreNone(date: String) {
    let list = """
      Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance
      3,"\(date)",Three,Run,1500,5.01
      """
    #expect(files.outcome("activities.csv", Array(list.utf8)).left == ["noDate -"])
  }

  // MARK: Garmin

  private func garmin(_ activities: (start: Int64, type: String, name: String)...) -> [UInt8] {
    let told = activities.map { activity in
      "{\"activityId\": 1, \"name\": \"\(activity.name)\", \"activityType\": \"\(activity.type)\", "
        + "\"beginTimestamp\": \(activity.start), \"startTimeLocal\": 999999999999999, \"duration\": 600000.0, "
        + "\"elapsedDuration\": 660000.0, \"distance\": 180000.0}"
    }
    return Array("[{\"summarizedActivitiesExport\": [\(told.joined(separator: ","))]}]".utf8)
  }

  @Test func listsOfGarminTellTheActivitiesThatBeganThen() {
    let start: Int64 = 1_750_000_000_000
    let inner = ImportFolder.zip(("1.gpx", TrackText.gpx(type: "running")))
    let outcome = files.outcome(
      "a.zip",
      ImportFolder.zip(
        ("0_summarizedActivities.json", garmin((start + 86_400_000, "treadmill_running", "Belt"))),
        ("1001_summarizedActivities.json", garmin((start + 1_500, "trail_running", "Hills"))),
        ("UploadedFiles.zip", inner)))
    #expect(outcome.runs.count == 2)
    #expect(outcome.runs.first?.contains(" running trail Hills ") == true)
    #expect(outcome.runs.last == "2025-06-16T15:06:40Z 1800000 total 660000 600000 running treadmill Belt [\"totals\"]")
  }

  // MARK: Runkeeper

  private let cardio = """
    Activity Id,Date,Type,Route Name,Distance (mi),Duration,Notes,GPX File
    a,2025-06-15 17:06:40,Hiking,,1.12,10:00,,1.gpx
    b,2025-07-15 17:06:40,Running,,1.00,8:20,by hand,
    c,2025-01-15 17:06:40,Swimming,,0.50,20:00,,
    """

  @Test func runkeeperTellsLocalTimes() {
    let bytes = ImportFolder.zip(
      ("x/cardioActivities.csv", Array(cardio.utf8)), ("x/1.gpx", TrackText.gpx(name: "Hiking 6/15/25 5:06 pm")))
    let utc = files.outcome("a.zip", bytes)
    #expect(utc.left == ["otherSport hiking"])
    #expect(utc.runs == ["2025-07-15T17:06:40Z 1609344 total 500000 500000 running - - [\"byHand\", \"totals\"]"])
    #expect(utc.swims.first?.hasPrefix("2025-01-15T17:06:40Z ") == true)
    let options = files.outcome("a.zip", bytes, ["zone": "America/New_York"], prague)
    #expect(options.runs.first?.hasPrefix("2025-07-15T21:06:40Z ") == true)
    #expect(options.swims.first?.hasPrefix("2025-01-15T22:06:40Z ") == true)
  }

  @Test func theZoneOfTheBookCountsBehindThatOfRunning() {
    let bytes = ImportFolder.zip(("cardioActivities.csv", Array(cardio.utf8)))
    #expect(files.outcome("a.zip", bytes, [:], prague).runs.first?.hasPrefix("2025-07-15T15:06:40Z ") == true)
    #expect(files.outcome("a.zip", bytes, [:], prague).swims.first?.hasPrefix("2025-01-15T16:06:40Z ") == true)
    let both = Settings(values: [
      "book.zone": .text("Europe/Prague"), "running.zone": .text("Europe/London"),
    ])
    #expect(files.outcome("a.zip", bytes, [:], both).runs.first?.hasPrefix("2025-07-15T16:06:40Z ") == true)
  }

  // MARK: Google Fit

  /// The names of the folders are in the user's language.
  @Test(arguments: ["Laufen", "Running"]) func namesOfGoogleFitTellTheSportInAnyFolder(word: String) {
    let name = "Takeout/Google Fit/Aktivitäten/2025-06-15T17_06_40+02_00_PT9M55.5S_\(word).tcx"
    #expect(files.outcome("a.zip", ImportFolder.zip((name, TrackText.tcx(sport: "Other")))).runs.count == 1)
  }

  @Test(arguments: [("Running", 1, []), ("Walking", 0, ["otherSport walking"]), ("Yoga", 0, ["otherSport yoga"])])
  func namesOfGoogleFitTellTheSport(word: String, runs: Int, left: [String]) {
    let other = TrackText.tcx(sport: "Other")
    let name = "Takeout/Fit/Activities/2025-06-15T17_06_40+02_00_PT10M_\(word).tcx"
    let outcome = files.outcome("a.zip", ImportFolder.zip((name, other), ("b.gpx", TrackText.gpx(type: "rowing"))))
    #expect(outcome.runs.count == runs + 1)
    #expect(outcome.left == left)
    #expect(files.outcome("b.zip", ImportFolder.zip(("Elsewhere/_\(word).tcx", other))).left == ["askSport -"])
  }
}
