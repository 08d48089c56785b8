import KernelDomain
import RunningDomain
import Testing

/// A list's totals of a run that has a track, too, in either order.
struct RunImportMergeTests {
  private let tracked: RunRow
  private let totals: RunRow
  private var merge: RunImportMerge

  init() throws {
    let run = try RecordedRun.of([placed(0, 0), placed(60_000, 20_000), placed(120_000, 40_000)]).run()
    var bare = run
    bare.fixes = []
    (tracked, totals) = (RunRow(CorrectedRun(run)), RunRow(CorrectedRun(bare)))
    merge = RunImportMerge(into: RunBook(imported: [], corrections: [], known: []) { _ in RunTrack(of: run) })
  }

  @Test mutating func totalsDoNotReplaceATrack() throws {
    let id = try #require(merge.add(tracked).id)
    #expect(merge.add(totals) == .unchanged(id))
  }

  @Test mutating func aTrackReplacesTotals() throws {
    let id = try #require(merge.add(totals).id)
    #expect(merge.add(tracked) == .updated(id))
  }
}
