import BookApplication
import Foundation
import KernelApplication
import KernelDomain
import RunningApplication
import RunningDomain
import RunningInfrastructure
import Storage
import TestSupport
import Testing

/// Runs are kept as they were read, and their numbers follow every correction.
struct RunRepositoryTests {
  @Test func aTrackIsReadAsItWasWritten() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let run = try TestRun.run(seed: seed)
      let track = RunTrack(fixes: run.fixes, route: run.fixes.compactMap(\.position))
      let read = try RunTrackCoding.decode(RunTrackCoding.encode(track, of: run.id))
      #expect(read.run == run.id)
      #expect(read.track == track)
    }
    let between = RunTrack(
      fixes: [
        RunFix(time: Timestamp(milliseconds: 1_750_000_000_000), heartRate: 90),
        RunFix(time: Timestamp(milliseconds: 1_750_000_000_250), odometer: 0),
      ])
    #expect(try RunTrackCoding.decode(RunTrackCoding.encode(between, of: RunID("r20250615T150640Z")!)).track == between)
  }

  /// A book of before may have one that begins before its run.
  @Test func aLapOfABookOfBeforeBeginsWithinItsRun() throws {
    var run = try TestRun.run(seed: 1)
    run.laps = [-6_000, 20_000].map { RunLap(start: run.start + $0, duration: 20_000, length: nil) }
    let read = try RunRowCoding.decode(RunRowCoding.encode([EncodedRun(run).row]))
    #expect(read.first?.run.laps.map { $0.start - run.start } == [0, 20_000])
  }

  @Test(.enabled(if: RunTestData.folder != nil), arguments: RunTestData.names)
  func aRealRunIsReadAsItWasWritten(_ name: String) throws {
    guard let read = try? RunFileUnderTest.runs(in: RunTestData.read(name), named: name) else { return }
    for found in read.runs {
      let encoded = EncodedRun(found.run)
      let rows = try RunRowCoding.decode(RunRowCoding.encode([encoded.row]))
      #expect(rows == [encoded.row])
      #expect(try encoded.row.run(RunTrackCoding.decode(encoded.track.read()).track) == found.run)
    }
  }

  @Test func aDamagedTrackIsNoTrack() throws {
    let run = try TestRun.run(count: 40)
    let bytes = RunTrackCoding.encode(RunTrack(of: run), of: run.id)
    for count in 0..<bytes.count {
      #expect(throws: (any Error).self) { try RunTrackCoding.decode(Array(bytes.prefix(count))) }
    }
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      // Whatever it is read as: no trap.
      _ = try? RunTrackCoding.decode(other)
    }
  }

  @Test func whatIsKeptBesideTheBookIsWhatTheBookSays() throws {
    let under = RunsUnderTest()
    try under.put([TestRun.run(), TestRun.run(start: 1_750_100_000_000, seed: 2)])
    let book = try under.reopened.runs.book()
    #expect(book.runs.count == 2)
    #expect(try under.reopened.runs.efforts() == RunEfforts(of: book))
    #expect(try under.reopened.runs.bestEfforts() == BestEfforts(of: RunEfforts(of: book)))
    let days = RunDays(of: book)
    let (first, last) = (try #require(days.days.keys.min()), try #require(days.days.keys.max()))
    #expect(first < last)
    #expect(try under.reopened.runs.days(first...last) == days)
    #expect(try under.reopened.runs.days(last...last).days == [last: days.sums(last...last)])
    #expect(try under.reopened.runs.list() == book.runs.map { RunListing($0, in: book) })
    #expect(!book.runs[0].measured.efforts.isEmpty)
  }

  /// Random corrections: what another process reads is what this one has, and all of them taken back leave the very book.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func correctionsAreFollowedAndTakenBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let under = RunsUnderTest()
    let starts: [Int64] = [1_750_000_000_000, 1_750_002_000_000, 1_750_200_000_000]
    for (index, start) in starts.enumerated() {
      try under.put([TestRun.run(start: start, source: "Watch \(index)", seed: UInt64(index) + seed)])
    }
    let before = try under.runs.book()
    var made = 0
    for _ in 0..<12 {
      let ids = try under.runs.book().runs.map(\.id)
      let id = try #require(ids.randomElement(using: &random))
      let run = try #require(try under.runs.run(id)).run
      let from = run.start + Int64.random(in: 0...600_000, using: &random)
      let span = from...(from + Int64.random(in: 10_000...300_000, using: &random))
      let change: RunCorrection.Change =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .trim(span)
        case 1: .cut(span)
        case 2: .split(at: from)
        case 3: .join(try #require(ids.randomElement(using: &random)))
        case 4: .kind(.other("walking"))
        case 5: .name("Named \(made)")
        case 6: .prefer
        default: .remove
        }
      if try under.correct(id, change) { made += 1 }
      let reopened = under.reopened
      let (own, other) = (try under.runs.book(), try reopened.runs.book())
      #expect(own.runs == other.runs)
      #expect(try reopened.runs.list() == own.runs.map { RunListing($0, in: own) })
      #expect(try reopened.runs.efforts() == RunEfforts(of: own))
      #expect(try reopened.runs.bestEfforts() == BestEfforts(of: RunEfforts(of: own)))
    }
    #expect(made > 2)
    let numbers = try under.runs.book().corrections.map(\.number)
    for number in numbers.reversed() { try under.undo(number) }
    let after = try under.reopened.runs.book()
    #expect(after.runs == before.runs)
    #expect(after.corrections.isEmpty)
  }

  @Test func anImpossibleTotalBesideFixesIsMarked() throws {
    let under = RunsUnderTest()
    var recorded = RecordedRun(source: "Watch")
    recorded.fixes = ([0, 5_000] as [Int64]).map {
      RunFix(time: Timestamp(milliseconds: 1_750_000_000_000 + $0), heartRate: 150)
    }
    recorded.device = DeviceTotals(length: 5_000_000, active: 5_000, elapsed: 5_000)
    try under.put([recorded.ordered().run])
    let listed = try #require(try under.runs.list().first)
    #expect(listed.lengthMillimetres == 0 && listed.paceMilliseconds == nil)
    #expect(listed.recorded == .totals && listed.impossible == true)
    // So it is read by another process.
    #expect(try under.reopened.runs.list() == [listed])
    try under.put([TestRun.run(start: 1_750_100_000_000)])
    #expect(try under.reopened.runs.list().map(\.impossible) == [true, nil])
  }

  @Test func aLapWhoseDistanceNobodyRunsIsMarked() throws {
    let under = RunsUnderTest()
    var run = try TestRun.run()
    let laps: [(start: Int64, length: Int64?)] = [(0, 4_000_000), (300_000, 1_000_000), (600_000, nil)]
    run.laps = laps.map { RunLap(start: run.start + $0.start, duration: 299_000, length: $0.length) }
    try under.put([run])
    let kept = try #require(try under.runs.run(run.id)?.run)
    let measured = LapRule.laps(of: kept, RunMeasures(kept, MeasuredRun(kept)))
    #expect(measured.map(\.hasImpossibleLength) == [true, false, false])
  }

  /// A run that has no route is known to have none: no process looks for it again.
  @Test func aRunWithoutARouteIsMeasuredOnce() throws {
    let under = RunsUnderTest()
    try under.put([TestRun.run(count: 60), TestRun.run(start: 1_750_100_000_000, seed: 2)])
    let routes = try under.reopened.runs.book().runs.map(\.measured.route)
    #expect(routes.map(\.isKnown) == [true, true])
    #expect(routes.map { $0.value == nil } == [true, false])
  }

  @Test func theTableOfRunsHasTheirHeartRates() throws {
    let under = RunsUnderTest()
    try under.put([TestRun.run()])
    let table = try #require(try RunTables(store: under.runs).tables().first)
    let lines = String(decoding: table.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    #expect(lines.count == 2)
    #expect(lines[0].contains(",kilocalories,heart_average,heart_max,fixes,"))
    #expect(lines[1].contains(",210,150,150,"))
  }

  @Test func heartRatesAreListedWithoutReadingTracks() throws {
    let under = RunsUnderTest()
    try under.put([TestRun.run()])
    for path in under.files.files.keys where path.contains("/tracks/2025/r") { under.files.files[path] = nil }
    let runs = under.reopened.runs
    #expect(try runs.list().map(\.heartRate?.maximum) == [150])
    let table = try #require(try RunTables(store: runs).tables().first)
    #expect(String(decoding: table.bytes, as: UTF8.self).contains(",210,150,150,"))
  }

  @Test func aHeartRateThatAnOlderRowLacksIsMeasured() throws {
    let under = RunsUnderTest()
    let encoded = EncodedRun(try TestRun.run())
    try under.put([TestRun.run()])
    let text = String(decoding: RunRowCoding.encode([encoded.row]), as: UTF8.self)
    let member = try #require(text.range(of: #","heart":\[[0-9,]+\]"#, options: .regularExpression))
    let older = try #require(RunRowCoding.decode(Array(text.replacingCharacters(in: member, with: "").utf8)).first)
    #expect(older == encoded.row && !older.measured.heartRate.isKnown)
    #expect(!String(decoding: RunRowCoding.encode([older]), as: UTF8.self).contains("heart"))
    _ = try under.store.transaction { (transaction) throws(Failure) in
      try under.runs.change(in: &transaction) { _ throws(Failure) in (.measure([older]), ()) }
    }
    #expect(try under.reopened.runs.list().map(\.heartRate?.maximum) == [nil])
    let table = try #require(try RunTables(store: under.reopened.runs).tables().first)
    #expect(String(decoding: table.bytes, as: UTF8.self).contains(",210,150,150,"))
    #expect(try under.runs.recalculate(NoProgress()).changedCount == 0)
    #expect(try under.reopened.runs.list().map(\.heartRate?.maximum) == [150])
  }

  @Test func whatWasMeasuredByTheseRulesIsMeasuredTheSameAgain() throws {
    let under = RunsUnderTest()
    try under.put([TestRun.run(), TestRun.run(start: 1_750_100_000_000, seed: 2)])
    let done = try under.runs.recalculate(NoProgress())
    #expect(done.runCount == 2)
    #expect(done.fixCount == 1_798)
    #expect(done.changedCount == 0)
    #expect(done.moves.isEmpty)
  }

  @Test func heartRatesGoFromEveryVersionOfARun() throws {
    let under = RunsUnderTest()
    var run = try TestRun.run(count: 60)
    let other = try TestRun.run(start: 1_750_100_000_000, seed: 2)
    let imports = try ["First", "Second", "Third"].map { name in
      run.name = name
      let encoded = [EncodedRun(run), EncodedRun(other)]
      return try under.store.transaction { (transaction) throws(Failure) in
        transaction.beginImport()
        _ = try under.runs.change(in: &transaction) { _ throws(Failure) in (.put(encoded, []), ()) }
        return try transaction.finishImport(ImportFacts(files: ["\(name).fit"]))
      }
    }
    func hearts(_ id: RunID) throws -> Int {
      try #require(try under.reopened.runs.run(id)).run.fixes.count { $0.heartRate != nil }
    }
    #expect(try under.runs.forgetHeartRates(of: [run.id], isDryRun: true) == 1)
    #expect(try hearts(run.id) == 50)
    #expect(try under.runs.forgetHeartRates(of: [run.id], isDryRun: false) == 1)
    #expect(try hearts(run.id) == 0)
    #expect(try hearts(other.id) > 0)
    #expect(try under.reopened.runs.list().map { $0.heartRate == nil } == [true, false])
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
    // Each earlier version comes back as it was, but without a heart rate.
    for (number, name) in zip(imports.reversed(), ["Second", "First"]) {
      _ = try under.log.undo(number, of: nil, isDryRun: false)
      #expect(try under.reopened.runs.run(run.id)?.run.name == name)
      #expect(try hearts(run.id) == 0)
      #expect(try under.reopened.runs.list().map { $0.heartRate == nil } == [true, false])
    }
    #expect(try under.runs.forgetHeartRates(of: nil, isDryRun: false) == 1)
    #expect(try under.runs.forgetHeartRates(of: nil, isDryRun: false) == 0)
  }

  @Test func theRunOfADamagedTrackStays() throws {
    let under = RunsUnderTest()
    try under.put([TestRun.run(), TestRun.run(start: 1_750_100_000_000, seed: 2)])
    let path = try #require(under.files.files.keys.first { $0.contains("/tracks/2025/r20250615") })
    let bytes = try #require(under.files.files[path])
    under.files.files[path]?[bytes.count / 2] ^= 1
    let examined = try StoreCaretaker(store: under.store).examine().findings
    #expect(!examined.isEmpty)
    _ = try StoreCaretaker(store: under.store).repair()
    #expect(try StoreCaretaker(store: under.store).examine().findings.isEmpty)
    let book = try under.reopened.runs.book()
    #expect(book.runs.count == 2)
    #expect(book.runs.allSatisfy { $0.measured.length > 1_000_000 })
    let done = try under.reopened.runs.recalculate(NoProgress())
    #expect(done.changedCount == 0)
    // What nobody measured again can still be named, or removed.
    let id = try #require(book.runs.first?.id)
    #expect(try under.reopened.correct(id, .name("Without its track")))
    let named = try #require(try under.reopened.runs.book()[id])
    #expect(named.run.name == "Without its track")
    #expect(named.measured.length == book.runs[0].measured.length)
    // Its heart rate is only in its row.
    #expect(try under.reopened.runs.forgetHeartRates(of: [id], isDryRun: false) == 1)
    let forgotten = try #require(try under.reopened.runs.book()[id])
    #expect(forgotten.measured.heartRate.value == nil)
    #expect(forgotten.measured.length == named.measured.length)
    #expect(try under.reopened.runs.forgetHeartRates(of: [id], isDryRun: false) == 0)
  }
}
