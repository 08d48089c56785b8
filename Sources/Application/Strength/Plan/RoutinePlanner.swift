import KernelApplication
import KernelDomain
import StrengthDomain

/// Computes what each routine suggests for its next workout, from the workouts in the book and the settings.
struct RoutinePlanner {
  private let snapshot: any StrengthSnapshot
  private let equipment: Equipment
  private let formula: OneRepMaxRule
  private let today: CivilDay
  /// The number of days, up to today, whose sets are used to estimate the one-repetition maximum.
  private static let recentDays = 90

  init(_ snapshot: any StrengthSnapshot, _ settings: Settings, today: CivilDay) {
    self.snapshot = snapshot
    equipment = settings.equipment
    formula = settings.oneRepMaxRule
    self.today = today
  }

  /// Returns the suggestion for each block of the routine (each exercise with its sets).
  func suggestions(for routine: Routine) -> [BlockSuggestion] {
    let deload = deload(of: routine.id)
    let workouts = workouts(of: routine.id)
    return routine.blocks.indices.map { place in
      suggestion(for: routine.blocks[place], place, of: routine, workouts, deload)
    }
  }

  /// Returns the suggestion for a block of a routine in a normal workout, even if the next workout is a lighter one (a
  /// deload).
  /// - Parameter place: the index of the block, from 0.
  func progress(of routine: Routine, block place: Int) -> BlockSuggestion {
    var deload = deload(of: routine.id)
    deload.isNext = false
    return suggestion(for: routine.blocks[place], place, of: routine, workouts(of: routine.id), deload)
  }

  /// Whether the next workout of the routine is a lighter one (a deload).
  func isDeload(_ routine: RoutineID) -> Bool { deload(of: routine).isNext }

  // MARK: Loading

  /// Returns the plates for a load; nil if the exercise needs no bar, or if the load is lighter than the bar.
  func plates(_ load: Load, _ exercise: ExerciseID) -> PlatesView? {
    guard hasBar(exercise) else { return nil }
    return PlatesView(load, equipment, bar: nil)
  }

  /// Returns the warm-up sets to do before a set with this load.
  /// - Parameter exercise: the exercise of the set; nil if it is only known that the exercise uses a bar.
  func warmups(before load: Load, _ exercise: ExerciseID? = nil) -> [SetTarget] {
    WarmupRule.sets(
      before: Int(load.thousandths), bar: exercise.map(hasBar) ?? true ? equipment.bar(load.unit) : nil,
      step: step(load.unit, exercise)
    ).map { SetTarget(kind: .warmup, load: Load(thousandths: $0.load, unit: load.unit), reps: Int32($0.reps)) }
  }

  private func hasBar(_ exercise: ExerciseID) -> Bool {
    snapshot.catalogue[exercise]?.equipment == RoutinePlanner.barbell
  }

  static let barbell = "barbell"

  func step(_ unit: MassUnit, _ exercise: ExerciseID?) -> Int {
    var planner = BlockPlanner()
    planner.steps = steps(exercise)
    return planner.step(unit)
  }

  private func steps(_ exercise: ExerciseID?) -> [Load] {
    [exercise.flatMap { snapshot.book.state.steps[$0] }, equipment.step].compactMap { $0 }
  }

  // MARK: History

  private func workouts(of routine: RoutineID) -> [Workout] {
    snapshot.corrected.workouts.lazy.filter { !$0.isRemoved && $0.workout.routine == routine }.map(\.workout)
      .sorted { $0.start < $1.start }
  }

  /// Returns the past workouts of the routine that were lighter because the user requested it, and whether its next
  /// workout will be lighter.
  private func deload(of routine: RoutineID) -> (workouts: Set<WorkoutID>, isNext: Bool) {
    let asked = snapshot.book.state.deloads[routine] ?? []
    guard !asked.isEmpty else { return ([], false) }
    var starts = workouts(of: routine).map { (id: $0.id, start: $0.start) }
    if let active = snapshot.book.state.active, active.routine == routine {
      starts.append((active.id, active.start))
    }
    let found = asked.map { time in starts.first { $0.start >= time }?.id }
    return (Set(found.compactMap { $0 }), found.contains(nil))
  }

  private func suggestion(
    for block: RoutineBlock, _ place: Int, of routine: Routine, _ workouts: [Workout],
    _ deload: (workouts: Set<WorkoutID>, isNext: Bool)
  ) -> BlockSuggestion {
    let exercise = snapshot.id(of: .known(block.exercise))
    var planner = BlockPlanner()
    planner.unit = equipment.unit
    planner.steps = steps(exercise)
    planner.isDeload = deload.isNext
    planner.trainingMax = snapshot.book.state.trainingMaxima[exercise]
    if block.progression != nil {
      let same = routine.blocks.indices.filter { snapshot.id(of: .known(routine.blocks[$0].exercise)) == exercise }
      planner.attempts = workouts.filter { workout in
        !deload.workouts.contains(workout.id) && block.since.map { workout.start >= $0 } ?? true
      }.compactMap { attempt($0, exercise, same.firstIndex(of: place) ?? 0, of: same.count) }
      planner.last = snapshot.workouts(of: exercise).last.flatMap { attempt($0, exercise, 0, of: 1) }
    } else if block.targets.contains(where: { $0.load == nil && $0.halvesOfRPE != nil && $0.tenthsOfPercent == nil }) {
      planner.oneRepMax = oneRepMax(exercise)
    }
    return planner.suggestion(for: block)
  }

  /// Returns the sets that a workout contains for a block of the routine; nil if it contains none.
  /// - Parameters:
  ///   - place: the index, from 0, of the block among the routine's blocks with this exercise.
  ///   - count: the number of the routine's blocks with this exercise.
  private func attempt(
    _ workout: Workout, _ exercise: ExerciseID, _ place: Int, of count: Int
  ) -> BlockPlanner.Attempt? {
    let blocks = workout.blocks.filter { snapshot.id(of: $0.exercise) == exercise }
    let own = count == 1 ? blocks : blocks.indices.contains(place) ? [blocks[place]] : []
    let sets = own.flatMap(\.sets).filter(\.isWorking)
    return sets.isEmpty ? nil : BlockPlanner.Attempt(day: workout.day, sets: sets)
  }

  /// Returns the best estimate of the one-repetition maximum from recent sets; nil if there is none.
  private func oneRepMax(_ exercise: ExerciseID) -> Mass? {
    let suspicious = snapshot.suspicious
    return snapshot.workouts(of: exercise).lazy
      .filter { today.daysSinceEpoch - $0.day.daysSinceEpoch <= RoutinePlanner.recentDays && $0.day <= today }
      .flatMap { workout in
        workout.blocks.flatMap(\.sets).compactMap { set -> Mass? in
          guard set.isWorking, let load = set.load, let reps = set.reps,
            !suspicious.contains(SetPlace(workout: workout.id, set: Int(set.number)))
          else { return nil }
          return formula.estimate(load.mass, reps: Int(reps))
        }
      }.max()
  }
}

extension StrengthReader {
  func planner(_ snapshot: any StrengthSnapshot) throws(Failure) -> RoutinePlanner {
    RoutinePlanner(snapshot, try settings.settings(), today: today())
  }
}
