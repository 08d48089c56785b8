import KernelDomain
import RunningDomain
import Testing

struct RunKindTests {
  @Test(arguments: [
    "running", "RUNNING", "Run", " run ", "trail_running", "Trail running", "treadmill_running", "9", "generic",
    "Other",
    "unknown", "track", "",
  ])
  func runs(word: String) {
    #expect(RunKind(written: word) == .running)
  }

  @Test(arguments: [
    ("1", "cycling"), ("4", "hiking"), ("10", "walking"), ("Mountain  Biking", "mountain biking"), ("2", "2"),
  ])
  func others(word: String, kind: String) {
    #expect(RunKind(written: word) == .other(kind))
    #expect(!RunKind(written: word).hasEfforts)
  }

  @Test func ofNoneIsARun() {
    #expect(RunKind(written: nil) == .running)
  }
}

struct RunIDTests {
  @Test(arguments: [
    "r20150815T144508Z", "r20150815T144508Z-b", "r20150815T144508Z-1", "r20150815T144508Z-z-2-1",
    "r00011231T235959Z",
  ])
  func namesAreReadAsTheyAreWritten(name: String) {
    #expect(RunID(name)?.description == name)
  }

  @Test(arguments: [
    "", "r", "20150815T144508Z", "r20150815T144508Z-", "r20150815T144508Z-a", "r20150815T144508Z-3",
    "r20150815T144508Z-12", "r20150815T144508Z-1-b", "r20150815T144508Z1", "r20150231T144508Z", "r20150815T244508Z",
    "r20150815T144508Z-b-", "s20150815T144508Z",
  ])
  func otherTextIsNone(text: String) {
    #expect(RunID(text) == nil)
  }

  @Test func halvesComeBehindTheirRun() {
    let names = ["r20150815T144508Z", "r20150815T144508Z-1", "r20150815T144508Z-1-2", "r20150815T144508Z-b"]
    let ids = names.compactMap { RunID($0) }
    #expect(ids.count == 4)
    #expect(ids.sorted() == ids)
    #expect(ids[2].original == ids[0])
  }
}

struct RunWeekTests {
  @Test(arguments: [
    (WeekStart.monday, "2026-11-23", "2026-11-23"), (.monday, "2026-11-29", "2026-11-23"),
    (.sunday, "2026-11-28", "2026-11-22"), (.sunday, "2026-11-29", "2026-11-29"),
    (.saturday, "2026-11-27", "2026-11-21"), (.saturday, "1969-12-31", "1969-12-27"),
  ])
  func aWeekBeginsOnItsDay(start: WeekStart, day: String, first: String) throws {
    #expect(start.firstDay(ofWeekOf: try #require(CivilDay(day))).description == first)
  }

  @Test(arguments: [
    ("CZ", WeekStart.monday), ("us", .sunday), ("EG", .saturday), ("MV", .friday), ("XX", .monday), ("", .monday),
  ])
  func territories(territory: String, start: WeekStart) {
    #expect(WeekStart(territory: territory) == start)
    #expect(WeekStart(territory: nil) == .monday)
  }
}

struct CaloriesTests {
  @Test func theDevicesFigureElseAKilocalorieAKilogramAndKilometre() {
    #expect(CaloriesRule.calories(device: 300, length: 5_000_000, bodyMass: 60_000)?.kilocalories == 300)
    let estimate = CaloriesRule.calories(device: nil, length: 5_008_000, bodyMass: 63_500)
    #expect(estimate?.kilocalories == 318)
    #expect(estimate?.isEstimate == true)
    #expect(CaloriesRule.calories(device: nil, length: 5_000_000, bodyMass: nil) == nil)
  }
}

