import Formats
import KernelDomain
import SwimmingDomain

/// Pool lengths as far as a TCX file tells them: equal shares of each lap that is a whole number of them.
///
/// Tracks have a point a length, but watches write it 1 to 22 s late (as FIT files, which have both, show), and least
/// so at the end of a lap: taken for the touch, it would make each lap's last length too fast by as much. Shares are
/// exact for the whole lap and never faster than its best part was.
struct TCXLengths {
  /// The laps, all of unknown style: TCX tells none.
  private(set) var laps: [SwimLap] = []
  /// Whether some lap had more than one length.
  private(set) var hasShares = false
  /// Laps with a distance of which no lengths could be made.
  private(set) var unusable = 0

  /// No lap is longer: a file that says so is damaged.
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
    // As for attempts, a centimetre a length: files say 33.33.
    guard (1...TCXLengths.mostLengths).contains(count), abs(distance - count * pool) <= count,
      let duration = lap.duration, duration >= count,
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
  /// Whether the timer stood while the lap went on: its time then leaves out rest.
  fileprivate var hasPause: Bool {
    guard let duration, let trackEnd else { return false }
    return trackEnd - start.instant > Int64(duration) + 2_000
  }
}
