import KernelDomain
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

  // MARK: Nike

  /// - Parameter step: the kilometres of a minute.
  private func nike(step: String = "0.2") -> [UInt8] {
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
      "moments": [{"key": "halt", "value": "pause", "timestamp": \(start + 600_000)},
      {"key": "halt", "value": "resume", "timestamp": \(start + 720_000)}],
      "metrics": [{"type": "distance", "unit": "KM", "values": [\(steps.joined(separator: ","))]}]}
      """.utf8)
  }

  @Test func stepsOfNikeMakeAnOdometerAndItsHaltsArePauses() {
    let run = outcome("a.json", nike()).runs.first
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
