import BookInfrastructure
import Formats
import KernelDomain
import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

struct AppleRunTests {
  private let folder = TemporaryFolder()

  @Test(.enabled(if: RunTestData.folder != nil))
  func anExportComesToWhatAnotherProgramMadeOfIt() throws {
    let name = "apple_export_runs.zip"
    let archive = try ZipArchive(InputFile((RunTestData.folder ?? "") + name))
    let entry = try #require(archive.entries.first { $0.name.hasSuffix("/export.xml") })
    let document = try #require(try archive.contents(of: entry, most: 1 << 20))
    let expected = try RunTestData.expected(name)
    for size in [1 << 20, 1_000, 7] {
      let read = try AppleRunReading.runs(
        document, size: size, routes: AppleRouteFiles(in: AppleExportFile.all(in: archive)))
      #expect(read.runs.count == expected.runs?.count)
      #expect(read.leftOut.isEmpty)
      for (run, expected) in zip(read.runs, expected.runs ?? []) {
        #expect(RunComparison(run, expected).differences == [])
      }
      #expect(read.runs.map(\.run.zone) == ["Europe/Prague", nil, nil])
      #expect(read.runs.map(\.run.utcOffset) == [7_200, 7_200, 7_200])
      #expect(read.runs.map(\.run.device.calories) == [162, 190, nil])
    }
  }

  private func export(_ inside: String, before: String = "") -> [UInt8] {
    let workout = """
      <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="10" durationUnit="min" totalDistance="2" \
      totalDistanceUnit="km" sourceName="Watch" startDate="2025-06-15 17:00:00 +0200" \
      endDate="2025-06-15 17:12:00 +0200">\(inside)</Workout>
      """
    return Array("<HealthData>\(before)\(workout)</HealthData>".utf8)
  }

