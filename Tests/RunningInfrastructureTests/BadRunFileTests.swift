import Formats
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

/// What no run comes of, and why.
struct BadRunFileTests {
  private func gpx(_ points: String) throws -> ReadRuns {
    try GPXReader.runs(in: Array("<gpx><trk><name>Home</name><trkseg>\(points)</trkseg></trk></gpx>".utf8))
  }

  private func point(_ latitude: String, _ longitude: String, _ second: Int, _ more: String = "") -> String {
    let time = "<time>2025-06-15T15:\(second / 600)\(second / 60 % 10):\(second % 60 / 10)\(second % 10)Z</time>"
    return "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\">\(time)\(more)</trkpt>"
  }

  @Test func aTrackWithoutTimesIsARoute() throws {
    let read = try gpx("<trkpt lat=\"50\" lon=\"14\"/><trkpt lat=\"50.1\" lon=\"14\"/>")
    #expect(read.runs.isEmpty)
    #expect(read.leftOut.map(\.name) == ["Home"])
    #expect(read.leftOut.map(\.why) == [.noTimes])
  }

  @Test func aTrackWhosePositionsCannotBeReadIsNamed() throws {
    let read = try gpx(point("50,1", "14,2", 0) + point("50,2", "14,3", 60))
    #expect(read.runs.isEmpty)
    #expect(read.leftOut.map(\.name) == ["Home"])
    #expect(read.leftOut.map(\.why) == [.oddPositions])
  }

  @Test func aRouteAloneHoldsNothing() throws {
    let read = try GPXReader.runs(in: Array("<gpx><rte><rtept lat=\"50\" lon=\"14\"/></rte></gpx>".utf8))
    #expect(read.runs.isEmpty && read.leftOut.isEmpty)
  }

  /// They would be kept, and the file of the book then taken for damaged.
  @Test(arguments: [("TotalTimeSeconds", "1e15"), ("DistanceMeters", "1e12"), ("Calories", "999999999999")])
  func whatNoDeviceCountsIsNotKept(member: String, value: String) throws {
    let told = ["TotalTimeSeconds": "60", "DistanceMeters": "300", "Calories": "20"].merging([member: value]) { $1 }
    let totals = told.sorted { $0.key > $1.key }.map { "<\($0.key)>\($0.value)</\($0.key)>" }.joined()
    let points = [0, 30, 59].map { second in
      "<Trackpoint><Time>2025-06-15T15:00:\(second / 10)\(second % 10)Z</Time><DistanceMeters>\(second * 5)"
        + "</DistanceMeters></Trackpoint>"
    }
    let file =
      "<TrainingCenterDatabase><Activity Sport=\"Running\"><Lap StartTime=\"2025-06-15T15:00:00Z\">\(totals)<Track>"
      + points.joined() + "</Track></Lap></Activity></TrainingCenterDatabase>"
    let run = try #require(try TCXRuns.runs(in: Array(file.utf8)).runs.first).run
    let kept = EncodedRun(run).row
    #expect(try RunRowCoding.decode(RunRowCoding.encode([kept])) == [kept])
  }

  @Test func anAscentThatNoDeviceCountsIsNotKept() throws {
    var file = FITBuilder()
    for second in 0..<3 as Range<UInt32> {
      file.message(20, [253: .uint32(1_118_934_000 + second), 5: .uint32(second * 300)])
    }
    file.message(
      18,
      [
        253: .uint32(1_118_934_003), 2: .uint32(1_118_934_000), 5: .enumeration(1), 7: .uint64(3_000),
        22: .uint64(1_118_934_008),
      ])
    let run = try #require(try FITRuns.runs(in: file.file()).runs.first).run
    #expect(run.device.elapsed == 3_000)
    #expect(run.device.ascent == nil)
    let kept = EncodedRun(run).row
    #expect(try RunRowCoding.decode(RunRowCoding.encode([kept])) == [kept])
  }

  @Test func aSingleFixIsNoRun() throws {
    #expect(try gpx(point("50", "14", 0)).leftOut.map(\.why) == [.noRun(.tooFewFixes)])
  }

