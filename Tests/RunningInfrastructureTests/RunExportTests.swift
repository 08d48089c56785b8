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

  @Test func namesAreEscaped() throws {
    var run = try TestRun.run(count: 20)
    run.name = "Up & <down> \"hill\"\u{1}"
    let bytes = RunFileWriter().encode(CorrectedRun(run), as: .gpx).bytes
    let read = try #require(TrackFormat(bytes)).runs(in: bytes)
    #expect(read.runs.first?.run.name == "Up & <down> \"hill\"")
  }
}
