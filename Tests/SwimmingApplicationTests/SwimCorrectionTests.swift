import KernelApplication
import SwimmingDomain
import SwimmingTestSupport
import TestSupport
import Testing

@testable import SwimmingApplication

struct CorrectionTests {
  let store: InMemorySwimRepository

  init() throws { store = InMemorySwimRepository([try swim()]) }

  @Test func styleOfAWholeSegment() throws {
    let output = try EditSegmentStyle(swims: store)(.init(segment: morningSegment, style: .backstroke))
    #expect(output.swim == morning)
    #expect(output.laps == laps(1, 4))
    #expect(output.change == .style)
    #expect(output.changed)
    #expect(
      output.records.map(\.text) == [
        "freestyle 50 scm: - from 4100", "freestyle 100 scm: - from 8600",
        "backstroke 50 scm: 4100 from -", "backstroke 100 scm: 8600 from -",
      ])
  }

  @Test func styleOfARange() throws {
    let output = try EditSegmentStyle(swims: store)(
      .init(segment: morningSegment, style: .backstroke, laps: laps(1, 2)))
    #expect(output.laps == laps(1, 2))
    #expect(
      output.records.map(\.text) == [
        "freestyle 50 scm: 4500 from 4100", "freestyle 100 scm: - from 8600", "backstroke 50 scm: 4100 from -",
      ])
  }

  @Test func theSameStyleAgainWritesNothing() throws {
    let output = try EditSegmentStyle(swims: store)(.init(segment: morningSegment, style: .freestyle))
    #expect(!output.changed)
    #expect(output.laps == laps(1, 4))
    #expect(output.records == [])
    #expect(store.writes == 0)
  }

  @Test func aRangeOutsideTheSegment() throws {
    let failure = Failure.invalidInput(
      field: "laps", problem: .swimming(.lapsOutsideSegment(laps: "4-5", segment: "20240305T060000Z.1")), valid: ["1-4"]
    )
    #expect(throws: failure) {
      try EditSegmentStyle(swims: store)(.init(segment: morningSegment, style: .mix, laps: laps(4, 5)))
    }
    #expect(store.writes == 0)
  }

  @Test func mergedLapsAreOneLength() throws {
    let output = try MergeLaps(swims: store)(.init(segment: morningSegment, laps: laps(1, 2)))
    #expect(output.change == .merge)
    #expect(
      output.records.map(\.text) == ["freestyle 50 scm: 4500 from 4100", "freestyle 100 scm: - from 8600"])
    #expect(
      throws: Failure.invalidInput(field: "laps", problem: .swimming(.mergeOfOneLap(example: "3-4")))
    ) {
      try MergeLaps(swims: store)(.init(segment: morningSegment, laps: laps(3, 3)))
    }
  }

  @Test func aSplitLapIsEqualLengths() throws {
    let output = try SplitLap(swims: store)(.init(segment: morningSegment, lap: 4, into: 2))
    #expect(output.laps == laps(4, 4))
    #expect(
      output.records.map(\.text) == ["freestyle 50 scm: 2300 from 4100", "freestyle 100 scm: 6600 from 8600"])
    #expect(throws: Failure.invalidInput(field: "lap", problem: .swimming(.lapNumber))) {
      try SplitLap(swims: store)(.init(segment: morningSegment, lap: 0, into: 2))
    }
    #expect(throws: Failure.invalidInput(field: "into", problem: .swimming(.splitInto(least: 2, most: 10)))) {
      try SplitLap(swims: store)(.init(segment: morningSegment, lap: 1, into: 11))
    }
    #expect(throws: Failure.conflict(.swimming(.lapWasSplit(lap: 4, change: 1)))) {
      try SplitLap(swims: store)(.init(segment: morningSegment, lap: 4, into: 2))
    }
  }

  @Test func mergedLapsAreNamedTogetherAndNotSplit() throws {
    let merge = MergeLaps(swims: store)
    _ = try merge(.init(segment: morningSegment, laps: laps(2, 3)))
    let part = Failure.invalidInput(
      field: "laps", problem: .swimming(.partOfMerged(laps: "2-3")), valid: ["2-3"])
    #expect(throws: part) { try merge(.init(segment: morningSegment, laps: laps(3, 4))) }
    #expect(throws: part) { try ExcludeLaps(swims: store)(.init(segment: morningSegment, laps: laps(2, 2))) }
    let merged = Failure.conflict(.swimming(.lapsWereMerged(laps: "2-3", change: 1)))
    #expect(throws: merged) { try SplitLap(swims: store)(.init(segment: morningSegment, lap: 3, into: 2)) }
    #expect(try !merge(.init(segment: morningSegment, laps: laps(2, 3))).changed)
    #expect(store.writes == 1)
  }

  @Test func aMergeStaysInItsSegment() throws {
    let store = InMemorySwimRepository([try swim(laps: [[20_000, 21_000], [22_000, 23_000]])])
    let outside = Failure.invalidInput(
      field: "laps", problem: .swimming(.lapsOutsideSegment(laps: "2-3", segment: "20240305T060000Z.1")), valid: ["1-2"]
    )
    #expect(throws: outside) { try MergeLaps(swims: store)(.init(segment: morningSegment, laps: laps(2, 3))) }
    #expect(store.writes == 0)
  }

  @Test func anExcludedLapIsNeitherMergedNorSplit() throws {
    _ = try ExcludeLaps(swims: store)(.init(segment: morningSegment, laps: laps(2, 2)))
    let excluded = Failure.conflict(.swimming(.lapWasExcluded(lap: 2, change: 1)))
    #expect(throws: excluded) { try MergeLaps(swims: store)(.init(segment: morningSegment, laps: laps(1, 2))) }
    #expect(throws: excluded) { try SplitLap(swims: store)(.init(segment: morningSegment, lap: 2, into: 2)) }
    #expect(store.writes == 1)
  }

  @Test func partsOfASplitLapAreNotMerged() throws {
    _ = try SplitLap(swims: store)(.init(segment: morningSegment, lap: 2, into: 2))
    let split = Failure.conflict(.swimming(.lapWasSplit(lap: 2, change: 1)))
    #expect(throws: split) { try MergeLaps(swims: store)(.init(segment: morningSegment, laps: laps(2, 3))) }
    #expect(store.writes == 1)
  }

  @Test func excludedLapsCountNowhere() throws {
    let one = try ExcludeLaps(swims: store)(.init(segment: morningSegment, laps: laps(1, 1)))
    #expect(one.records.map(\.text) == ["freestyle 50 scm: 4300 from 4100", "freestyle 100 scm: - from 8600"])
    let all = try ExcludeLaps(swims: store)(.init(segment: morningSegment))
    #expect(all.laps == laps(1, 4))
    #expect(all.records.map(\.text) == ["freestyle 50 scm: - from 4300"])
  }

  @Test func confirmedLapsCount() throws {
    let store = InMemorySwimRepository([try swim(laps: [[5_000, 20_000]])])
    let output = try ConfirmLaps(swims: store)(.init(segment: morningSegment, laps: laps(1, 1)))
    #expect(output.change == .confirm)
    #expect(output.records.map(\.text) == ["freestyle 50 scm: 2500 from -"])
    #expect(try !ConfirmLaps(swims: store)(.init(segment: morningSegment)).changed)
    #expect(store.writes == 1)
  }

  @Test func anotherPoolIsAnotherCourse() throws {
    let pool = try #require(PoolLength(centimetres: 5_000))
    let output = try SetPoolLength(swims: store)(.init(swim: morning, poolMetres: pool))
    #expect(output.laps == nil)
    #expect(
      output.records.map(\.text) == [
        "freestyle 50 lcm: 2000 from -", "freestyle 100 lcm: 4100 from -", "freestyle 200 lcm: 8600 from -",
        "freestyle 50 scm: - from 4100", "freestyle 100 scm: - from 8600",
      ])
    #expect(try !SetPoolLength(swims: store)(.init(swim: morning, poolMetres: pool)).changed)
  }

  @Test func aRemovedSwimCountsNowhere() throws {
    let output = try RemoveSwim(swims: store)(.init(swim: morning))
    #expect(output.change == .remove)
    #expect(output.records.map(\.text) == ["freestyle 50 scm: - from 4100", "freestyle 100 scm: - from 8600"])
    let removed = Failure.conflict(.swimming(.swimWasRemoved(swim: "20240305T060000Z", change: 1)))
    #expect(throws: removed) { try RemoveSwim(swims: store)(.init(swim: morning)) }
    let unknown = Failure.notFound(.swimming(.noSuchSwim(name: "20240305T060000Z-b")))
    let other = try #require(SwimID("20240305T060000Z-b"))
    #expect(throws: unknown) { try RemoveSwim(swims: store)(.init(swim: other)) }
  }

  @Test func thePreferredRecordingCounts() throws {
    var phone = try swim(source: "Phone", laps: [[30_000, 30_000, 30_000, 30_000]])
    phone.id = SwimID(start: phone.start, ordinal: 1)
    let store = InMemorySwimRepository([try swim(), phone])
    #expect(try PreferDuplicate(swims: store)(.init(swim: morning)).records.isEmpty)
    let refused = Failure.conflict(.swimming(.noDuplicate(swim: "20240305T060000Z")))
    #expect(throws: refused) { try PreferDuplicate(swims: store)(.init(swim: morning)) }
    let output = try PreferDuplicate(swims: store)(.init(swim: phone.id))
    #expect(output.change == .prefer)
    #expect(
      output.records.map(\.text) == ["freestyle 50 scm: 6000 from 4100", "freestyle 100 scm: 12000 from 8600"])
  }
}
