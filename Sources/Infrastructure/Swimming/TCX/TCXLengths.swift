import Formats
import KernelDomain
import SwimmingDomain

/// Makes pool lengths of the laps in a TCX file, as far as that is possible: a lap whose distance is a whole number of
/// lengths is divided into lengths of equal duration.
///
/// The file also has a point for each length, but watches write that 1 to 22 s late, as FIT files show, which have both
/// times. The delay is smallest at the end of a lap. So if the points were used as the times at which the swimmer
/// touched the wall, the last length of each lap would be too fast. Lengths of equal duration are exact for the lap as
/// a whole, and never faster than its fastest part.
struct TCXLengths {
  /// The laps. Their style is unknown, because TCX contains no styles.
  private(set) var laps: [SwimLap] = []
  /// Whether any lap of the file was divided into several lengths.
  private(set) var hasShares = false
  /// The number of laps that have a distance but could not be divided into lengths.
  private(set) var unusable = 0
  /// Whether the distance of some lap is not a whole number of lengths, so that the pool must have another length.
  private(set) var hasUneven = false

  /// The greatest number of lengths in a lap. A lap with more shows that the file is damaged.
  private static let mostLengths = 2_000

  private let pool: Int
  private var hasRested = false

  init(_ laps: [TCXLap], pool: PoolLength) {
    self.pool = pool.centimetres
    for lap in laps {
      add(lap)
    }
  }

  private mutating func add(_ lap: TCXLap) {
    let distance = lap.distance ?? 0
    guard distance > 0 else {
      hasRested = !laps.isEmpty
      return
    }
    let count = (distance + pool / 2) / pool
    // A centimetre of tolerance per length, as for attempts: files write 33.33 m for a third of 100 m.
    guard abs(distance - count * pool) <= count else {
      hasUneven = true
      return
    }
    guard (1...TCXLengths.mostLengths).contains(count), let duration = lap.duration, duration >= count,
      !lap.hasPause
    else {
      unusable += 1
      return
    }
    hasShares = hasShares || count > 1
    for length in 0..<count {
      let (start, end) = (duration * length / count, duration * (length + 1) / count)
      laps.append(
        SwimLap(
          start: lap.start.instant + Int64(start), duration: Int32(end - start), style: .unknown, strokes: nil,
          isAfterRestMarker: hasRested))
      hasRested = false
    }
  }
}

extension TCXLap {
  /// Whether the timer was stopped during the lap, so that the lap's duration does not include a rest.
  fileprivate var hasPause: Bool {
    guard let duration, let trackEnd else { return false }
    return trackEnd - start.instant > Int64(duration) + 2_000
  }
}
