import KernelDomain

/// The totals of a run as computed by the recording device. They are shown next to this program's own.
package struct DeviceTotals: Hashable, Sendable {
  /// The distance, in millimetres. Like the other totals, it is nil if the device did not report it.
  package var length: Int64?
  /// The time during which the device's timer ran, in milliseconds.
  package var active: Int64?
  /// The time from the run's start to its end, in milliseconds.
  package var elapsed: Int64?
  /// The total climb, in centimetres.
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

  /// A copy of these totals without impossible values, which a damaged file may contain. These are replaced with nil.
  package var possible: DeviceTotals {
    DeviceTotals(
      length: length.flatMap(DeviceTotals.possible(amount:)), active: active.flatMap(DeviceTotals.possible(time:)),
      elapsed: elapsed.flatMap(DeviceTotals.possible(time:)), ascent: ascent.flatMap(DeviceTotals.possible(amount:)),
      calories: calories.flatMap(DeviceTotals.possible(amount:)))
  }

  /// Returns the distance in millimetres. Nil if there is none, if it is 0, or if the average speed would be higher
  /// than any human can run.
  /// - Parameter span: the time from which the speed is computed if the device reports no time, in milliseconds; nil if
  ///   it is unknown.
  package func plausibleLength(in span: Int64?) -> Int64? {
    guard let length, length > 0 else { return nil }
    guard let time = active ?? elapsed ?? span else { return length }
    return time <= RecordedRun.longest && length <= 25 * time / 2 ? length : nil
  }

  /// The time from start to end, in milliseconds, for a run that has only totals. It is the longer of `active` and
  /// `elapsed`, since a device may exclude pauses from either. Nil if the device reports neither.
  package var wholeTime: Int64? {
    guard active != nil || elapsed != nil else { return nil }
    return max(active ?? 0, elapsed ?? 0)
  }

  static func possible(amount: Int64) -> Int64? { RunFix.odometers.contains(amount) ? amount : nil }

  static func possible(time: Int64) -> Int64? { (0...Timestamp.longestSpan).contains(time) ? time : nil }

  /// Adds the totals of two runs that the user joined. A total that is missing in either run is nil in the sum.
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
