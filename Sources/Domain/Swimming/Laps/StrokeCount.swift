/// The strokes that a device counted in lengths of one pool and one style. Counts of different devices, pools or styles
/// are never compared, because a watch counts only the strokes of one wrist: in freestyle and backstroke, about half of
/// all strokes.
package struct StrokeCount: Hashable, Sendable {
  /// The number of lengths in which strokes were counted.
  package var lengths: Int
  package var strokes: Int
  /// The total time of the lengths in which strokes were counted, in milliseconds.
  package var milliseconds: Int64

  package init(lengths: Int = 0, strokes: Int = 0, milliseconds: Int64 = 0) {
    self.lengths = lengths
    self.strokes = strokes
    self.milliseconds = milliseconds
  }

  /// Adds a length. The length is ignored if `strokes` is nil or 0: nobody swims a length without a stroke, so the
  /// device did not count strokes.
  package mutating func add(strokes: Int?, milliseconds: Int32) {
    guard let strokes, strokes > 0 else { return }
    lengths += 1
    self.strokes += strokes
    self.milliseconds += Int64(milliseconds)
  }

  package static func += (sum: inout StrokeCount, other: StrokeCount) {
    sum.lengths += other.lengths
    sum.strokes += other.strokes
    sum.milliseconds += other.milliseconds
  }

  /// The mean number of strokes per length, in tenths; nil if no strokes were counted.
  package var perLengthTenths: Int? {
    lengths > 0 ? Rounding.nearest(10 * Int64(strokes), over: Int64(lengths)) : nil
  }

  /// The mean number of strokes per minute, in tenths; nil if no strokes were counted.
  package var rateTenths: Int? {
    milliseconds > 0 ? Rounding.nearest(600_000 * Int64(strokes), over: milliseconds) : nil
  }

  /// SWOLF in tenths; nil if no strokes were counted. SWOLF measures efficiency: it is the mean number of seconds per
  /// length plus the mean number of strokes per length. It is not converted to a 25 m pool.
  package var swolfTenths: Int? {
    lengths > 0 ? Rounding.nearest(milliseconds + 1_000 * Int64(strokes), over: 100 * Int64(lengths)) : nil
  }
}

extension StrokeCount {
  init(of laps: some Sequence<SwumLap>) {
    self.init()
    for lap in laps where !lap.isExcluded { add(strokes: lap.strokes, milliseconds: lap.duration) }
  }
}

/// Rounds quotients of whole numbers.
enum Rounding {
  /// Returns the quotient of two numbers, rounded to the nearest whole number (halves up). `value` must not be
  /// negative, and `divisor` must be positive.
  static func nearest(_ value: Int64, over divisor: Int64) -> Int {
    Int((2 * value + divisor) / (2 * divisor))
  }
}
