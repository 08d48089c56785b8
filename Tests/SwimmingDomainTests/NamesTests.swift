import KernelDomain
import SwimmingDomain
import Testing

/// Names of swims, segments and laps.
@Suite struct NamesTests {
  @Test(arguments: ["20230604T231603Z", "20230604T231603Z-b", "19700101T000000Z-z", "19691231T235959Z"])
  func swimNamesReadBack(name: String) {
    #expect(SwimID(name)?.description == name)
  }

  @Test(arguments: [
    "", "20230604T231603", "20230604T231603Z-a", "20230604T231603Z-B", "20230604T231603Z-", "20230231T000000Z",
    "20230604T240000Z", "20230604T236003Z", "20230604 231603Z", "20230604T231603Z-bb", "２0230604T231603",
  ])
  func otherTextsAreNoSwimNames(name: String) {
    #expect(SwimID(name) == nil)
  }

  @Test(arguments: [
    "20230604T231603Z.1", "20230604T231603Z-c.13", "20230604T231603Z.1000", "99991231T235959Z-z.999999999999999999",
  ])
  func segmentNamesReadBack(name: String) {
    #expect(SwimSegmentID(name)?.description == name)
  }

  @Test(arguments: [
    "20230604T231603Z", "20230604T231603Z.", "20230604T231603Z.0", "20230604T231603Z.01", "20230604T231603Z.1.1",
    "20230604T231603Z.-1", "20230604T231603Z.99999999999999999999",
  ])
  func otherTextsAreNoSegmentNames(name: String) {
    #expect(SwimSegmentID(name) == nil)
  }

  @Test func aFractionOfASecondDoesNotNameASwim() {
    #expect(SwimID(start: morning + 999) == SwimID(start: morning))
    #expect(SwimID(start: Timestamp(milliseconds: -1)).description == "19691231T235959Z")
  }

  @Test func namesAreOrderedBySecondThenLetter() {
    let a = SwimID(start: morning)
    let b = SwimID(start: morning, ordinal: 1)
    let next = SwimID(start: morning + 1_000)
    #expect([next, b, a].sorted() == [a, b, next])
    #expect(SwimSegmentID(swim: a, number: 9) < SwimSegmentID(swim: a, number: 10))
    #expect(SwimSegmentID(swim: a, number: 9) < SwimSegmentID(swim: b, number: 1))
  }

  @Test func lapRangesCountFromOne() {
    #expect(SwimLapRange(0, 1) == nil)
    #expect(SwimLapRange(3, 2) == nil)
    #expect(SwimLapRange(2, 4)?.count == 3)
    #expect(SwimLapRange(2, 4)?.indices == 1..<4)
    #expect([1, 2, 4, 5].map { laps(2, 4).contains($0) } == [false, true, true, false])
  }

  @Test(arguments: StrokeStyle.allCases) func stylesReadBack(style: StrokeStyle) {
    #expect(StrokeStyle(style.description) == style)
  }

  @Test func aLapKeepsWhatItIsGiven() {
    let lap = SwimLap(start: morning, duration: 20_500, style: .mix, strokes: 0, isAfterRestMarker: true)
    #expect(lap.strokes == 0)
    #expect(lap.end == morning + 20_500)
    #expect(SwimLap(start: morning, duration: 1, style: .mix, strokes: nil, isAfterRestMarker: false).strokes == nil)
    #expect(
      SwimLap(start: morning, duration: 1, style: .mix, strokes: 99_999, isAfterRestMarker: false).strokes == 65_534)
    #expect(MemoryLayout<SwimLap>.stride == 16)
  }
}
