package import KernelDomain

/// What a swim comes to.
package struct SwimTotals: Hashable, Sendable {
  /// Lengths that count as swum.
  package let lengths: Int
  /// Swum time: that of all repetitions, in milliseconds.
  package let swumMilliseconds: Int64
  /// Between repetitions, in milliseconds.
  package let restMilliseconds: Int64
  /// From the first start to the last end, in milliseconds; up to some seconds more than swum time and rest, as starts
  /// are told in whole seconds.
  package let elapsedMilliseconds: Int64
  /// Of all lengths with a count.
  package let strokes: StrokeCount

  /// - Parameter repetitions: those of the swim.
  package init(_ swim: CorrectedSwim, _ repetitions: [SwimRepetition]) {
    lengths = repetitions.reduce(0) { $0 + $1.lengths }
    swumMilliseconds = repetitions.reduce(0) { $0 + $1.milliseconds }
    restMilliseconds = repetitions.reduce(0) { $0 + ($1.restMilliseconds ?? 0) }
    let end = repetitions.map(\.end).max()
    elapsedMilliseconds = repetitions.first.flatMap { first in end.map { $0 - first.start } } ?? 0
    strokes = repetitions.reduce(into: StrokeCount()) { $0 += $1.strokes }
  }
}

extension LengthUnit {
  /// Hundredths of the unit, rounded to the nearest. Lengths of a 25 yd pool, which files give as 22.86 m, come out whole.
  package func hundredths(centimetres: Int) -> Int {
    Rounding.nearest(Int64(centimetres) * 100_000, over: Int64(hundredthsOfMillimetre))
  }
}

/// How fast somebody swims.
package enum SwimPace {
  /// Milliseconds for 100 metres or yards, rounded to the nearest; nil where nothing was swum.
  /// - Parameter hundredths: of a metre or yard.
  package static func per100(milliseconds: Int64, hundredths: Int) -> Int64? {
    hundredths > 0 ? Int64(Rounding.nearest(milliseconds * 10_000, over: Int64(hundredths))) : nil
  }
}
