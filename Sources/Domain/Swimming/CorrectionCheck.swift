/// Making corrections: only such as can be applied, and change something.
extension SwimBook {
  /// The correction that says so of a workout, over its laps as they are now.
  package func correction(_ change: Correction.Change, of id: WorkoutID) throws(CorrectionError) -> Correction {
    guard let index = index(of: id) else { throw .unknownWorkout }
    let workout = workouts[index]
    let corrections = corrections(of: index)
    var corrected = CorrectedLaps(workout, corrections: corrections)
    if corrected.isRemoved { throw .removed }
    if change == .prefer { try checkDuplicate(id) }
    let before = corrected
    try corrected.apply(change, at: change.laps)
    if case .confirm(let laps) = change {
      let now = CorrectedWorkout(workout, corrections: corrections)
      guard now.laps.contains(where: { $0.canBeConfirmed && laps.contains($0.number) }) else { throw .changesNothing }
    } else if change != .prefer, corrected == before {
      throw .changesNothing
    }
    let touched = change.laps.map { workout.laps[$0.indices].map(Correction.Stamp.init) } ?? []
    return Correction(workout: id, change: change, touched: touched)
  }

  private func checkDuplicate(_ id: WorkoutID) throws(CorrectionError) {
    guard standing.duplicates[id] != nil else { throw .notDuplicate }
  }
}
