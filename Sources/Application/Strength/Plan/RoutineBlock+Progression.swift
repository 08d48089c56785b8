import KernelApplication
import KernelDomain
import StrengthDomain

extension Progression {
  /// Fails with `invalidInput` if the planned sets lack something that the progression's rule requires.
  func check(_ targets: [SetTarget]) throws(Failure) {
    let working = targets.filter { $0.kind != .warmup }
    switch self {
    case .wave: return
    case .linear, .double:
      guard !working.isEmpty, working.allSatisfy({ $0.reps != nil }) else {
        throw .invalidInput(field: "reps", problem: .strength(.ruleWithoutReps))
      }
      guard working.allSatisfy({ $0.tenthsOfPercent == nil }) else {
        throw .invalidInput(field: "percent", problem: .strength(.ruleWithPercent))
      }
      if case .double = self, !working.allSatisfy({ $0.mostReps ?? 0 > $0.reps ?? 0 }) {
        throw .invalidInput(field: "mostReps", problem: .strength(.doubleWithoutRange))
      }
      guard working.allSatisfy({ $0.load?.unit ?? increment.unit == increment.unit }) else {
        throw .invalidInput(field: "step", problem: .strength(.twoUnits))
      }
    }
  }
}

extension RoutineBlock {
  /// Returns a copy of this block whose progression (the growth of its loads) begins now.
  func begun(at now: Timestamp) -> RoutineBlock {
    var own = self
    own.since = progression == nil ? nil : now
    return own
  }

  /// Returns this block for a routine whose blocks are being replaced. The block continues the progression of its
  /// predecessor: the old block with the same exercise. If several old blocks have this exercise, they correspond to
  /// the new ones in order. Without a predecessor, the progression begins now.
  /// - Parameters:
  ///   - routine: the routine before the change.
  ///   - blocks: the new blocks that come before this one.
  func kept(
    in routine: Routine, after blocks: [RoutineBlock], _ planner: RoutinePlanner, at now: Timestamp
  ) -> RoutineBlock {
    let earlier = blocks.count { $0.exercise == exercise }
    let places = routine.blocks.indices.filter { routine.blocks[$0].exercise == exercise }
    guard places.indices.contains(earlier) else { return begun(at: now) }
    return kept(from: places[earlier], of: routine, planner, at: now)
  }

  /// Returns this block, which replaces the block at an index of a routine. If neither its plan nor its progression
  /// changed, the progression continues. If the exercise, the rule or the load changed, the progression begins anew
  /// from the load of this block. If something else changed, it begins anew from the load that was reached.
  func kept(from place: Int, of routine: Routine, _ planner: RoutinePlanner, at now: Timestamp) -> RoutineBlock {
    let before = routine.blocks[place]
    var own = self
    guard before.exercise == exercise, let progression, let known = before.progression, known.kind == progression.kind,
      let since = before.since
    else { return begun(at: now) }
    if progression == known, targets == before.targets {
      own.since = since
      return own
    }
    let present = planner.progress(of: routine, block: place)
    own.since = now
    switch (progression, known, present.progression) {
    case (.wave(let max, let increment), .wave(let first, _), .wave(let reached, _)?):
      own.progression = .wave(max: max == first ? reached : max, increment: increment)
    default:
      let (given, first) = (workingTargets.first?.load, before.workingTargets.first?.load)
      guard given == first, let load = present.targets.first(where: { $0.kind != .warmup })?.load,
        load.unit == progression.increment.unit
      else { return own }
      for index in own.targets.indices where own.targets[index].kind != .warmup { own.targets[index].load = load }
    }
    return own
  }
}
