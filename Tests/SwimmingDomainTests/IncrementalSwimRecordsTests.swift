import KernelDomain
import SwimmingDomain
import Testing

/// Books corrected again and again: what follows each correction is the same as what is worked out of the whole book.
@Suite struct IncrementalSwimRecordsTests {
  @Test(arguments: [UInt64](0..<80)) func followsEveryCorrection(seed: UInt64) {
    var random = RandomBook(seed: seed)
    var book = random.book()
    book.cacheStanding()
    var incremental = IncrementalSwimRecords(of: book)
    #expect(incremental.records == SwimRecords(of: book))
    for _ in 0..<25 {
      guard let swim = random.change(&book) else { continue }
      incremental.follow(book, corrected: swim)
      let anew = SwimBook(swims: book.swims, corrections: book.corrections)
      #expect(book == anew)
      #expect(incremental.records == SwimRecords(of: anew))
      expectSameStanding(book, anew)
    }
  }

  func expectSameStanding(_ book: SwimBook, _ anew: SwimBook) {
    let (followed, worked) = (book.standing, anew.standing)
    #expect(followed.duplicates == worked.duplicates)
    #expect(followed.removed == worked.removed)
    for index in book.swims.indices {
      #expect(followed.counting[index] == worked.counting[index])
      #expect(book.corrected(index, followed) == anew.corrected(index, worked))
      let id = book.swims[index].id
      #expect(book.corrected(id) == CorrectedSwim(book.swims[index], corrections: book.corrections))
      // Segments are the device's, but for those that were joined.
      let device = SwimSegmentRule.segments(of: book.swims[index].laps)
      let segments = book.corrected(index, followed).segments
      #expect(segments.allSatisfy { $0.laps.first == device[$0.id.number - 1].first })
      #expect(zip(segments, segments.dropFirst()).allSatisfy { $0.laps.last + 1 == $1.laps.first })
      #expect(segments.last?.laps.last == device.last?.last)
    }
    #expect(SwimReview(of: book) == SwimReview(of: anew))
  }

  @Test func randomChangesAreOfEveryKind() {
    var kinds: [String: Int] = [:]
    for seed in [UInt64](0..<100) {
      var random = RandomBook(seed: seed)
      var book = random.book()
      for _ in 0..<25 {
        let before = (book.corrections, SwimRecords(of: book))
        guard random.change(&book) != nil else { continue }
        let records = SwimRecords(of: book)
        let (latest, isUndo) = (book.corrections.last, book.corrections.count < before.0.count)
        let change = isUndo ? before.0.last : latest
        kinds[(isUndo ? "undo " : "") + "\(change!.change)".prefix { $0 != "(" }, default: 0] += 1
        kinds[records == before.1 ? "same records" : "other records", default: 0] += 1
        kinds["courses", default: 0] += records.courses == before.1.courses ? 0 : 1
        kinds["latest course", default: 0] += records.latestCourse == before.1.latestCourse ? 0 : 1
        let slower = records.differences(from: before.1).count { ($0.hundredths ?? .max) > ($0.before ?? .max) }
        kinds["slower", default: 0] += slower
      }
    }
    #expect(kinds.count == 27 && kinds.values.allSatisfy { $0 >= 5 }, "\(kinds)")
  }

  @Test func aCopyKeepsWhatItWas() {
    var random = RandomBook(seed: 7)
    var book = random.book()
    book.cacheStanding()
    let before = book
    let same = SwimBook(swims: before.swims, corrections: before.corrections)
    for _ in 0..<20 { _ = random.change(&book) }
    expectSameStanding(before, same)
  }
}
