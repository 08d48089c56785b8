/// The load of a planned set that is given as a part of the training max (a load chosen by the lifter, by which training
/// is planned). All loads are thousandths of one unit.
package enum PercentRule {
  /// Percentages that can be planned, in tenths of a percent.
  package static let tenths = 1...2_000

  package static func load(ofMax max: Int, tenthsOfPercent: Int, step: Int) -> Int {
    LoadStepRule.nearest(max * tenthsOfPercent, over: 1_000, step: step)
  }
}

/// The load of a planned set that is given by its effort (RPE): the inverse of Epley's estimate, for as many repetitions
/// as the lifter could do.
package enum EffortRule {
  /// - Parameters:
  ///   - oneRepMax: the estimated one-repetition maximum, in thousandths of a unit.
  ///   - reps: the planned repetitions.
  ///   - halvesOfRPE: the planned effort, in halves.
  package static func load(ofMax oneRepMax: Int, reps: Int, halvesOfRPE: Int, step: Int) -> Int {
    // Half repetitions that are possible: an RPE of 8 leaves two repetitions in reserve.
    let halves = 2 * reps + 20 - halvesOfRPE
    if halves <= 2 { return LoadStepRule.nearest(oneRepMax, step: step) }
    return LoadStepRule.nearest(oneRepMax * 60, over: 60 + halves, step: step)
  }
}
