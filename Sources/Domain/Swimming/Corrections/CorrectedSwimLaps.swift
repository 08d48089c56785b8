import KernelDomain

/// The laps of a swim while its corrections are being applied, one after the other.
struct CorrectedSwimLaps: Equatable {
  var laps: [SwumLap]
  var pool: PoolLength?
  /// The distance that counts if it cannot be computed from the laps and the pool length, in centimetres; nil if it is
  /// unknown.
  var statedDistance: Int?
  /// The UTC offset at the start of the swim, in seconds east of UTC.
  var utcOffset: Int
  let reportedDistance: Int?
  /// The laps before the user corrected any of them: the lengths that the device recorded. If the file states only laps
  /// of several lengths, these are divided into lengths of the pool length that the user set.
  let original: [SwimLap]
  var isRemoved = false
  /// The corrections that have no effect because they no longer fit the swim's laps.
  private(set) var setAside: [SwimCorrection] = []

  /// Applies corrections to the laps of a swim.
  /// - Parameter corrections: the corrections of this swim, in the order in which they were made.
  init(_ swim: Swim, corrections: [SwimCorrection]) {
    let original = swim.laps(withPoolOf: corrections)
    self.original = original
    reportedDistance = swim.reportedDistance
    statedDistance = swim.countedDistance
    utcOffset = swim.recordedOffset
    laps = []
    laps.reserveCapacity(original.count)
    for (index, lap) in original.enumerated() {
      let opens = index == 0 || lap.opensSegment(gap: lap.start - original[index - 1].end)
      laps.append(SwumLap(lap, number: index + 1, opensSegment: opens))
    }
    pool = swim.pool
    for correction in corrections {
      do {
        try apply(correction.change, at: correction.place(in: original, of: swim))
      } catch {
        setAside.append(correction)
      }
    }
    numberSegments()
  }

  /// Numbers the segments as the device did. The number of a segment that the user joined to the previous one remains
  /// unused.
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

extension CorrectedSwimLaps {
  /// The distance of the swim, in centimetres; nil if it is unknown. It is the pool length times the number of laps,
  /// without excluded ones. If the swim has no laps or the pool length is unknown, it is the distance stated by the
  /// device, or 0 if that distance is doubted.
  var centimetres: Int? {
    guard let pool, !laps.isEmpty else { return statedDistance }
    return pool.centimetres(lengths: laps.count { !$0.isExcluded })
  }
}

extension Swim {
  /// Returns the laps before any of them are corrected. If the file states only laps of several lengths and the user
  /// set the pool length, these laps are divided into lengths of that pool. So the distance remains as the file states
  /// it.
  package func laps(withPoolOf corrections: [SwimCorrection]) -> [SwimLap] {
    guard !statedLaps.isEmpty else { return laps }
    for correction in corrections.reversed() {
      if case .poolLength(let pool) = correction.change {
        return pool == self.pool ? laps : StatedLengths(statedLaps, in: pool).laps
      }
    }
    return laps
  }
}
