extension SwimBook {
  /// Every workout with its corrections applied, in order of their ids.
  package func correctedWorkouts(_ standing: BookStanding) -> some Sequence<CorrectedWorkout> {
    workouts.indices.lazy.map { corrected($0, standing) }
  }

  /// The workout at that position, with its corrections applied.
  package func corrected(_ index: Int, _ standing: BookStanding) -> CorrectedWorkout {
    CorrectedWorkout(workouts[index], corrections: standing.corrections(of: index))
  }

  /// The workout of that name, its corrections applied; nil when the book has none.
  package func corrected(_ id: WorkoutID) -> CorrectedWorkout? {
    index(of: id).map { CorrectedWorkout(workouts[$0], corrections: corrections(of: $0)) }
  }
}
