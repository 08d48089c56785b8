import KernelDomain

/// The laps of a swim while its corrections are being applied, one after the other.
struct CorrectedSwimLaps: Equatable {
  var laps: [SwumLap]
  var pool: PoolLength?
  var isRemoved = false
  /// The corrections that have no effect because they no longer fit the swim's laps.
  private(set) var setAside: [SwimCorrection] = []

  /// Applies the corrections of a swim.
  /// - Parameter corrections: the corrections of this swim, in the order in which they were made.
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

  /// Numbers the segments as the device did. If the user joined a segment to the one before, its number is not used.
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