struct RunDuplicateTests {
  private func recording(
    _ source: String, _ span: ClosedRange<Int64>, positions: Int = 0, odometer: Bool = false, preference: Int? = nil
  ) throws -> RunRecording {
    let fixes = [span.lowerBound, span.upperBound].map { odometer ? counted($0, 0) : placed($0, 0) }
    let run = try RecordedRun.of(fixes, source: source).run()
    let measured = MeasuredRun(
      source: nil, length: 0, times: RunTimes(run.start...run.end, pauses: [], standings: []), pauses: [],
      standings: [], ascent: nil, descent: nil, kilometres: [], miles: [], efforts: [], suspicious: [],
      positions: positions, rejected: 0, jumps: 0)
    let row = RunRow(
      run, originals: [run.id], confirmed: [], isRemoved: false, fixCount: fixes.count, hasOdometer: odometer,
      measured: measured, track: 0)
    return RunRecording(row, preference: preference)
  }

  @Test func theOneWithOdometerAndPositionsCountsThenTheOneWithMore() throws {
    let watch = try recording("Watch", 0...60_000, positions: 5, odometer: true)
    let phone = try recording("Phone", 1_000...60_000, positions: 900)
    let tracker = try recording("Tracker", 2_000...60_000, positions: 901)
    #expect(RunDuplicateRule.duplicates(in: [phone, watch, tracker]) == [phone.id: watch.id, tracker.id: watch.id])
    #expect(RunDuplicateRule.duplicates(in: [phone, tracker]) == [phone.id: tracker.id])
    var preferred = phone
    preferred.preference = 0
    #expect(RunDuplicateRule.duplicates(in: [preferred, watch]) == [watch.id: phone.id])
  }

  @Test func aTrackCountsBeforeTotals() throws {
    let totals = try recording("List", 0...60_000)
    let track = try recording("Watch", 5_000...60_000, positions: 2)
    #expect(RunDuplicateRule.duplicates(in: [totals, track]) == [totals.id: track.id])
  }

  @Test func halfOfTheShorterOneIsNotTheSame() throws {
    let first = try recording("Watch", 0...60_000)
    #expect(RunDuplicateRule.duplicates(in: [first, try recording("Phone", 30_000...90_000)]).isEmpty)
    #expect(RunDuplicateRule.duplicates(in: [first, try recording("Phone", 29_000...90_000)]).count == 1)
    #expect(RunDuplicateRule.duplicates(in: [first, try recording("Watch", 1_000...60_000)]).count == 1)
  }
}

struct SplitTests {
  @Test func eachWholeKilometreAndARest() throws {
    let fixes = [counted(0, 0), counted(400_000, 1_500_000), counted(460_000, 1_500_000), counted(760_000, 2_250_000)]
    let measured = try RecordedRun.of(fixes).measured()
    #expect(measured.pauses == [RunPause(start: at(400_000), end: at(460_000), source: .inferred)])
    #expect(measured.kilometres.map(\.length) == [1_000_000, 1_000_000, 250_000])
    #expect(measured.kilometres.map(\.elapsed) == [266_667, 393_333, 100_000])
    #expect(measured.kilometres.map(\.active) == [266_667, 333_333, 100_000])
    #expect(measured.miles.map(\.length) == [1_609_344, 640_656])
  }

  @Test func whereTheLengthEndsThereIsNoRest() throws {
    let measured = try RecordedRun.of([counted(0, 0), counted(300_000, 1_000_000), counted(310_000, 1_000_000)])
      .measured()
    #expect(measured.kilometres.map(\.elapsed) == [300_000])
  }
}

struct PredictionNeedsTests {
  /// An effort over a distance tells the time over one up to 2.5 times as long.
  @Test func aRaceNeedsAnEffortThatIsLongEnough() {
    let needed = PredictionRule.targets.map { PredictionRule.shortest(for: $0) }
    #expect(needed == [.mile, .mile2, .km5, .km10, .km20])
    for (target, distance) in zip(PredictionRule.targets, needed) {
      #expect(PredictionRule(distance.map { [$0: 3_600_000] } ?? [:]).prediction(target) != nil)
    }
  }
}
