import KernelDomain
import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

/// Exports of services other than Strava, made here.
struct ServiceImportTests {
  private let folder = TemporaryFolder()
  private let prague = Settings(values: ["book.zone": .text("Europe/Prague")])

  private func outcome(
    _ name: String, _ bytes: [UInt8], _ options: [String: String] = [:], _ settings: Settings = Settings()
  ) -> ImportOutcome {
    folder.write(bytes, to: name)
    return ImportOutcome.of(name, in: folder.path + "/", options, settings: settings)
  }

  private func zip(_ entries: (String, [UInt8])...) -> [UInt8] {
    var zip = ZipBuilder()
    for (name, contents) in entries { zip.add(.init(name, contents)) }
    return zip.file()
  }

  // MARK: Strava

  @Test func aCommuteOfAListHasATag() throws {
    let list = """
      Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,\
      Relative Effort,Commute,Activity Private Note,Activity Gear,Filename
      3,"Jun 17, 2025, 3:06:40 PM",Three,Run,,1500,5.01,,,true,,,
      4,"Jun 18, 2025, 3:06:40 PM",Four,Run,,1500,5.01,,,false,,,
      5,"Jun 19, 2025, 3:06:40 PM",Five,Run,,0,5.01,,,false,,,
      """
    folder.write(Array(list.utf8), to: "activities.csv")
    let book = ImportBook()
    _ = try book.take(folder.path + "/activities.csv")
    // The last has a length, but no time.
    #expect(try book.runs.book().imported.map(\.run.origin.tags) == [["commute"], []])
  }

  // MARK: Polar

  /// - Parameter offset: in minutes.
  private func polar(sport: String = "RUNNING", offset: String = "120") -> [UInt8] {
    let samples = (0...20).map { number in
      let time = "2025-09-03T17:\(number < 10 ? "0" : "")\(number):00.000"
      return "{\"dateTime\": \"\(time)\", \"value\": \(number * 180)}"
    }
    return Array(
      """
      {"exportVersion": "1.6", "name": "Evening", "startTime": "2025-09-03T17:00:00.000", "exercises": [
      {"startTime": "2025-09-03T17:00:00.000", "stopTime": "2025-09-03T17:20:00.000", "timezoneOffset": \(offset),
      "duration": "PT1200S", "distance": 3600.0, "sport": "\(sport)",
      "samples": {"distance": [\(samples.joined(separator: ","))]}}]}
      """.utf8)
  }

