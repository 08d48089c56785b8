package import KernelDomain

/// An attempt is a number of consecutive laps of one segment that make up a distance, timed from wall to wall.
package enum AttemptRule {
  /// The largest gap, in milliseconds, that rounding of starts to whole seconds explains: between two laps, or summed
  /// over the small gaps of an attempt, whose rounding errors cancel out.
  static let longestRounding: Int64 = 1_500

  /// The time that a gap inside an attempt or segment adds, in milliseconds; 0 for a gap that may be rounding.
  @inline(__always)
  static func rest(inGap gap: Int64) -> Int64 {
    gap > longestRounding ? gap : 0
  }

  /// The part of a gap that may be rounding, in milliseconds; negative if two laps overlap.
  @inline(__always)
  static func drift(inGap gap: Int64) -> Int64 {
    gap > longestRounding ? 0 : gap
  }

  /// The time that the summed drift of an attempt or segment adds, in milliseconds.
  ///
  /// Rounding to whole seconds sums up to less than a second over any number of laps. More is real: in one file, small
  /// gaps add up to 14 s over 1,500 m.
  @inline(__always)
  static func rest<Time: FixedWidthInteger>(inDrift drift: Time) -> Time {
    drift > Time(longestRounding) ? drift : 0
  }

  /// The number of laps that make up the distance in that pool. Nil if no whole number does, to within a centimetre a
  /// lap. The tolerance is for files that write 33.33 m for a pool where three lengths are 100 m; a 20 m pool has no 50
  /// m.
  package static func lapCount(of distance: Distance, in pool: PoolLength) -> Int? {
    let length = pool.centimetres * 1_000
    let wanted = distance.amount * distance.unit.hundredthsOfMillimetre
    let count = (2 * wanted + length) / (2 * length)
    return count >= 1 && abs(count * length - wanted) <= count * 1_000 ? count : nil
  }

  /// Times compare in hundredths of a second, with the thousandths cut off (World Aquatics SW 11).
  @inline(__always)
  package static func hundredths(_ milliseconds: Int64) -> Int {
    Int(milliseconds / 10)
  }
}
