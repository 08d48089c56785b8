import KernelDomain
import SwimmingDomain
import System

/// `recalculate laps` prints the laps of a book of 6,000 swims, so that other programs can compute its records.
/// `recalculate` answers each line on standard input with milliseconds: for `records`, those for computing the book's
/// records from its laps; for `corrected`, those for the same book with a correction of every tenth swim; for
/// `history`, those for the attempts at 100 m freestyle. It answers the line `list` with the records, followed by the
/// line `end`.
enum RecalculateBenchmark {
  static func run(_ arguments: [String]) -> Int32 {
    let book = SyntheticBook.book(swims: 6_000, lapsEach: 60)
    if arguments == ["laps"] {
      writeLaps(book)
      return 0
    }
    let corrected = SyntheticBook.corrected(book, every: 10)
    while let line = readLine() {
      switch line {
      case "records": print(milliseconds { SwimRecords(of: book).records.count })
      case "corrected": print(milliseconds { SwimRecords(of: corrected).records.count })
      case "history":
        print(milliseconds { book.history(of: .freestyle, Distance(100, .metre), on: .shortCourseMetres).count })
      case "list": writeRecords(book)
      default: return 2
      }
      ThisProcess.flushPrinted()
    }
    return 0
  }

  private static func milliseconds(_ work: () -> Int) -> Double {
    var result = 0
    let took = ContinuousClock().measure { result = work() }
    precondition(result > 0, "a book of swims has records")
    return Double(took.components.seconds) * 1e3 + Double(took.components.attoseconds) / 1e15
  }

  /// Prints for each lap: swim, lap, course, pool in centimetres, start and duration in milliseconds, style, and rest
  /// marker.
  private static func writeLaps(_ book: SwimBook) {
    for (number, swim) in book.swims.enumerated() {
      guard let pool = swim.pool else { continue }
      for (index, lap) in swim.laps.enumerated() {
        print(
          number, index + 1, SwimCourse(pool), pool.centimetres, lap.start.milliseconds, lap.duration,
          lap.style.rawValue,
          lap.isAfterRestMarker ? 1 : 0, separator: ",")
      }
    }
  }

  /// Prints for each record: course, style, distance, hundredths, swim, segment, laps, number of ties.
  private static func writeRecords(_ book: SwimBook) {
    for record in SwimRecords(of: book).records {
      print(
        record.course, record.style.rawValue, record.distance.amount, record.hundredths,
        book.index(of: record.segment.swim) ?? -1, record.segment.number, record.laps.first, record.laps.last,
        record.ties.count, separator: ",")
    }
    print("end")
  }
}
