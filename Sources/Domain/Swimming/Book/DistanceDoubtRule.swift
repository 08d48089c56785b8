import KernelDomain

/// Decides whether the distance stated by a device is plausible. If the device recorded no lengths, nothing else
/// confirms the distance, and a wrong pool length or a jump in the satellite position can make it many times too long.
package enum DistanceDoubtRule {
  /// Returns the highest plausible mean speed over a distance, in millimetres per second. For comparison, world records
  /// are swum at 2,390 mm/s over 50 m, 1,880 mm/s over 400 m, 1,770 mm/s over 1,500 m and 1,600 mm/s over longer
  /// distances.
  package static func fastest(over centimetres: Int) -> Int {
    switch centimetres {
    case ...10_000: 2_600
    case ...40_000: 2_200
    case ...150_000: 1_900
    default: 1_800
    }
  }

  /// Returns the mean speed in millimetres per second, rounded to the nearest whole number; nil if the time is not
  /// known.
  package static func speed(centimetres: Int, milliseconds: Int64) -> Int? {
    milliseconds > 0 ? Rounding.nearest(Int64(centimetres) * 10_000, over: milliseconds) : nil
  }

  package static func isTooFast(centimetres: Int, milliseconds: Int64) -> Bool {
    milliseconds > 0 && Int64(centimetres) * 10_000 > Int64(fastest(over: centimetres)) * milliseconds
  }

  /// Whether a lap measured by the device must be the effect of a jump in the satellite position. True if the lap is at
  /// least 50 m long and faster than any human can swim.
  package static func isLeap(centimetres: Int, milliseconds: Int64) -> Bool {
    centimetres >= 5_000 && milliseconds > 0 && Int64(centimetres) * 10_000 > 2_600 * milliseconds
  }

  /// Returns the pool length that is probably meant if a file states an impossible one; nil if no usual pool fits. Some
  /// files state the length in another unit, so that the value is 10 or 100 times too great.
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
  /// Whether the distance stated by the file is implausible. An implausible distance counts only after the user
  /// confirms or replaces it.
  package var hasDoubtedDistance: Bool {
    guard laps.isEmpty, let reported = reportedDistance, reported > 0 else { return false }
    return hasLeap || DistanceDoubtRule.isTooFast(centimetres: reported, milliseconds: duration)
  }

  /// The distance that counts if it cannot be computed from lengths, in centimetres; nil if it is unknown. It is 0 if
  /// the stated distance is doubted, or if the swim has lengths but the file states an impossible pool length.
  var countedDistance: Int? {
    if hasDoubtedDistance || impossiblePool != nil && !laps.isEmpty { return 0 }
    return reportedDistance
  }
}
