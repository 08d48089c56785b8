import Formats
import KernelApplication
import KernelDomain
import TestSupport
import Testing

struct TCXReaderTests {
  @Test func recognisesByItsRoot() {
    #expect(TCXBuilder.swim().file().withUnsafeBytes(TCXReader.recognises))
    #expect(Array("<TrainingCenterDatabase>".utf8).withUnsafeBytes(TCXReader.recognises))
    #expect(!Array("<TrainingCenterDatabas>".utf8).withUnsafeBytes(TCXReader.recognises))
    #expect(!Array("<?xml version=\"1.0\"?><HealthData>".utf8).withUnsafeBytes(TCXReader.recognises))
    #expect(![UInt8]().withUnsafeBytes(TCXReader.recognises))
  }

  @Test func readsActivitiesAndLaps() throws {
    var file = TCXBuilder()
    file.activity { file in
      file.lap(
        start: "2012-04-13T11:51:59Z", seconds: "64.6690000", metres: " 50.0049 ",
        points: ["2012-04-13T11:51:59Z", "2012-04-13T11:53:04.25Z"], isSomewhere: true)
      file.lap(start: "2012-04-13T13:53:04+02:00", seconds: nil, metres: nil)
    }
    file.activity(sport: "Running", creator: "<Name> </Name>") { _ in }
    let activities = try TCXReader.read(file.file())
    #expect(activities.map(\.sport) == ["Other", "Running"])
    #expect(activities.map(\.device) == ["Forerunner 310XT", nil])
    #expect(activities.map(\.unit) == ["3831465131", nil])
    let laps = activities[0].laps
    #expect(laps.map(\.start.instant.description) == ["2012-04-13T11:51:59Z", "2012-04-13T11:53:04Z"])
    #expect(laps.map(\.start.utcOffset) == [0, 7_200])
    #expect(laps.map(\.duration) == [64_669, nil])
    #expect(laps.map(\.distance) == [5_000, nil])
    #expect(laps.map(\.trackEnd) == [Timestamp("2012-04-13T11:53:04.250Z"), nil])
    #expect(laps.map(\.hasPositions) == [true, false])
    #expect(activities[1].laps.isEmpty)
  }

  @Test func readsThePointsOfATrack() throws {
    let point = """
      <Trackpoint><Time> 2012-04-13T11:52:00Z </Time><Position><LatitudeDegrees>50.1</LatitudeDegrees>\
      <LongitudeDegrees>-14.00000004</LongitudeDegrees></Position><AltitudeMeters>-2.004</AltitudeMeters>\
      <DistanceMeters>12.3456</DistanceMeters><HeartRateBpm><Value>150</Value></HeartRateBpm><Cadence>80</Cadence>\
      <Extensions><TPX><Speed>3</Speed><RunCadence>81</RunCadence></TPX></Extensions></Trackpoint>
      """
    let bare = "<Trackpoint><Time>2012-04-13T11:52:01Z</Time><Extensions><n:TPX><n:RunCadence>82</n:RunCadence></n:TPX>"
    let untimed = "<Trackpoint><DistanceMeters>1</DistanceMeters></Trackpoint>"
    let lap = "<Lap StartTime=\"2012-04-13T11:51:59Z\"><Calories>7</Calories><Track>\(point)\(untimed)\(bare)"
    let file = "<TrainingCenterDatabase><Activity>\(lap)</Extensions></Trackpoint></Track></Lap></Activity>"
    let found = try TCXReader.read(Array((file + "</TrainingCenterDatabase>").utf8))[0].laps[0]
    #expect(found.calories == 7)
    #expect(found.points.map(\.time.description) == ["2012-04-13T11:52:00Z", "2012-04-13T11:52:01Z"])
    #expect(found.points.map(\.latitude) == [501_000_000, nil])
    #expect(found.points.map(\.longitude) == [-140_000_000, nil])
    #expect(found.points.map(\.altitude) == [-200, nil])
    #expect(found.points.map(\.distance) == [12_346, nil])
    #expect(found.points.map(\.heartRate) == [150, nil])
    #expect(found.points.map(\.cadence) == [80, 82])
  }

