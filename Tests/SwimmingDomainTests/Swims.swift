import KernelDomain
import SwimmingDomain

/// 2024-06-01T10:00:00Z.
let morning = Timestamp(seconds: 1_717_236_000)

/// Makes laps one after the other.
struct LapTape {
  private(set) var laps: [SwimLap] = []
  private var clock: Timestamp

  init(start: Timestamp = morning) {
    clock = start
  }

  /// Adds laps by their letters: F freestyle, K backstroke, B breaststroke, Y butterfly, M mix, `?` unknown, d drill,
  /// k kickboard.
  /// - Parameters:
  ///   - each: milliseconds of each lap.
  ///   - gap: milliseconds between the lap before and the first of these.
  ///   - marked: whether there is a rest marker in that gap.
  func swim(_ letters: String, each: Int32 = 20_000, gap: Int64 = 0, marked: Bool = false) -> LapTape {
    var tape = self
    for (index, letter) in letters.enumerated() {
      if index == 0, !laps.isEmpty { tape.clock = tape.clock + gap }
      tape.laps.append(
        SwimLap(
          start: tape.clock, duration: each, style: StrokeStyle(letter: letter), strokes: 10,
          isAfterRestMarker: index == 0 && marked))
      tape.clock = tape.clock + Int64(each)
    }
    return tape
  }
}

extension StrokeStyle {
  init(letter: Character) {
    switch letter {
    case "F": self = .freestyle
    case "K": self = .backstroke
    case "B": self = .breaststroke
    case "Y": self = .butterfly
    case "M": self = .mix
    case "d": self = .drill
    case "k": self = .kickboard
    default: self = .unknown
    }
  }
}

/// One segment of laps by letter, 20 s each.
func swim(_ letters: String, each: Int32 = 20_000, start: Timestamp = morning) -> LapTape {
  LapTape(start: start).swim(letters, each: each)
}

extension Swim {
  /// - Parameter pool: centimetres.
  init(_ tape: LapTape, pool: Int? = 2_500, start: Timestamp? = nil, source: String = "Watch", utcOffset: Int = 0) {
    self.init(tape.laps, pool: pool, start: start, source: source, utcOffset: utcOffset)
  }

  init(_ laps: [SwimLap], pool: Int? = 2_500, start: Timestamp? = nil, source: String = "Watch", utcOffset: Int = 0) {
    let start = start ?? laps.first?.start ?? morning
    let end = max(start, laps.map(\.end).max() ?? start)
    self.init(
      source: source, start: start, end: end, utcOffset: utcOffset, duration: end - start, place: .pool,
      pool: pool.flatMap { PoolLength(centimetres: $0) }, reportedDistance: nil, laps: laps)
  }

  var corrected: CorrectedSwim {
    CorrectedSwim(self, corrections: [])
  }
}

extension SwimBook {
  init(_ first: Swim, _ others: Swim...) {
    self.init(swims: ([first] + others).sorted { $0.id < $1.id })
  }

  /// The book with these corrections of its first swim.
  func correcting(_ changes: SwimCorrection.Change...) throws -> SwimBook {
    var book = self
    for change in changes { book.corrections.append(try book.correction(change, of: swims[0].id)) }
    return book
  }

  var first: CorrectedSwim {
    CorrectedSwim(swims[0], corrections: corrections)
  }

  var records: SwimRecords {
    SwimRecords(of: self)
  }
}

extension SwimRecords {
  /// The times by style and distance, as in `freestyle 50`, on the course of the latest swim.
  var times: [String: Int] {
    let shown = records.filter { $0.course == latestCourse }
    return Dictionary(uniqueKeysWithValues: shown.map { ("\($0.style) \($0.distance.amount)", $0.hundredths) })
  }

  func record(_ style: StrokeStyle, _ distance: Int) -> SwimRecord? {
    records.first { $0.style == style && $0.distance.amount == distance }
  }
}

func laps(_ first: Int, _ last: Int) -> SwimLapRange {
  SwimLapRange(first, last)!
}