  @Test func timesThatFallOrRepeatAreDroppedOrMerged() throws {
    let places = [0, 1, 2, 2, 1, 3, 4].enumerated().map { point("50.0000\($0.offset)", "14", $0.element) }
    let run = try #require(try gpx(places.joined()).runs.first)
    #expect(run.run.fixes.count == 5)
    #expect(run.dropped == 1)
    #expect(run.merged == 1)
  }

  @Test func placesThatAreNoneAreLeftOut() throws {
    let places = [("0", "0"), ("91", "14"), ("50", "181"), ("x", "14"), ("-90", "-180"), ("50", "14")]
    let points = places.enumerated().map { point($0.element.0, $0.element.1, $0.offset, "<ele>1</ele>") }
    let run = try #require(try gpx(points.joined()).runs.first).run
    #expect(run.fixes.count == 6)
    #expect(run.fixes.map { $0.position != nil } == [false, false, false, false, true, true])
  }

  @Test func extensionsAreKnownAtAnyDepthInAnyLetters() throws {
    let more = "<extensions><a:X><b:HR> 151 </b:HR><Y><cadence>82</cadence></Y></a:X><HACC>4.25</HACC></extensions>"
    let run = try #require(try gpx(point("50", "14", 0, more) + point("50", "14", 1, "<hr>99</hr>")).runs.first).run
    #expect(run.fixes[0].heartRate == 151)
    #expect(run.fixes[0].cadence == 82)
    #expect(run.fixes[0].accuracy == 4_250)
    #expect(run.fixes[1].heartRate == nil)
  }

  @Test func prefixesNeedNotBeBound() throws {
    let file = "<g:gpx><g:trk><g:type>4</g:type><g:trkseg>\(point("50", "14", 0))</g:trkseg></g:trk></g:gpx>"
      .replacing("<trkpt", with: "<g:trkpt").replacing("</trkpt", with: "</g:trkpt")
      .replacing("<time>", with: "<g:time>").replacing("</time>", with: "</g:time>")
    let read = try GPXReader.runs(in: Array(file.utf8))
    #expect(read.leftOut.map(\.why) == [.noRun(.tooFewFixes)])
  }

  @Test(arguments: ["gpx", "kml"])
  func aFileThatEndsEarlyIsRefusedWherever(format: String) throws {
    let file =
      format == "gpx"
      ? Array("<gpx><trk><trkseg>\(point("50", "14", 0) + point("50.1", "14", 9))</trkseg></trk></gpx>".utf8)
      : Array(
        "<kml><gx:Track><when>2025-06-15T15:00:00Z</when><gx:coord>14 50 200</gx:coord></gx:Track></kml>".utf8)
    for count in 0..<file.count {
      let cut = Array(file.prefix(count))
      do {
        _ = format == "gpx" ? try GPXReader.runs(in: cut) : try KMLReader.runs(in: cut)
        Issue.record("\(count) of \(file.count) bytes are taken")
      } catch {
        #expect(error.offset == Int64(count))
      }
    }
  }

