import KernelDomain
import SwimmingDomain
import Testing

@Suite struct CorrectionRuleTests {
  let book = SwimBook(Swim(swim("FFFF").swim("BBBB", gap: 20_000)))

  @Test func styleChangesLapsButNoBoundaryOrTime() throws {
    let edited = try book.correcting(.style(.butterfly, laps(1, 4)))
    #expect(edited.first.segments.map(\.style) == [.butterfly, .breaststroke])
    #expect(edited.first.segments.map(\.elapsed) == book.first.segments.map(\.elapsed))
    #expect(edited.first.segments.map(\.id) == book.first.segments.map(\.id))
    #expect(edited.first.laps.map(\.isEdited) == [true, true, true, true, false, false, false, false])
    #expect(edited.first.laps[0].detected == .freestyle)
    #expect(edited.records.times["butterfly 100"] == 8_000)
    #expect(edited.records.times["freestyle 50"] == nil)
  }

  @Test func someLapsCanBeEditedAlone() throws {
    let edited = try book.correcting(.style(.backstroke, laps(2, 2)))
    #expect(edited.records.times == ["freestyle 50": 4_000, "breaststroke 50": 4_000, "breaststroke 100": 8_000])
  }

  @Test func mixMakesEveryWindowMix() throws {
    #expect(try book.correcting(.style(.mix, laps(1, 4))).records.times["mix 50"] == 4_000)
  }

  @Test func drillCanBeEditedToAStroke() throws {
    let drill = SwimBook(Swim(swim("dddd")))
    #expect(drill.records.records.isEmpty)
    #expect(try drill.correcting(.style(.freestyle, laps(1, 4))).records.times["freestyle 100"] == 8_000)
    #expect(try book.correcting(.style(.drill, laps(1, 4))).records.times["freestyle 50"] == nil)
  }

  @Test func takingBackTheLatestRestoresTheIdenticalBook() throws {
    var edited = try book.correcting(.style(.mix, laps(1, 4)), .merge(laps(5, 6)))
    edited.corrections.popLast()
    #expect(edited.records == (try book.correcting(.style(.mix, laps(1, 4)))).records)
    edited.corrections.popLast()
    #expect(edited == book)
    #expect(edited.records == book.records)
  }

  @Test func mergedLapsAreOneWithTheirGaps() throws {
    let tape = swim("F").swim("F", each: 8_000, gap: 0).swim("B", each: 12_000, gap: 900).swim("F", gap: 2_000)
    let merged = try SwimBook(Swim(tape)).correcting(.merge(laps(2, 3)))
    let lap = merged.first.laps[1]
    #expect(merged.first.laps.map(\.numbers) == [laps(1, 1), laps(2, 3), laps(4, 4)])
    #expect(lap.duration == 20_900)
    #expect(lap.end == morning + 40_900)
    #expect(lap.style == .breaststroke)
    #expect(lap.strokes == 20)
    #expect(lap.isMerged)
    #expect(merged.first.laps[2].rest == 2_000)
    #expect(merged.first.segments.map(\.laps) == [laps(1, 4)])
  }

  @Test func mergedLapsOfOverlappingTimesHaveNoGap() throws {
    let tape = swim("FF").swim("F", gap: -1_000)
    let merged = try SwimBook(Swim(tape)).correcting(.merge(laps(2, 3)))
    #expect(merged.first.laps[1].duration == 40_000)
    #expect(merged.first.laps[1].end == morning + 59_000)
  }

  @Test func anAttemptOverAMergedLapNamesAllItsNumbers() throws {
    let merged = try SwimBook(Swim(swim("FFF"))).correcting(.merge(laps(2, 3)))
    let record = try #require(merged.records.record(.freestyle, 50))
    #expect(record.laps == laps(1, 3))
    #expect(record.hundredths == 6_000)
  }

  @Test func aSplitLapIsManyEqualOnes() throws {
    let split = try SwimBook(Swim(swim("F").swim("F", each: 50_000).swim("F"))).correcting(.split(lap: 2, into: 3))
    let parts = split.first.laps[1...3]
    #expect(parts.map(\.duration) == [16_666, 16_667, 16_667])
    #expect(parts.map { $0.start - morning } == [20_000, 36_666, 53_333])
    #expect(parts.allSatisfy { $0.numbers == laps(2, 2) && $0.isEstimated && $0.strokes == nil })
    #expect(split.first.segments[0].lengths == 5)
    #expect(split.first.segments[0].elapsed == 90_000)
  }

