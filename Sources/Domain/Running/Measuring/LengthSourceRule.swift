import KernelDomain

/// Chooses between the device's odometer and its positions. The odometer is better, as long as it roughly agrees with
/// the positions.
enum LengthSourceRule {
  /// The length by positions, in millimetres, from which on it is compared with the odometer.
  private static let comparable: Int64 = 500_000

  static func source(of run: Run) -> LengthSource {
    let counted = run.fixes.reduce(0) { $1.odometer == nil ? $0 : $0 + 1 }
    guard counted >= 2 else { return .positions }
    let length = odometerLength(run)
    // Nobody runs that fast on average, so the odometer's count is damaged.
    guard length > 0, !PositionGate.isTooFast(length, in: run.end - run.start + Odometer.lead) else {
      return .positions
    }
    let gate = gate(run)
    guard 2 * counted >= run.fixes.count || gate.passed == 0 else { return .positions }
    return isCredible(length, beside: gate.length) ? .odometer : .positions
  }

  /// Whether the odometer's length is within 4/5 to 5/4 of the length by positions, or that is too short to compare.
  /// Both are in millimetres.
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

  /// The number of positions that pass the gate, and the length of the steps between them in millimetres.
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
