import KernelDomain

/// Decides whether the distance that a device states can be true. Without lengths, nothing proves it: a wrong pool
/// length or a leap of the satellite position makes it many times too long.
package enum DistanceDoubtRule {
  /// Returns the greatest plausible mean speed over a distance, in millimetres per second. World records are at 2,390
  /// (50 m), 1,880 (400 m), 1,770 (1,500 m) and 1,600 (longer).
  package static func fastest(over centimetres: Int) -> Int {
    switch centimetres {
    case ...10_000: 2_600
    case ...40_000: 2_200
    case ...150_000: 1_900
    default: 1_800
    }
  }

  /// Returns the mean speed in millimetres per second, rounded to the nearest; nil if the time is not known.
  package static func speed(centimetres: Int, milliseconds: Int64) -> Int? {
    milliseconds > 0 ? Rounding.nearest(Int64(centimetres) * 10_000, over: milliseconds) : nil
  }

  package static func isTooFast(centimetres: Int, milliseconds: Int64) -> Bool {
    milliseconds > 0 && Int64(centimetres) * 10_000 > Int64(fastest(over: centimetres)) * milliseconds
  }

  /// Whether a lap that the device measured is a leap: at least 50 m faster than any human swims.
  package static func isLeap(centimetres: Int, milliseconds: Int64) -> Bool {
    centimetres >= 5_000 && milliseconds > 0 && Int64(centimetres) * 10_000 > 2_600 * milliseconds
  }

  /// Returns the pool that a swimmer probably swam in whose file states an impossible one, as some write the length in
  /// another unit. Nil if nothing suggests itself.
  package static func suggestedPool(insteadOf centimetres: Int) -> PoolLength? {
    for divisor in [10, 100] {
      for pool in PoolLength.suggested where abs(centimetres - pool.centimetres * divisor) <= 5 * divisor {
        return pool
      }
    }
    return nil
  }
}

extension Swim {
  /// Whether the distance that the file states is doubted. It counts once the user confirms or replaces it.
  package var hasDoubtedDistance: Bool {
    guard laps.isEmpty, let told = reportedDistance, told > 0 else { return false }
    return hasLeap || DistanceDoubtRule.isTooFast(centimetres: told, milliseconds: duration)
  }

  /// The distance of a swim without countable lengths, in centimetres; nil if it is unknown. A doubted distance is 0,
  /// and so is that of lengths of an impossible pool.
  var countedDistance: Int? {
    if hasDoubtedDistance || impossiblePool != nil && !laps.isEmpty { return 0 }
    return reportedDistance
  }
}
