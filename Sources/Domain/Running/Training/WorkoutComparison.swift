/// Compares a planned workout with the laps of a run, step by step.
package struct WorkoutComparison: Sendable {
  package struct Step: Sendable {
    package let planned: WorkoutStep
    /// The lap in which the runner did the planned step; nil if the runner did not get to the step.
    package let lap: MeasuredLap?
    /// Whether the runner completed the planned step.
    package let isDone: Bool
    /// How much the lap differs from the planned step. Nil if it does not differ, or if the step states nothing that
    /// can be compared.
    package let difference: Difference?
  }

  /// A difference from the plan. It is positive if the runner took longer, ran farther or ran more slowly than planned.
  package enum Difference: Hashable, Sendable {
    /// A difference in milliseconds.
    case time(Int64)
    /// A difference in millimetres.
    case length(Int64)
    /// A difference in milliseconds per kilometre.
    case pace(Int64)
  }

  package let steps: [Step]
  /// The number of laps that are not steps of the plan, such as the run home.
  package let others: Int

  /// Compares laps with a plan. If laps have the numbers of workout steps, each of them is compared with its step.
  /// Otherwise, each lap is compared with the step at the same index. Nil if a lap's step number is greater than the
  /// number of steps, or if no lap has a step number and there are not as many laps as steps.
  package init?(_ plan: WorkoutPlan, laps: [MeasuredLap]) {
    let hasSteps = laps.contains { $0.step != nil }
    guard hasSteps ? laps.allSatisfy({ $0.step ?? 0 <= plan.steps.count }) : laps.count == plan.steps.count else {
      return nil
    }
    steps = plan.steps.enumerated().map { index, planned in
      let place = hasSteps ? laps.lastIndex { $0.step == index + 1 } : index
      guard let place else { return Step(planned: planned, lap: nil, isDone: false, difference: nil) }
      let lap = laps[place]
      let isDone = place + 1 < laps.count || !hasSteps || WorkoutComparison.reaches(lap, planned.extent)
      return Step(
        planned: planned, lap: lap, isDone: isDone, difference: WorkoutComparison.difference(lap, planned))
    }
    others = hasSteps ? laps.count { $0.step == nil } : 0
  }

  private static func reaches(_ lap: MeasuredLap, _ extent: WorkoutStep.Extent) -> Bool {
    switch extent {
    case .open: true
    case .time(let time): lap.stretch.active >= time
    case .length(let length): lap.stretch.length.map { $0 >= length } ?? false
    }
  }

  private static func difference(_ lap: MeasuredLap, _ planned: WorkoutStep) -> Difference? {
    switch planned.target {
    case .time(let range): return off(lap.stretch.active, range).map { .time($0) }
    case .pace(let range): return lap.stretch.pace.flatMap { off($0, range) }.map { .pace($0) }
    case .zone, nil: break
    }
    switch planned.extent {
    case .open: return nil
    case .time(let time): return off(lap.stretch.active, time...time).map { .time($0) }
    case .length(let length):
      // The moment at which a length is reached is rounded up, so that the lap may be a little longer.
      guard let run = lap.stretch.length else { return nil }
      return off(run, length - 1_000...length + 1_000).map { _ in .length(run - length) }
    }
  }

  /// Returns by how much a value is above a range (positive) or below it (negative); nil if it is in the range.
  private static func off(_ value: Int64, _ range: ClosedRange<Int64>) -> Int64? {
    if value < range.lowerBound { return value - range.lowerBound }
    return value > range.upperBound ? value - range.upperBound : nil
  }
}
