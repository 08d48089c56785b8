/// Counts sets per muscle, excluding warm-ups. A set counts as one for each muscle that its exercise mainly trains, and
/// as half for each muscle that assists.
package enum MuscleSetRule {
  /// Returns the number of sets for each muscle, counted in half sets: 3 means one and a half sets.
  package static func halves(
    _ workouts: some Sequence<Workout>, in catalogue: ExerciseCatalogue, leavingOut suspicious: Set<SetPlace> = []
  ) -> [String: Int] {
    var halves: [String: Int] = [:]
    for workout in workouts {
      for block in workout.blocks {
        guard let exercise = catalogue.exercise(of: block.exercise) else { continue }
        let count = count(block, of: workout, suspicious)
        guard count > 0 else { continue }
        for muscle in exercise.primary { halves[muscle, default: 0] += 2 * count }
        for muscle in exercise.secondary { halves[muscle, default: 0] += count }
      }
    }
    return halves
  }

  /// Returns the number of sets of each exercise whose muscles are unknown. Such sets do not count for any muscle.
  package static func without(
    _ workouts: some Sequence<Workout>, in catalogue: ExerciseCatalogue, leavingOut suspicious: Set<SetPlace> = []
  ) -> [BlockExercise: Int] {
    var sets: [BlockExercise: Int] = [:]
    for workout in workouts {
      for block in workout.blocks {
        let exercise = catalogue.exercise(of: block.exercise)
        guard exercise?.primary.isEmpty ?? true, exercise?.secondary.isEmpty ?? true else { continue }
        let count = count(block, of: workout, suspicious)
        if count > 0 { sets[block.exercise, default: 0] += count }
      }
    }
    return sets
  }

  /// Returns the number of planned sets for each muscle, counted in half sets and excluding warm-ups.
  package static func halves(
    planned blocks: some Sequence<RoutineBlock>, in catalogue: ExerciseCatalogue
  ) -> [String: Int] {
    var halves: [String: Int] = [:]
    for block in blocks {
      guard let exercise = catalogue[block.exercise] else { continue }
      let count = block.targets.count { $0.kind != .warmup }
      for muscle in exercise.primary { halves[muscle, default: 0] += 2 * count }
      for muscle in exercise.secondary { halves[muscle, default: 0] += count }
    }
    return halves
  }

  private static func count(_ block: Block, of workout: Workout, _ suspicious: Set<SetPlace>) -> Int {
    block.sets.count {
      $0.isWorking && !suspicious.contains(SetPlace(workout: workout.id, set: Int($0.number)))
    }
  }
}