  private func route(_ times: [String], hAcc: String = "5") -> [UInt8] {
    let points = times.enumerated().map { index, time in
      "<trkpt lat=\"50.0\(index)\" lon=\"14\"><ele>2</ele><time>\(time)</time></trkpt>"
    }
    return Array("<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8)
  }

  private let reference = "<WorkoutRoute><FileReference path=\"/workout-routes/a.gpx\"/></WorkoutRoute>"

  @Test func withoutARouteTotalsCount() throws {
    let read = try AppleRunReading.runs(export(""))
    let measured = MeasuredRun(try #require(read.runs.first).run)
    #expect(measured.source == .total)
    #expect(measured.length == 2_000_000)
    #expect(measured.times.elapsed == 720_000)
    #expect(measured.times.active == 600_000)
  }

  @Test func whatItsSourceCountedMeanwhileIsAnOdometer() throws {
    func record(_ source: String, _ start: String, _ end: String, _ value: String) -> String {
      """
      <Record type="HKQuantityTypeIdentifierDistanceWalkingRunning" sourceName="\(source)" unit="km" \
      startDate="2025-06-15 17:\(start) +0200" endDate="2025-06-15 17:\(end) +0200" value="\(value)"/>
      """
    }
    let records =
      record("Watch", "05:00", "10:00", "1.0") + record("Phone", "01:00", "05:00", "9")
      + record(
        "Watch", "01:00", "05:00", "0.5005") + record("Watch", "11:00", "12:01", "3")
    let read = try AppleRunReading.runs(export("", before: records), size: 100)
    let run = try #require(read.runs.first).run
    #expect(run.fixes.map(\.odometer) == [0, 500_500, 1_500_500])
    #expect(MeasuredRun(run).source == .odometer)
    #expect(MeasuredRun(run).length == 1_500_500)
  }

  /// More than are kept together, of two devices in turn.
  @Test func lengthsCountInOrderOfTheirTimes() throws {
    let records = (0..<1_400).map { index in
      let (source, second) = (index % 2 == 0 ? "Watch" : "Phone", index / 2)
      let time = { (second: Int) in
        "2025-06-15 17:\(second / 60 < 10 ? "0" : "")\(second / 60):\(second % 60 < 10 ? "0" : "")\(second % 60) +0200"
      }
      return """
        <Record type="HKQuantityTypeIdentifierDistanceWalkingRunning" sourceName="\(source)" unit="m" \
        startDate="\(time(second))" endDate="\(time(second + 1))" value="\(source == "Watch" ? second % 7 : 9)"/>
        """
    }
    var random = SeededGenerator(seed: 1)
    let ordered = try AppleRunReading.runs(export("", before: records.joined()))
    let shuffled = try AppleRunReading.runs(export("", before: records.shuffled(using: &random).joined()))
    let fixes = try #require(ordered.runs.first).run.fixes
    #expect(fixes.count == 701)
    #expect(fixes.last?.odometer == Int64((0..<700).reduce(0) { $0 + $1 % 7 }) * 1_000)
    #expect(shuffled.runs.map(\.run) == ordered.runs.map(\.run))
  }

  @Test func aRouteThatTheExportLacksIsSaid() throws {
    var archive = ZipBuilder()
    archive.add(.init("any/workout-routes/b.gpx", route(["2025-06-15T15:00:00Z", "2025-06-15T15:00:09Z"])))
    let routes = AppleRouteFiles(
      in: AppleExportFile.all(in: try ZipArchive(InputFile(folder.write(archive.file(), to: "a.zip")))))
    let read = try AppleRunReading.runs(export(reference), routes: routes)
    #expect(read.runs.map(\.missingRoute) == ["/workout-routes/a.gpx"])
    #expect(MeasuredRun(try #require(read.runs.first).run).source == .total)
  }

  @Test func aRouteLiesBesideADocumentAndNowhereElse() throws {
    let bytes = route(["2025-06-15T15:00:00Z", "2025-06-15T15:05:00Z"])
    let path = folder.write(bytes, to: "b.gpx")
    let document = String(path.dropLast("b.gpx".count)) + "export.xml"
    for (reference, count) in [("/b.gpx", 2), ("/x/../b.gpx", 0), ("/./b.gpx", 0), ("/c.gpx", 0)] {
      let inside = "<WorkoutRoute><FileReference path=\"\(reference)\"/></WorkoutRoute>"
      let read = try AppleRunReading.runs(export(inside), routes: AppleRouteFiles(beside: document))
      #expect(read.runs.first?.run.fixes.count == count)
      #expect((read.runs.first?.missingRoute == nil) == (count > 0))
    }
  }

  @Test func aRouteWithTheExportsTimeIsOnlyDrawn() throws {
    var archive = ZipBuilder()
    archive.add(.init("any/workout-routes/a.gpx", route(["2025-08-25T14:57:33Z", "2025-08-25T14:57:33Z"])))
    let routes = AppleRouteFiles(
      in: AppleExportFile.all(in: try ZipArchive(InputFile(folder.write(archive.file(), to: "a.zip")))))
    let run = try #require(try AppleRunReading.runs(export(reference), routes: routes).runs.first).run
    #expect(run.route.count == 2)
    #expect(MeasuredRun(run).source == .total)
  }

  @Test func aRouteThatIsCutIsNamed() throws {
    var archive = ZipBuilder()
    archive.add(.init("any/workout-routes/a.gpx", Array("<gpx><trk>".utf8)))
    let routes = AppleRouteFiles(
      in: AppleExportFile.all(in: try ZipArchive(InputFile(folder.write(archive.file(), to: "a.zip")))))
    let read = try AppleRunReading.runs(export(reference), routes: routes)
    #expect(routes.damaged.all.map(\.path) == ["/workout-routes/a.gpx"])
    #expect(read.runs.map(\.missingRoute) == [nil])
    #expect(MeasuredRun(try #require(read.runs.first).run).source == .total)
  }

  @Test func runsOfWhichNothingCanBeTimedAreSaid() throws {
    let document =
      "<HealthData><Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" startDate=\"x\"/></HealthData>"
    #expect(try AppleRunReading.runs(Array(document.utf8)).leftOut.map(\.why) == [.noStart])
  }

  @Test(arguments: [1 << 20, 100])
  func aLegOfAWorkoutOfSeveralSportsIsARun(size: Int) throws {
    func leg(_ type: String, _ start: String, _ end: String, _ inside: String = "") -> String {
      "<WorkoutActivity uuid=\"x\" startDate=\"2025-06-15 \(start) +0200\" endDate=\"2025-06-15 \(end) +0200\" "
        + "duration=\"20\" durationUnit=\"min\" workoutActivityType=\"HKWorkoutActivityType\(type)\">\(inside)"
        + "</WorkoutActivity>"
    }
    let statistics = """
      <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="5" unit="km"/>\
      <WorkoutEvent type="HKWorkoutEventTypePause" date="2025-06-15 18:20:00 +0200"/>\
      <WorkoutEvent type="HKWorkoutEventTypeResume" date="2025-06-15 18:21:00 +0200"/>
      """
    let whole = """
      <HealthData><Workout workoutActivityType="HKWorkoutActivityTypeSwimBikeRun" sourceName="Watch" totalDistance="26" \
      totalDistanceUnit="km" startDate="2025-06-15 17:00:00 +0200" endDate="2025-06-15 18:31:00 +0200">\
      <MetadataEntry key="HKTimeZone" value="Europe/Prague"/>
      """
    let legs =
      leg("Swimming", "17:00:00", "17:20:00") + leg("Cycling", "17:22:00", "18:08:00")
      + leg("Running", "18:10:00", "18:31:00", statistics)
    let read = try AppleRunReading.runs(Array((whole + legs + "</Workout></HealthData>").utf8), size: size)
    let run = try #require(read.runs.first).run
    #expect(read.runs.count == 1)
    #expect(run.start.description == "2025-06-15T16:10:00Z")
    #expect(run.source == "Watch")
    #expect(run.zone == "Europe/Prague")
    #expect(MeasuredRun(run).length == 5_000_000)
    #expect(MeasuredRun(run).times.elapsed == 1_260_000)
    #expect(MeasuredRun(run).times.active == 1_200_000)
    #expect(read.leftOut.map(\.why) == [.otherSport("cycling", isOurs: true)])
  }

  @Test func whatAChunkGatheredIsJoined() throws {
    let (one, other) = (AppleRunGatherer(), AppleRunGatherer())
    one.append(other)
    #expect(one.found == 0)
  }
}
