import KernelDomain
import SwimmingDomain
import Testing

@Suite struct DuplicateRuleTests {
  /// Ten laps of 20 s, 200 s in all.
  func workout(_ source: String, after seconds: Int64 = 0, letters: String = "FFFFFFFFFF", each: Int32 = 20_000)
    -> Workout
  {
    Workout(swim(letters, each: each, start: morning + seconds * 1_000), source: source)
  }

  func duplicates(_ workouts: Workout...) -> [String: String] {
    let book = SwimBook(workouts: workouts.sorted { $0.id < $1.id })
    let pairs = book.standing.duplicates.map { (book[$0]!.source, book[$1]!.source) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(arguments: [(99, true), (100, false), (101, false)])
  func anOverlapOfMoreThanHalfIsTheSameSwim(seconds: Int64, isSame: Bool) {
    #expect(duplicates(workout("A"), workout("B", after: seconds)).isEmpty != isSame)
  }

  @Test func halfOfTheShorterOneCounts() {
    #expect(duplicates(workout("A"), workout("B", after: 190, letters: "FF", each: 8_000)) == ["B": "A"])
    #expect(duplicates(workout("A"), workout("B", after: 190, letters: "FF", each: 10_000)).isEmpty)
  }

  @Test func oneSourceDoesNotDuplicateItself() {
    #expect(duplicates(workout("A"), workout("A", after: 10)).isEmpty)
  }

  @Test func moreLapsOfKnownStyleCount() {
    #expect(duplicates(workout("A", letters: "FFFFF?????"), workout("B", after: 5, letters: "FFFFFF")) == ["A": "B"])
  }

  @Test func thenMoreLapsThenTheSmallerID() {
    #expect(duplicates(workout("A", letters: "FFFFFFF"), workout("B", after: 5, letters: "FFFFFFF?")) == ["A": "B"])
    #expect(duplicates(workout("B"), workout("A", after: 5)) == ["A": "B"])
  }

  @Test func drillAndKickAreNoKnownStyles() {
    #expect(duplicates(workout("A", letters: "ddddddddd"), workout("B", after: 5, letters: "FFFFFF")) == ["A": "B"])
  }

  @Test func onlyTheOneThatCountsHoldsRecords() {
    let book = SwimBook(workout("A"), workout("B", after: 5, letters: "FFFFFFFFF", each: 18_000))
    #expect(book.records.times["freestyle 50"] == 4_000)
    #expect(book.records.records.allSatisfy { $0.ties.isEmpty })
    let history = book.history(of: .freestyle, Distance(50, .metre), on: .shortCourseMetres)
    #expect(history.map(\.attempts.count) == [1])
    #expect(BookReview(of: book).duplicates.map(\.workout) == [book.workouts[1].id])
    #expect(BookReview(of: book).duplicates.map(\.counts) == [book.workouts[0].id])
  }

  @Test func theOtherCanBePreferred() throws {
    var book = SwimBook(workout("A"), workout("B", after: 5, letters: "FFFFFFFFF", each: 18_000))
    let (a, b) = (book.workouts[0].id, book.workouts[1].id)
    #expect(throws: CorrectionError.notDuplicate) { try book.correction(.prefer, of: a) }
    book.corrections.append(try book.correction(.prefer, of: b))
    #expect(book.standing.duplicates == [a: b])
    #expect(book.records.times["freestyle 50"] == 3_600)
    #expect(throws: CorrectionError.notDuplicate) { try book.correction(.prefer, of: b) }
    book.corrections.append(try book.correction(.prefer, of: a))
    #expect(book.standing.duplicates == [b: a])
  }

  @Test func aRemovedWorkoutDuplicatesNothing() throws {
    let book = try SwimBook(workout("A"), workout("B", after: 5, letters: "FFFFF")).correcting(.remove)
    #expect(book.standing.duplicates.isEmpty)
    #expect(book.records.record(.freestyle, 50)?.segment.workout == book.workouts[1].id)
  }

  @Test func ofThreeTheBestCounts() {
    #expect(
      duplicates(
        workout("A", letters: "FFFFFFFF"), workout("B", after: 2), workout("C", after: 4, letters: "FFFFFFFFF"))
        == ["A": "B", "C": "B"])
  }

  @Test func whatIsTheSameOnlyThroughADuplicateCounts() {
    // B is the same swim as A and as C, but these two are not: both count, and B, the poorest, does not.
    let b = workout("B", after: 95, letters: "FFFFFFFFF", each: 22_000)
    #expect(duplicates(workout("A"), b, workout("C", after: 190)) == ["B": "A"])
  }

  @Test func aWorkoutWithoutDurationIsNoDuplicate() {
    #expect(duplicates(workout("A"), Workout([], start: morning + 5_000, source: "B")).isEmpty)
  }
}
