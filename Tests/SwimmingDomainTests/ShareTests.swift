import KernelDomain
import SwimmingDomain
import Testing

/// Laps whose times are equal parts of a longer time.
@Suite struct ShareTests {
  private let start = Timestamp(seconds: 1_767_225_600)
  private let pool = PoolLength(centimetres: 2_500)!

  /// A swim with stated laps and no rests. Each lap has a length in metres and a duration in milliseconds.
  private func recorded(_ laps: [(metres: Int32, milliseconds: Int32)]) -> Swim {
    var clock = start
    let told = laps.map { lap in
      defer { clock = clock + Int64(lap.milliseconds) }
      return StatedLap(start: clock, duration: lap.milliseconds, centimetres: lap.metres * 100, hasPause: false)
    }
    var swim = Swim(
      source: "TCX", start: start, end: clock, utcOffset: 0, duration: clock - start, place: .pool, pool: pool,
      reportedDistance: nil, laps: StatedLengths(told, in: pool).laps)
    swim.statedLaps = told
    return swim
  }

  private func times(_ book: SwimBook) -> [String] {
    SwimRecords(of: book).records.map { "\($0.distance.amount) \($0.hundredths)\($0.isEstimated ? " estimated" : "")" }
  }

  @Test func attemptsBeginAndEndWithGroups() {
    let book = SwimBook(swims: [recorded([(200, 160_100), (25, 20_000), (25, 20_100)])])
    #expect(times(book) == ["50 4010", "200 16010 estimated"])
  }

  @Test func setPoolKeepsTheDistanceAndCorrectionsOfWholeTimes() throws {
    let swim = recorded([(200, 160_100), (100, 80_000)])
    var book = SwimBook(swims: [swim])
    book.append(try book.correction(.style(.freestyle, SwimLapRange(1, 8)!), of: swim.id))
    book.append(try book.correction(.style(.backstroke, SwimLapRange(9, 10)!), of: swim.id))
    book.append(try book.correction(.poolLength(PoolLength(centimetres: 5_000)!), of: swim.id))
    let corrected = try #require(book.corrected(swim.id))
    #expect(corrected.centimetres == 30_000)
    #expect(corrected.laps.map(\.style) == Array(repeating: .freestyle, count: 4) + [.unknown, .unknown])
    #expect(corrected.setAside.count == 1)
    #expect(corrected.group(of: corrected.laps[5])?.laps == SwimLapRange(5, 6))
  }

  /// Fins stay on a lap that becomes a single length, so that it sets no record.
  @Test func correctionsFollowALapThatIsOneLengthOfTheNewPool() throws {
    let swim = recorded([(100, 100_100), (50, 52_100)])
    var book = SwimBook(swims: [swim])
    book.append(try book.correction(.equip(.fins, SwimLapRange(5, 6)!), of: swim.id))
    book.append(try book.correction(.poolLength(PoolLength(centimetres: 5_000)!), of: swim.id))
    let corrected = try #require(book.corrected(swim.id))
    #expect(corrected.setAside.isEmpty)
    #expect(corrected.laps.map(\.equipment) == [[], [], .fins])
    #expect(times(book) == ["100 10010 estimated"])
  }

  /// A lap that does not fit the new pool takes nothing from the others of the correction.
  @Test func correctionsFollowTheLapsThatFit() throws {
    let swim = recorded([(75, 75_100), (100, 100_100), (50, 50_100)])
    var book = SwimBook(swims: [swim])
    book.append(try book.correction(.style(.backstroke, SwimLapRange(1, 7)!), of: swim.id))
    book.append(try book.correction(.style(.butterfly, SwimLapRange(9, 9)!), of: swim.id))
    book.append(try book.correction(.poolLength(PoolLength(centimetres: 5_000)!), of: swim.id))
    let corrected = try #require(book.corrected(swim.id))
    #expect(corrected.laps.map(\.style) == [.backstroke, .backstroke, .unknown])
    #expect(corrected.setAside.count == 1)
  }

  @Test func lapsOfAnOlderStoreAreRecognised() {
    let swim = recorded([(100, 80_001), (25, 21_000)])
    let plain = swim.laps.map {
      SwimLap(start: $0.start, duration: $0.duration, style: .unknown, strokes: nil, isAfterRestMarker: false)
    }
    #expect(ShareGroups.marked(plain) == swim.laps)
  }

  @Test func wholeSecondsAreEstimates() {
    let book = SwimBook(swims: [recorded([(25, 20_000), (25, 21_000), (25, 22_000)])])
    #expect(times(book) == ["50 4100 estimated"])
  }

  @Test func theDayFollowsTheOffset() throws {
    let swim = recorded([(25, 20_100)])
    var book = SwimBook(swims: [swim])
    book.append(try book.correction(.utcOffset(-18_000), of: swim.id))
    #expect(book.swims[0].day.description == "2025-12-31")
    _ = book.removeLastCorrection()
    #expect(book.swims[0].day.description == "2026-01-01")
  }
}
