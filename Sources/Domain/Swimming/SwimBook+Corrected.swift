extension SwimBook {
  /// Every workout with its corrections applied, in order of their ids.
  package func correctedWorkouts(_ standing: BookStanding) -> some Sequence<CorrectedWorkout> {
    workouts.indices.lazy.map { corrected($0, standing) }
  }

  /// The workout at that position, with its corrections applied.
  package func corrected(_ index: Int, _ standing: BookStanding) -> CorrectedWorkout {
    CorrectedWorkout(workouts[index], corrections: standing.corrections(of: index))
  }
}
