package import KernelDomain

package struct SwimTotals: Hashable, Sendable {
  /// The number of lengths in the swim, excluding laps that do not count.
  package let lengths: Int
  /// The total time of the swim's repetitions, in milliseconds.
  package let swumMilliseconds: Int64
  /// The total of the rests between repetitions, in milliseconds.
  package let restMilliseconds: Int64
  /// The time from the start of the first repetition to the end of the last, in milliseconds. It may exceed the total
  /// of swimming and rests by a few seconds, since starts are in whole seconds.
  package let elapsedMilliseconds: Int64
  /// The strokes in all lengths in which the device counted strokes.
  package let strokes: StrokeCount

  /// Computes the totals of a swim from its repetitions.
  package init(_ repetitions: [SwimRepetition]) {
    lengths = repetitions.reduce(0) { $0 + $1.lengths }
    swumMilliseconds = repetitions.reduce(0) { $0 + $1.milliseconds }
    restMilliseconds = repetitions.reduce(0) { $0 + ($1.restMilliseconds ?? 0) }
    let end = repetitions.map(\.end).max()
    elapsedMilliseconds = repetitions.first.flatMap { first in end.map { $0 - first.start } } ?? 0
    strokes = repetitions.reduce(into: StrokeCount()) { $0 += $1.strokes }
  }
}

extension LengthUnit {
  /// Converts a distance to hundredths of this unit, rounded to the nearest. Distances in a 25 yd pool, whose length
  /// files state as 22.86 m, become whole yards.
  package func hundredths(centimetres: Int) -> Int {
    Rounding.nearest(Int64(centimetres) * 100_000, over: Int64(hundredthsOfMillimetre))
  }
}

package enum SwimPace {
  /// Returns the pace in milliseconds per 100 metres or yards, rounded to the nearest; nil if the distance is 0.
  /// - Parameter hundredths: the distance in hundredths of a metre or yard.
  package static func per100(milliseconds: Int64, hundredths: Int) -> Int64? {
    hundredths > 0 ? Int64(Rounding.nearest(milliseconds * 10_000, over: Int64(hundredths))) : nil
  }
}
