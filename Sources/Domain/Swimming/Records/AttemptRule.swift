package import KernelDomain

/// Rules for attempts. An attempt is a series of consecutive laps of one segment that make up a distance, timed from
/// wall to wall.
package enum AttemptRule {
  /// The largest gap, in milliseconds, that may be an effect of rounding starts to whole seconds. The limit applies to
  /// the gap between two laps, and to the sum of the small gaps of an attempt, since rounding errors cancel each other
  /// out.
  static let longestRounding: Int64 = 1_500

  /// The time that a gap between two laps adds to an attempt or segment, in milliseconds; 0 if the gap may be rounding.
  @inline(__always)
  static func rest(inGap gap: Int64) -> Int64 {
    gap > longestRounding ? gap : 0
  }

  /// The part of a gap between two laps that may be rounding, in milliseconds; negative if the laps overlap.
  @inline(__always)
  static func drift(inGap gap: Int64) -> Int64 {
    gap > longestRounding ? 0 : gap
  }

  /// The time that the sum of all drifts in an attempt or segment adds to it, in milliseconds; 0 if the sum may be
  /// rounding.
  ///
  /// Rounding to whole seconds adds up to less than a second over any number of laps, so a larger sum is real time: in
  /// one file, small gaps add up to 14 s over 1,500 m.
  @inline(__always)
  static func rest<Time: FixedWidthInteger>(inDrift drift: Time) -> Time {
    drift > Time(longestRounding) ? drift : 0
  }

  /// The number of laps that make up the distance in this pool. Nil if no whole number of laps does, with a tolerance
  /// of a centimetre per lap. The tolerance is for pools that files give as 33.33 m, where three lengths are 100 m. In
  /// a 20 m pool, 50 m is not a whole number of laps.
  package static func lapCount(of distance: Distance, in pool: PoolLength) -> Int? {
    let length = pool.centimetres * 1_000
    let wanted = distance.amount * distance.unit.hundredthsOfMillimetre
    let count = (2 * wanted + length) / (2 * length)
    return count >= 1 && abs(count * length - wanted) <= count * 1_000 ? count : nil
  }

  /// Converts milliseconds to hundredths of a second, in which times are compared: the thousandths are cut off (World
  /// Aquatics SW 11).
  @inline(__always)
  package static func hundredths(_ milliseconds: Int64) -> Int {
    Int(milliseconds / 10)
  }
}
