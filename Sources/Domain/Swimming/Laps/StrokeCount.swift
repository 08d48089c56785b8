/// The strokes that a device counted over some lengths of one pool. A watch counts one wrist: in freestyle and
/// backstroke about half of the arm strokes. So counts of different devices, pools or styles are never compared.
package struct StrokeCount: Hashable, Sendable {
  /// The number of lengths whose strokes were counted.
  package var lengths: Int
  package var strokes: Int
  /// The time that these lengths took, in milliseconds.
  package var milliseconds: Int64

  package init(lengths: Int = 0, strokes: Int = 0, milliseconds: Int64 = 0) {
    self.lengths = lengths
    self.strokes = strokes
    self.milliseconds = milliseconds
  }

  /// Adds a length. It is ignored if `strokes` is nil or 0: nobody crosses a pool without a stroke, so the device did
  /// not count.
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

  /// Mean strokes per length, in tenths; nil if no strokes were counted.
  package var perLengthTenths: Int? {
    lengths > 0 ? Rounding.nearest(10 * Int64(strokes), over: Int64(lengths)) : nil
  }

  /// Mean strokes per minute, in tenths; nil if no strokes were counted.
  package var rateTenths: Int? {
    milliseconds > 0 ? Rounding.nearest(600_000 * Int64(strokes), over: milliseconds) : nil
  }

  /// SWOLF × 10: mean seconds plus strokes per length, not normalised to 25 m. Nil if no strokes were counted.
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

/// Quotients of whole numbers.
enum Rounding {
  /// The quotient, rounded to the nearest, halves up.
  /// - Parameters: neither is negative, and the divisor is not 0.
  static func nearest(_ value: Int64, over divisor: Int64) -> Int {
    Int((2 * value + divisor) / (2 * divisor))
  }
}
