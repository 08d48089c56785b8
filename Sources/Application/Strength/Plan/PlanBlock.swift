package import KernelApplication
package import KernelDomain
package import StrengthDomain

/// Sets the plan for one exercise of a routine. Adds the exercise if the routine does not contain it.
package struct PlanBlock: UseCase {
  package static let method = "strength.planBlock"
  package static let summary =
    """
    Plan an exercise of a routine: its sets, repetitions, load and effort, and how the load grows; adds the exercise \
    if the routine lacks it.
    """
  package static let kind = UseCaseKind.change
  package static let failures: [FailureKind] = .changing + [.notFound]

  package struct Input: Described, Equatable {
    package var routine: RoutineID
    package var exercise: ExerciseID
    /// The number of the block (an exercise with its planned sets) in the routine, counted from 1; nil for the first
    /// block with the exercise.
    package var block: Int?
    package var sets: Int?
    package var reps: Int?
    package var mostReps: Int?
    /// The kind of the last set, if it differs from the other sets: `amrap` means as many repetitions as possible. Nil
    /// if it is the same.
    package var lastSet: SetKind?
    package var seconds: Int?
    package var millimetres: Int64?
    package var load: Load?
    package var percent: Double?
    package var rpe: Double?
    package var rule: Progression.Kind?
    package var step: Load?
    package var max: Load?
    package var restSeconds: Int?
    package var dryRun: Bool?

    package static let schema = Schema(
      "The exercise and its plan, which replaces the one before; warm-up sets of the exercise stay.",
      [
        .init("routine", RoutineID.schema, "The name of the routine."),
        .init("exercise", ExerciseID.asked, "The exercise."),
        .optional(
          "block", .ordinal,
          """
          The position of the block in the routine, from 1; if left out, the first block of the exercise, or a new \
          block.
          """,
          examples: ["1"]),
        .optional(
          "sets", Schema(.integer(1...SaveRoutine.mostTargets)),
          "The number of sets; required except for a wave, which determines it.", unit: .of("sets"), examples: ["3"]),
        .optional(
          "reps", Schema(.integer(0...SetEntry.mostReps)),
          "The number of repetitions of each set, or the minimum of a range.",
          unit: .of("repetitions"), examples: ["8"]),
        .optional(
          "mostReps", Schema(.integer(0...SetEntry.mostReps)),
          "The maximum number of repetitions of a range; if left out, there is no range.",
          unit: .of("repetitions"), examples: ["12"]),
        .optional(
          "lastSet", SetKind.schema, "The kind of the last set, which is no warm-up; if left out, that of the others."),
        .optional(
          "seconds", Schema(.integer(SetInput.secondsRange)), "The duration of each set, in seconds.", unit: .seconds,
          examples: ["30"]),
        .optional(
          "millimetres", Schema(.integer(SetInput.millimetresRange)), "The distance of each set, in millimetres.",
          unit: .of("millimetres"), examples: ["400000"]),
        .optional(
          "load", Load.schema, "The load, from which a rule starts; if left out, that of the last workout.",
          examples: [#"{"thousandths":60000,"unit":"kg"}"#]),
      ] + [Schema.Member].plannedLoad + [
        .optional("rule", ProgressionView.ruleSchema, "How the load grows; if left out, it does not."),
        .optional(
          "step", Load.schema, "By how much the load grows; if left out, by the step of the exercise.",
          examples: [#"{"thousandths":2500,"unit":"kg"}"#]),
        .optional(
          "max", Load.schema, "The training max of a wave; if left out, the exercise's.",
          examples: [#"{"thousandths":100000,"unit":"kg"}"#]),
        .rest(
          "restSeconds",
          "The rest after each set, in seconds; if left out, the exercise's own, or else `strength.rest`."),
        .dryRun,
      ])

    package init(routine: RoutineID, exercise: ExerciseID) {
      self.routine = routine
      self.exercise = exercise
    }
  }

  package typealias Output = RoutineOutput

  let reader: StrengthReader

  package func callAsFunction(_ input: Input) throws(Failure) -> Output {
    if input.lastSet == .warmup { throw .invalidInput(field: "lastSet", problem: .strength(.lastSetIsWarmup)) }
    let (now, settings) = (reader.now(), try reader.settings.settings())
    let isDryRun = input.dryRun ?? false
    let changed = try reader.repository.change(isDryRun: isDryRun) { (snapshot) throws(Failure) in
      guard var routine = snapshot.book.state.routines[input.routine] else { throw .unknownRoutine(input.routine) }
      let before = routine
      let exercise = try snapshot.exercise(input.exercise).id
      let place = try PlanBlock.place(input, exercise, in: routine, snapshot)
      let known = place.map { routine.blocks[$0] }
      let warmups = known.flatMap { block in
        snapshot.id(of: .known(block.exercise)) == exercise ? block.targets.filter { $0.kind == .warmup } : nil
      }
      let planner = RoutinePlanner(snapshot, settings, today: reader.today())
      let block = SaveRoutine.Input.Block(
        exercise: exercise, superset: known?.superset,
        restSeconds: input.restSeconds ?? known?.rest.map { Int($0) },
        targets: (warmups ?? []).map { SetTargetView($0) } + input.targets,
        progression: try input.progression(planner, exercise, snapshot, settings))
      let planned = try SaveRoutine.block(block, snapshot)
      if let place {
        routine.blocks[place] = planned.kept(from: place, of: before, planner, at: now)
      } else {
        guard routine.blocks.count < AddExercise.mostBlocks else {
          throw .conflict(.strength(.tooMany(what: .blocks, most: AddExercise.mostBlocks)))
        }
        routine.blocks.append(planned.begun(at: now))
      }
      return (routine == before ? [] : [.putRoutine(routine)], routine)
    }
    return RoutineOutput(
      change: isDryRun ? nil : changed.number,
      routine: RoutineView(changed.value, in: changed.after, try reader.planner(changed.after)),
      dryRun: changed.tried(isDryRun))
  }

  /// Returns the index of the block to plan: the block with the input's number or, without a number, the first block
  /// with the exercise; nil to add a block. Fails with `invalidInput` if no block has the number.
  private static func place(
    _ input: Input, _ exercise: ExerciseID, in routine: Routine, _ snapshot: any StrengthSnapshot
  ) throws(Failure) -> Int? {
    guard let number = input.block else {
      return routine.blocks.firstIndex { snapshot.id(of: .known($0.exercise)) == exercise }
    }
    guard routine.blocks.indices.contains(number - 1) else {
      throw .invalidInput(
        field: "block", problem: .strength(.noBlock(number: number, count: routine.blocks.count)))
    }
    return number - 1
  }
}

extension PlanBlock.Input {
  /// The sets that the input plans. None of them is a warm-up.
  package var targets: [SetTargetView] {
    // The count is limited to one more than is valid, so that the check of the whole routine refuses it.
    let count = Swift.min(Swift.max(sets ?? 0, 0), SaveRoutine.mostTargets + 1)
    return (0..<count).map { index in
      SetTargetView(
        kind: index == count - 1 && lastSet != .normal ? lastSet : nil, load: load, reps: reps,
        mostReps: mostReps, seconds: seconds, millimetres: millimetres, percent: percent, rpe: rpe)
    }
  }

  /// Returns the progression that the input describes; nil if it describes none. If the input lacks the step or the
  /// training max, the exercise's own value is used.
  fileprivate func progression(
    _ planner: RoutinePlanner, _ exercise: ExerciseID, _ snapshot: any StrengthSnapshot, _ settings: Settings
  ) throws(Failure) -> ProgressionView? {
    guard rule != .wave else {
      guard let max = self.max ?? snapshot.book.state.trainingMaxima[exercise] else {
        throw .invalidInput(field: "max", problem: .strength(.waveWithoutMax))
      }
      let step = try usual(max.unit, planner, exercise)
      return ProgressionView(rule: .wave, step: self.step ?? step, max: max)
    }
    guard sets ?? 0 > 0 else { throw .invalidInput(field: "sets", problem: .strength(.noSets)) }
    guard let rule else { return nil }
    let step = try usual(load?.unit ?? settings.massUnit, planner, exercise)
    return ProgressionView(rule: rule, step: self.step ?? step)
  }

  private func usual(
    _ unit: MassUnit, _ planner: RoutinePlanner, _ exercise: ExerciseID
  ) throws(Failure) -> Load {
    guard let step = Load(thousandths: planner.step(unit, exercise), unit: unit) else {
      throw .invalidInput(field: "step", problem: .strength(.noLoad(text: "")))
    }
    return step
  }
}
