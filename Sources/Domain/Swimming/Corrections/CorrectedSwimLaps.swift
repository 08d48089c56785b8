import KernelDomain

/// The laps of a swim while its corrections are applied, one after the other.
struct CorrectedSwimLaps: Equatable {
  var laps: [SwumLap]
  var pool: PoolLength?
  var isRemoved = false
  /// The corrections that no longer fit the swim's laps and therefore have no effect.
  private(set) var setAside: [SwimCorrection] = []

  /// - Parameter corrections: the corrections of this swim, in the order made.
  init(_ swim: Swim, corrections: [SwimCorrection]) {
    laps = []
    laps.reserveCapacity(swim.laps.count)
    for (index, lap) in swim.laps.enumerated() {
      let opens = index == 0 || lap.opensSegment(gap: lap.start - swim.laps[index - 1].end)
      laps.append(SwumLap(lap, number: index + 1, opensSegment: opens))
    }
    pool = swim.pool
    for correction in corrections {
      do {
        try apply(correction.change, at: correction.place(in: swim.laps))
      } catch {
        setAside.append(correction)
      }
    }
    numberSegments()
  }

  /// Numbers the segments as the device did. If a segment was joined to the one before, its number stays unused.
  private mutating func numberSegments() {
    var joined: Int32 = 0
    for index in laps.indices {
      if laps[index].opensSegment {
        laps[index].segmentStep = 1 + joined
        joined = 0
      } else if laps[index].isJoined {
        joined += 1
      }
      joined += laps[index].joinsInside
    }
  }
}
