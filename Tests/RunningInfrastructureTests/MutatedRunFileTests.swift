import Formats
import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

/// Files that are damaged at random are read or refused; whatever is read of them can be measured.
struct MutatedRunFileTests {
  private static let gpx = Array(
    """
    <gpx creator="x"><trk><type>run</type><trkseg><trkpt lat="50.0000001" lon="14"><ele>200</ele>\
    <time>2025-06-15T15:00:00Z</time></trkpt><trkpt lat="50.0001" lon="14"><ele>203</ele>\
    <time>2025-06-15T15:00:09.5Z</time><extensions><hr>150</hr><hAcc>4</hAcc></extensions></trkpt></trkseg><trkseg>\
    <trkpt lat="50.0002" lon="14"><time>2025-06-15T15:10:00+02:00</time></trkpt></trkseg></trk></gpx>
    """.utf8)
  private static let kml = Array(
    """
    <kml><Placemark><name>a</name><gx:MultiTrack><gx:Track><when>2025-06-15T15:00:00Z</when><gx:coord>14 50 2</gx:coord>\
    <when>2025-06-15T15:01:00Z</when><gx:coord>14 50.001 5</gx:coord></gx:Track></gx:MultiTrack></Placemark></kml>
    """.utf8)
  private static let tcx = Array(
    """
    <TrainingCenterDatabase><Activity Sport="Running"><Lap StartTime="2025-06-15T15:00:00Z">\
    <TotalTimeSeconds>30</TotalTimeSeconds><DistanceMeters>100</DistanceMeters><Calories>9</Calories><Track><Trackpoint>\
    <Time>2025-06-15T15:00:00Z</Time><DistanceMeters>0.5</DistanceMeters></Trackpoint><Trackpoint>\
    <Time>2025-06-15T15:01:00Z</Time><Position><LatitudeDegrees>50</LatitudeDegrees>\
    <LongitudeDegrees>14</LongitudeDegrees></Position><DistanceMeters>300</DistanceMeters></Trackpoint></Track></Lap>\
    </Activity></TrainingCenterDatabase>
    """.utf8)

  private static var fit: [UInt8] {
    var file = FITBuilder()
    file.message(21, [253: .uint32(1_118_934_000), 0: .enumeration(0), 1: .enumeration(0)])
    for second in 0..<8 as Range<UInt32> {
      file.message(
        20,
        [
          253: .uint32(1_118_934_000 + second), 0: .sint32(596_523_236), 1: .sint32(167_000_000),
          5: .uint32(second * 300), 78: .uint32(3_500),
        ])
    }
    file.message(19, [253: .uint32(1_118_934_008), 2: .uint32(1_118_934_000), 8: .uint32(8_000)])
    file.message(18, [253: .uint32(1_118_934_008), 2: .uint32(1_118_934_000), 5: .enumeration(1), 7: .uint64(8_000)])
    return file.file()
  }

  private static let mutator = Mutator(
    seeds: [gpx, kml, tcx, fit],
    dictionary: ["9999999999", "-1", "1e9", "2025-06-15T15:00:03Z", "9998-12-31T23:59:59Z", "<trkseg>", "Running"].map {
      Array($0.utf8)
    })

  @Test(arguments: 0..<30)
  func nothingTrapsAReader(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let bytes = MutatedRunFileTests.mutator.input(&generator)
      MutatedRunFileTests.readAndMeasure(bytes)
      MutatedRunFileTests.readAndMeasure(FITBuilder.repaired(bytes))
    }
  }

  private static func readAndMeasure(_ bytes: [UInt8]) {
    guard let format = TrackFormat(Array(bytes.prefix(4_096))), let read = try? format.runs(in: bytes) else { return }
    for run in read.runs {
      let measured = MeasuredRun(run.run)
      #expect(measured.length >= 0)
      #expect(measured.times.moving >= 0)
      #expect(measured.times.moving <= measured.times.active)
      #expect(measured.times.active <= measured.times.elapsed)
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
    let later = String(decoding: MutatedRunFileTests.gpx, as: UTF8.self).replacing("15T15:10", with: "30T15:10")
    #expect(try GPXReader.runs(in: Array(later.utf8)).runs.count == 1)
    let muchLater = later.replacing("06-30T", with: "07-30T")
    #expect(try GPXReader.runs(in: Array(muchLater.utf8)).leftOut.map(\.why) == [.noRun(.tooLong)])
  }
}
