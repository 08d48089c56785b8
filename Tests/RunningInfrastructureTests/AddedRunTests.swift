import BookApplication
import KernelApplication
import KernelDomain
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

@testable import RunningApplication

/// Runs that are added by hand are kept, and can be taken back.
struct AddedRunTests {
  private func added(_ under: LiveRunUnderTest) throws -> RunCorrectionOutput {
    var input = AddRun.Input(day: try #require(CivilDay("2026-05-03")))
    (input.distance, input.shoes) = ("10 km 41:30", "Blue")
    return try AddRun(reader: under.reader)(input)
  }

  @Test func anAddedRunAndWhatIsSaidOfItAreKept() throws {
    let under = try LiveRunUnderTest(clock: HandBook.clock("2026-06-01"))
    let run = try #require(try added(under).correction.run)
    _ = try SetExertion(reader: under.reader)(SetExertion.Input(run: run, effort: 7))
    _ = try TagRun(reader: under.reader)(TagRun.Input(run: run, add: ["race", "Race", "trail"]))
    _ = try TagRun(reader: under.reader)(TagRun.Input(run: run, remove: ["TRAIL"]))
    let again = try under.restarted()
    let shown = try ShowRun(reader: again.reader)(ShowRun.Input(run: run))
    #expect(shown.run.lengthMillimetres == 10_000_000 && shown.run.elapsedMilliseconds == 2_490_000)
    #expect(shown.run.effort == 7 && shown.run.tags == ["race"] && shown.run.shoes == "Blue")
    #expect(shown.run.byHand == true && shown.lengthFrom == .hand)
    #expect(shown.efforts.map(\.distance) == [.km10] && shown.standings?.map(\.standing) == [.record])
    let listed = try ListRuns(reader: again.reader)(ListRuns.Input()).runs
    #expect(listed == [shown.run])
    // A process that does not hold the store reads what was derived.
    again.store.release()
    let beside = try LiveRunUnderTest(files: again.files, clock: again.clock, holds: false)
    #expect(try beside.reader.repository.list() == [shown.run])
  }

  @Test func aFormTellsThatItWasIndoors() throws {
    let under = try LiveRunUnderTest(clock: HandBook.clock("2026-06-01"))
    var input = AddRun.Input(day: try #require(CivilDay("2026-05-03")))
    (input.duration, input.place) = ("45min", .indoors)
    let run = try #require(try AddRun(reader: under.reader)(input).correction.run)
    #expect(try ShowRun(reader: under.reader)(ShowRun.Input(run: run)).run.indoor == true)
  }

  /// A pace and a load need a time, and the pace of a week only the runs that have both.
  @Test func aRunWithoutATimeHasNoPaceAndNoLoad() throws {
    let under = try LiveRunUnderTest(clock: HandBook.clock("2026-06-01"))
    _ = try added(under)
    var input = AddRun.Input(day: try #require(CivilDay("2026-05-02")))
    input.distance = "5 km"
    let run = try #require(try AddRun(reader: under.reader)(input).correction.run)
    _ = try SetExertion(reader: under.reader)(SetExertion.Input(run: run, effort: 7))
    let shown = try ShowRun(reader: under.reader)(ShowRun.Input(run: run))
    #expect(shown.run.lengthMillimetres == 5_000_000 && shown.run.activeMilliseconds == 0)
    #expect(shown.paceMilliseconds == nil && shown.load == nil && shown.run.paceMilliseconds == nil)
    #expect(shown.laps.map(\.paceMilliseconds) == [nil])
    let week = try ShowWeek(reader: under.reader)(ShowWeek.Input(day: CivilDay("2026-05-03")))
    #expect(week.lengthMillimetres == 15_000_000 && week.paceMilliseconds == 249_000)
    let listed = try ListRuns(reader: under.reader)(ListRuns.Input())
    #expect(listed.sum.paceMilliseconds == 249_000 && listed.sum.load == nil && listed.sum.withoutTime == 1)
    // A process that does not hold the store reads the sums that were derived.
    under.store.release()
    let beside = try LiveRunUnderTest(files: under.files, clock: under.clock, holds: false)
    #expect(try ShowWeek(reader: beside.reader)(ShowWeek.Input(day: CivilDay("2026-05-03"))) == week)
  }

  @Test func takingItBackLeavesNothing() throws {
    let under = try LiveRunUnderTest(clock: HandBook.clock("2026-06-01"))
    let output = try added(under)
    let said = try SetRunNote(reader: under.reader)(
      SetRunNote.Input(run: #require(output.correction.run), note: "Windy"))
    let (first, second) = (try #require(output.number), try #require(said.number))
    // The note depends on the run.
    #expect(throws: Failure.self) { try under.log.undo(first, of: nil, isDryRun: false) }
    _ = try under.log.undo(second, of: nil, isDryRun: false)
    _ = try under.log.undo(first, of: nil, isDryRun: false)
    #expect(try ListRuns(reader: under.reader)(ListRuns.Input()).runs.isEmpty)
  }

  @Test func tryingItAddsNothing() throws {
    let under = try LiveRunUnderTest(clock: HandBook.clock("2026-06-01"))
    var input = AddRun.Input(day: try #require(CivilDay("2026-05-03")))
    (input.distance, input.dryRun) = ("45min", true)
    let output = try AddRun(reader: under.reader)(input)
    #expect(output.number == nil && output.runs.count == 1)
    #expect(try ListRuns(reader: under.reader)(ListRuns.Input()).runs.isEmpty)
  }

  @Test func twoRunsOfADayWithoutATimeBothCount() throws {
    let under = try LiveRunUnderTest(clock: HandBook.clock("2026-06-01"))
    let runs = [try added(under), try added(under)].compactMap(\.correction.run)
    #expect(runs.map(\.description) == ["r20260503T120000Z", "r20260503T120000Z-b"])
    #expect(try ListRuns(reader: under.reader)(ListRuns.Input()).runs.allSatisfy { $0.state == .counts })
  }
}
