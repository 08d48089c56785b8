import KernelDomain
import SwimmingDomain
import TestSupport

/// A book of invented swims, the same every time: laps in one style for a while, turns, rests with and without marker,
/// and now and then a length that the watch counted as two.
struct SyntheticBook {
  private var random = SeededGenerator(seed: 7)

  static func book(workouts: Int, lapsEach: Int) -> SwimBook {
    var maker = SyntheticBook()
    return SwimBook(workouts: (0..<workouts).map { maker.workout($0, laps: lapsEach) })
  }

  /// The book with a correction of every so-many-th workout.
  static func corrected(_ book: SwimBook, every step: Int) -> SwimBook {
    var book = book
    for (turn, index) in stride(from: 0, to: book.workouts.count, by: step).enumerated() {
      let lap = book.workouts[index].laps.count / 2
      let changes: [Correction.Change] = [
        .style(.breaststroke, LapRange(lap)), .split(lap: lap, into: 2), .exclude(LapRange(lap)),
      ]
      let correction = try? book.correction(changes[turn % changes.count], of: book.workouts[index].id)
      if let correction { book.corrections.append(correction) }
    }
    return book
  }

  private mutating func workout(_ number: Int, laps count: Int) -> Workout {
    let start = Timestamp(seconds: 1_420_243_200 + Int64(number) * 50_000 + Int64(below(20_000)))
    let pools = [2_500, 2_500, 2_500, 2_500, 2_500, 2_500, 2_500, 2_500, 5_000, 2_286]
    let pool = PoolLength(centimetres: pools[below(pools.count)])
    let laps = laps(count, from: start, pace: (pool?.centimetres ?? 0) * (850 + below(300)) / 100)
    let end = laps.map(\.end).max() ?? start
    return Workout(
      source: "Watch", start: start, end: end, utcOffset: 3_600, duration: end - start, place: .pool, pool: pool,
      reportedDistance: nil, laps: laps)
  }

  /// - Parameter pace: milliseconds of a freestyle lap.
  private mutating func laps(_ count: Int, from start: Timestamp, pace: Int) -> [Lap] {
    let styles: [(style: StrokeStyle, percent: Int)] = [
      (.freestyle, 100), (.freestyle, 100), (.freestyle, 100), (.freestyle, 100), (.backstroke, 115),
      (.breaststroke, 125), (.breaststroke, 125), (.butterfly, 110), (.mix, 112), (.kickboard, 160), (.unknown, 120),
    ]
    var laps: [Lap] = []
    var style = styles[0]
    var clock = start
    var marked = false
    while laps.count < count {
      if below(100) < 12 { style = styles[below(styles.count)] }
      let duration = pace * style.percent / 100 * (900 + below(200)) / 1_000
      for share in below(1_000) < 3 ? [duration / 2, duration - duration / 2] : [duration] {
        let start = Timestamp(seconds: clock.seconds)
        laps.append(
          Lap(start: start, duration: Int32(share), style: style.style, strokes: 18, isAfterRestMarker: marked))
        clock = clock + Int64(share)
        marked = false
      }
      if below(100) < 12 {
        clock = clock + Int64(1_000 + below(50_000))
        marked = below(2) == 0
      }
    }
    return Array(laps.prefix(count))
  }

  private mutating func below(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }
}
