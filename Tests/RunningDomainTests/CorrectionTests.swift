import KernelDomain
import RunningDomain
import TestSupport
import Testing

struct CorrectionTests {
  private let run: Run

  init() throws {
    var recorded = RecordedRun.of((0...600).map { placed(Int64($0) * 1_000, Int64($0) * 270) })
    for index in recorded.fixes.indices { recorded.fixes[index].odometer = Int64(index) * 3_000 }
    recorded.laps = [
      RunLap(start: at(0), duration: nil, length: nil), RunLap(start: at(400_000), duration: nil, length: nil),
    ]
    recorded.device = DeviceTotals(length: 1_800_000, calories: 100)
    run = try recorded.run()
  }

  private func runs() -> CorrectedRuns { CorrectedRuns([run]) }

  @Test func trimKeepsWhatLiesWithin() throws {
    var runs = runs()
    let correction = try runs.make(.trim(at(100_500)...at(300_000)), of: run.id)
    #expect(correction.touched == at(101_000)...at(300_000))
    let corrected = try #require(runs[run.id])
    #expect(corrected.measured.times.elapsed == 199_000)
    #expect(corrected.measured.length == 597_000)
    #expect(corrected.run.laps == [RunLap(start: corrected.run.start, duration: nil, length: nil)])
  }

  @Test func aCutAddsNoLengthAndItsTimeStays() throws {
    var runs = runs()
    _ = try runs.make(.cut(at(100_000)...at(109_000)), of: run.id)
    let measured = try #require(runs[run.id]).measured
    #expect(measured.length == 1_800_000 - 11 * 3_000)
    #expect(measured.times.elapsed == 600_000)
    #expect(measured.times.active == 600_000)
    #expect(throws: RunCorrectionError.changesNothing) { try runs.make(.cut(at(100_000)...at(109_000)), of: run.id) }
  }

  /// A hole of any length is neither a pause nor a standstill.
  @Test func aLongCutIsNoPause() throws {
    var recorded = RecordedRun.of((0...600).map { placed(Int64($0) * 1_000, Int64($0) * 270) })
    recorded.source = "Phone"
    var runs = CorrectedRuns([try recorded.run()])
    let before = try #require(runs.runs.first).measured
    _ = try runs.make(.cut(at(100_000)...at(399_000)), of: runs.runs[0].run.id)
    let measured = try #require(runs.runs.first).measured
    #expect(measured.pauses.isEmpty)
    #expect(measured.times.moving == 600_000)
    let lost = (99..<400).reduce(0) { $0 + line($1 * 270, ($1 + 1) * 270) }
    #expect(measured.length == before.length - lost)
  }

  @Test func halvesShareTheFixAndJoinToTheWhole() throws {
    var runs = runs()
    let before = try #require(runs[run.id]).measured
    _ = try runs.make(.split(at: at(250_000)), of: run.id)
    #expect(runs.runs.map(\.run.id.description) == ["r20250615T150640Z-1", "r20250615T150640Z-2"])
    #expect(runs.runs.map(\.measured.length) == [750_000, 1_050_000])
    #expect(runs.runs.map(\.run.laps.count) == [1, 2])
    #expect(runs.runs[1].run.laps.first?.start == at(250_000))
    #expect(throws: RunCorrectionError.unknownRun) { try runs.make(.remove, of: run.id) }
    let second = runs.runs[1].run.id
    _ = try runs.make(.join(second), of: runs.runs[0].run.id)
    let joined = try #require(runs.runs.first)
    #expect(runs.runs.count == 1)
    #expect(joined.run.fixes == run.fixes)
    #expect(joined.measured.length == before.length)
    #expect(joined.measured.times == before.times)
  }

  @Test func theGapOfJoinedRunsIsAPause() throws {
    var next = try RecordedRun.of((700...800).map { counted(Int64($0) * 1_000, Int64($0 - 700) * 3_000 + 5_000) }).run()
    next.id = RunID(start: next.start)
    var runs = CorrectedRuns([run, next])
    _ = try runs.make(.join(next.id), of: run.id)
    let joined = try #require(runs[run.id])
    #expect(joined.originals == [run.id, next.id])
    #expect(joined.measured.length == 2_100_000)
    #expect(joined.measured.times.elapsed == 800_000)
    #expect(joined.measured.times.active == 700_000)
    #expect(joined.measured.pauses.map(\.source) == [.join])
  }

  @Test(arguments: [(43_200_000, true), (43_200_001, false), (-1, false)])
  func onlyWhatFollowsWithinTwelveHoursIsJoined(gap: Int64, isJoined: Bool) throws {
    let next = try RecordedRun.of([counted(600_000 + gap, 0), counted(700_000 + gap, 0)]).run()
    var runs = CorrectedRuns([run, next])
    if isJoined {
      _ = try runs.make(.join(next.id), of: run.id)
    } else {
      #expect(throws: RunCorrectionError.notFollowing) { try runs.make(.join(next.id), of: run.id) }
    }
  }