  @Test func polarTellsLocalTimesWithAnOffset() {
    #expect(
      outcome("a.json", polar()).runs == [
        "2025-09-03T15:00:00Z 3600000 odometer 1200000 1200000 running - Evening []"
      ])
    #expect(outcome("b.zip", zip(("training-session-1.json", polar(sport: "CYCLING")))).left == ["otherSport cycling"])
  }

  @Test(arguments: ["999999999999999", "-1e300", "\"x\""])
  func anOffsetOfPolarThatNoPlaceHasIsNone(offset: String) {
    #expect(outcome("a.json", polar(offset: offset)).runs.first?.hasPrefix("2025-09-03T17:00:00Z") == true)
  }

  @Test func localTimesOfPolarWithoutAnOffsetAreOfTheZoneThatTheUserTells() {
    let utc = outcome("a.json", polar(offset: "null"))
    #expect(utc.runs.first?.hasPrefix("2025-09-03T17:00:00Z") == true)
    #expect(utc.remarks == ["noZone"])
    let zone = outcome("a.json", polar(offset: "null"), ["zone": "America/New_York"], prague)
    #expect(zone.runs.first?.hasPrefix("2025-09-03T21:00:00Z 3600000 odometer ") == true)
    #expect(zone.remarks == [])
    #expect(
      outcome("a.json", polar(offset: "null"), [:], prague).runs.first?.hasPrefix("2025-09-03T15:00:00Z") == true)
    #expect(outcome("a.json", polar()).remarks == [])
  }

  @Test func swimsOfPolarHaveTheirTotals() {
    let expected = ["2025-09-03T15:00:00Z unknown 0 0 3600000"]
    for outcome in [
      outcome("a.json", polar(sport: "SWIMMING")),
      outcome("a.zip", zip(("training-session-1.json", polar(sport: "OPEN_WATER_SWIMMING")))),
    ] {
      #expect(outcome.swims == expected)
      #expect(outcome.runs == [])
      #expect(outcome.left == [])
      #expect(outcome.status == 0)
    }
  }

  // MARK: Nike

  /// - Parameter step: the kilometres of a minute.
  private func nike(step: String = "0.2", halt: String = "") -> [UInt8] {
    let start: Int64 = 1_750_000_000_000
    let steps = (0..<20).map { minute in
      let (from, to) = (start + Int64(minute) * 60_000, start + Int64(minute + 1) * 60_000)
      return "{\"start_epoch_ms\": \(from), \"end_epoch_ms\": \(to), \"value\": \(step)}"
    }
    return Array(
      """
      {"id": "1", "type": "run", "start_epoch_ms": \(start), "end_epoch_ms": \(start + 1_200_000),
      "active_duration_ms": 1080000, "tags": {"com.nike.name": "Belt"},
      "summaries": [{"metric": "distance", "value": 4.0}],
      "moments": [{"key": "halt", "value": "\(halt)pause", "timestamp": \(start + 600_000)},
      {"key": "halt", "value": "\(halt)resume", "timestamp": \(start + 720_000)}],
      "metrics": [{"type": "distance", "unit": "KM", "values": [\(steps.joined(separator: ","))]}]}
      """.utf8)
  }

  @Test(arguments: ["", "auto_"])
  func stepsOfNikeMakeAnOdometerAndItsHaltsArePauses(halt: String) {
    let run = outcome("a.json", nike(halt: halt)).runs.first
    #expect(run?.hasPrefix("2025-06-15T15:06:40Z ") == true)
    #expect(run?.hasSuffix(" odometer 1200000 1080000 running - Belt []") == true)
  }

  @Test func stepsBeyondAnyLengthAreNoOdometer() {
    #expect(outcome("a.json", nike(step: "999999999")).runs.count == 1)
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
    let inner = zip(("1.gpx", TrackText.gpx(type: "running")))
    let outcome = outcome(
      "a.zip",
      zip(
        ("0_summarizedActivities.json", garmin((start + 86_400_000, "treadmill_running", "Belt"))),
        ("1001_summarizedActivities.json", garmin((start + 1_500, "trail_running", "Hills"))),
        ("UploadedFiles.zip", inner)))
    #expect(outcome.runs.count == 2)
    #expect(outcome.runs.first?.contains(" running trail Hills ") == true)
    #expect(outcome.runs.last == "2025-06-16T15:06:40Z 1800000 total 660000 600000 running treadmill Belt [\"totals\"]")
  }

  // MARK: Apple Health

  private func apple(_ types: String...) -> [UInt8] {
    let workouts = types.enumerated().map { number, type in
      """
      <Workout workoutActivityType="HKWorkoutActivityType\(type)" duration="20" durationUnit="min" totalDistance="2" \
      totalDistanceUnit="km" sourceName="Watch" startDate="2025-06-1\(number) 17:00:00 +0200" \
      endDate="2025-06-1\(number) 17:20:00 +0200"></Workout>
      """
    }
    return Array("<HealthData>\(workouts.joined())</HealthData>".utf8)
  }

  @Test func activitiesOfAppleThatAreNoRunsAreSaidAndWalksAreKeptWhereTheUserWantsThem() {
    let export = apple("Running", "Walking", "Yoga", "TraditionalStrengthTraining", "Other")
    let plain = outcome("a.xml", export)
    #expect(plain.runs.count == 1)
    #expect(
      plain.left == [
        "askSport -", "otherSport traditional strength training", "otherSport walking", "otherSport yoga",
      ])
    let walks = outcome("a.xml", export, ["walks": "true"])
    #expect(walks.runs.count == 2)
    #expect(walks.runs.last?.contains(" 2000000 total 1200000 1200000 walking ") == true)
    #expect(!walks.left.contains("otherSport walking"))
    #expect(outcome("a.zip", zip(("b/export.xml", export)), ["sport": "running"]).runs.count == 2)
    #expect(outcome("b.zip", zip(("c.zip", zip(("b/export.xml", export)))), ["walks": "true"]).runs.count == 2)
  }

  // MARK: Runkeeper

  private let cardio = """
    Activity Id,Date,Type,Route Name,Distance (mi),Duration,Notes,GPX File
    a,2025-06-15 17:06:40,Hiking,,1.12,10:00,,1.gpx
    b,2025-07-15 17:06:40,Running,,1.00,8:20,by hand,
    c,2025-01-15 17:06:40,Swimming,,0.50,20:00,,
    """

  @Test func runkeeperTellsLocalTimes() {
    let bytes = zip(
      ("x/cardioActivities.csv", Array(cardio.utf8)), ("x/1.gpx", TrackText.gpx(name: "Hiking 6/15/25 5:06 pm")))
    let utc = outcome("a.zip", bytes)
    #expect(utc.left == ["otherSport hiking"])
    #expect(utc.runs == ["2025-07-15T17:06:40Z 1609344 total 500000 500000 running - - [\"byHand\", \"totals\"]"])
    #expect(utc.swims.first?.hasPrefix("2025-01-15T17:06:40Z ") == true)
    let options = outcome("a.zip", bytes, ["zone": "America/New_York"], prague)
    #expect(options.runs.first?.hasPrefix("2025-07-15T21:06:40Z ") == true)
    #expect(options.swims.first?.hasPrefix("2025-01-15T22:06:40Z ") == true)
  }

  @Test func theZoneOfTheBookCountsBehindThatOfRunning() {
    let bytes = zip(("cardioActivities.csv", Array(cardio.utf8)))
    #expect(outcome("a.zip", bytes, [:], prague).runs.first?.hasPrefix("2025-07-15T15:06:40Z ") == true)
    #expect(outcome("a.zip", bytes, [:], prague).swims.first?.hasPrefix("2025-01-15T16:06:40Z ") == true)
    let both = Settings(values: [
      "book.zone": .text("Europe/Prague"), "running.zone": .text("Europe/London"),
    ])
    #expect(outcome("a.zip", bytes, [:], both).runs.first?.hasPrefix("2025-07-15T16:06:40Z ") == true)
  }

  // MARK: Google Fit

  @Test(arguments: [("Running", 1, []), ("Walking", 0, ["otherSport walking"]), ("Yoga", 0, ["otherSport yoga"])])
  func namesOfGoogleFitTellTheSport(word: String, runs: Int, left: [String]) {
    let other = TrackText.tcx(sport: "Other")
    let name = "Takeout/Fit/Activities/2025-06-15T17_06_40+02_00_PT10M_\(word).tcx"
    let outcome = outcome("a.zip", zip((name, other), ("b.gpx", TrackText.gpx(type: "rowing"))))
    #expect(outcome.runs.count == runs + 1)
    #expect(outcome.left == left)
    #expect(self.outcome("b.zip", zip(("Elsewhere/_\(word).tcx", other))).left == ["askSport -"])
  }

  // MARK: Exports that are not read

  @Test func sessionsOfAdidasWithoutATrackAreSaid() {
    let session = Array("{\"start_time\":1750000000000,\"sport_type_id\":\"1\"}".utf8)
    let alone = outcome("a.zip", zip(("Sport-sessions/a.json", session)))
    #expect(alone.left == ["notRead -"])
    #expect(alone.status == 2)
    let tracked = outcome(
      "b.zip",
      zip(
        ("Sport-sessions/a.json", session), ("Sport-sessions/b.json", session),
        ("Sport-sessions/GPS-data/b.gpx", TrackText.gpx(type: "running"))))
    #expect(tracked.runs.count == 1)
    #expect(tracked.left == ["notRead -"])
    #expect(tracked.passedOver == 1)
    #expect(outcome("a.json", session).left == ["notRead -"])
  }

  @Test func onlyTheListOfActivitiesOfSamsungIsSaid() {
    let run = ("r.gpx", TrackText.gpx(type: "running"))
    let sleep = outcome(
      "a.zip", zip(("com.samsung.shealth.sleep.csv", Array("com.samsung.shealth.sleep,1,1\na,b\n".utf8)), run))
    #expect(sleep.left == [])
    #expect(sleep.passedOver == 1)
    let exercise = Array("com.samsung.shealth.exercise,6000007,15\na,b\n".utf8)
    #expect(outcome("b.zip", zip(("com.samsung.shealth.exercise.csv", exercise), run)).left == ["notRead -"])
  }

  // MARK: FIT

  /// It begins with its first value, of 6.25 m.
  @Test func aLengthInTwelveBitsIsAnOdometer() {
    var file = FITBuilder()
    let start: UInt32 = 1_118_934_000
    for second in 0...UInt32(600) {
      // 3 m/s in sixteenths of a metre; the lower twelve bits are the speed.
      let count = 100 + second * 48
      let bytes = [0, UInt8(count & 0xF) << 4, UInt8(count >> 4 & 0xFF)]
      file.message(20, [253: .uint32(start + second), 8: .raw(code: 0x0D, bytes)])
    }
    file.message(
      18, [253: .uint32(start + 600), 2: .uint32(start), 5: .enumeration(1), 7: .uint32(600_000), 8: .uint32(600_000)])
    #expect(
      outcome("a.fit", file.file()).runs == ["2025-06-15T15:00:00Z 1806250 odometer 600000 600000 running - - []"])
  }

  @Test(arguments: [true, false])
  func aSwimInAFileWithoutSessionsHasItsTotals(isTold: Bool) {
    var file = FITBuilder()
    if isTold { file.message(12, [0: .enumeration(5), 1: .enumeration(18)]) }
    for second in 0...UInt32(600) {
      file.message(20, [253: .uint32(1_118_934_000 + second), 5: .uint32(second * 100)])
    }
    let outcome = outcome("a.fit", file.file(), isTold ? [:] : ["sport": "swimming"])
    #expect(outcome.swims == ["2025-06-15T15:00:00Z unknown 0 0 600000"])
    #expect(outcome.left == [])
    #expect(outcome.remarks == ["noSession"])
  }

  @Test(arguments: [(19, "paddling"), (37, "stand up paddleboarding")])
  func numbersOfSportsThatAreAlikeAreToldApart(number: Int, sport: String) {
    var file = FITBuilder()
    file.message(
      18,
      [
        253: .uint32(1_118_934_600), 2: .uint32(1_118_934_000), 5: .enumeration(UInt8(number)), 7: .uint32(600_000),
        8: .uint32(600_000),
      ])
    #expect(outcome("a.fit", file.file()).left == ["otherSport \(sport)"])
  }

  @Test func aFileWithoutSessionsTellsTheKindOfRunning() {
    var file = FITBuilder()
    file.message(12, [0: .enumeration(1), 1: .enumeration(3)])
    for second in 0..<UInt32(600) {
      file.message(20, [253: .uint32(1_118_934_000 + second), 5: .uint32(second * 300)])
    }
    let outcome = outcome("a.fit", file.file())
    #expect(outcome.runs.first?.contains(" running trail ") == true)
    #expect(outcome.remarks == ["noSession"])
  }
}
