package import KernelDomain

/// Rules for attempts. An attempt is a series of consecutive laps in one segment that add up to a standard distance,
/// timed from wall to wall.
package enum AttemptRule {
  /// The longest gap that may result from rounding the starts of laps to whole seconds, in milliseconds. It limits each
  /// gap between two laps, and also the sum of all such gaps in an attempt, since rounding errors cancel each other out
  /// in a sum.
  static let longestRounding: Int64 = 1_500

  /// Returns the time that a gap between two laps adds to an attempt or segment, in milliseconds; 0 if the gap may
  /// result from rounding.
  @inline(__always)
  static func rest(inGap gap: Int64) -> Int64 {
    gap > longestRounding ? gap : 0
  }

  /// Returns the part of a gap between two laps that may result from rounding, in milliseconds; negative if the laps
  /// overlap.
  @inline(__always)
  static func drift(inGap gap: Int64) -> Int64 {
    gap > longestRounding ? 0 : gap
  }

  /// Returns the time that the cumulative drift adds to an attempt or segment, in milliseconds; 0 if it may result from
  /// rounding.
  ///
  /// Rounding to whole seconds adds up to less than a second over any number of laps, so a greater sum is real time: in
  /// one file, small gaps add up to 14 s over 1,500 m.
  @inline(__always)
  static func rest<Time: FixedWidthInteger>(inDrift drift: Time) -> Time {
    drift > Time(longestRounding) ? drift : 0
  }

  /// Returns how many laps in this pool make up the distance. Nil if it is not a whole number: 50 m, for example, is
  /// not a whole number of laps in a 20 m pool. For standard pools, the exact length is used (see `StandardPool`); for
  /// other pools, a tolerance of a centimetre per lap.
  package static func lapCount(of distance: Distance, in pool: PoolLength) -> Int? {
    if let standard = StandardPool(pool) { return standard.lengths(of: distance) }
    let length = pool.centimetres * 1_000
    let wanted = distance.amount * distance.unit.hundredthsOfMillimetre
    let count = (2 * wanted + length) / (2 * length)
    return count >= 1 && abs(count * length - wanted) <= count * 1_000 ? count : nil
  }

  /// Converts milliseconds to hundredths of a second, the unit in which times are compared. Thousandths are cut off
  /// (World Aquatics SW 11).
  @inline(__always)
  package static func hundredths(_ milliseconds: Int64) -> Int {
    Int(milliseconds / 10)
  }
}