  @Test func noAttemptBeginsOrEndsInsideASplitLap() throws {
    let split = try SwimBook(Swim(swim("F").swim("F", each: 32_000).swim("F"))).correcting(.split(lap: 2, into: 2))
    let fifty = try #require(split.records.record(.freestyle, 50))
    #expect(fifty.laps == laps(2, 2))
    #expect(fifty.hundredths == 3_200)
    let hundred = try #require(split.records.record(.freestyle, 100))
    #expect(hundred.laps == laps(1, 3))
    #expect(hundred.hundredths == 7_200)
    let history = split.history(of: .freestyle, Distance(50, .metre), on: .shortCourseMetres)
    #expect(history[0].attempts.map(\.hundredths) == [3_200])
  }

  @Test func aSplitLapAloneInManyPartsHoldsNoShorterAttempt() throws {
    let split = try SwimBook(Swim(swim("F", each: 90_000))).correcting(.split(lap: 1, into: 4))
    #expect(split.records.times == ["freestyle 100": 9_000])
    #expect(split.history(of: .freestyle, Distance(50, .metre), on: .shortCourseMetres).isEmpty)
  }

  @Test func anExcludedLapBreaksAttemptsOnly() throws {
    let excluded = try book.correcting(.exclude(laps(3, 3)))
    #expect(excluded.records.times["freestyle 50"] == 4_000)
    #expect(excluded.records.times["freestyle 100"] == nil)
    #expect(excluded.first.segments.map(\.laps) == [laps(1, 4), laps(5, 8)])
    #expect(excluded.first.segments.map(\.elapsed) == [60_000, 80_000])
    #expect(excluded.first.segments.map(\.lengths) == [3, 4])
  }

  @Test func restAroundAnExcludedLapIsLeftOut() throws {
    let tape = swim("FF").swim("F", gap: 5_000).swim("F", gap: 6_000)
    let excluded = try SwimBook(Swim(tape)).correcting(.exclude(laps(3, 3)))
    #expect(excluded.first.segments.map(\.elapsed) == [60_000])
  }

  @Test func excludedLapsHaveNoSayInTheMedian() throws {
    let tape = swim("FFFFF", each: 40_000).swim("FF")
    #expect(SwimBook(Swim(tape)).first.laps.count { $0.suspicion == .short } == 2)
    let excluded = try SwimBook(Swim(tape)).correcting(.exclude(laps(6, 7)))
    #expect(excluded.first.laps.allSatisfy { $0.suspicion == nil })
  }

  @Test func thePoolLengthChangesTheCourse() throws {
    let pool = try #require(PoolLength(centimetres: 5_000))
    let moved = try book.correcting(.poolLength(pool))
    #expect(moved.records.courses == [.longCourseMetres])
    #expect(moved.first.pool == pool)
    #expect(moved.records.times["freestyle 100"] == 4_000)
    // 50 m in 20 s are 2.5 m/s: fair for freestyle, too fast for breaststroke.
    #expect(moved.records.times["freestyle 200"] == 8_000)
    #expect(moved.first.laps.last?.suspicion == .tooFast)
  }

  @Test func correctionsApplyInTheOrderMade() throws {
    let twice = try book.correcting(.style(.backstroke, laps(1, 4)), .style(.butterfly, laps(2, 2)))
    #expect(twice.first.laps.prefix(4).map(\.style) == [.backstroke, .butterfly, .backstroke, .backstroke])
    let merged = try book.correcting(.merge(laps(1, 2)), .style(.mix, laps(1, 2)), .merge(laps(1, 3)))
    #expect(merged.first.laps[0].numbers == laps(1, 3))
    #expect(merged.first.laps[0].style == .mix)
    #expect(merged.first.laps.count == 6)
  }

  @Test func confirmationDoesNotOutliveAMerge() throws {
    let fast = SwimBook(Swim(swim("F").swim("FF", each: 4_000).swim("F")))
    let merged = try fast.correcting(.confirm(laps(2, 3)), .merge(laps(2, 3)))
    #expect(merged.first.laps[1].awaitsJudgement)
  }
}
