import Formats
import RunningDomain
import RunningInfrastructure
import TestSupport

/// The readers of runs. Every run that they read from a file can be measured and stored, and is equal when it is read
/// back.
extension FuzzTarget {
  static let gpx = runs(
    "gpx", [gpxSeed],
    [
      "<trk>", "</trk>", "<trkseg>", "</trkseg>", "<trkpt lat=\"50\" lon=\"14\">", "</trkpt>", "<ele>",
      "<type>cycling</type>",
    ]
  ) { (bytes) throws(FormatProblem) in try GPXReader.runs(in: bytes) }

  static let kml = runs(
    "kml", [kmlSeed], ["<gx:Track>", "</gx:Track>", "<when>", "<gx:coord>", "<coordinates>", "<gx:MultiTrack>"]
  ) { (bytes) throws(FormatProblem) in try KMLReader.runs(in: bytes) }

  static let tcxRuns = runs(
    "tcx-runs", [tcxSeed],
    ["<Lap StartTime=\"2025-06-15T15:10:00Z\">", "</Lap>", "<Trackpoint>", "<TotalTimeSeconds>", "<DistanceMeters>"]
  ) { (bytes) throws(FormatProblem) in try TCXRuns.runs(in: bytes) }

  static let fitRuns = runs("fit-runs", [fitSeed], [".FIT"], repair: FITBuilder.repaired) {
    (bytes) throws(FormatProblem) in try FITRuns.runs(in: bytes)
  }

  /// The reader of a run's track as the store writes it.
  static let tracks = FuzzTarget(
    "tracks", seeds: trackSeeds,
    dictionary: ["\"time\":[0,", "\"lat\":[", "null", "-1", "9223372036854775807", "\"tick\":1"],
    accepts: { input, findings in
      guard let (run, track) = try? RunTrackCoding.decode(input) else { return false }
      let again = try? RunTrackCoding.decode(RunTrackCoding.encode(track, of: run))
      findings.expect(again?.track == track && again?.run == run, "a track is not read as it was written")
      return true
    })

  private static func runs(
    _ name: String, _ seeds: [[UInt8]], _ words: [String],
    repair: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 },
    _ read: @escaping @Sendable ([UInt8]) throws(FormatProblem) -> ReadRuns
  ) -> FuzzTarget {
    FuzzTarget(
      name, seeds: seeds,
      dictionary: words + [
        "9999999999", "-1", "1e9", "nan", "2025-06-15T15:00:03Z", "9998-12-31T23:59:59Z", "1999-12-31T23:59:59Z",
        "<![CDATA[", "]]>", "<!--", "&#x0;",
      ], repair: repair,
      accepts: { input, findings in
        guard let read = try? read(input) else { return false }
        for found in read.runs { found.run.checkConsistency(&findings) }
        return true
      })
  }

  private static let gpxSeed = Array(
    """
    <gpx creator="x"><trk><type>run</type><trkseg><trkpt lat="50.0000001" lon="14"><ele>200</ele>\
    <time>2025-06-15T15:00:00Z</time></trkpt><trkpt lat="50.0001" lon="14"><ele>203</ele>\
    <time>2025-06-15T15:00:09.5Z</time><extensions><hr>150</hr><hAcc>4</hAcc></extensions></trkpt></trkseg><trkseg>\
    <trkpt lat="50.0002" lon="14"><time>2025-06-15T15:10:00+02:00</time></trkpt></trkseg></trk></gpx>
    """.utf8)
  private static let kmlSeed = Array(
    """
    <kml><Placemark><name>a</name><gx:MultiTrack><gx:Track><when>2025-06-15T15:00:00Z</when><gx:coord>14 50 2</gx:coord>\
    <when>2025-06-15T15:01:00Z</when><gx:coord>14 50.001 5</gx:coord></gx:Track></gx:MultiTrack></Placemark></kml>
    """.utf8)
  private static let tcxSeed = Array(
    """
    <TrainingCenterDatabase><Activity Sport="Running"><Lap StartTime="2025-06-15T15:00:00Z">\
    <TotalTimeSeconds>30</TotalTimeSeconds><DistanceMeters>100</DistanceMeters><Calories>9</Calories><Track><Trackpoint>\
    <Time>2025-06-15T15:00:00Z</Time><DistanceMeters>0.5</DistanceMeters></Trackpoint><Trackpoint>\
    <Time>2025-06-15T15:01:00Z</Time><Position><LatitudeDegrees>50</LatitudeDegrees>\
    <LongitudeDegrees>14</LongitudeDegrees></Position><DistanceMeters>300</DistanceMeters></Trackpoint></Track></Lap>\
    </Activity></TrainingCenterDatabase>
    """.utf8)

  private static var fitSeed: [UInt8] {
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

  private static var trackSeeds: [[UInt8]] {
    [gpxSeed, kmlSeed, tcxSeed, fitSeed].compactMap { seed in
      guard let read = try? TrackFormat(seed)?.runs(in: seed), let run = read.runs.first?.run else { return nil }
      return RunTrackCoding.encode(RunTrack(fixes: run.fixes, route: run.fixes.compactMap(\.position)), of: run.id)
    }
  }
}

extension Run {
  /// Checks the invariants that every reader of runs guarantees, however odd the file.
  fileprivate func checkConsistency(_ findings: inout FuzzFindings) {
    let measured = MeasuredRun(self)
    let times = measured.times
    findings.expect(measured.length >= 0, "a negative length")
    findings.expect(times.moving >= 0 && times.moving <= times.active, "moving longer than active")
    findings.expect(times.active <= times.elapsed, "active longer than elapsed")
    findings.expect(zip(fixes, fixes.dropFirst()).allSatisfy { $0.time < $1.time }, "times that do not rise")
    findings.expect(fixes.count <= RecordedRun.mostFixes, "too many fixes")
    let kept = EncodedRun(self)
    let rows = try? RunRowCoding.decode(RunRowCoding.encode([kept.row]))
    findings.expect(rows == [kept.row], "a row is not read as it was written")
    let track = try? RunTrackCoding.decode(kept.track.read()).track
    findings.expect(track.map { kept.row.run($0) } == self, "a run is not read as it was kept")
    for effort in measured.efforts { findings.expect(effort.duration > 0, "an effort that took no time") }
  }
}