  @Test func anotherRootIsRefused() {
    #expect(throws: FormatProblem(.otherRoot(format: "GPX", root: "html"), offset: 0)) {
      try GPXReader.runs(in: Array("<html/>".utf8))
    }
    #expect(throws: FormatProblem(.otherRoot(format: "KML", root: "gpx"), offset: 0)) {
      try KMLReader.runs(in: Array("<gpx/>".utf8))
    }
  }

  @Test func lapsWithoutTracksGiveTheTotals() throws {
    var file = TCXBuilder()
    file.activity(sport: "Running") { $0.lap(start: "2025-06-15T15:00:00Z", seconds: "60", metres: "200") }
    file.activity(sport: "Biking") { $0.lap(start: "2025-06-15T16:00:00Z", seconds: "60", metres: "200") }
    let read = try TCXRuns.runs(in: file.file())
    let run = try #require(read.runs.first).run
    #expect(MeasuredRun(run).source == .total)
    #expect(MeasuredRun(run).length == 200_000)
    #expect(run.end - run.start == 60_000)
    #expect(read.leftOut.map(\.why) == [.otherSport("cycling")])
  }

  private func fit(_ sports: [UInt8], start: UInt32 = 1_118_934_000) -> FITBuilder {
    var file = FITBuilder()
    for second in 0..<20 as Range<UInt32> {
      file.message(20, [253: .uint32(start + second), 5: .uint32(second * 300)])
    }
    for (index, sport) in sports.enumerated() {
      let begin = start + UInt32(index) * 10
      file.message(18, [253: .uint32(begin + 9), 2: .uint32(begin), 5: .enumeration(sport), 7: .uint32(9_000)])
    }
    return file
  }

  @Test func severalSessionsShareTheRecords() throws {
    let read = try FITRuns.runs(in: fit([1, 1]).file())
    #expect(read.runs.map(\.run.fixes.count) == [10, 10])
    #expect(read.runs.map { MeasuredRun($0.run).length } == [27_000, 27_000])
    let other = try FITRuns.runs(in: fit([2, 1]).file())
    #expect(other.runs.count == 1)
    #expect(other.leftOut.map(\.why) == [.otherSport("cycling")])
  }

  @Test func chainedFilesAreReadOneByOne() throws {
    let read = try FITRuns.runs(in: fit([1]).file() + fit([1], start: 1_118_999_000).file())
    #expect(read.runs.count == 2)
    #expect(Set(read.runs.map(\.run.id)).count == 2)
  }

  @Test func aClockThatWasNeverSetIsSaid() throws {
    #expect(try FITRuns.runs(in: fit([1], start: 1_000).file()).leftOut.map(\.why) == [.noRun(.clockNeverSet)])
  }

  @Test func aFITCutAnywhereIsRefused() throws {
    let file = fit([1]).file()
    for count in 0..<file.count {
      #expect(throws: FormatProblem.self) { try FITRuns.runs(in: Array(file.prefix(count))) }
    }
  }

  /// A file that says the most a field can hold.
  @Test(arguments: [UInt64.max - 1, UInt64(Int64.max), 1 << 32, UInt64(UInt32.max) - 1])
  func numbersBeyondAllMeasureAreNone(number: UInt64) throws {
    var file = FITBuilder()
    for second in 0..<8 as Range<UInt32> {
      file.message(
        20,
        [
          253: .uint32(1_118_934_000 + second), 0: .uint64(number), 1: .uint64(number), 3: .uint64(number),
          5: .uint64(number), 78: .uint64(number),
        ])
    }
    file.message(
      18,
      [
        253: .uint32(1_118_934_008), 2: .uint32(1_118_934_000), 5: .enumeration(1), 7: .uint64(number),
        8: .uint64(number), 9: .uint64(number), 11: .uint64(number), 22: .uint64(number),
      ])
    let read = try FITRuns.runs(in: file.file())
    for run in read.runs { #expect(MeasuredRun(run.run).length == 0) }
  }

  @Test func aTrackOfMonthsIsNoRun() throws {
    let points = ["15T15:00:00Z", "15T15:00:09Z", "30T15:10:00Z"].map {
      "<trkpt lat=\"50\" lon=\"14\"><time>2025-06-\($0)</time></trkpt>"
    }
    let later = "<gpx><trk><trkseg>\(points.joined())</trkseg></trk></gpx>"
    #expect(try GPXReader.runs(in: Array(later.utf8)).runs.count == 1)
    let muchLater = later.replacing("06-30T", with: "07-30T")
    #expect(try GPXReader.runs(in: Array(muchLater.utf8)).leftOut.map(\.why) == [.noRun(.tooLong)])
  }

  @Test func kmlPairsTimesAndPlacesByTheirOrder() throws {
    let track = """
      <gx:Track><gx:coord>14 50 200</gx:coord><when>2025-06-15T17:00:00+02:00</when><when>2025-06-15T15:00:10Z</when>\
      <gx:coord>14.001 50 204.5</gx:coord></gx:Track>
      """
    let later = track.replacing("15:00:10", with: "15:01:10").replacing("17:00:00", with: "17:01:00")
    let placemark = "<Placemark><name> Out </name><gx:MultiTrack>\(track)\(later)</gx:MultiTrack></Placemark>"
    let read = try KMLReader.runs(in: Array("<kml><Document>\(placemark)\(track)</Document></kml>".utf8))
    #expect(read.runs.map(\.run.fixes.count) == [4, 2])
    let run = try #require(read.runs.first).run
    #expect(run.name == "Out")
    #expect(run.utcOffset == 7_200)
    #expect(run.fixes.map(\.elevation) == [20_000, 20_450, 20_000, 20_450])
    #expect(run.pauses.map(\.duration) == [50_000])
  }
}
