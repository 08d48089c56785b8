import KernelDomain

/// What a device itself made of a run, to stand beside what the rules make of it.
package struct DeviceTotals: Hashable, Sendable {
  /// Millimetres.
  package var length: Int64?
  /// Milliseconds while its timer ran.
  package var active: Int64?
  /// Milliseconds from start to end.
  package var elapsed: Int64?
  /// Centimetres.
  package var ascent: Int64?
  /// Kilocalories.
  package var calories: Int64?

  package init(
    length: Int64? = nil, active: Int64? = nil, elapsed: Int64? = nil, ascent: Int64? = nil, calories: Int64? = nil
  ) {
    self.length = length
    self.active = active
    self.elapsed = elapsed
    self.ascent = ascent
    self.calories = calories
  }

  /// Without what no device counts, as a damaged file may have it.
  package var possible: DeviceTotals {
    DeviceTotals(
      length: length.flatMap(DeviceTotals.possible(amount:)), active: active.flatMap(DeviceTotals.possible(time:)),
      elapsed: elapsed.flatMap(DeviceTotals.possible(time:)), ascent: ascent.flatMap(DeviceTotals.possible(amount:)),
      calories: calories.flatMap(DeviceTotals.possible(amount:)))
  }

  static func possible(amount: Int64) -> Int64? { RunFix.odometers.contains(amount) ? amount : nil }

  static func possible(time: Int64) -> Int64? { (0...Timestamp.longestSpan).contains(time) ? time : nil }

  /// Those of two runs that are one. What one of them does not tell the sum does not either.
  static func + (a: DeviceTotals, b: DeviceTotals) -> DeviceTotals {
    func sum(_ total: KeyPath<DeviceTotals, Int64?>) -> Int64? {
      a[keyPath: total].flatMap { first in b[keyPath: total].map { first + $0 } }
    }
    return DeviceTotals(
      length: sum(\.length), active: sum(\.active), elapsed: sum(\.elapsed), ascent: sum(\.ascent),
      calories: sum(\.calories)
    ).possible
  }
}
