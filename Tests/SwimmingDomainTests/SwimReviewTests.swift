import KernelDomain
import SwimmingDomain
import Testing

@Suite struct BookReviewTests {
  let misread = Swim(swim("FFF").swim("F", each: 9_000).swim("F", each: 9_100, gap: 20_000))

  @Test func listsSuspiciousLapsNewestSwimFirst() {
    let next = Swim(swim("FB", each: 9_000, start: morning + 86_400_000), utcOffset: 7_200)
    let review = SwimReview(of: SwimBook(misread, next))
    #expect(
      review.suspicious.map(\.segment.description) == [
        "20240602T100000Z.1", "20240602T100000Z.1", "20240601T100000Z.1", "20240601T100000Z.2",
      ])
    #expect(review.suspicious.map(\.lap.number) == [1, 2, 4, 5])
    #expect(review.suspicious.map(\.day.description) == ["2024-06-02", "2024-06-02", "2024-06-01", "2024-06-01"])
    #expect(review.suspicious.allSatisfy { $0.lap.suspicion == .tooFast })
  }

  @Test func whatIsJudgedIsGone() throws {
    let book = try SwimBook(misread).correcting(.confirm(laps(4, 4)), .exclude(laps(5, 5)))
    #expect(SwimReview(of: book).suspicious.isEmpty)
  }

  @Test func shortDrillIsListedToo() {
    let drill = Swim(swim("ddddddd", each: 50_000).swim("d", each: 25_000))
    #expect(SwimReview(of: SwimBook(drill)).suspicious.map(\.lap.number) == [8])
  }

  @Test func removedAndDuplicateSwimsNeedNoJudgement() throws {
    #expect(SwimReview(of: try SwimBook(misread).correcting(.remove)).suspicious.isEmpty)
    let other = Swim(swim("FFFFFFFF"), start: morning + 1_000, source: "Other")
    #expect(SwimReview(of: SwimBook(misread, other)).suspicious.isEmpty)
  }

  /// Such laps count, so they are listed apart from suspicious ones.
  @Test func longLapsMayHideATurn() throws {
    let book = SwimBook(Swim(swim("FFFFFF").swim("F", each: 60_000)))
    #expect(SwimReview(of: book).suspicious.isEmpty)
    #expect(SwimReview(of: book).missedTurns.map(\.lap.number) == [7])
    #expect(SwimReview(of: try book.correcting(.confirm(laps(7, 7)))).missedTurns.isEmpty)
    #expect(SwimReview(of: try book.correcting(.exclude(laps(7, 7)))).missedTurns.isEmpty)
    #expect(SwimReview(of: try book.correcting(.split(lap: 7, into: 2))).missedTurns.isEmpty)
    #expect(SwimReview(of: try book.correcting(.remove)).missedTurns.isEmpty)
  }
}
