import KernelDomain

/// Chooses whether a run's distance is measured with the device's odometer or from positions. The odometer is more
/// precise, so it is used unless its distance differs greatly from that of the positions.
enum LengthSourceRule {
  /// The shortest distance measured from positions with which the odometer's distance is compared, in millimetres.
  private static let comparable: Int64 = 500_000

  /// Chooses the source of the distance. If the positions had to be examined for this, also returns the gate through
  /// which they have all passed.
  static func choice(for run: Run) -> (source: LengthSource, gate: PositionGate?) {
    let counted = run.fixes.reduce(0) { $1.odometer == nil ? $0 : $0 + 1 }
    guard counted >= 2 else { return (.positions, nil) }
    let length = odometerLength(run)
    // If the run's average speed by the odometer is more than anybody can run, the odometer's counts are damaged.
    guard length > 0, !PositionGate.isTooFast(length, in: run.end - run.start + Odometer.lead) else {
      return (.positions, nil)
    }
    let (gate, positions) = gate(run)
    guard 2 * counted >= run.fixes.count || gate.passed == 0 else { return (.positions, gate) }
    return (isCredible(length, beside: positions) ? .odometer : .positions, gate)
  }

  /// Whether the odometer's distance is plausible. True if it is between 4/5 and 5/4 of the distance measured from
  /// positions, or if that distance is too short to compare. Both are in millimetres.
  static func isCredible(_ odometer: Int64, beside positions: Int64) -> Bool {
    positions < comparable || 5 * odometer >= 4 * positions && 4 * odometer <= 5 * positions
  }

  private static func odometerLength(_ run: Run) -> Int64 {
    var odometer = Odometer()
    for fix in run.fixes {
      guard let count = fix.odometer else { continue }
      _ = odometer.add(count, at: fix.time, start: run.start, skipsFirstCount: run.skipsFirstCount)
    }
    return odometer.length
  }

  /// Passes all positions of the run through a gate, which accepts those that the runner can have reached. Returns the
  /// gate, and the total distance between accepted positions, in millimetres.
  private static func gate(_ run: Run) -> (gate: PositionGate, length: Int64) {
    var gate = PositionGate()
    var last: EarthPoint?
    var length: Int64 = 0
    for fix in run.fixes {
      gate.add(fix) { passed in
        if let last, !passed.hasJumped { length += last.distance(to: passed.point) }
        last = passed.point
      }
    }
    return (gate, length)
  }
}
