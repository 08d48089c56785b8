import KernelDomain
import SwimmingDomain
import TestSupport

/// A book of invented swims, always the same: stretches of laps in one style, turns, rests with and without a marker,
/// and now and then a length that the watch counted as two.
struct SyntheticBook {
  private var random = SeededGenerator(seed: 7)

  static func book(swims: Int, lapsEach: Int) -> SwimBook {
    var maker = SyntheticBook()
    return SwimBook(swims: (0..<swims).map { maker.swim($0, laps: lapsEach) })
  }

  /// The book with a correction of every `step`th swim.
  static func corrected(_ book: SwimBook, every step: Int) -> SwimBook {
    var book = book
    for (turn, index) in stride(from: 0, to: book.swims.count, by: step).enumerated() {
      let lap = book.swims[index].laps.count / 2
      let changes: [SwimCorrection.Change] = [
        .style(.breaststroke, SwimLapRange(lap)), .split(lap: lap, into: 2), .exclude(SwimLapRange(lap)),
      ]
      let correction = try? book.correction(changes[turn % changes.count], of: book.swims[index].id)
      if let correction { book.corrections.append(correction) }
    }
    return book
  }

  private mutating func swim(_ number: Int, laps count: Int) -> Swim {
    let start = Timestamp(seconds: 1_420_243_200 + Int64(number) * 50_000 + Int64(below(20_000)))
    let pools = [2_500, 2_500, 2_500, 2_500, 2_500, 2_500, 2_500, 2_500, 5_000, 2_286]
    let pool = PoolLength(centimetres: pools[below(pools.count)])
    let laps = laps(count, from: start, pace: (pool?.centimetres ?? 0) * (850 + below(300)) / 100)
    let end = laps.map(\.end).max() ?? start
    return Swim(
      source: "Watch", start: start, end: end, utcOffset: 3_600, duration: end - start, place: .pool, pool: pool,
      reportedDistance: nil, laps: laps)
  }

  /// - Parameter pace: the milliseconds of a freestyle lap.
  private mutating func laps(_ count: Int, from start: Timestamp, pace: Int) -> [SwimLap] {
    let styles: [(style: StrokeStyle, percent: Int)] = [
      (.freestyle, 100), (.freestyle, 100), (.freestyle, 100), (.freestyle, 100), (.backstroke, 115),
      (.breaststroke, 125), (.breaststroke, 125), (.butterfly, 110), (.mix, 112), (.kickboard, 160), (.unknown, 120),
    ]
    var laps: [SwimLap] = []
    var style = styles[0]
    var clock = start
    var marked = false
    while laps.count < count {
      if below(100) < 12 { style = styles[below(styles.count)] }
      let duration = pace * style.percent / 100 * (900 + below(200)) / 1_000
      for share in below(1_000) < 3 ? [duration / 2, duration - duration / 2] : [duration] {
        let start = Timestamp(seconds: clock.seconds)
        laps.append(
          SwimLap(start: start, duration: Int32(share), style: style.style, strokes: 18, isAfterRestMarker: marked))
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
