/// The splits of consecutive lengths: the cumulative time at each wall, measured from the start. Splits from a watch
/// are accurate to ±1 s, since many watches round the starts of lengths to whole seconds.
package struct SwimSplits: Hashable, Sendable {
  /// The cumulative time at the end of each length, measured from the start of the first length, in milliseconds.
  package let walls: [Int64]
  /// Whether the time at each wall is known. It is unknown between laps whose times are shares of one longer time.
  private let stands: [Bool]

  /// Computes the splits of laps.
  /// - Parameter laps: at least one lap. All must be in one segment, and none may be excluded.
  package init(of laps: some Collection<SwumLap>) {
    var clock: Int64 = 0
    var drift: Int64 = 0
    var walls: [Int64] = []
    stands = laps.map(\.mayEndAttempt)
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

  /// Whether the time at the wall after this many lengths is known.
  package func stands(after lengths: Int) -> Bool { stands[lengths - 1] }

  /// The times of the first and the second half, in milliseconds. Nil if there is no wall at half the distance, or if
  /// the time at that wall is unknown.
  package var halves: (first: Int64, second: Int64)? {
    guard walls.count > 1, walls.count % 2 == 0, stands(after: walls.count / 2) else { return nil }
    let half = walls[walls.count / 2 - 1]
    return (half, milliseconds - half)
  }

  /// Returns the numbers of the lengths after which a split is shown. A split is shown at each multiple of 50 metres or
  /// yards (25 if the total is below 100) and at the end. If this would be only the end, a split is shown after every
  /// length. Omits walls at which the time is unknown.
  /// - Parameter poolHundredths: the length of the pool, in hundredths of a metre or yard.
  package func shown(poolHundredths: Int) -> [Int] {
    let count = walls.count
    let step = count * poolHundredths < 10_000 ? 2_500 : 5_000
    let known = (1...max(count, 1)).filter { stands(after: $0) }
    let found = known.filter { $0 * poolHundredths % step == 0 || $0 == count }
    return found.count > 1 || count == 1 ? found : known
  }
}