  /// Corrections are a list over what was imported: without the last of it everything is as it was.
  @Test(arguments: 0..<30)
  func correctedAndTakenBackIsAsItWas(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var made: [RunCorrection] = []
    for _ in 0..<12 {
      let before = CorrectedRuns([run], corrections: made)
      #expect(before.setAside.isEmpty)
      var runs = before
      let id = try #require(runs.runs.randomElement(using: &generator)).run.id
      let (a, b) = (Int64.random(in: 0...600, using: &generator), Int64.random(in: 0...600, using: &generator))
      let span = at(min(a, b) * 1_000)...at(max(a, b) * 1_000)
      let changes: [RunCorrection.Change] = [
        .cut(span), .trim(at(a * 10)...at(600_000 - b * 10)), .split(at: at(a * 1_000)), .kind(.other("hiking")),
        .kind(.running), .name("To \(a)"), .join(runs.runs[runs.runs.count - 1].run.id),
      ]
      guard let change = changes.randomElement(using: &generator), let correction = try? runs.make(change, of: id)
      else {
        // What is refused leaves everything as it was.
        #expect(CorrectedRuns([run], corrections: made) == before)
        continue
      }
      made.append(correction)
      let after = CorrectedRuns([run], corrections: made)
      #expect(after == runs)
      let undone = CorrectedRuns([run], corrections: made.dropLast())
      #expect(undone == before)
      #expect(undone.runs.map(\.measured) == before.runs.map(\.measured))
    }
  }

  @Test func aCorrectionFitsWhileItsFixesExist() throws {
    var runs = runs()
    let correction = try runs.make(.cut(at(100_000)...at(109_000)), of: run.id)
    var newer = run
    newer.fixes.removeAll { $0.time == at(109_000) }
    let after = CorrectedRuns([newer], corrections: [correction])
    #expect(after.setAside == [correction])
    #expect(after.runs == CorrectedRuns([newer]).runs)
  }

  @Test func whatCannotBeIsRefused() throws {
    var runs = runs()
    #expect(throws: RunCorrectionError.outside(at(0)...at(600_000))) { try runs.make(.split(at: at(-1)), of: run.id) }
    #expect(throws: RunCorrectionError.tooFewFixes) { try runs.make(.split(at: at(0)), of: run.id) }
    #expect(throws: RunCorrectionError.tooFewFixes) { try runs.make(.trim(at(0)...at(500)), of: run.id) }
    #expect(throws: RunCorrectionError.outside(at(0)...at(600_000))) {
      try runs.make(.trim(at(700_000)...at(800_000)), of: run.id)
    }
    #expect(throws: RunCorrectionError.notSuspicious(.km1)) { try runs.make(.confirm(.km1), of: run.id) }
    #expect(throws: RunCorrectionError.changesNothing) { try runs.make(.kind(.running), of: run.id) }
    let other = RunID(start: at(5_000_000))
    #expect(throws: RunCorrectionError.unknownRun) { try runs.make(.join(other), of: run.id) }
    #expect(throws: RunCorrectionError.unknownRun) { try runs.make(.remove, of: other) }
    #expect(runs == self.runs())
    _ = try runs.make(.remove, of: run.id)
    #expect(throws: RunCorrectionError.removed) { try runs.make(.name("Hers"), of: run.id) }
  }

  @Test func aConfirmedEffortCounts() throws {
    let drive = try RecordedRun.of((0...100).map { counted(Int64($0) * 1_000, Int64($0) * 12_000) }).run()
    var runs = CorrectedRuns([drive])
    let before = runs.runs[0].measured
    #expect(before.efforts.isEmpty)
    #expect(before.suspicious.map(\.distance) == [.m400, .m800, .km1])
    _ = try runs.make(.confirm(.m800), of: drive.id)
    #expect(runs.runs[0].measured.efforts.map(\.distance) == [.m800])
    #expect(runs.runs[0].measured.suspicious.map(\.distance) == [.m400, .km1])
    _ = try runs.make(.kind(.other("cycling")), of: drive.id)
    #expect(runs.runs[0].measured.suspicious.isEmpty)
  }

  @Test func whatRestsOnWhat() throws {
    var runs = runs()
    let cut = try runs.make(.cut(at(100_000)...at(109_000)), of: run.id)
    let name = try runs.make(.name("Home"), of: run.id)
    let elsewhere = try runs.make(.cut(at(200_000)...at(209_000)), of: run.id)
    let trim = try runs.make(.trim(at(105_000)...at(600_000)), of: run.id)
    let split = try runs.make(.split(at: at(300_000)), of: run.id)
    let half = try runs.make(.name("Out"), of: runs.runs[0].run.id)
    #expect(!name.depends(on: cut))
    #expect(!elsewhere.depends(on: cut))
    #expect(trim.depends(on: cut))
    #expect(half.depends(on: split))
    #expect(!half.depends(on: cut))
    let another = try CorrectedRuns([run]).with(.name("Else"))
    #expect(another.depends(on: name))
  }
}

extension CorrectedRuns {
  fileprivate func with(_ change: RunCorrection.Change) throws -> RunCorrection {
    var runs = self
    return try runs.make(change, of: runs.runs[0].run.id)
  }
}
