/// Cumulative splits of consecutive lengths: what the clock shows at each wall. A watch's splits are ±1 s: starts are told
/// in whole seconds by many.
package struct SwimSplits: Hashable, Sendable {
  /// The time at the end of each length, in milliseconds from the start.
  package let walls: [Int64]

  /// - Parameter laps: of one segment, none of them excluded, at least one.
  package init(of laps: some Collection<SwumLap>) {
    var clock: Int64 = 0
    var drift: Int64 = 0
    var walls: [Int64] = []
    walls.reserveCapacity(laps.count)
    for (number, lap) in laps.enumerated() {
      if number > 0 {
        clock += lap.rest
        drift += lap.drift
      }
      clock += Int64(lap.duration)
      walls.append(clock + AttemptRule.rest(inDrift: drift))
    }
    self.walls = walls
  }

  package var milliseconds: Int64 { walls.last ?? 0 }

  /// The time of the first half and of the second, in milliseconds; nil where no wall is half way.
  package var halves: (first: Int64, second: Int64)? {
    guard walls.count > 1, walls.count % 2 == 0 else { return nil }
    let half = walls[walls.count / 2 - 1]
    return (half, milliseconds - half)
  }

  /// Whether the second half is faster than the first; nil where no wall is half way.
  package var isNegative: Bool? {
    halves.map { $0.second < $0.first }
  }

  /// The lengths after which a split is shown: at every 50 of the pool's unit, at every 25 of distances below 100, and
  /// always at the end; at every wall where no length ends so.
  /// - Parameter poolHundredths: the pool's length in hundredths of its unit.
  package func shown(poolHundredths: Int) -> [Int] {
    let count = walls.count
    let step = count * poolHundredths < 10_000 ? 2_500 : 5_000
    let found = (1...max(count, 1)).filter { $0 * poolHundredths % step == 0 || $0 == count }
    return found.count > 1 || count == 1 ? found : Array(1...max(count, 1))
  }
}
