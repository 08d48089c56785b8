package import KernelDomain

/// The exercise whose greatest load the lifter raised most recently, and the history of that load.
package struct RaisedLoad: Hashable, Sendable {
  package let exercise: ExerciseID
  /// The loads that were the greatest when they were lifted, oldest first. There are at least two; the last one is
  /// still the greatest.
  package let steps: [Step]

  package struct Step: Hashable, Sendable {
    package let day: CivilDay
    package let load: Load
  }

  package init(exercise: ExerciseID, steps: [Step]) {
    self.exercise = exercise
    self.steps = steps
  }

  /// Finds the exercise whose greatest load was raised most recently; nil if no load was ever raised. If several were
  /// raised in the same workout, chooses the one with the greatest load. Ignores exercises that were done on one day
  /// only.
  /// - Parameters:
  ///   - records: the records set in `workouts`.
  ///   - workouts: the workouts that count, in chronological order.
  ///   - exercise: returns the exercise of a block.
  package init?(
    _ records: StrengthRecords, _ workouts: [Workout], exercise: (BlockExercise) -> ExerciseID
  ) {
    let heaviest = records.exercises.compactMap { id, records in records.heaviest.map { (id: id, record: $0) } }
    // The id of a workout keeps its first start, so that only its place says when it was done.
    let places = Dictionary(workouts.enumerated().map { ($1.id, $0) }) { $1 }
    let latest = heaviest.map { (id: $0.id, tenths: $0.record.tenths, place: places[$0.record.place.workout] ?? -1) }
      .sorted { a, b in (b.place, b.tenths, a.id.text) < (a.place, a.tenths, b.id.text) }
    let suspicious = Set(latest.flatMap { records.exercises[$0.id]?.suspicious ?? [] })
    var steps: [ExerciseID: [Step]] = Dictionary(uniqueKeysWithValues: latest.map { ($0.id, []) })
    var ids: [BlockExercise: ExerciseID] = [:]
    for workout in workouts {
      for block in workout.blocks {
        let id = ids[block.exercise] ?? exercise(block.exercise)
        ids[block.exercise] = id
        guard var loads = steps[id] else { continue }
        for set in block.sets where set.isWorking {
          guard let load = set.load, set.reps ?? 0 > 0, load.mass.tenths > loads.last?.load.mass.tenths ?? 0,
            !suspicious.contains(SetPlace(workout: workout.id, set: Int(set.number)))
          else { continue }
          // Within a day, only the greatest load counts.
          if loads.last?.day == workout.day { loads.removeLast() }
          loads.append(Step(day: workout.day, load: load))
        }
        steps[id] = loads
      }
    }
    guard let raised = latest.first(where: { steps[$0.id]?.count ?? 0 > 1 }), let all = steps[raised.id] else {
      return nil
    }
    self.init(exercise: raised.id, steps: all.suffix(RaisedLoad.mostSteps))
  }

  private static let mostSteps = 12
}
