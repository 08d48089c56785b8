package import KernelDomain

/// An attempt is so many consecutive laps of one segment as make a distance, timed from wall to wall.
package enum AttemptRule {
  /// What starts told in whole seconds explain: one gap up to this between two laps, and of many such gaps, which
  /// telescope, as much in all. Milliseconds.
  static let longestRounding: Int64 = 1_500

  /// The time that a gap inside an attempt or segment adds by itself. Milliseconds.
  @inline(__always)
  static func rest(inGap gap: Int64) -> Int64 {
    gap > longestRounding ? gap : 0
  }

  /// The part of a gap that may be rounding, negative where two laps overlap. Milliseconds.
  @inline(__always)
  static func drift(inGap gap: Int64) -> Int64 {
    gap > longestRounding ? 0 : gap
  }

  /// The time that the drift between all laps of an attempt or segment adds. Milliseconds.
  ///
  /// Added up over a window, what rounding makes of whole seconds stays under one second; on a real file the small gaps
  /// come to 14 s in 1,500 m, which somebody swam.
  @inline(__always)
  static func rest<Time: FixedWidthInteger>(inDrift drift: Time) -> Time {
    drift > Time(longestRounding) ? drift : 0
  }

  /// The laps that make the distance in that pool; nil when no whole number does, to a centimetre a lap: files say
  /// 33.33 m where three lengths make 100 m, and a 20 m pool has no 50 m.
  package static func lapCount(of distance: Distance, in pool: PoolLength) -> Int? {
    let length = pool.centimetres * 1_000
    let wanted = distance.amount * distance.unit.hundredthsOfMillimetre
    let count = (2 * wanted + length) / (2 * length)
    return count >= 1 && abs(count * length - wanted) <= count * 1_000 ? count : nil
  }

  /// Times compare in hundredths of a second, the thousandth cut off (World Aquatics SW 11).
  @inline(__always)
  package static func hundredths(_ milliseconds: Int64) -> Int {
    Int(milliseconds / 10)
  }
}
