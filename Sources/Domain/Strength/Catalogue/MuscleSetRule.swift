/// Counts sets per muscle, without warm-ups: a set counts as one for each muscle that its exercise mainly trains, and
/// as half for each muscle that assists.
package enum MuscleSetRule {
  /// Returns, for each muscle, twice its number of sets, so that halves are whole numbers: 3 means one and a half sets.
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
