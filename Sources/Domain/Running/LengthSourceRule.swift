import KernelDomain

/// Decides between the device's count and its positions: the count is better, where it goes along with them.
enum LengthSourceRule {
  /// Millimetres by positions from which on these are a measure for the count.
  private static let comparable: Int64 = 500_000

  /// Nil where fewer than two fixes can be used.
  static func source(of run: Run) -> LengthSource? {
    let counted = run.fixes.reduce(0) { $1.odometer == nil ? $0 : $0 + 1 }
    let gate = gate(run)
    if counted >= 2, 2 * counted >= run.fixes.count || gate.passed == 0 {
      let length = odometerLength(run)
      if length > 0, isCredible(length, beside: gate.length) { return .odometer }
    }
    return gate.passed >= 2 ? .positions : nil
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
