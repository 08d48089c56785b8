import KernelDomain
import SwimmingDomain
import Testing

@Suite struct DuplicateRuleTests {
  /// Ten laps of 20 s, 200 s in all.
  func recorded(_ source: String, after seconds: Int64 = 0, letters: String = "FFFFFFFFFF", each: Int32 = 20_000)
    -> Swim
  {
    Swim(swim(letters, each: each, start: morning + seconds * 1_000), source: source)
  }

  func duplicates(_ swims: Swim...) -> [String: String] {
    let book = SwimBook(swims: swims.sorted { $0.id < $1.id })
    let pairs = book.standing.duplicates.map { (book[$0]!.source, book[$1]!.source) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(arguments: [(99, true), (100, false), (101, false)])
  func anOverlapOfMoreThanHalfIsTheSameSwim(seconds: Int64, isSame: Bool) {
    #expect(duplicates(recorded("A"), recorded("B", after: seconds)).isEmpty != isSame)
  }

  @Test func halfOfTheShorterOneCounts() {
    #expect(duplicates(recorded("A"), recorded("B", after: 190, letters: "FF", each: 8_000)) == ["B": "A"])
    #expect(duplicates(recorded("A"), recorded("B", after: 190, letters: "FF", each: 10_000)).isEmpty)
  }

  @Test func oneSourceDoesNotDuplicateItself() {
    #expect(duplicates(recorded("A"), recorded("A", after: 10)).isEmpty)
  }

  @Test func moreLapsOfKnownStyleCount() {
    #expect(duplicates(recorded("A", letters: "FFFFF?????"), recorded("B", after: 5, letters: "FFFFFF")) == ["A": "B"])
  }

  @Test func thenMoreLapsThenTheSmallerID() {
    #expect(duplicates(recorded("A", letters: "FFFFFFF"), recorded("B", after: 5, letters: "FFFFFFF?")) == ["A": "B"])
    #expect(duplicates(recorded("B"), recorded("A", after: 5)) == ["A": "B"])
  }

  @Test func drillAndKickAreNoKnownStyles() {
    #expect(duplicates(recorded("A", letters: "ddddddddd"), recorded("B", after: 5, letters: "FFFFFF")) == ["A": "B"])
  }

  @Test func onlyTheOneThatCountsHoldsRecords() {
    let book = SwimBook(recorded("A"), recorded("B", after: 5, letters: "FFFFFFFFF", each: 18_000))
    #expect(book.records.times["freestyle 50"] == 4_000)
    #expect(book.records.records.allSatisfy { $0.ties.isEmpty })
    let history = book.history(of: .freestyle, Distance(50, .metre), on: .shortCourseMetres)
    #expect(history.map(\.attempts.count) == [1])
    #expect(SwimReview(of: book).duplicates.map(\.swim) == [book.swims[1].id])
    #expect(SwimReview(of: book).duplicates.map(\.counts) == [book.swims[0].id])
  }

  @Test func theOtherCanBePreferred() throws {
    var book = SwimBook(recorded("A"), recorded("B", after: 5, letters: "FFFFFFFFF", each: 18_000))
    let (a, b) = (book.swims[0].id, book.swims[1].id)
    book.corrections.append(try book.correction(.prefer, of: b))
    #expect(book.standing.duplicates == [a: b])
    #expect(book.records.times["freestyle 50"] == 3_600)
    #expect(throws: SwimCorrectionError.notDuplicate) { try book.correction(.prefer, of: b) }
    book.corrections.append(try book.correction(.prefer, of: a))
    #expect(book.standing.duplicates == [b: a])
  }

  /// Saying that the one that counts is to go on counting answers the question.
  @Test func theOneThatCountsCanBePreferredOnce() throws {
    var book = SwimBook(recorded("A"), recorded("B", after: 5, letters: "FFFFFFFFF", each: 18_000))
    let (a, b) = (book.swims[0].id, book.swims[1].id)
    book.corrections.append(try book.correction(.prefer, of: a))
    #expect(book.standing.duplicates == [b: a])
    #expect(SwimReview(of: book).duplicates.isEmpty)
    #expect(throws: SwimCorrectionError.notDuplicate) { try book.correction(.prefer, of: a) }
    book.corrections.append(try book.correction(.prefer, of: b))
    #expect(book.standing.duplicates == [a: b])
  }

  @Test func aRemovedSwimDuplicatesNothing() throws {
    let book = try SwimBook(recorded("A"), recorded("B", after: 5, letters: "FFFFF")).correcting(.remove)
    #expect(book.standing.duplicates.isEmpty)
    #expect(book.records.record(.freestyle, 50)?.segment.swim == book.swims[1].id)
  }

  @Test func ofThreeTheBestCounts() {
    #expect(
      duplicates(
        recorded("A", letters: "FFFFFFFF"), recorded("B", after: 2), recorded("C", after: 4, letters: "FFFFFFFFF"))
        == ["A": "B", "C": "B"])
  }

  @Test func whatIsTheSameOnlyThroughADuplicateCounts() {
    // B is the same swim as A and as C, but these two are not: both count, and B, the poorest, does not.
    let b = recorded("B", after: 95, letters: "FFFFFFFFF", each: 22_000)
    #expect(duplicates(recorded("A"), b, recorded("C", after: 190)) == ["B": "A"])
  }

  @Test func aSwimWithoutDurationIsNoDuplicate() {
    #expect(duplicates(recorded("A"), Swim([], start: morning + 5_000, source: "B")).isEmpty)
  }
}
