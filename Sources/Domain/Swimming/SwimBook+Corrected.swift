extension SwimBook {
  /// Every workout with its corrections applied, in order of their ids.
  package func correctedWorkouts(_ standing: BookStanding) -> some Sequence<CorrectedWorkout> {
    workouts.indices.lazy.map { CorrectedWorkout(workouts[$0], corrections: standing.corrections(of: $0)) }
  }
}
