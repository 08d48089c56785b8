import KernelDomain
import SwimmingDomain
import Testing

/// Names of workouts, segments and laps.
@Suite struct NamesTests {
  @Test(arguments: ["20230604T231603Z", "20230604T231603Z-b", "19700101T000000Z-z", "19691231T235959Z"])
  func workoutNamesReadBack(name: String) {
    #expect(WorkoutID(name)?.description == name)
  }

  @Test(arguments: [
    "", "20230604T231603", "20230604T231603Z-a", "20230604T231603Z-B", "20230604T231603Z-", "20230231T000000Z",
    "20230604T240000Z", "20230604T236003Z", "20230604 231603Z", "20230604T231603Z-bb", "２0230604T231603",
  ])
  func otherTextsAreNoWorkoutNames(name: String) {
    #expect(WorkoutID(name) == nil)
  }

  @Test(arguments: [
    "20230604T231603Z.1", "20230604T231603Z-c.13", "20230604T231603Z.1000", "99991231T235959Z-z.999999999999999999",
  ])
  func segmentNamesReadBack(name: String) {
    #expect(SegmentID(name)?.description == name)
  }

  @Test(arguments: [
    "20230604T231603Z", "20230604T231603Z.", "20230604T231603Z.0", "20230604T231603Z.01", "20230604T231603Z.1.1",
    "20230604T231603Z.-1", "20230604T231603Z.99999999999999999999",
  ])
  func otherTextsAreNoSegmentNames(name: String) {
    #expect(SegmentID(name) == nil)
  }

  @Test func aFractionOfASecondDoesNotNameAWorkout() {
    #expect(WorkoutID(start: morning + 999) == WorkoutID(start: morning))
    #expect(WorkoutID(start: Timestamp(milliseconds: -1)).description == "19691231T235959Z")
  }

  @Test func namesAreOrderedBySecondThenLetter() {
    let a = WorkoutID(start: morning)
    let b = WorkoutID(start: morning, ordinal: 1)
    let next = WorkoutID(start: morning + 1_000)
    #expect([next, b, a].sorted() == [a, b, next])
    #expect(SegmentID(workout: a, number: 9) < SegmentID(workout: a, number: 10))
    #expect(SegmentID(workout: a, number: 9) < SegmentID(workout: b, number: 1))
  }

  @Test func lapRangesCountFromOne() {
    #expect(LapRange(0, 1) == nil)
    #expect(LapRange(3, 2) == nil)
    #expect(LapRange(2, 4)?.count == 3)
    #expect(LapRange(2, 4)?.indices == 1..<4)
    #expect([1, 2, 4, 5].map { laps(2, 4).contains($0) } == [false, true, true, false])
  }

  @Test(arguments: StrokeStyle.allCases) func stylesReadBack(style: StrokeStyle) {
    #expect(StrokeStyle(style.description) == style)
  }

  @Test func aLapKeepsWhatItIsGiven() {
    let lap = Lap(start: morning, duration: 20_500, style: .mix, strokes: 0, isAfterRestMarker: true)
    #expect(lap.strokes == 0)
    #expect(lap.end == morning + 20_500)
    #expect(Lap(start: morning, duration: 1, style: .mix, strokes: nil, isAfterRestMarker: false).strokes == nil)
    #expect(Lap(start: morning, duration: 1, style: .mix, strokes: 99_999, isAfterRestMarker: false).strokes == 65_534)
    #expect(MemoryLayout<Lap>.stride == 16)
  }
}
