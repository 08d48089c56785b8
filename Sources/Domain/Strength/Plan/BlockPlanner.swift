package import KernelDomain

/// Suggests the loads for a routine's block in the next workout.
package struct BlockPlanner {
  /// The sets that the lifter did for the block in one workout.
  package struct Attempt: Hashable, Sendable {
    package let day: CivilDay
    /// The sets that the lifter did, in order, excluding warm-ups.
    package let sets: [SetEntry]

    package init(day: CivilDay, sets: [SetEntry]) {
      self.day = day
      self.sets = sets
    }
  }

  /// The routine's workouts since the user chose the progression, excluding lighter workouts for recovery (deloads).
  package var attempts: [Attempt] = []
  /// The most recent workout that contains the exercise, whether or not it follows this routine; nil if there is none.
  package var last: Attempt?
  package var trainingMax: Load?
  /// The one-repetition maximum (the load that the lifter could lift exactly once), estimated from recent weeks; nil if
  /// it is unknown.
  package var oneRepMax: Mass?
  /// The unit of loads for which no unit is stated.
  package var unit = MassUnit.kilogram
  /// The smallest amounts by which the exercise's loads can be changed. The first one in the required unit applies.
  package var steps: [Load] = []
  /// Whether the next workout is a lighter one for recovery (a deload).
  package var isDeload = false

  package init() {}

  package func suggestion(for block: RoutineBlock) -> BlockSuggestion {
    var suggestion = planned(block)
    if isDeload { deload(&suggestion) }
    return suggestion
  }

  /// Returns the smallest amount by which loads in a unit can be changed, in thousandths of the unit.
  package func step(_ unit: MassUnit) -> Int {
    steps.first { $0.unit == unit }.map { Int($0.thousandths) } ?? (unit == .kilogram ? 2_500 : 5_000)
  }

  private func planned(_ block: RoutineBlock) -> BlockSuggestion {
    switch block.progression {
    case .linear(let increment): linear(block, increment)
    case .double(let increment): double(block, increment)
    case .wave(let max, let increment): wave(max, increment, after: block.targets.filter { $0.kind == .warmup })
    case nil: resolved(block.targets)
    }
  }

  // MARK: Linear and double progression

  private func linear(_ block: RoutineBlock, _ increment: Load) -> BlockSuggestion {
    let targets = block.workingTargets
    let (unit, reps) = (increment.unit, Int(targets.first?.reps ?? 0))
    var (load, failures) = (start(block, unit), 0)
    var reason: SuggestionReason? = seedReason(block)
    for attempt in attempts {
      let before = load ?? lightest(attempt, targets.count, unit)
      let next = LinearRule.next(
        after: attempted(attempt, before, unit), load: before, sets: targets.count, reps: reps, failures: failures,
        increment: Int(increment.thousandths), step: step(unit))
      reason =
        next.load > before
        ? .raised(by: increment, sets: targets.count, reps: reps, day: attempt.day)
        : next.failures > 0
          ? .failed(times: next.failures, day: attempt.day)
          : lowered(LinearRule.mostFailures, next.load, unit)
      (load, failures) = next
    }
    return BlockSuggestion(
      targets: block.targets.map { $0.with(load: load, unit) }, reason: reason, progression: block.progression)
  }

  private func double(_ block: RoutineBlock, _ increment: Load) -> BlockSuggestion {
    let targets = block.workingTargets
    let unit = increment.unit
    let bottom = Int(targets.first?.reps ?? 0)
    let range = bottom...max(bottom, Int(targets.first?.mostReps ?? 0))
    var (load, failures) = (start(block, unit), 0)
    var reps = Array(repeating: bottom, count: targets.count)
    var reason: SuggestionReason? = seedReason(block)
    for attempt in attempts {
      let before = load ?? lightest(attempt, targets.count, unit)
      let next = DoubleRule.next(
        after: attempted(attempt, before, unit), load: before, sets: targets.count, reps: range, failures: failures,
        increment: Int(increment.thousandths), step: step(unit))
      if next.load > before {
        reason = .raised(by: increment, sets: targets.count, reps: range.upperBound, day: attempt.day)
      } else if next.failures > 0 {
        reason = .failed(times: next.failures, day: attempt.day)
      } else if next.load < before {
        reason = lowered(DoubleRule.mostFailures, next.load, unit)
      } else {
        reason = .moreReps(attempt.sets.prefix(targets.count).map { Int($0.reps ?? 0) }, day: attempt.day)
      }
      (load, failures, reps) = next
    }
    var place = 0
    let planned = block.targets.map { target in
      guard target.kind != .warmup else { return target.with(load: load, unit) }
      var own = target.with(load: load, unit)
      (own.reps, own.mostReps) = (Int32(reps[place]), nil)
      place += 1
      return own
    }
    return BlockSuggestion(targets: planned, reason: reason, progression: block.progression)
  }

  /// Returns the load with which the progression starts, in thousandths of the unit. Nil if the lifter will choose the
  /// first loads in the first workout.
  private func start(_ block: RoutineBlock, _ unit: MassUnit) -> Int? {
    if let given = block.workingTargets.first?.load { return given.thousandths(in: unit) }
    guard let last = seed else { return nil }
    return LoadStepRule.nearest(last.thousandths(in: unit), step: step(unit))
  }

  /// The greatest load in the most recent workout that contains the exercise. Nil if there is no such workout or load,
  /// or if the progression has already begun.
  private var seed: Load? {
    guard attempts.isEmpty else { return nil }
    return last?.sets.compactMap(\.load).max { $0.mass < $1.mass }
  }

  private func seedReason(_ block: RoutineBlock) -> SuggestionReason? {
    guard block.workingTargets.first?.load == nil, seed != nil, let last else { return nil }
    return .lastTime(last.day)
  }

  /// Returns the smallest load among the first `sets` sets of a workout, in thousandths of the unit; 0 if one of these
  /// sets has no load.
  private func lightest(_ attempt: Attempt, _ sets: Int, _ unit: MassUnit) -> Int {
    attempt.sets.prefix(sets).map { $0.load?.thousandths(in: unit) ?? 0 }.min() ?? 0
  }

  private func attempted(_ attempt: Attempt, _ load: Int, _ unit: MassUnit) -> [AttemptedSet] {
    let least = Load(thousandths: load, unit: unit)?.mass.tenths ?? 0
    return attempt.sets.map {
      AttemptedSet(reachesLoad: ($0.load?.mass.tenths ?? 0) >= least, reps: Int($0.reps ?? 0))
    }
  }

  private func lowered(_ failures: Int, _ load: Int, _ unit: MassUnit) -> SuggestionReason? {
    Load(thousandths: load, unit: unit).map { .lowered(failures: failures, to: $0) }
  }

  // MARK: Waves

  private func wave(_ start: Load, _ increment: Load, after warmups: [SetTarget]) -> BlockSuggestion {
    let unit = increment.unit
    var max = start.thousandths(in: unit)
    for first in stride(from: 0, to: attempts.count - attempts.count % WaveRule.weeks, by: WaveRule.weeks) {
      let sets = attempts[first + 2].sets
      max = WaveRule.nextMax(
        after: max, increment: Int(increment.thousandths), openReps: sets.count > 2 ? Int(sets[2].reps ?? 0) : 0)
    }
    let week = attempts.count % WaveRule.weeks + 1
    let targets = WaveRule.sets(ofMax: max, week: week, step: step(unit)).map { set in
      SetTarget(
        kind: set.isOpen ? .amrap : .normal, load: Load(thousandths: set.load, unit: unit), reps: Int32(set.reps))
    }
    let now = Load(thousandths: max, unit: unit) ?? start
    return BlockSuggestion(
      targets: warmups + targets, reason: .week(week, max: now), progression: .wave(max: now, increment: increment))
  }

  // MARK: Without a progression

  /// Converts the planned loads to kilograms or pounds if they are percentages of the training max or are given by
  /// effort (RPE).
  private func resolved(_ targets: [SetTarget]) -> BlockSuggestion {
    var reason: SuggestionReason?
    let resolved = targets.map { target in
      guard target.load == nil else { return target }
      var own = target
      if let tenths = target.tenthsOfPercent {
        reason = trainingMax.map { .ofTrainingMax($0) } ?? .noTrainingMax
        own.load = trainingMax.flatMap { max in
          Load(
            thousandths: PercentRule.load(
              ofMax: Int(max.thousandths), tenthsOfPercent: Int(tenths), step: step(max.unit)), unit: max.unit)
        }
      } else if let halves = target.halvesOfRPE, let reps = target.reps {
        let max = oneRepMax?.thousandths(in: unit)
        reason =
          max.flatMap { Load(thousandths: $0, unit: unit) }.map { .ofOneRepMax($0) } ?? .noOneRepMax
        own.load = max.flatMap { max in
          Load(
            thousandths: EffortRule.load(
              ofMax: max, reps: Int(reps), halvesOfRPE: Int(halves), step: step(unit)), unit: unit)
        }
      }
      return own
    }
    return BlockSuggestion(targets: resolved, reason: reason)
  }

  /// Makes the suggested sets lighter: each load is reduced to 90 %, and if there are several sets besides warm-ups,
  /// the last one is left out.
  private func deload(_ suggestion: inout BlockSuggestion) {
    suggestion.targets = suggestion.targets.map { target in
      guard let load = target.load else { return target }
      var own = target
      own.load = Load(
        thousandths: LoadStepRule.backOff(Int(load.thousandths), step: step(load.unit)), unit: load.unit)
      return own
    }
    let working = suggestion.targets.indices.filter { suggestion.targets[$0].kind != .warmup }
    if working.count > 1, let last = working.last { suggestion.targets.remove(at: last) }
  }
}

extension RoutineBlock {
  /// The planned sets that are not warm-ups.
  package var workingTargets: [SetTarget] { targets.filter { $0.kind != .warmup } }
}

extension SetTarget {
  /// Returns a copy of this target with another load, given in thousandths of the unit. A warm-up is returned
  /// unchanged.
  fileprivate func with(load: Int?, _ unit: MassUnit) -> SetTarget {
    guard kind != .warmup else { return self }
    var own = self
    own.load = load.flatMap { Load(thousandths: $0, unit: unit) }
    return own
  }
}
