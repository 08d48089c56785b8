/// Counts sets by muscle: a working set counts one for each muscle that its exercise trains, and half for each that
/// helps.
package enum MuscleSetRule {
  /// The number of half sets for each muscle.
  package static func halves(
    _ workouts: some Sequence<Workout>, in catalogue: ExerciseCatalogue, leavingOut suspicious: Set<SetPlace> = []
  ) -> [String: Int] {
    var halves: [String: Int] = [:]
    for workout in workouts {
      for block in workout.blocks {
        guard let exercise = catalogue.exercise(of: block.exercise) else { continue }
        let count = block.sets.count {
          $0.isWorking && !suspicious.contains(SetPlace(workout: workout.id, set: Int($0.number)))
        }
        guard count > 0 else { continue }
        for muscle in exercise.primary { halves[muscle, default: 0] += 2 * count }
        for muscle in exercise.secondary { halves[muscle, default: 0] += count }
      }
    }
    return halves
  }
}
