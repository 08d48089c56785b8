import KernelDomain

extension ChartSeries {
  /// Returns, for each day, the greatest estimated one-repetition maximum (the load that the lifter could lift exactly
  /// once), in tenths of a kilogram.
  /// - Parameters:
  ///   - workouts: the workouts, in any order.
  ///   - formula: the formula used for the estimates.
  ///   - suspicious: the suspicious sets, which are ignored.
  ///   - isOf: whether a block is of the exercise that the chart shows.
  package static func oneRepMax(
    _ workouts: some Sequence<Workout>, _ formula: OneRepMaxRule, leavingOut suspicious: Set<SetPlace> = [],
    isOf: (BlockExercise) -> Bool
  ) -> ChartSeries {
    var best: [CivilDay: Int64] = [:]
    for workout in workouts {
      for block in workout.blocks where isOf(block.exercise) {
        for set in block.sets where set.isWorking {
          guard let load = set.load, let reps = set.reps,
            let estimate = formula.estimate(load.mass, reps: Int(reps)),
            !suspicious.contains(SetPlace(workout: workout.id, set: Int(set.number)))
          else { continue }
          best[workout.day] = max(best[workout.day] ?? 0, estimate.tenths)
        }
      }
    }
    return ChartSeries(best.map { Point(day: $0.key, value: $0.value) }.sorted { $0.day < $1.day })
  }
}
