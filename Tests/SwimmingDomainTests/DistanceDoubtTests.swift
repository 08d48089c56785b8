import KernelDomain
import SwimmingDomain
import Testing

/// Distances that cannot be true, and what settles them.
@Suite struct DistanceDoubtTests {
  private let start = Timestamp(seconds: 1_767_225_600)

  private func openWater(metres: Int, seconds: Int64, hasLeap: Bool = false) -> Swim {
    var swim = Swim(
      source: "Watch", start: start, end: start + seconds * 1_000, utcOffset: 0, duration: seconds * 1_000,
      place: .openWater, pool: nil, reportedDistance: metres * 100, laps: [])
    swim.hasLeap = hasLeap
    return swim
  }

  @Test func aDoubtedDistanceCountsOnceItIsConfirmed() throws {
    let swim = openWater(metres: 57_000, seconds: 4_420)
    var book = SwimBook(swims: [swim])
    #expect(SwimSummary(of: book).days.map(\.metres) == [0])
    #expect(SwimReview(of: book).doubtedDistances == [swim.id])
    #expect(SwimSummary(of: book).awaitsReview == 1)
    book.append(try book.correction(.confirmDistance, of: swim.id))
    #expect(SwimSummary(of: book).days.map(\.metres) == [57_000])
    #expect(SwimReview(of: book).doubtedDistances == [])
    _ = book.removeLastCorrection()
    #expect(SwimSummary(of: book).days.map(\.metres) == [0])
  }

  @Test func theUserMaySayHowFarItWas() throws {
    let swim = openWater(metres: 1_500, seconds: 1_800, hasLeap: true)
    var book = SwimBook(swims: [swim])
    #expect(book.corrected(swim.id)?.centimetres == 0)
    book.append(try book.correction(.distance(140_000), of: swim.id))
    #expect(book.corrected(swim.id)?.centimetres == 140_000)
    #expect(SwimDigest(of: book).months.flatMap(\.swims).map(\.centimetres) == [140_000])
  }

  @Test func aPlausibleDistanceNeedsNoConfirmation() {
    let swim = openWater(metres: 1_500, seconds: 1_800)
    let book = SwimBook(swims: [swim])
    #expect(throws: SwimCorrectionError.changesNothing) { try book.correction(.confirmDistance, of: swim.id) }
    #expect(SwimSummary(of: book).days.map(\.metres) == [1_500])
  }

  @Test func lengthsSayTheDistance() {
    let swim = Swim(swim("FFFF"))
    let book = SwimBook(swims: [swim])
    #expect(throws: SwimCorrectionError.hasLengths) { try book.correction(.distance(100), of: swim.id) }
  }
}
