import KernelDomain
package import SwimmingDomain
package import TestSupport

/// Creates random swims and corrections of all kinds. They depend only on the seed.
package struct RandomBook: Sendable {
  package var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  package mutating func swim(_ second: Int64) -> Swim {
    let start = Timestamp(
      milliseconds: 1_600_000_000_000 + second * 1_000 + Int64.random(in: 0..<1_000, using: &random))
    let count = Int.random(in: 0...9, using: &random)
    var laps: [SwimLap] = []
    var next = start + Int64.random(in: -5_000...5_000, using: &random)
    for _ in 0..<count {
      let lap = self.lap(next)
      laps.append(lap)
      next = lap.end + Int64.random(in: -1_000...40_000, using: &random)
    }
    return Swim(
      source: ["Watch", "Ája’s \"Watch\"\n\u{7}", "🏊", ""].randomElement(using: &random)!, start: start, end: next,
      utcOffset: Int.random(in: -48...56, using: &random) * 900,
      duration: Int64.random(in: 0...9_999_999, using: &random),
      place: [.pool, .openWater, .unknown].randomElement(using: &random)!,
      pool: Bool.random(using: &random) ? PoolLength(centimetres: Int.random(in: 500...20_000, using: &random)) : nil,
      reportedDistance: Bool.random(using: &random) ? Int.random(in: 0...999_999, using: &random) : nil, laps: laps)
  }

  private mutating func lap(_ start: Timestamp) -> SwimLap {
    SwimLap(
      start: start, duration: Int32.random(in: 0...400_000, using: &random),
      style: StrokeStyle.allCases.randomElement(using: &random)!,
      strokes: Bool.random(using: &random) ? Int.random(in: 0...70, using: &random) : nil,
      isAfterRestMarker: Bool.random(using: &random))
  }

  private mutating func gapChanges(after lap: Int) -> [SwimCorrection.Change] {
    let laps = SwimLapRange(lap, lap + 1)!
    let style = Bool.random(using: &random) ? StrokeStyle.allCases.randomElement(using: &random) : nil
    return [.join(laps), .reclaim(laps, lengths: Int.random(in: 1...50, using: &random), style: style)]
  }

  package mutating func correction(of swim: SwimID) -> SwimCorrection {
    let first = Int.random(in: 1...9, using: &random)
    let laps = SwimLapRange(first, first + Int.random(in: 0...4, using: &random))!
    let changes: [SwimCorrection.Change] =
      [
        .style(StrokeStyle.allCases.randomElement(using: &random)!, laps), .confirm(laps), .merge(laps), .exclude(laps),
        .equip([.paddles, .pull], laps),
        .split(lap: first, into: Int.random(in: 2...10, using: &random)),
        .poolLength(PoolLength(centimetres: Int.random(in: 500...20_000, using: &random))!), .remove, .prefer,
      ] + gapChanges(after: first)
    let change = changes.randomElement(using: &random)!
    let touched = (0..<(change.laps?.count ?? 0)).map { _ in
      SwimCorrection.Stamp(
        start: Timestamp(milliseconds: Int64.random(in: -9...2_000_000_000_000, using: &random)),
        duration: Int32.random(in: 0 ... .max, using: &random))
    }
    return SwimCorrection(swim: swim, change: change, touched: touched)
  }
}
