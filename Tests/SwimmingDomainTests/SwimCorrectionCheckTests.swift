import KernelDomain
import SwimmingDomain
import Testing

@Suite struct CorrectionCheckTests {
  let book = SwimBook(Swim(swim("FFFF").swim("BBBB", gap: 20_000)))

  func refusal(_ change: SwimCorrection.Change, in book: SwimBook) -> SwimCorrectionError? {
    do {
      _ = try book.correction(change, of: book.swims[0].id)
      return nil
    } catch {
      return error
    }
  }

  @Test func aCorrectionKeepsTheLapsItTouches() throws {
    let correction = try book.correction(.style(.mix, laps(2, 3)), of: book.swims[0].id)
    #expect(
      correction.touched == [
        .init(start: morning + 20_000, duration: 20_000), .init(start: morning + 40_000, duration: 20_000),
      ])
    #expect(try book.correction(.remove, of: book.swims[0].id).touched == [])
    #expect(try book.correction(.split(lap: 8, into: 2), of: book.swims[0].id).touched.count == 1)
  }

  @Test func lapsMustExist() {
    #expect(refusal(.style(.mix, laps(8, 9)), in: book) == .outside(laps: 8))
    #expect(refusal(.split(lap: 9, into: 2), in: book) == .outside(laps: 8))
    #expect(refusal(.confirm(laps(1, 1)), in: SwimBook(Swim([]))) == .outside(laps: 0))
  }

  @Test func aMergeStaysWithinASegmentAndTakesTwoLaps() {
    #expect(refusal(.merge(laps(4, 5)), in: book) == .crossesSegments(after: 4))
    #expect(refusal(.merge(laps(3, 3)), in: book) == .oneLap)
    #expect(refusal(.merge(laps(5, 8)), in: book) == nil)
  }

  @Test func aMergedLapIsTouchedWhollyOrNotAtAll() throws {
    let merged = try book.correcting(.merge(laps(2, 3)))
    #expect(refusal(.style(.mix, laps(3, 4)), in: merged) == .partOfMerged(laps(2, 3)))
    #expect(refusal(.exclude(laps(1, 2)), in: merged) == .partOfMerged(laps(2, 3)))
    #expect(refusal(.style(.mix, laps(2, 3)), in: merged) == nil)
    #expect(refusal(.split(lap: 2, into: 2), in: merged) == .merged(laps(2, 3)))
    #expect(refusal(.merge(laps(2, 3)), in: merged) == .changesNothing)
  }

  @Test func partsOfASplitLapAreNeitherSplitNorMerged() throws {
    let split = try book.correcting(.split(lap: 2, into: 2))
    #expect(refusal(.split(lap: 2, into: 3), in: split) == .split(lap: 2))
    #expect(refusal(.merge(laps(2, 2)), in: split) == .split(lap: 2))
    #expect(refusal(.merge(laps(1, 2)), in: split) == .split(lap: 2))
    #expect(refusal(.style(.mix, laps(2, 2)), in: split) == nil)
  }

  @Test(arguments: [0, 1, 11, -3]) func aSplitIsIntoTwoToTen(parts: Int) {
    #expect(refusal(.split(lap: 1, into: parts), in: book) == .parts(2...10))
  }

  @Test func whatWasNoSwimmingIsNeitherSplitNorMerged() throws {
    let excluded = try book.correcting(.exclude(laps(2, 2)))
    #expect(refusal(.split(lap: 2, into: 2), in: excluded) == .excluded(lap: 2))
    #expect(refusal(.merge(laps(1, 2)), in: excluded) == .excluded(lap: 2))
  }

  @Test func aCorrectionMustChangeSomething() throws {
    #expect(refusal(.style(.freestyle, laps(1, 4)), in: book) == .changesNothing)
    #expect(refusal(.confirm(laps(1, 8)), in: book) == .changesNothing)
    #expect(refusal(.poolLength(try #require(PoolLength(centimetres: 2_500))), in: book) == .changesNothing)
    #expect(refusal(.exclude(laps(1, 2)), in: try book.correcting(.exclude(laps(1, 4)))) == .changesNothing)
    let fast = SwimBook(Swim(swim("FF", each: 9_000)))
    #expect(refusal(.confirm(laps(1, 2)), in: try fast.correcting(.confirm(laps(1, 2)))) == .changesNothing)
    #expect(refusal(.confirm(laps(1, 1)), in: fast) == nil)
  }

  @Test func onlyADuplicateIsPreferred() {
    #expect(refusal(.prefer, in: book) == .notDuplicate)
  }

  @Test func aRemovedSwimTakesNoCorrections() throws {
    let removed = try book.correcting(.remove)
    #expect(refusal(.style(.mix, laps(1, 2)), in: removed) == .removed)
    #expect(refusal(.remove, in: removed) == .removed)
  }

  @Test func theSwimMustExist() {
    #expect(throws: SwimCorrectionError.unknownSwim) {
      try book.correction(.remove, of: SwimID(start: morning + 1_000_000))
    }
  }
}