  @Test(arguments: ["-1", "nan", "inf", "1e300", "", "twenty-five", "21474836.48"])
  func numbersThatAreNoneAreLeftOut(text: String) throws {
    var file = TCXBuilder()
    file.activity { $0.lap(start: "2012-04-13T11:51:59Z", seconds: text, metres: text) }
    let lap = try #require(try TCXReader.read(file.file()).first?.laps.first)
    #expect(lap.duration == nil)
    #expect(lap.distance == nil)
  }

  @Test func refusesALapWithoutATime() {
    var file = TCXBuilder()
    file.activity { $0.lap(start: "yesterday", seconds: "1", metres: "25") }
    #expect(throws: FormatProblem(.noStartTime, offset: 212)) {
      try TCXReader.read(file.file())
    }
  }

  @Test func refusesAnotherRoot() {
    #expect(throws: FormatProblem(.otherRoot(format: "TCX", root: "gpx"), offset: 1)) {
      try TCXReader.read(Array(" <gpx><Activity/></gpx>".utf8))
    }
  }

  @Test func aFileWithoutActivitiesHasNone() throws {
    #expect(try TCXReader.read(Array("<TrainingCenterDatabase/>".utf8)).isEmpty)
    #expect(try TCXReader.read(Array("<TrainingCenterDatabase><Activity/></TrainingCenterDatabase>".utf8)).count == 1)
  }
}

struct XMLDateTimeTests {
  @Test(arguments: [
    ("2012-04-13T11:51:59Z", "2012-04-13T11:51:59Z", 0), ("2012-04-13T11:51:59", "2012-04-13T11:51:59Z", 0),
    ("2012-04-13T11:51:59.5Z", "2012-04-13T11:51:59.500Z", 0),
    ("2012-04-13T11:51:59.9996+01:00", "2012-04-13T10:52:00Z", 3_600),
    ("2012-04-13T23:59:59.0004999-04:30", "2012-04-14T04:29:59Z", -16_200),
    ("2012-04-13T11:51:59+00:00", "2012-04-13T11:51:59Z", 0), ("2012-04-13 11:51:59,5z", "2012-04-13T11:51:59.500Z", 0),
    ("2012-04-13T11:51:59+0200", "2012-04-13T09:51:59Z", 7_200),
    ("2012-04-13 11:51:59+02", "2012-04-13T09:51:59Z", 7_200),
  ])
  func times(text: String, instant: String, offset: Int) {
    let time = time(text)
    #expect(time?.instant.description == instant)
    #expect(time?.utcOffset == offset)
    #expect(time?.tellsClock == (text.contains("+") || text.hasSuffix("-04:30")))
  }

  @Test(arguments: [
    "", "2012-04-13", "2012-04-13_11:51:59Z", "2012-04-31T11:51:59Z", "2012-04-13T24:00:00Z", "2012-04-13T11:60:59Z",
    "2012-04-13T11:51:60Z", "2012-04-13T11:51:59.Z", "2012-04-13T11:51:59y", "2012-04-13T11:51:59+020",
    "2012-04-13T11:51:59+15:00", "2012-04-13T11:51:59+02:60", "2012-04-13T11:51:59Z ", "-012-04-13T11:51:59Z",
  ])
  func noTimes(text: String) {
    #expect(time(text) == nil)
  }

  @Test func lettersAndPrefixesOfNames() {
    func equals(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes { $0.isNamedIgnoringCase("hacc") } }
    #expect(["hacc", "hAcc", "HACC", "x:hAcc", "a:b:hacc"].allSatisfy(equals))
    #expect(!["hac", "haccx", "h\u{1}cc", "hAcc:", "", "@acc"].contains(where: equals))
  }

  private func time(_ text: String) -> XMLDateTime? {
    Array(text.utf8).withUnsafeBytes { XMLDateTime($0) }
  }
}
