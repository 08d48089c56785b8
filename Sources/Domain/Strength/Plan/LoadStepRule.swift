/// Rounds loads to multiples of a step, the smallest amount by which loads can be changed. All loads are in thousandths
/// of the same unit.
package enum LoadStepRule {
  /// Returns the multiple of `step` nearest to `value / divisor`. If two are equally near, returns the lower one.
  package static func nearest(_ value: Int, over divisor: Int = 1, step: Int) -> Int {
    let whole = divisor * step
    return -floored(whole - 2 * value, 2 * whole) * step
  }

  /// Returns the greatest multiple of `step` that is not above `value / divisor`.
  package static func down(_ value: Int, over divisor: Int = 1, step: Int) -> Int {
    floored(value, divisor * step) * step
  }

  /// Returns the load to which a lifter goes back after failures or for recovery: 90 % of `load`, rounded down to a
  /// multiple of `step`.
  package static func backOff(_ load: Int, step: Int) -> Int { down(load * 9, over: 10, step: step) }

  private static func floored(_ value: Int, _ divisor: Int) -> Int {
    value / divisor - (value % divisor < 0 ? 1 : 0)
  }
}
