import KernelDomain
import SwimmingDomain
import Testing

/// Hundreds of random books, by the rules as they are and by the reference.
@Suite struct ReferenceTests {
  static let seeds = [UInt64](0..<200)

  @Test(arguments: seeds) func agreesWithTheReference(seed: UInt64) {
    var random = RandomBook(seed: seed)
    let book = random.book()
    let reference = ReferenceBook(book)
    compareRecords(book, reference)
    compareHistory(book, reference)
    compareSwims(book, reference)
    compareReview(book, reference)
  }

  func compareRecords(_ book: SwimBook, _ reference: ReferenceBook) {
    let records = SwimRecords(of: book)
    let lines = records.records.map { record in
      let laps = [record.laps.first, record.laps.last]
      return "\(record.course) \(record.style) \(record.distance) \(record.day) \(record.hundredths) \(record.start) "
        + "\(record.segment) \(laps) \(record.ties)" + (record.isEstimated ? " estimated" : "")
    }
    #expect(lines == reference.records)
    #expect(records.courses == reference.courses)
  }

  func compareHistory(_ book: SwimBook, _ reference: ReferenceBook) {
    for course in reference.courses {
      for style in StrokeStyle.sections {
        for distance in StandardDistances.all(course.unit).prefix(4) {
          let history = book.history(of: style, distance, on: course)
          let lines = history.flatMap { day in day.attempts.map { "\(day.day) \($0.line)" } }
          #expect(lines == reference.history(style, distance, course))
          for day in history {
            #expect(day.best?.hundredths == day.attempts.filter { !$0.isSuspicious }.map(\.hundredths).min())
          }
        }
      }
    }
  }

  func compareSwims(_ book: SwimBook, _ reference: ReferenceBook) {
    for expected in reference.all {
      let swim = CorrectedSwim(expected.swim, corrections: book.corrections)
      #expect(swim.laps.map(\.suspicion) == expected.laps.map(\.suspicion))
      #expect(swim.laps.map(\.style) == expected.laps.map(\.style))
      #expect(swim.laps.map { Int64($0.duration) } == expected.laps.map(\.duration))
      #expect(swim.laps.map(\.detected) == expected.laps.map(\.detected))
      #expect(swim.segments.map(\.id.number) == Set(expected.laps.map(\.segment)).sorted())
      #expect(swim.segments.map { [$0.laps.first, $0.laps.last] } == expected.segments.map(\.laps))
      #expect(swim.segments.map(\.style) == expected.segments.map(\.style))
      #expect(swim.segments.map(\.elapsed) == expected.segments.map(\.elapsed))
      #expect(swim.setAside == expected.setAside)
      #expect(swim.pool == expected.pool)
      #expect(swim.isRemoved == expected.isRemoved)
    }
  }

  func compareReview(_ book: SwimBook, _ reference: ReferenceBook) {
    let review = SwimReview(of: book)
    let duplicates = Dictionary(uniqueKeysWithValues: review.duplicates.map { ($0.swim, $0.counts) })
    #expect(duplicates == reference.unjudgedDuplicates)
    #expect(review.setAside == reference.all.reversed().flatMap(\.setAside))
    let suspicious = reference.counting.reversed().flatMap { swim in
      swim.laps.filter { !$0.isExcluded && $0.isBarred }.map { "\(swim.swim.id).\($0.segment) \($0.start)" }
    }
    #expect(review.suspicious.map { "\($0.segment) \($0.lap.start.milliseconds)" } == suspicious)
    let missedTurns = reference.counting.reversed().flatMap { swim in
      swim.laps.filter { $0.suspicion == .long && !$0.isExcluded && !$0.isConfirmed && !$0.isSplitBefore }
        .map { "\(swim.swim.id).\($0.segment) \($0.start)" }
    }
    #expect(review.missedTurns.map { "\($0.segment) \($0.lap.start.milliseconds)" } == missedTurns)
  }

  @Test func randomBooksHoldWhatTheRulesAreAbout() {
    var kinds: [String: Int] = [:]
    for seed in ReferenceTests.seeds {
      var random = RandomBook(seed: seed)
      let book = random.book()
      let review = SwimReview(of: book)
      let records = SwimRecords(of: book).records
      kinds["ties", default: 0] += records.count { !$0.ties.isEmpty }
      kinds["mix", default: 0] += records.count { $0.style == .mix }
      kinds["suspicious", default: 0] += review.suspicious.count
      kinds["missed turns", default: 0] += review.missedTurns.count
      kinds["duplicates", default: 0] += review.duplicates.count
      kinds["set aside", default: 0] += review.setAside.count
      for correction in book.corrections {
        kinds["\(correction.change)".prefix { $0 != "(" }.description, default: 0] += 1
      }
    }
    let rare = kinds.filter { $0.value < 5 }
    #expect(kinds.count == 17 && rare.isEmpty, "\(kinds)")
  }
}

extension SwimAttempt {
  fileprivate var line: String {
    "\(hundredths) \(start) \(segment) \([laps.first, laps.last])\(isSuspicious ? " ?" : "")"
  }
}
