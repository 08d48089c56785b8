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
    compareWorkouts(book, reference)
    compareReview(book, reference)
  }

  func compareRecords(_ book: SwimBook, _ reference: ReferenceBook) {
    let records = RecordBook(of: book)
    let lines = records.records.map { record in
      let laps = [record.laps.first, record.laps.last]
      return "\(record.course) \(record.style) \(record.distance) \(record.day) \(record.hundredths) \(record.start) "
        + "\(record.segment) \(laps) \(record.ties)"
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

  func compareWorkouts(_ book: SwimBook, _ reference: ReferenceBook) {
    for expected in reference.all {
      let workout = CorrectedWorkout(expected.workout, corrections: book.corrections)
      #expect(workout.laps.map(\.suspicion) == expected.laps.map(\.suspicion))
      #expect(workout.laps.map(\.style) == expected.laps.map(\.style))
      #expect(workout.laps.map { Int64($0.duration) } == expected.laps.map(\.duration))
      #expect(workout.laps.map(\.detected) == expected.laps.map(\.detected))
      #expect(workout.segments.map { [$0.laps.first, $0.laps.last] } == expected.segments.map(\.laps))
      #expect(workout.segments.map(\.style) == expected.segments.map(\.style))
      #expect(workout.segments.map(\.elapsed) == expected.segments.map(\.elapsed))
      #expect(workout.setAside == expected.setAside)
      #expect(workout.pool == expected.pool)
      #expect(workout.isRemoved == expected.isRemoved)
    }
  }

  func compareReview(_ book: SwimBook, _ reference: ReferenceBook) {
    let review = BookReview(of: book)
    #expect(Dictionary(uniqueKeysWithValues: review.duplicates.map { ($0.workout, $0.counts) }) == reference.duplicates)
    #expect(review.setAside == reference.all.reversed().flatMap(\.setAside))
    let suspicious = reference.counting.reversed().flatMap { workout in
      workout.laps.filter { !$0.isExcluded && $0.isBarred }.map { "\(workout.workout.id).\($0.segment) \($0.start)" }
    }
    #expect(review.suspicious.map { "\($0.segment) \($0.lap.start.milliseconds)" } == suspicious)
  }

  @Test func randomBooksHoldWhatTheRulesAreAbout() {
    var kinds: [String: Int] = [:]
    for seed in ReferenceTests.seeds {
      var random = RandomBook(seed: seed)
      let book = random.book()
      let review = BookReview(of: book)
      let records = RecordBook(of: book).records
      kinds["ties", default: 0] += records.count { !$0.ties.isEmpty }
      kinds["mix", default: 0] += records.count { $0.style == .mix }
      kinds["suspicious", default: 0] += review.suspicious.count
      kinds["duplicates", default: 0] += review.duplicates.count
      kinds["set aside", default: 0] += review.setAside.count
      for correction in book.corrections {
        kinds["\(correction.change)".prefix { $0 != "(" }.description, default: 0] += 1
      }
    }
    let rare = kinds.filter { $0.value < 5 }
    #expect(kinds.count == 13 && rare.isEmpty, "\(kinds)")
  }
}

extension Attempt {
  fileprivate var line: String {
    "\(hundredths) \(start) \(segment) \([laps.first, laps.last])\(isSuspicious ? " ?" : "")"
  }
}
