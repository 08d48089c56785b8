import Formats
import KernelDomain
import SwimmingDomain

/// Finds pool lengths as far as a TCX file allows: each lap that is a whole number of lengths is divided into equal
/// shares.
///
/// Tracks have a point for each length, but watches write it 1 to 22 s late (as FIT files show, which have both), and
/// least so at the end of a lap. If it were taken for the touch, each lap's last length would be too fast by that much.
/// Shares are exact for the whole lap, and never faster than its fastest part.
struct TCXLengths {
  /// The laps, all of unknown style, since TCX has no styles.
  private(set) var laps: [SwimLap] = []
  /// Whether any lap had more than one length.
  private(set) var hasShares = false
  /// The number of laps with a distance from which no lengths could be made.
  private(set) var unusable = 0
  /// Whether a lap's distance is not a whole number of lengths: it was another pool.
  private(set) var hasUneven = false

  /// A lap with more lengths shows that the file is damaged.
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
    // The tolerance is a centimetre for each length, as for attempts: files write 33.33 m.
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
  /// Whether the timer was stopped during the lap, so that the lap's time leaves out rest.
  fileprivate var hasPause: Bool {
    guard let duration, let trackEnd else { return false }
    return trackEnd - start.instant > Int64(duration) + 2_000
  }
}
