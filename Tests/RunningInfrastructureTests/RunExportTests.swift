import Formats
import KernelDomain
import RunningApplication
import RunningDomain
import RunningInfrastructure
import TestSupport
import Testing

/// What is written for other programs is read as the same run.
struct RunExportTests {
  @Test(arguments: RunFileFormat.allCases)
  func aRunIsReadAsItWasWritten(format: RunFileFormat) throws {
    let run = try TestRun.run()
    let (bytes, count) = RunFileWriter().encode(CorrectedRun(run), as: format)
    let read = try #require(TrackFormat(bytes)).runs(in: bytes)
    let again = try #require(read.runs.first).run
    #expect(again.id == run.id)
    #expect(again.source == run.source)
    #expect(count == (format == .gpx ? run.fixes.count { $0.position != nil } : run.fixes.count))
    #expect(format == .fit || again.fixes.compactMap(\.position) == run.fixes.compactMap(\.position))
    #expect(
      again.fixes.map(\.elevation).filter { $0 != nil }.count
        == run.fixes.filter { format != .gpx || $0.position != nil }.filter { $0.elevation != nil }.count)
    // FIT counts the length in centimetres.
    let difference = abs(MeasuredRun(again).length - MeasuredRun(run).length)
    #expect(difference <= (format == .fit ? 5 : 0))
  }

  @Test(.enabled(if: RunTestData.folder != nil), arguments: RunTestData.names)
  func aRealRunIsReadAsItWasWritten(_ name: String) throws {
    guard let read = try? RunFileUnderTest.runs(in: RunTestData.read(name), named: name) else { return }
    for found in read.runs where found.run.fixes.contains(where: { $0.position != nil }) {
      let (bytes, count) = RunFileWriter().encode(CorrectedRun(found.run), as: .gpx)
      let again = try #require(TrackFormat(bytes)).runs(in: bytes)
      guard count >= 2 else { continue }
      let run = try #require(again.runs.first).run
      #expect(run.fixes.compactMap(\.position) == found.run.fixes.compactMap(\.position))
      #expect(run.kind == found.run.kind)
    }
  }

  /// Fixes that tell only the heart rate have no length in a file, and laps have the length that the device stated.
  @Test func aLengthThatOnlyTheDeviceKnowsIsOnNoFix() throws {
    let start = Timestamp(milliseconds: 1_750_000_000_000)
    var recorded = RecordedRun(source: "Watch")
    recorded.fixes = (0...180).map { RunFix(time: start + Int64($0) * 5_000, heartRate: 150) }
    recorded.laps = (0..<3).map { RunLap(start: start + Int64($0) * 300_000, duration: 300_000, length: 1_000_000) }
    recorded.device = DeviceTotals(length: 3_000_000, active: 900_000, elapsed: 900_000)
    recorded.start = start
    let run = CorrectedRun(try recorded.read().run)
    var distances: [Int?] = []
    var laps: [Int?] = []
    try FITReader.read(RunFileWriter().encode(run, as: .fit).bytes) { message, _ in
      if message.number == 20 { distances.append(message.integer(5)) }
      if message.number == 19 { laps.append(message.integer(9)) }
    }
    #expect(distances.count == 181)
    #expect(distances.allSatisfy { $0 == nil })
    #expect(laps == [100_000, 100_000, 100_000])
    let bytes = RunFileWriter().encode(run, as: .tcx).bytes
    let read = try #require(TrackFormat(bytes)).runs(in: bytes)
    let again = try #require(read.runs.first).run
    #expect(MeasuredRun(again).length == 3_000_000)
    #expect(again.laps.map(\.length) == [1_000_000, 1_000_000, 1_000_000])
  }

  @Test func namesAreEscaped() throws {
    var run = try TestRun.run(count: 20)
    run.name = "Up & <down> \"hill\"\u{1}"
    let bytes = RunFileWriter().encode(CorrectedRun(run), as: .gpx).bytes
    let read = try #require(TrackFormat(bytes)).runs(in: bytes)
    #expect(read.runs.first?.run.name == "Up & <down> \"hill\"")
  }
}
