import KernelDomain
import SwimmingDomain
import Testing

/// What a book tells at a glance is what its laps and corrections say, however it came to be worked out.
struct SwimSummaryTests {
  @Test(arguments: [UInt64](0..<60)) func followsEveryCorrection(seed: UInt64) {
    var random = RandomBook(seed: seed)
    var book = random.book()
    book.cacheStanding()
    var incremental = IncrementalSwimSummary(of: book)
    #expect(incremental.summary(of: book) == reference(book))
    for _ in 0..<25 {
      guard let swim = random.change(&book) else { continue }
      incremental.follow(book, corrected: swim)
      let anew = SwimBook(swims: book.swims, corrections: book.corrections)
      #expect(incremental.summary(of: book) == reference(anew))
      #expect(SwimSummary(of: anew) == reference(anew))
    }
  }

  /// Updates the summary as a process does that knows only the summary of the book before.
  @Test(arguments: [UInt64](0..<60)) func followsACorrectionByTheSwimAlone(seed: UInt64) throws {
    var random = RandomBook(seed: seed)
    var book = random.book()
    for _ in 0..<25 {
      let before = book
      guard random.change(&book) != nil else { continue }
      let isTakenBack = book.corrections.count < before.corrections.count
      let correction = try #require((isTakenBack ? before : book).corrections.last)
      let followed = SwimSummary(of: before).following(correction, isTakenBack: isTakenBack, in: book)
      switch correction.change {
      case .remove, .prefer: #expect(followed == nil)
      default: #expect(followed == reference(book))
      }
    }
  }

  /// A pool of 33.33 m is one of a third of 100 m.
  private static func metres(_ lengths: Int, _ pool: PoolLength?) -> Int {
    guard let pool else { return 0 }
    return pool.centimetres == 3_333 ? lengths * 100 / 3 : pool.centimetres * lengths / 100
  }

  /// By looking at everything.
  private func reference(_ book: SwimBook) -> SwimSummary {
    let review = SwimReview(of: book)
    let standing = book.standing
    let counting = book.correctedSwims(standing).filter {
      !$0.isRemoved && standing.duplicates[$0.swim.id] == nil
    }
    let all = counting.map { corrected in
      let lengths = corrected.laps.count { !$0.isExcluded }
      return SwimDay(
        day: corrected.swim.day, swims: 1, metres: SwimSummaryTests.metres(lengths, corrected.pool),
        duration: Int(corrected.swim.duration / 1_000))
    }
    var days: [CivilDay: SwimDay] = [:]
    for swim in all where isNear(swim.day, all.last?.day) {
      days[swim.day, default: SwimDay(day: swim.day, swims: 0, metres: 0, duration: 0)].swims += 1
      days[swim.day]?.metres += swim.metres
      days[swim.day]?.duration += swim.duration
    }
    return SwimSummary(
      swimCount: all.count, latest: all.last, days: days.values.sorted { $0.day > $1.day },
      awaitsReview: review.suspicious.count + review.missedTurns.count + review.duplicates.count + review.setAside.count
        + review.incomplete.count)
  }

  /// In that month, the one before, or later.
  private func isNear(_ day: CivilDay, _ latest: CivilDay?) -> Bool {
    latest.map { (day.year * 12 + day.month) >= $0.year * 12 + $0.month - 1 } ?? false
  }

  @Test func anEmptyBookTellsNothing() {
    #expect(SwimSummary(of: SwimBook()) == SwimSummary())
  }

  @Test func theDaysBeginWithTheMonthBefore() throws {
    let starts = ["2023-12-31", "2024-01-01", "2024-01-31", "2024-02-29", "2024-02-29"]
    let swims = try starts.enumerated().map { index, day in
      let day = try #require(CivilDay(day))
      let start = Timestamp(seconds: Int64(day.daysSinceEpoch * 86_400 + 3_600 * (10 + index)))
      return Swim(
        source: "Watch", start: start, end: start + 60_000, utcOffset: 0, duration: 60_000, place: .pool,
        pool: PoolLength(centimetres: 2_500), reportedDistance: nil,
        laps: [SwimLap(start: start, duration: 30_000, style: .freestyle, strokes: nil, isAfterRestMarker: false)])
    }
    let summary = SwimSummary(of: SwimBook(swims: swims))
    #expect(summary.latest == SwimDay(day: swims[4].day, swims: 1, metres: 25, duration: 60))
    #expect(summary.days.map(\.day.description) == ["2024-02-29", "2024-01-31", "2024-01-01"])
    #expect(summary.days.map(\.swims) == [2, 1, 1] && summary.days.map(\.metres) == [50, 25, 25])
  }
}
