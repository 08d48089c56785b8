import KernelDomain

/// The totals that a device computed, shown next to those that this program computes.
package struct DeviceTotals: Hashable, Sendable {
  /// The length, in millimetres.
  package var length: Int64?
  /// The time while the timer ran, in milliseconds.
  package var active: Int64?
  /// The time from start to end, in milliseconds.
  package var elapsed: Int64?
  /// The metres climbed, in centimetres.
  package var ascent: Int64?
  /// The energy spent, in kilocalories.
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

  /// These totals without impossible values, which a damaged file may hold.
  package var possible: DeviceTotals {
    DeviceTotals(
      length: length.flatMap(DeviceTotals.possible(amount:)), active: active.flatMap(DeviceTotals.possible(time:)),
      elapsed: elapsed.flatMap(DeviceTotals.possible(time:)), ascent: ascent.flatMap(DeviceTotals.possible(amount:)),
      calories: calories.flatMap(DeviceTotals.possible(amount:)))
  }

  /// The length, unless nobody runs that fast. In millimetres; nil if there is none, or it is 0.
  /// - Parameter span: the time that counts where the device tells none, in milliseconds; nil if none does.
  package func plausibleLength(in span: Int64?) -> Int64? {
    guard let length, length > 0 else { return nil }
    guard let time = active ?? elapsed ?? span else { return length }
    return time <= RecordedRun.longest && length <= 25 * time / 2 ? length : nil
  }

  /// The time from start to end that counts where only totals do: pauses may be left out of either.
  package var wholeTime: Int64? {
    guard active != nil || elapsed != nil else { return nil }
    return max(active ?? 0, elapsed ?? 0)
  }

  static func possible(amount: Int64) -> Int64? { RunFix.odometers.contains(amount) ? amount : nil }

  static func possible(time: Int64) -> Int64? { (0...Timestamp.longestSpan).contains(time) ? time : nil }

  /// The totals of two runs joined into one. A total that one of the two runs lacks is nil.
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
