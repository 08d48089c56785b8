/// Computes the load of a planned set as a percentage of the training max (a load that the lifter chose as the basis of
/// plans). All loads are in thousandths of the same unit.
package enum PercentRule {
  /// The valid percentages of the training max, in tenths of a percent.
  package static let tenths = 1...2_000

  package static func load(ofMax max: Int, tenthsOfPercent: Int, step: Int) -> Int {
    LoadStepRule.nearest(max * tenthsOfPercent, over: 1_000, step: step)
  }
}

/// Computes the load of a planned set from its effort (RPE), using the inverse of Epley's formula. The effort
/// determines how many repetitions the lifter could do with that load.
package enum EffortRule {
  /// Returns the load, in thousandths of the unit that `oneRepMax` has.
  /// - Parameters:
  ///   - oneRepMax: the estimated one-repetition maximum, in thousandths of the unit.
  ///   - reps: the planned repetitions.
  ///   - halvesOfRPE: the planned effort (RPE) in halves, so that 17 means 8.5.
  ///   - step: the smallest amount by which loads can be changed, in thousandths of the unit.
  package static func load(ofMax oneRepMax: Int, reps: Int, halvesOfRPE: Int, step: Int) -> Int {
    // Half repetitions that are possible: an RPE of 8 leaves two repetitions in reserve.
    let halves = 2 * reps + 20 - halvesOfRPE
    if halves <= 2 { return LoadStepRule.nearest(oneRepMax, step: step) }
    return LoadStepRule.nearest(oneRepMax * 60, over: 60 + halves, step: step)
  }
}
