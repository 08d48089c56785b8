import KernelDomain

/// Decides between the device's count and its positions: the count is better, where it goes along with them.
enum LengthSourceRule {
  /// Millimetres by positions from which on these are a measure for the count.
  private static let comparable: Int64 = 500_000

  static func source(of run: Run) -> LengthSource {
    let counted = run.fixes.reduce(0) { $1.odometer == nil ? $0 : $0 + 1 }
    guard counted >= 2 else { return .positions }
    let length = odometerLength(run)
    // Nobody is that fast all the time: such a count is damaged.
    guard length > 0, !PositionGate.isTooFast(length, in: run.end - run.start + Odometer.lead) else {
      return .positions
    }
    let gate = gate(run)
    guard 2 * counted >= run.fixes.count || gate.passed == 0 else { return .positions }
    return isCredible(length, beside: gate.length) ? .odometer : .positions
  }

  /// From four fifths to five quarters of the length by positions, where that is long enough.
  static func isCredible(_ odometer: Int64, beside positions: Int64) -> Bool {
    positions < comparable || 5 * odometer >= 4 * positions && 4 * odometer <= 5 * positions
  }

  private static func odometerLength(_ run: Run) -> Int64 {
    var odometer = Odometer()
    for fix in run.fixes {
      guard let count = fix.odometer else { continue }
      _ = odometer.add(count, at: fix.time, start: run.start, beginsAtZero: run.countsBeginAtZero)
    }
    return odometer.length
  }

  /// How many positions pass, and the millimetres of the steps between them.
  private static func gate(_ run: Run) -> (passed: Int, length: Int64) {
    var gate = PositionGate()
    var last: EarthPoint?
    var length: Int64 = 0
    for fix in run.fixes {
      gate.add(fix) { passed in
        if let last, !passed.hasJumped { length += last.distance(to: passed.point) }
        last = passed.point
      }
    }
    return (gate.passed, length)
  }
}
