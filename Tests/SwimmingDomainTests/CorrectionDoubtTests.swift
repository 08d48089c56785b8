import KernelDomain
import SwimmingDomain
import Testing

@Suite struct CorrectionDoubtTests {
  private func doubts(_ swim: Swim, _ change: SwimCorrection.Change) throws -> [CorrectionDoubt] {
    let book = SwimBook(swim)
    let correction = try book.correction(change, of: swim.id)
    let corrected = try book.correcting(change)
    return CorrectionDoubtRule.doubts(
      correction, of: corrected[swim.id].map { CorrectedSwim($0, corrections: corrected.corrections) },
      records: SwimRecords(of: corrected), before: SwimRecords(of: book))
  }

  @Test func aPoolTwiceAsLongMakesNobodyTwiceAsFast() throws {
    let found = try doubts(Swim(swim("FFFF", each: 20_000)), .poolLength(PoolLength(centimetres: 5_000)!))
    #expect(
      found.contains {
        if case .farFaster(let change, than: 4_000) = $0 {
          change.distance.amount == 50 && change.hundredths == 2_000
        } else {
          false
        }
      }, "\(found)")
  }

  @Test func halfALengthConfirmed() throws {
    let halves = Swim(swim("FFFFFFFF", each: 20_000).swim("FF", each: 10_000, gap: 20_000))
    let found = try doubts(halves, .confirm(laps(9, 10)))
    #expect(found.count == 1, "\(found)")
  }

  @Test func manyLapsMergedToOne() throws {
    let found = try doubts(Swim(swim("FFFFFFFFFFFFFFFF", each: 20_000)), .merge(laps(9, 16)))
    guard case .longLap(let lap, merged: 8) = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(lap.duration == 160_000)
  }

  @Test func whatIsOrdinaryIsNotDoubted() throws {
    let ordinary = Swim(swim("FFFFFFFF", each: 20_000))
    #expect(try doubts(ordinary, .style(.backstroke, laps(1, 4))).isEmpty)
    #expect(try doubts(ordinary, .merge(laps(1, 2))).isEmpty == false)
    #expect(try doubts(Swim(swim("FFFFFFFF", each: 20_000).swim("FF", each: 10_000)), .merge(laps(9, 10))).isEmpty)
  }
}
