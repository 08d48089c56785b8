/// A set that the lifter did, as needed by the rules of progression.
package struct AttemptedSet: Hashable, Sendable {
  /// Whether the set's load is at least the planned load.
  package let reachesLoad: Bool
  package let reps: Int

  package init(reachesLoad: Bool, reps: Int) {
    self.reachesLoad = reachesLoad
    self.reps = reps
  }
}

/// Linear progression: the load grows after each workout in which the lifter did all planned sets. It is lowered after
/// the third failure in a row. All loads are in thousandths of the same unit.
package enum LinearRule {
  package static let mostFailures = 3

  /// Returns the load of the workout after a given workout, and the number of failures in a row up to and including the
  /// given one.
  package static func next(
    after done: [AttemptedSet], load: Int, sets: Int, reps: Int, failures: Int, increment: Int, step: Int
  ) -> (load: Int, failures: Int) {
    let counted = done.lazy.filter(\.reachesLoad).prefix(sets)
    if counted.count == sets, counted.allSatisfy({ $0.reps >= reps }) { return (load + increment, 0) }
    if failures + 1 < mostFailures { return (load, failures + 1) }
    return (LoadStepRule.backOff(load, step: step), 0)
  }
}

/// Double progression: the repetitions increase within a range; then the load grows, and the repetitions start again at
/// the lower end of the range. The load is lowered after the second failure in a row. All loads are in thousandths of
/// the same unit.
package enum DoubleRule {
  package static let mostFailures = 2

  /// Returns the load of the workout after a given workout, the number of failures in a row up to and including the
  /// given one, and the repetitions of each set in the next one.
  package static func next(
    after done: [AttemptedSet], load: Int, sets: Int, reps: ClosedRange<Int>, failures: Int, increment: Int, step: Int
  ) -> (load: Int, failures: Int, reps: [Int]) {
    let counted = done.filter(\.reachesLoad).prefix(sets).map(\.reps)
    let bottom = Array(repeating: reps.lowerBound, count: sets)
    if counted.count == sets, counted.allSatisfy({ $0 >= reps.upperBound }) { return (load + increment, 0, bottom) }
    let hasFailed = counted.count < sets || counted.contains { $0 < reps.lowerBound }
    if hasFailed, failures + 1 >= mostFailures { return (LoadStepRule.backOff(load, step: step), 0, bottom) }
    let targets = bottom.indices.map { index in
      index < counted.count ? min(max(counted[index] + 1, reps.lowerBound), reps.upperBound) : reps.lowerBound
    }
    return (load, hasFailed ? failures + 1 : 0, targets)
  }
}

/// A wave of four weeks (5/3/1). For three weeks, the percentages of the training max rise, and the last set has as
/// many repetitions as possible; the fourth week is light. All loads are in thousandths of the same unit.
package enum WaveRule {
  package static let weeks = 4

  package struct PlannedSet: Hashable, Sendable {
    package let load: Int
    package let reps: Int
    /// Whether the lifter should do as many repetitions as possible in this set.
    package let isOpen: Bool
  }

  /// Returns the sets of one week of the wave.
  /// - Parameters:
  ///   - max: the training max.
  ///   - week: the week, from 1 to 4.
  ///   - step: the smallest amount by which loads can be changed.
  package static func sets(ofMax max: Int, week: Int, step: Int) -> [PlannedSet] {
    let parts: [(percent: Int, reps: Int, isOpen: Bool)] =
      switch week {
      case 1: [(65, 5, false), (75, 5, false), (85, 5, true)]
      case 2: [(70, 3, false), (80, 3, false), (90, 3, true)]
      case 3: [(75, 5, false), (85, 3, false), (95, 1, true)]
      default: [(40, 5, false), (50, 5, false), (60, 5, false)]
      }
    return parts.map { part in
      PlannedSet(
        load: PercentRule.load(ofMax: max, tenthsOfPercent: part.percent * 10, step: step), reps: part.reps,
        isOpen: part.isOpen)
    }
  }

  /// Returns the training max of the next wave: `max` increased by `increment` or, if `openReps` is 0, about 90 % of
  /// `max`.
  /// - Parameter openReps: the repetitions in the last set of the third week.
  package static func nextMax(after max: Int, increment: Int, openReps: Int) -> Int {
    openReps > 0 ? max + increment : LoadStepRule.backOff(max, step: increment)
  }
}
