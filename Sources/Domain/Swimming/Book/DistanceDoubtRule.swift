import KernelDomain

/// Decides whether the distance stated by a device is plausible. If the device recorded no lengths, there is nothing to
/// check the distance against: a wrong pool length or a jump in the satellite position can make it many times too long.
package enum DistanceDoubtRule {
  /// Returns the greatest plausible mean speed over a distance, in millimetres per second. For comparison, world
  /// records are swum at 2,390 mm/s over 50 m, 1,880 over 400 m, 1,770 over 1,500 m and 1,600 over longer distances.
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

  /// Whether a lap measured by the device must come from a jump in the satellite position: the lap is at least 50 m
  /// long and faster than any human can swim.
  package static func isLeap(centimetres: Int, milliseconds: Int64) -> Bool {
    centimetres >= 5_000 && milliseconds > 0 && Int64(centimetres) * 10_000 > 2_600 * milliseconds
  }

  /// Returns the pool that is probably meant when a file states an impossible length; nil if no usual pool fits. Some
  /// files state the length in another unit, so that it is 10 or 100 times too great.
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
  /// Whether the distance that the file states is implausible. An implausible distance counts only once the user
  /// confirms or replaces it.
  package var hasDoubtedDistance: Bool {
    guard laps.isEmpty, let reported = reportedDistance, reported > 0 else { return false }
    return hasLeap || DistanceDoubtRule.isTooFast(centimetres: reported, milliseconds: duration)
  }

  /// The distance, in centimetres, that counts if there are no lengths to add up; nil if it is unknown. It is 0 if the
  /// stated distance is doubted, or if the swim has lengths but the file states an impossible pool.
  var countedDistance: Int? {
    if hasDoubtedDistance || impossiblePool != nil && !laps.isEmpty { return 0 }
    return reportedDistance
  }
}
