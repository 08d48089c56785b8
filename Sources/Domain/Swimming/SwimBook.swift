/// Everything recorded: the workouts as imported, and the swimmer's corrections over them.
package struct SwimBook: Hashable, Sendable {
  /// In order of their ids.
  package var workouts: [Workout]
  /// In the order made, those taken back left out.
  package var corrections: [Correction]

  package init(workouts: [Workout] = [], corrections: [Correction] = []) {
    self.workouts = workouts
    self.corrections = corrections
  }

  /// The workout's position in `workouts`; nil when the book has none of that name.
  package func index(of id: WorkoutID) -> Int? {
    let index = insertionIndex(of: id)
    return index < workouts.count && workouts[index].id == id ? index : nil
  }

  /// The position of the first workout whose id is not less.
  func insertionIndex(of id: WorkoutID) -> Int {
    var low = 0
    var high = workouts.count
    while low < high {
      let middle = (low + high) / 2
      if workouts[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  package subscript(id: WorkoutID) -> Workout? {
    index(of: id).map { workouts[$0] }
  }

  /// Puts workouts in, each in place of the one with its id where there is one.
  package mutating func put(_ changed: [Workout]) {
    for workout in changed {
      let index = insertionIndex(of: workout.id)
      if index < workouts.count, workouts[index].id == workout.id {
        workouts[index] = workout
      } else {
        workouts.insert(workout, at: index)
      }
    }
  }
}
